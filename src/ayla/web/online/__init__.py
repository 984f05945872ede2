"""Matches between people far apart: what they say, who is there, and who judges the clock."""
