"""A game between two seats: clocks, draw and takeback offers, resigning. No input or output."""
