"""Goré in other people's toolkits, one package each. None is imported by any other part."""
