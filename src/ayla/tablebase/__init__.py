"""The solved classic game: index, solver, file format and probing."""
