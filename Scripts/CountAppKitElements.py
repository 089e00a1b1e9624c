#!/usr/bin/env python3
"""Compares what `ctl announce` tells of AppKit documents with the tags in their XML.

CountAppKitElements.py FOLDER CTL

Each control, segment, item, label, column, box, window, text and picture of a document is either an element of
`ctl announce --format json` or counted there with its kind. Prints the documents in which the two numbers
differ, and exits with 1 if there are any.
"""

import json
import pathlib
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

CONTROLS = {
    "button", "popUpButton", "textField", "secureTextField", "searchField", "tokenField", "comboBox",
    "slider", "stepper", "segmentedControl", "datePicker", "colorWell", "switch", "pathControl",
    "levelIndicator", "matrix", "control", "ruleEditor", "predicateEditor", "imageView", "tableView",
    "outlineView", "browser", "form",
}
OTHERS = {
    "window", "box", "tableColumn", "textView", "progressIndicator", "webView", "wkWebView",
    "tabView", "tabViewItem", "collectionView", "segment",
}
SPACES = ("SpaceItem", "SeparatorItem", "TrackingSeparatorItemIdentifier")


def count(root):
    """Returns the number of elements that have to be told."""
    # A controller with its tabs in the toolbar has no tab view that is told: the toolbar is a group around them.
    bars = {
        inner for outer in root.iter("tabViewController") if outer.get("tabStyle") == "toolbar"
        for inner in outer if inner.get("key") == "tabView"
    }
    total = 0
    for element in root.iter():
        tag = element.tag
        if element in bars:
            continue
        if tag in CONTROLS or tag in OTHERS:
            total += 1
        elif tag == "menuItem":
            total += element.get("isSeparatorItem") != "YES"
        elif tag == "toolbarItem":
            name = element.get("explicitItemIdentifier") or element.get("implicitItemIdentifier") or ""
            has_view = any(child.get("key") == "view" for child in element)
            total += element.get("id") is not None and not name.endswith(SPACES) and not has_view
        elif tag == "cells" and element.get("key") is None:
            total += sum(
                inner.tag.endswith("Cell")
                for inner in element.iter()
            )
    return total


def main():
    folder, ctl = sys.argv[1], sys.argv[2]
    paths = []
    for path in sorted(pathlib.Path(folder).rglob("*")):
        if path.suffix in (".xib", ".storyboard"):
            root = ElementTree.parse(path).getroot()
            if "Cocoa" in root.get("type", "") and "CocoaTouch" not in root.get("type", ""):
                paths.append((path, root))
    if not paths:
        print("skipped: there are no documents")
        return
    output = subprocess.run(
        [ctl, "announce", "--format", "json"] + [str(path) for path, _ in paths],
        capture_output=True, text=True, check=False).stdout
    documents = {entry["path"]: entry for entry in json.loads(output)["documents"]}
    told = counted = different = 0
    for path, root in paths:
        screens = documents[str(path)]["versions"][0]["screens"]
        elements = sum(len(screen["elements"]) for screen in screens)
        others = sum(
            entry["count"] for screen in screens for entry in screen.get("notAnnounced", []))
        told, counted = told + elements, counted + others
        expected = count(root)
        if elements + others != expected:
            different += 1
            print(f"{path}: {elements} elements and {others} counted, not {expected}")
    print(f"{len(paths)} documents: {told} elements, {counted} counted, {different} differ")
    sys.exit(1 if different else 0)


if __name__ == "__main__":
    main()
