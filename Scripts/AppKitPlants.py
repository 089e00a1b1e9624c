"""Faults of documents of AppKit."""

import collections

from Plants import LATIN, LONG, connected, owner, plant, translated


@plant("key-equivalent-twice", "a menu item has the key of another one", "AppKit", "key twice")
def _(document, chance):
    found = []
    for items in document.elements:
        if items.name != "items" or items.parent.name != "menu":
            continue
        plain = [i for i in items.children if i.name == "menuItem" and i["id"]
                 and i["isSeparatorItem"] != "YES" and not i.child("menu", "string")
                 and i["alternate"] != "YES" and i["hidden"] != "YES" and document.is_free(i)]
        found += [(first, second) for first in plain for second in plain
                  if first["keyEquivalent"] and first is not second
                  and second["keyEquivalent"] is None]
    if not found:
        return None
    first, second = chance.choice(found)
    document.set(second, keyEquivalent=first["keyEquivalent"])
    document.touch(first)
    document.remove(second.child("modifierMask", key="keyEquivalentModifierMask"))
    mask = first.child("modifierMask", key="keyEquivalentModifierMask")
    if mask:
        document.insert(second, document.text[mask.start : mask.end])
    return max(first, second, key=lambda e: e.start)["id"], "keyEquivalent", None


def push_buttons(document):
    """The push buttons of a window, by window."""
    found = collections.defaultdict(list)
    for cell in document.elements:
        top = next((o for o in cell.around() if o.name in ("window", "panel")), None)
        if (cell.name == "buttonCell" and cell["type"] == "push" and top and cell.parent["id"]
                and cell.parent["hidden"] != "YES" and document.is_free(cell.parent)):
            found[top["id"]].append(cell)
    return found


@plant("key-equivalent-twice", "a button has the key of another one", "AppKit", "key twice")
def _(document, chance):
    found = []
    for cells_of_window in push_buttons(document).values():
        for first in cells_of_window:
            key = first.child("string", key="keyEquivalent")
            if key:
                found += [(first, key, second) for second in cells_of_window if second is not first]
    if not found:
        return None
    first, key, second = chance.choice(found)
    document.touch(first.parent, second.parent)
    document.remove(second.child("string", key="keyEquivalent"))
    document.set(second, keyEquivalent=None)
    document.insert(second, document.text[key.start : key.end])
    return max(first, second, key=lambda e: e.start).parent["id"], "keyEquivalent", None


@plant("missing-target", "an action of AppKit leads to an id that is gone", "AppKit")
def _(document, chance):
    found = [a for a in connected(document, "action") if a["target"]]
    if not found:
        return None
    action = chance.choice(found)
    document.set(action, target="gone-00-id0")
    return owner(action), "target", None


@plant("missing-outlet", "an outlet of AppKit leads to an id that is gone", "AppKit")
def _(document, chance):
    found = connected(document, "outlet")
    if not found:
        return None
    outlet = chance.choice(found)
    document.set(outlet, destination="gone-00-id0")
    return owner(outlet), "destination", None


@plant("action-without-name", "an action of AppKit loses its selector", "AppKit")
def _(document, chance):
    found = connected(document, "action")
    if not found:
        return None
    action = chance.choice(found)
    document.set(action, selector="")
    return owner(action), "selector", None


@plant("duplicate-id", "a button of AppKit has the id of another one", "AppKit")
def _(document, chance):
    # Nothing is connected to the one that loses its id.
    free = [e for e in document.elements if e.name in ("button", "textField") and e["id"]
            and document.is_free(e)]
    found = [e for e in free if document.text.count(f'"{e["id"]}"') == 1]
    if not found:
        return None
    second = chance.choice(found)
    first = [e for e in free if e.start < second.start and e.name == second.name]
    if not first:
        return None
    identifier = chance.choice(first)["id"]
    document.set(second, id=identifier)
    return identifier, "id", None


@plant("empty-range", "the minimum of a slider of AppKit is over its maximum", "AppKit",
       "empty range")
def _(document, chance):
    found = [c for c in document.elements if c.name in ("sliderCell", "stepperCell") and c["id"]
             and c["maxValue"] and document.is_free(c)]
    if not found:
        return None
    cell = chance.choice(found)
    document.set(cell, minValue=str(float(cell["maxValue"]) + 1))
    return cell["id"], "minimumValue", None


@plant("duplicate-accessibility-identifier", "two buttons of AppKit have the same identifier",
       "AppKit", "accessibility identifier twice")
def _(document, chance):
    found = [pair for pair in push_buttons(document).values() if len(pair) > 1]
    if not found:
        return None
    pair = [cell.parent for cell in chance.choice(found)
            if not cell.parent.child("accessibility") and not cell.child("accessibility")]
    if len(pair) < 2:
        return None
    first, second = sorted(chance.sample(pair, 2), key=lambda e: e.start)
    identifier = document.fresh("identifier")
    for each in (first, second):
        document.touch(each)
        document.insert(each, f'<accessibility identifier="{identifier}"/>')
    return second["id"], "accessibilityIdentifier", None


def cells(document):
    """The labels and buttons of AppKit that have a title."""
    return [e for e in document.elements if e.name in ("textFieldCell", "buttonCell") and e["id"]
            and e["title"] and document.is_free(e) and e.parent.name in ("textField", "button")
            and document.is_free(e.parent) and all(o["hidden"] != "YES" for o in e.around())]


translated("wrong-script", "a text of AppKit is in Russian", "Войти в систему", LATIN, cells,
           "title", "AppKit")
translated("grown-text", "a text of AppKit is ten times as long", LONG, None, cells, "title",
           "AppKit")
translated("key-as-text", "a translation of AppKit is a key", "sign_in.title", LATIN, cells,
           "title", "AppKit")
