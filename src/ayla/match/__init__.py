"""A game between two seats: clocks, offers of a draw or a takeback, resigning. No input or output."""
