#!/usr/bin/env python3
"""Derives what is aligned of each kind of control from the frames that Interface Builder saved.

Usage: python3 Scripts/AlignmentInsets.py CORPUS [FOLDER …] > Sources/InterfaceLoader/Layout/Alignments.txt

Half of the apps in CORPUS, drawn with a fixed seed, are read, and all documents in the other folders; the
test CorpusLayoutTests gives its figure for the other half. A required equality between two views says a sum
of their insets. Where only one of them is not known, that is a vote for it; the inset with the most votes for
one number is decided first, and then the others again. Labels give the baselines their zero: that of the
system font at 13 points is 3 points above the lower edge. What UIKit's classes have is told apart.
"""
import collections
import os
import random
import sys
import textwrap
import xml.etree.ElementTree as ET

from SavedFrames import SavedFrames, ratio

SEED = 46
EDGES = {"left": ("left", 1), "leading": ("left", 1), "right": ("right", -1), "trailing": ("right", -1),
         "top": ("top", 1), "bottom": ("bottom", -1), "baseline": ("baseline", -1),
         "lastBaseline": ("baseline", -1), "firstBaseline": ("baseline", -1)}
PAIRS = {"X": ("left", "right"), "Y": ("top", "bottom"), "width": ("left", "right"),
         "height": ("top", "bottom")}
HORIZONTAL = {"left", "leading", "right", "trailing", "centerX", "width"}
# Views that are aligned by their frames.
BARE = {"view", "customView", "scrollView", "stackView", "splitView", "imageView", "gridView",
        "containerView", "visualEffectView"}
FIELDS = {"textField", "secureTextField", "tokenField"}
# The greatest distance from an edge that is thought to be an inset, and the fewest equalities of a row.
MOST = 16
FEWEST = 4

# The heights of buttons before macOS 26 and on it.
HEIGHTS = {("popUpButton", "rounded", "regular"): ((25, 26), 24),
           ("popUpButton", "rounded", "small"): ((22,), 20),
           ("button", "rounded", "regular"): ((32,), 24), ("button", "rounded", "small"): ((27, 28), 20),
           ("button", "check", "regular"): ((18,), 16), ("button", "check", "small"): ((16,), 14)}

Kind = collections.namedtuple("Kind", "name style size generation")


def generation(document):
    """The looks that the editor gave controls: by its version, and from Xcode 16 on by heights of buttons,
    because they are those of the Mac on which the document was saved. None where they do not tell."""
    version = int(document.root.get("toolsVersion", "0").split(".")[0])
    if version == 32700:
        version = max((int(float(e.get("version"))) for e in document.root.iter("plugIn")
                       if ".Cocoa" in e.get("identifier", "")), default=0)
    if version < 24000:
        return "catalina" if version < 15500 else "bigSur"
    votes = 0
    for element in document.root.iter():
        cell = next((c for c in element if c.get("key") == "cell"), None)
        if cell is None or element.get("id") not in document.frames:
            continue
        name = "check" if cell.get("type") in ("check", "radio") else cell.get("bezelStyle")
        heights = HEIGHTS.get((element.tag, name, cell.get("controlSize") or "regular"))
        height = document.frame(element)[3]
        if heights:
            votes += (height in heights[0]) - (height == heights[1])
    return "bigSur" if votes > 0 else "tahoe" if votes < 0 else None


def style(element, cell, frame):
    if element.tag == "box":
        if element.get("boxType") == "separator":
            return "separator." + ("wide" if frame[2] >= frame[3] else "high")
        title = "untitled" if element.get("titlePosition") == "noTitle" else "titled"
        return f"{element.get('boxType') or 'primary'}.{title}"
    if element.tag == "tabView":
        return element.get("type") or "-"
    if cell is None:
        return "-"
    if element.tag == "button":
        return {"radio": "check"}.get(cell.get("type"), cell.get("type")) or "-"
    if element.tag == "popUpButton":
        return cell.get("bezelStyle") or "-"
    if element.tag in FIELDS:
        return "bezel" if cell.get("bezelStyle") or cell.get("borderStyle", "none") != "none" else "-"
    return "-"


