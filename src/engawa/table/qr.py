"""An address as a picture that a telephone reads."""

from __future__ import annotations

from io import BytesIO


def drawn(address: str) -> str:
    """Dark on light, with its margin, whatever the page around it is like: readers want that."""
    import segno  # few ever ask for one

    svg = BytesIO()
    code = segno.make_qr(address, error="m")
    code.save(svg, kind="svg", dark="#000", light="#fff", border=4, omitsize=True, xmldecl=False)
    return svg.getvalue().decode()
