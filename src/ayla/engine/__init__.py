"""Search, evaluation, levels and analysis."""