class Document(SavedFrames):
    def __init__(self, path):
        super().__init__(path)
        self.generation = generation(self)

    def kind(self, element):
        if self.family == "UIKit":
            return Kind(element.tag, "-", "-", "-")
        cell = next((c for c in element if c.get("key") == "cell"), None)
        size = (cell.get("controlSize") if cell is not None else None) or element.get("controlSize")
        name = "textField" if element.tag in FIELDS else element.tag
        kind = style(element, cell, self.frame(element))
        # Labels and lines have one look.
        is_same = (name, kind) == ("textField", "-") or kind.startswith("separator")
        return Kind(name, kind, size or "regular", "any" if is_same else self.generation)

    def term(self, element, attribute, outer):
        """A number, and the insets with their factors that are added to it; None for what is not known."""
        kind = None if element.tag in BARE or element is outer else self.kind(element)
        frame = self.frame(element)
        axis = "x" if attribute in HORIZONTAL else "y"
        pair = PAIRS.get(attribute if attribute in PAIRS else attribute[-1])
        if attribute in ("width", "height"):
            terms = {} if kind is None else {(kind, edge): -1 for edge in pair}
            return frame[2 if attribute == "width" else 3], terms
        span = self.span(element, outer, axis)
        if span is None:
            return None
        if attribute in ("centerX", "centerY"):
            terms = {} if kind is None else {(kind, pair[0]): 0.5, (kind, pair[1]): -0.5}
            return sum(span) / 2, terms
        if attribute not in EDGES:
            return None
        edge, factor = EDGES[attribute]
        if edge == "baseline":
            # The first line is the last one where there is room for one only.
            if kind is None or self.family == "UIKit" or (
                    element.tag == "textField" and kind.style == "-" and frame[3] > 22):
                return None
        return span[0 if factor > 0 else 1], {} if kind is None else {(kind, edge): factor}

    def equations(self):
        """Sums of insets: their factors, and what they are together."""
        for constraint, holder in self.required_equalities():
            first = self.ids.get(constraint.get("firstItem") or holder.get("id"))
            attribute, other = constraint.get("firstAttribute"), constraint.get("secondAttribute")
            second = self.ids.get(constraint.get("secondItem")) if other else None
            items = [first, second] if other else [first]
            if any(e is None or e.get("id") not in self.frames or e.get("misplaced") == "YES"
                   for e in items):
                continue
            constant = float(constraint.get("constant") or 0)
            if not other:
                if attribute in ("width", "height"):
                    number, terms = self.term(first, attribute, None)
                    yield terms, constant - number
                continue
            outer = self.common_superview(first, second)
            if outer is None or outer.tag in ("scrollView", "clipView"):
                continue
            one, two = self.term(first, attribute, outer), self.term(second, other, outer)
            if one is None or two is None:
                continue
            factor = ratio(constraint.get("multiplier") or "1")
            terms = collections.defaultdict(float, one[1])
            for key, number in two[1].items():
                terms[key] -= factor * number
            yield ({key: number for key, number in terms.items() if number},
                   factor * two[0] + constant - one[0])


def paths(folder, apps=None):
    for base, _, names in sorted(os.walk(folder)):
        if apps is None or os.path.relpath(base, folder).split(os.sep)[0] in apps:
            yield from (os.path.join(base, name) for name in sorted(names)
                        if name.endswith((".storyboard", ".xib")))


def derive(equations, known):
    """The insets, each with how many equalities say so, of how many; some may be known before."""
    known = dict(known)
    while True:
        votes = collections.defaultdict(collections.Counter)
        for terms, total in equations:
            unknown = [key for key in terms if key not in known]
            if len(unknown) == 1:
                rest = total - sum(factor * known[key][0] for key, factor in terms.items()
                                   if key in known)
                votes[unknown[0]][round(rest / terms[unknown[0]], 1)] += 1
        if not votes:
            return {key: inset for key, inset in known.items() if is_likely(inset)}
        key = max(votes, key=lambda key: (votes[key].most_common(1)[0][1], -votes[key].total(), key))
        number, count = votes[key].most_common(1)[0]
        known[key] = (number, count, votes[key].total())


