"""A document that faults are planted in: edits of its text, free places, and its tables."""

import collections
import re

from CheckPlaces import decode, parse

HIDES = {"tableViewCell", "collectionViewCell", "collectionReusableView", "scrollView", "tableView"}
HIDES |= {"collectionView", "stackView", "navigationBar", "toolbar", "tabBar", "visualEffectView"}
# The names of controls that are added, which no document has.
WORDS = (
    "Lantern Harbor Meadow Compass Orchard Saddle Walnut Ribbon Thimble Copper Glacier Velvet "
    "Pebble Saffron Anchor Juniper Marble Falcon Timber Cobalt Willow Ember Canyon Raven"
).split()
# Where a view is put: the list of views, the offset in it, the frame, and the controller.
Spot = collections.namedtuple("Spot", "view offset x y width height controller")


class Document:
    """A document with edits of its text.

    `used` has the ids of objects that faults are planted in already, and `loud` those of objects
    that have findings: neither takes another fault. `only` has the ids of the objects that may
    take one, if not all may. With `strict`, a fault must not bring a second finding with it.
    """

    def __init__(self, path, text=None, used=(), loud=(), only=None, strict=False):
        self.path = path
        self.text = path.read_text(encoding="utf-8") if text is None else text
        self.root = parse(self.text)
        self.used, self.loud, self.only, self.strict = set(used), set(loud), only, strict
        self.elements = list(self.root.all())
        self.ids = {e["id"] for e in self.elements if e["id"]}
        self.outlets = {e["destination"] for e in self.elements if e.name.startswith("outlet")}
        self.places = {}
        self.begin()

    def begin(self):
        """Forgets the edits."""
        self.edits = []
        # Texts for tables: language, key and text.
        self.entries = []
        # The ids of objects that are edited, and of those that are added.
        self.touched, self.added = set(), set()

    def edit(self, start, end, replacement):
        self.edits.append((start, end, replacement))

    def touch(self, *elements):
        """Notes that a fault is planted in objects."""
        for element in elements:
            inner = (each["id"] for each in [element, *element.around()] if each["id"])
            self.touched.add(next(inner, None))

    def set(self, element, **attributes):
        """Sets attributes of an element; None removes one."""
        self.touch(element)
        for name, value in attributes.items():
            if name in element.values:
                start, end = element.values[name]
                if value is None:
                    self.edit(element.places[name] - 1, end + 1, "")
                else:
                    self.edit(start, end, value)
            elif value is not None:
                place = element.start + 1 + len(element.name)
                self.edit(place, place, f' {name}="{value}"')

    def insert(self, element, xml):
        """Adds children to an element."""
        if element.is_empty:
            slash = self.text.rindex("/", element.start, element.tag_end)
            self.edit(slash, element.tag_end, f">{xml}</{element.name}>")
        else:
            self.edit(element.tag_end, element.tag_end, xml)

    def remove(self, element):
        if element is not None:
            self.touch(element)
            self.edit(element.start, element.end, "")

    def accessibility(self, element, traits=(), is_element=None, **attributes):
        """Replaces what a document says for screen readers about an element."""
        self.touch(element)
        self.remove(element.child("accessibility"))
        listed = "".join(f' {name}="{value}"' for name, value in attributes.items())
        inner = ""
        if traits:
            inner += '<accessibilityTraits key="traits"%s/>' % "".join(
                f' {trait}="YES"' for trait in traits
            )
        if is_element is not None:
            inner += f'<bool key="isElement" value="{"YES" if is_element else "NO"}"/>'
        self.insert(
            element,
            f'<accessibility key="accessibilityConfiguration"{listed}>{inner}</accessibility>',
        )

    def connect(self, element, xml):
        """Adds connections to an element."""
        connections = element.child("connections")
        if connections:
            self.insert(connections, xml)
        else:
            self.insert(element, f"<connections>{xml}</connections>")

    def outlet(self, controller, *identifiers):
        """Adds outlets of a controller."""
        self.connect(controller, "".join(
            f'<outlet property="{self.fresh("outlet", "")}" destination="{each}" '
            f'id="{self.fresh("connection")}"/>' for each in identifiers))

    def add_object(self, element, xml):
        """Adds an object beside the top one that an element is in."""
        objects = next(outer for outer in element.around() if outer.name == "objects")
        self.insert(objects, xml)

    def add_view(self, spot, xml):
        """Adds views at a free place."""
        self.edit(spot.offset, spot.offset, xml)

    def add_color(self, name):
        """Adds a color of the system to the resources, as Interface Builder does."""
        if f'<systemColor name="{name}">' in self.text:
            return
        xml = (f'<systemColor name="{name}"><color white="1" alpha="1" colorSpace="custom" '
               'customColorSpace="genericGamma22GrayColorSpace"/></systemColor>')
        resources = self.root.child("resources")
        if resources:
            self.insert(resources, xml)
        else:
            self.edit(self.root.close, self.root.close, f"<resources>{xml}</resources>")

    def fresh(self, name, dash="-"):
        """A new id, or the name of an outlet, that the document does not have."""
        first = f"planted{dash}{name if dash else name.title()}"
        number, found = 1, first
        while f'"{found}"' in self.text or found in self.added:
            number += 1
            found = f"{first}{dash}{number}"
        self.added.add(found)
        return found

    def word(self, chance):
        """A name that the document does not have."""
        return chance.choice([word for word in WORDS if word not in self.text])

    def translate(self, language, key, text):
        """Adds a text to the table of a language, in the place of one that is there."""
        self.entries.append((language, key, text))

    def say(self, identifier, property, text):
        """Adds a text of an added object to the tables of all languages, as a name is."""
        for language in languages(self):
            self.translate(language, f"{identifier}.{property}", text)

    def changed(self):
        text = self.text
        for start, end, replacement in sorted(self.edits, reverse=True, key=lambda e: e[:2]):
            text = text[:start] + replacement + text[end:]
        return text

    # What is asked of places.

    def is_free(self, element):
        """Tells if an object has no finding, and no fault is planted in it or in what is around."""
        views = [o for o in element.around() if o.parent and o.parent.name == "subviews"]
        if self.only is not None and element["id"] not in self.only:
            return False
        return element["id"] not in self.loud and not any(
            each["id"] in self.used for each in [element, *views])

    def is_inside(self, element):
        """Tells if a view stands inside all views that it is in."""
        frame = element.child("rect", key="frame")
        if frame is None or not frame["width"]:
            return False
        x, y, width, height = numbers(element)
        for outer in element.around():
            own = outer.child("rect", key="frame")
            if own is None or not own["width"]:
                continue
            left, top, wide, high = numbers(outer)
            if x < 0 or y < 0 or x + width > wide or y + height > high:
                return False
            x, y = x + left, y + top
            if outer["key"] == "view":
                break
        return True

    def target(self, element):
        """The id of the object that the actions of an element go to."""
        scene = next((outer for outer in element.around() if outer.name == "scene"), None)
        owners = [e["id"] for e in self.scenes() if scene in e.around()] if scene else []
        return owners[0] if owners else "-1"

    def shown(self, element):
        """Whether an element is a visible one of a plain screen, which has its own place in it."""
        plain = self.is_free(element)
        for outer in [element, *element.around()]:
            own = outer.child("accessibility")
            plain = plain and outer["hidden"] != "YES" and float(outer["alpha"] or 1) > 0.5
            plain = plain and outer["userInteractionEnabled"] != "NO" or outer is element and plain
            plain = plain and (outer is element or not (own and own.child("bool", key="isElement")))
            plain = plain and (outer is element or outer.name not in HIDES)
        inside = any(outer["key"] == "view" or outer["id"] == "iN0-l3-epB"
                     or outer.parent.name == "objects" and outer.name == "view"
                     for outer in element.around() if outer.parent)
        frame = element.child("rect", key="frame")
        return bool(plain and inside and element["id"] and frame and frame["width"]
                    and element.parent.name == "subviews" and not element["customClass"]
                    and not element.child("userDefinedRuntimeAttributes")
                    and float(frame["width"]) > 0 and float(frame["height"]) > 0
                    and (not self.strict or self.is_inside(element)))

    def views(self, *names):
        if names not in self.places:
            self.places[names] = [e for e in self.elements if e.name in names and self.shown(e)]
        return list(self.places[names])

    def buttons(self, action=None, title=None, image=None):
        """The visible buttons with or without an action, a title and an image."""
        found = []
        for button in self.views("button"):
            state = button.child("state", key="normal")
            listed = [(state or {})[name] if state else None for name in ("title", "image")]
            if state and (state.child("attributedString") or state.child("string", key="title")):
                continue
            configuration = button.child("buttonConfiguration")
            if button["selected"] == "YES" or configuration or state and state["backgroundImage"]:
                continue
            if button["buttonType"] not in ("system", "roundedRect", "custom", None):
                continue
            if title is not None and bool((listed[0] or "").strip()) != title:
                continue
            if image is not None and bool(listed[1]) != image:
                continue
            if action is not None and bool(actions(button)) != action:
                continue
            found.append(button)
        return found

    def screens(self):
        """The main views of screens, each with its controller."""
        for view in self.elements:
            if view.name != "view" or not view["id"] or view["customClass"] or view["alpha"]:
                continue
            if view["hidden"] == "YES" or view.child("variation") or view["id"] in self.used:
                continue
            if not view.child("subviews") or view.child("accessibility"):
                continue
            if view["userInteractionEnabled"] == "NO":
                continue
            if view["key"] == "view":
                yield view, view.parent
            elif view.parent.name == "objects":
                owner = [e for e in view.parent.children
                         if e["placeholderIdentifier"] == "IBFilesOwner"]
                if owner:
                    yield view, owner[0]

    def spot(self, chance, width=200, height=44, connected=False):
        """Draws a free place in a main view, between what is above and what is below; or None.

        Nothing stands beside it, and it is read where it stands. With `connected`, the controller
        has a class, so that it can have outlets and actions.
        """
        key = (width, height, connected)
        if key not in self.places:
            self.places[key] = self.spots(*key)
        return chance.choice(self.places[key]) if self.places[key] else None

    def spots(self, width, height, connected):
        """The free places that `spot` draws from."""
        found = []
        for view, controller in self.screens():
            if connected and not controller["customClass"]:
                continue
            frames = [extent(child) for child in view.child("subviews").children]
            own = view.child("rect", key="frame")
            if own is None or not own["width"] or None in frames:
                continue
            _, _, wide, high = numbers(view)
            top, bottom = (100, high - 60) if high >= 400 else (8, high - 8)
            for index in range(len(frames) + 1):
                first = max([top] + [y + tall + 8 for _, y, _, tall in frames[:index]])
                last = min([bottom] + [y - 8 for _, y, _, _ in frames[index:]])
                if last - first >= height and wide >= width + 40:
                    subviews = view.child("subviews")
                    offset = (subviews.children[index].start if index < len(frames)
                              else subviews.close)
                    found.append(Spot(view, offset, 20, first, width, height, controller))
        return found

    # What is asked of scenes.

    def scenes(self):
        """The controllers of a storyboard, in order."""
        return [e for e in self.elements if e["sceneMemberID"] == "viewController" and e["id"]
                and e.name != "viewControllerPlaceholder"]

    def has_way_in(self):
        """Tells if a storyboard has an initial scene or one with an identifier."""
        return bool(self.root["initialViewController"]
                    or any(c["storyboardIdentifier"] for c in self.scenes()))

    def reached(self):
        """The ids of controllers that are shown, each with how many ways lead to it."""
        ways = collections.Counter(
            e["destination"] for e in self.elements if e.name == "segue" and e["kind"] != "unwind")
        ways.update(e["id"] for e in self.scenes() if e["storyboardIdentifier"])
        ways[self.root["initialViewController"]] += 1
        return ways


