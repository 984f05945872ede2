"""This machine on its local network: the addresses at which others reach it, and its names."""

import ipaddress
import socket
from typing import Final

_SOMEWHERE: Final = ("192.0.2.1", 9)
"""An address that no machine has: asked for the way there, the system names its own address."""


def network_address() -> str | None:
    """The IPv4 address by which other machines on the same network reach this one, if any.

    Of several, the one on the way to other networks, then a private one: the Wi-Fi rather than the
    bridge of a virtual machine.
    """
    import ifaddr  # only a server on a network needs it

    found = [
        ipaddress.IPv4Address(ip.ip)
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if ip.is_IPv4 and isinstance(ip.ip, str)
    ]
    usable = [ip for ip in found if not (ip.is_loopback or ip.is_link_local or ip.is_unspecified)]
    outward = _outward()
    usable.sort(key=lambda ip: (str(ip) != outward, not ip.is_private))
    return str(usable[0]) if usable else None


def own_names() -> tuple[str, ...]:
    """The names by which a local network may know this machine."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return tuple(dict.fromkeys(part for part in (name, short, f"{short}.local") if part))


def _outward() -> str | None:
    """The address that this machine would use to talk to another network; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_SOMEWHERE)
        except OSError:  # it is on no other network
            return None
        return str(probe.getsockname()[0])
