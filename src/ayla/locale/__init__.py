"""The texts of every language, one Fluent catalogue each, for terminal and browser alike."""
