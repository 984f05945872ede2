"""Who counts as one, where it is counted how much somebody asks for."""

import ipaddress

from litestar.types import Scope


def caller(scope: Scope) -> str | None:
    """Where a request or a connection comes from, or ``None`` for the machine itself.

    An IPv6 network of 64 bits counts as one address: whoever has one has all of it. This is for
    counting only, and kept nowhere.
    """
    client = scope.get("client")
    if not client:
        return None
    try:
        address = ipaddress.ip_address(client[0])
    except ValueError:
        return client[0]
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    address = mapped or address
    if address.is_loopback:
        return None
    if address.version == 6:
        return str(ipaddress.ip_network((int(address), 64), strict=False))
    return str(address)
