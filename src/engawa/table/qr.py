"""QR codes."""

from __future__ import annotations

from io import BytesIO


def drawn(address: str) -> str:
    """Draw an address as a QR code, dark on light with a margin, as readers need it."""
    import segno  # seldom needed

    svg = BytesIO()
    code = segno.make_qr(address, error="m")
    code.save(svg, kind="svg", dark="#000", light="#fff", border=4, omitsize=True, xmldecl=False)
    return svg.getvalue().decode()
