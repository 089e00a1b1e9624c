"""The frames that Interface Builder saved in a document, for scripts that share no code with the solver."""
import xml.etree.ElementTree as ET


class SavedFrames:
    """The elements of a document that have an id and a frame."""

    def __init__(self, path):
        self.root = ET.parse(path).getroot()
        kind = self.root.get("type", "")
        self.family = "UIKit" if "CocoaTouch" in kind or "AppleTV" in kind else "AppKit"
        self.parents = {child: parent for parent in self.root.iter() for child in parent}
        self.ids = {e.get("id"): e for e in self.root.iter() if e.get("id")}
        self.frames = {}
        for element in self.root.iter():
            rect = element.find("rect")
            if rect is not None and rect.get("key") == "frame" and element.get("id"):
                try:
                    self.frames[element.get("id")] = tuple(
                        float(rect.get(name)) for name in ("x", "y", "width", "height"))
                except (TypeError, ValueError):
                    pass

    def frame(self, element):
        return self.frames[element.get("id")]

    def superview(self, element):
        parent = self.parents.get(element)
        while parent is not None and parent.get("id") not in self.frames:
            parent = self.parents.get(parent)
        return parent

    def chain(self, element):
        while element is not None:
            yield element
            element = self.superview(element)

    def common_superview(self, first, second):
        """The nearest view around both, which may be one of them; None for views of two trees."""
        around = list(self.chain(second))
        return next((e for e in self.chain(first) if e in around), None)

    def span(self, element, outer, axis):
        """The start and the end of a view in the coordinates of one around it, from the upper left."""
        index = 0 if axis == "x" else 1
        start, length = 0.0, self.frame(element)[index + 2]
        view = element
        while view is not outer:
            x, y, width, height = self.frame(view)
            above = self.superview(view)
            if above is None:
                return None
            if axis == "x":
                start += x
            elif self.family == "UIKit":
                start += y
            else:
                start += self.frame(above)[3] - y - height
            view = above
        return start, start + length

    def required_equalities(self):
        """The constraints that hold in every size class: each with the element that contains it."""
        uninstalled = {x.get("reference") for v in self.root.iter("variation")
                       for m in v.iter("mask") for x in m}
        for constraint in self.root.iter("constraint"):
            if not (constraint.get("relation") or constraint.get("priority", "1000") != "1000"
                    or constraint.get("placeholder") or constraint.get("id") in uninstalled):
                yield constraint, self.parents[self.parents[constraint]]


def ratio(text):
    """The number of a multiplier, which may be written as a ratio."""
    for mark in (":", "/"):
        if mark in text:
            one, other = text.split(mark)
            return float(one) / float(other)
    return float(text)