def extent(view):
    """The frame of a view and of what is in it, in the view around; None if it is not written."""
    frame = view.child("rect", key="frame")
    if frame is None or frame["width"] is None or view.child("variation"):
        return None
    x, y, width, height = numbers(view)
    left, top, right, bottom = x, y, x + width, y + height
    inner = view.child("subviews")
    if inner and view["clipsSubviews"] != "YES" and view.name not in HIDES:
        for child in inner.children:
            own = extent(child)
            if own is None:
                return None
            left, top = min(left, x + own[0]), min(top, y + own[1])
            right = max(right, x + own[0] + own[2])
            bottom = max(bottom, y + own[1] + own[3])
    return left, top, right - left, bottom - top


def apart(first, second):
    """Whether two views stand apart."""
    frame = second.child("rect", key="frame")
    if frame is None or not frame["width"]:
        return False
    (x, y, width, height), (left, top, wide, high) = numbers(first), numbers(second)
    return x + width <= left or left + wide <= x or y + height <= top or top + high <= y


def numbers(element):
    frame = element.child("rect", key="frame")
    return [float(frame[name]) for name in ("x", "y", "width", "height")]


def actions(element):
    """The actions of a touch up inside of an element."""
    connections = element.child("connections")
    return [
        child
        for child in (connections.children if connections else [])
        if child.name == "action" and child["eventType"] == "touchUpInside"
    ]


def title(button):
    return button.child("state", key="normal")["title"]


def spoken(element, name):
    child = element.child("accessibility")
    return child[name] if child else None


def tables(document):
    """The tables beside a document, by language."""
    folder = document.path.parent
    if folder.name != "Base.lproj":
        return {}
    return {
        table.parent.name[:-6]: table
        for table in sorted(folder.parent.glob(f"*.lproj/{document.path.stem}.strings"))
    }


def languages(document):
    """The languages whose tables can be edited as text."""
    return [language for language, table in tables(document).items()
            if table.read_bytes()[:6] != b"bplist"]


def add_entry(path, key, text):
    """Adds an entry to a table, in the place of one that is there."""
    data = path.read_bytes()
    encoding = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8"
    content = re.sub(rf'^\s*"{re.escape(key)}"\s*=\s*"(?:\\.|[^"\\])*"\s*;', "",
                     decode(data), flags=re.MULTILINE)
    path.write_bytes(f'{content}\n"{key}" = "{text}";\n'.encode(encoding))
