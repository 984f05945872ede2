"""Whether the process is alive."""

from litestar import HttpMethod, MediaType, route


@route(
    "/health/live",
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    status_code=200,
    media_type=MediaType.TEXT,
    sync_to_thread=False,
    tags=["health"],
)
def is_alive() -> str:
    """Answer ``ok`` for as long as the process can answer."""
    return "ok"
