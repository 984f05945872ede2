"""Whether the process is alive."""

from litestar import MediaType, get


@get("/health/live", media_type=MediaType.TEXT, sync_to_thread=False, tags=["health"])
def is_alive() -> str:
    """Answer ``ok`` for as long as the process can answer."""
    return "ok"
