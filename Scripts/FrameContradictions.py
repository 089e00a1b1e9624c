#!/usr/bin/env python3
"""Lists the views of real documents whose saved frames contradict their own required constraints.

Usage: python3 Scripts/FrameContradictions.py FOLDER > Tests/InterfaceLoaderTests/Layout/Stored/Contradictions.tsv

It compares the frames that Interface Builder saved with the required equalities between them, and shares
no code with the solver. Three kinds of rows are written, each with the path, the id and the kind:

contradicts  an equality between two views, or on a length, is off by more than controls' insets can be
twice        the safe area that the frames imply has twice the insets of the device, which Interface Builder
             24 and its neighbors count twice
displaced    a required equality relates the view to one of the others
"""
import collections
import os
import sys
import xml.etree.ElementTree as ET

from SavedFrames import SavedFrames, ratio

# The greatest inset of two controls beside each other, by framework; bare views have none.
SLACK = {"UIKit": 2.0, "AppKit": 10.0}
BARE = {"view", "customView", "imageView", "scrollView", "stackView", "gridView", "containerView",
        "tableView", "splitView", "collectionView", "label"}
HORIZONTAL = {"leading", "trailing", "left", "right", "centerX"}
VERTICAL = {"top", "bottom", "centerY"}
TOPS = {"retina4_7": 20, "retina5_5": 20, "retina5_9": 44, "retina6_1": 48, "retina6_12": 59,
        "retina6_5": 44}


class Document(SavedFrames):
    def value(self, element, attribute, outer):
        if attribute in ("width", "height"):
            return self.frame(element)[2 if attribute == "width" else 3]
        span = self.span(element, outer, "x" if attribute in HORIZONTAL else "y")
        if span is None:
            return None
        if attribute in ("leading", "left", "top"):
            return span[0]
        if attribute in ("trailing", "right", "bottom"):
            return span[1]
        return (span[0] + span[1]) / 2


def rows(path):
    document = Document(path)
    placed = {e.get("id"): e for e in document.root.iter()
              if e.get("translatesAutoresizingMaskIntoConstraints") == "NO"
              and e.get("fixedFrame") != "YES" and e.get("id") in document.frames}
    device = document.root.find("device")
    top = TOPS.get(device.get("id")) if device is not None else None
    found, links = {}, collections.defaultdict(set)
    for constraint, holder in document.required_equalities():
        first = document.ids.get(constraint.get("firstItem") or holder.get("id"))
        attribute, other = constraint.get("firstAttribute"), constraint.get("secondAttribute")
        second = document.ids.get(constraint.get("secondItem")) if other else None
        constant = float(constraint.get("constant") or 0)
        guides = [e for e in (first, second) if e is not None and e.tag == "viewLayoutGuide"
                  and e.get("key") == "safeArea"]
        if guides and top and attribute == other and attribute in VERTICAL:
            view = second if first in guides else first
            owner = document.parents[guides[0]]
            if view is None or view.get("id") not in document.frames or owner.get("key") != "view":
                continue
            edge = document.value(view, attribute, owner)
            edge = edge - constant if view is first else edge + constant
            height = document.frames[owner.get("id")][3]
            inset = edge if attribute == "top" else height - edge
            bar = {"top": (2 * top, 2 * top + 44, 2 * top + 54), "bottom": (68,)}.get(attribute, ())
            if any(abs(inset - number) < 1 for number in bar):
                found.setdefault(view.get("id"), "twice")
            continue
        if first is None or first.get("id") not in document.frames:
            continue
        known = HORIZONTAL | VERTICAL | {"width", "height"}
        if attribute not in known or (other and other not in known):
            continue
        if other is None:
            if attribute not in ("width", "height"):
                continue
            difference = document.value(first, attribute, first) - constant
            both = [first]
        else:
            if second is None or second.get("id") not in document.frames:
                continue
            outer = document.common_superview(first, second)
            if outer is None or any(e.tag == "scrollView" for e in (first, second)):
                continue
            one = document.value(first, attribute, outer)
            two = document.value(second, other, outer)
            if one is None or two is None:
                continue
            difference = one - ratio(constraint.get("multiplier") or "1") * two - constant
            both = [first, second]
            axis = "x" if attribute in HORIZONTAL | {"width"} else "y"
            links[(axis, first.get("id"))].add(second.get("id"))
            links[(axis, second.get("id"))].add(first.get("id"))
        bare = all(e.tag in BARE for e in both) and document.family == "UIKit" or (
            all(e.tag in BARE - {"label"} for e in both))
        if abs(difference) > (1.0 if bare else SLACK[document.family]):
            for element in both:
                if element.get("id") in placed:
                    found.setdefault(element.get("id"), "contradicts")
    for one in list(found):
        for axis in "xy":
            for other in links[(axis, one)]:
                if other in placed:
                    found.setdefault(other, "displaced")
    return [(identifier, kind) for identifier, kind in found.items() if identifier in placed], len(placed)


def main(folder):
    counts, total = collections.Counter(), collections.Counter()
    for base, _, names in sorted(os.walk(folder)):
        for name in sorted(names):
            if not name.endswith((".storyboard", ".xib")):
                continue
            path = os.path.join(base, name)
            try:
                list_, placed = rows(path)
            except ET.ParseError:
                continue
            total["placed"] += placed
            for identifier, kind in sorted(list_):
                counts[kind] += 1
                print(f"{os.path.relpath(path, folder)}\t{identifier}\t{kind}")
    print(f"{total['placed']} views that constraints place: {dict(counts)}", file=sys.stderr)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
