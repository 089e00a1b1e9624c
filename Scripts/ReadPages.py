#!/usr/bin/env python3
"""Reads pages of `ctl gallery` with html5lib, strictly, and looks for what leads outside of them.

    python3 Scripts/ReadPages.py FOLDER

html5lib is a package of PyPI; where it is absent, the script says so. The exit status is 1 if a page is
not well-formed, refers to anything outside of its folder, or has a script or a handler of its own.
"""

import multiprocessing
import pathlib
import sys

try:
    import html5lib
except ImportError:
    html5lib = None


def problem(path):
    """What is wrong with a page; None if nothing is."""
    parser = html5lib.HTMLParser(html5lib.getTreeBuilder("etree"), strict=True)
    try:
        root = parser.parse(path.read_bytes().decode("utf-8"))
    except Exception as error:  # html5lib's errors, and those of the encoding
        return f"{path}: {type(error).__name__} {error} at {parser.errors[-1:]}"
    scripts = 0
    for element in root.iter():
        name = str(element.tag).rsplit("}", 1)[-1]
        scripts += name == "script"
        if name in ("link", "iframe", "object", "embed", "base", "form", "image", "use"):
            return f"{path}: has the element {name}"
        for attribute, value in element.attrib.items():
            if str(attribute).startswith("on"):
                return f"{path}: has the handler {attribute}"
            if attribute == "href" and not value.startswith("#") and (
                    ":" in value or "/" in value):
                return f"{path}: leads to {value}"
            if attribute == "src" and not value.startswith("data:image/gif"):
                return f"{path}: loads {value}"
    return None if scripts == 1 else f"{path}: has {scripts} scripts"


def main():
    """Reads the pages; returns the exit status."""
    if html5lib is None:
        print("html5lib: skipped, the package is absent: pip install html5lib")
        return 0
    pages = sorted(pathlib.Path(sys.argv[1]).glob("*.html"))
    with multiprocessing.Pool() as pool:
        problems = [p for p in pool.map(problem, pages, chunksize=4) if p]
    for told in problems[:20]:
        print(told)
    print(f"{len(pages) - len(problems)} of {len(pages)} pages are read without an error")
    return 1 if problems or not pages else 0


if __name__ == "__main__":
    sys.exit(main())
