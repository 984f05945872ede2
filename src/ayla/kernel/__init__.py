"""The rules on packed integers, compiled with Numba."""
