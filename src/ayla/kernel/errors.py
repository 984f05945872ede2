"""What the kernel refuses."""


class BatchError(ValueError):
    """An array that is not what a function takes; ``code`` is ``bad_batch``."""

    code = "bad_batch"