def is_likely(inset):
    """More than one equality and most of them say so, and it is one that a control may have."""
    number, count, total = inset
    return (total == 0 or count > 1 and 2 * count > total) and abs(number) <= MOST and (2 * number).is_integer()


def row(kind, insets):
    """The insets of a kind, completed: by those of the regular size, and by the opposite edge."""
    found, seen = {}, 0
    for edge, opposite in (("top", None), ("left", "right"), ("bottom", None), ("right", "left"),
                           ("baseline", None)):
        for key in ((kind, edge), (kind._replace(size="regular"), edge), (kind, opposite)):
            if key in insets:
                found[edge] = insets[key][0] + 0.0
                break
        seen += insets[(kind, edge)][1] if (kind, edge) in insets else 0
    if "baseline" in found:
        found["baseline"] -= found.get("bottom", 0)
    return found, seen


def rows(insets, besides=()):
    """The rows of the kinds that enough equalities tell, where they have more than other insets."""
    for kind in sorted({kind for kind, edge in insets if (kind, edge) not in besides}):
        found, seen = row(kind, insets)
        if seen >= FEWEST:
            words = [f"{found.get(edge, 0.0):g}" for edge in ("top", "left", "bottom", "right")]
            words.append(f"{found['baseline']:g}" if "baseline" in found else "-")
            yield kind, " ".join([*kind, *words, str(seen)])


SOURCE = """\
# What is aligned of each kind of AppKit's controls, derived by Scripts/AlignmentInsets.py from half of the
# corpus's apps and from others:
{names}
#
# A line has the name of the element, its style, its size and the generation; the insets at the top, on the
# left, at the bottom and on the right; the distance of the baseline from the lower edge of what is aligned,
# or -; and the number of equalities in real documents that say so.
{rows}
later
# The kinds of which those apps do not say all, with what the other apps of the corpus say.
{later}
"""


def equations(documents):
    """The equations of documents by framework."""
    found = collections.defaultdict(list)
    for path in documents:
        try:
            document = Document(path)
        except ET.ParseError:
            continue
        found[document.family] += [
            equation for equation in document.equations()
            if equation[0] and all(kind.generation for kind, _ in equation[0])]
    return found


def main(corpus, folders):
    apps = sorted(name for name in os.listdir(corpus) if os.path.isdir(os.path.join(corpus, name)))
    half = sorted(random.Random(SEED).sample(apps, len(apps) // 2))
    others = sorted(name for folder in folders for name in os.listdir(folder))
    read = equations([*paths(corpus, half), *(path for folder in folders for path in paths(folder))])
    rest = equations(paths(corpus, set(apps) - set(half)))
    labels = {(Kind("textField", "-", "regular", "any"), "baseline"): (3.0, 0, 0)}
    insets = derive(read["AppKit"], labels)
    first = dict(rows(insets))
    insets = {key: inset for key, inset in insets.items() if key[0] in first}
    later = dict(rows(derive(rest["AppKit"], {**labels, **insets}), insets))
    lines = ["\n".join(table.values()) for table in (first, later)]
    names = "\n".join(textwrap.wrap(", ".join(half + others), 105, break_on_hyphens=False,
                                    initial_indent="# ", subsequent_indent="# "))
    print(SOURCE.format(names=names, rows=lines[0], later=lines[1]), end="")
    for name, family in (("read", read), ("the others", rest)):
        for kind, text in rows(derive(family["UIKit"], {})):
            if any(insets := row(kind, derive(family["UIKit"], {}))[0].values()):
                print(f"UIKit, {name}:", text, file=sys.stderr)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2:])
