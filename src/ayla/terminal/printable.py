"""Text from elsewhere, made safe to print."""


def printable(text: str) -> str:
    """The text on one line, with control characters written as escapes: none reaches a terminal."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)
