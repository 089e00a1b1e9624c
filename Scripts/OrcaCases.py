"""Writes the elements of a screen as controls in words, for a program that shows them to the real Orca.

    ctl gallery DOCUMENT --format json | python3 Scripts/OrcaCases.py > cases.json

Each element is a case with the role, the states and the value that it has in AT-SPI. A case's id is that of the element in
the gallery. Groups around elements and placeholders are not in the gallery's JSON, and so not in the cases."""
import json
import sys

ALWAYS = {"ENABLED", "SENSITIVE", "FOCUSABLE"}


def words(constant):
    """The name of a constant of AT-SPI in words; a button has the name of older headers."""
    return "push button" if constant == "BUTTON" else constant.lower().replace("_", " ")


def case(element):
    atspi, aria = element["atspi"], element["aria"]
    attributes = aria.get("attributes", {})
    result = {"id": element["id"], "role": words(atspi["role"])}
    # A label without a name of its own is named by its text.
    name = aria.get("name") or (aria.get("value") if result["role"] == "label" else None)
    if name:
        result["name"] = name
    if aria.get("description"):
        result["description"] = aria["description"]
    states = sorted(state.lower() for state in set(atspi["states"]) - ALWAYS)
    if states:
        result["states"] = states
    if "SENSITIVE" not in atspi["states"]:
        result["without"] = ["enabled", "sensitive"]
    if aria.get("role") == "switch":
        result["attributes"] = {"xml-roles": "switch"}
    for key, name in (("valuenow", "value"), ("valuemin", "min"), ("valuemax", "max")):
        if key in attributes:
            result[name] = float(attributes[key])
    if result["role"] in ("entry", "password text"):
        result["text"] = aria.get("value", "")
    elif result["role"] == "combo box" and aria.get("value"):
        result["items"], result["chosen"] = [aria["value"]], 0
    if "posinset" in attributes:
        result["position"], result["size"] = int(attributes["posinset"]), int(attributes["setsize"])
        result["in"] = {"role": "filler", "member": True}
    return result


def elements(value):
    """The elements below a value of the gallery's JSON, in their order."""
    if isinstance(value, dict) and "atspi" in value:
        yield value
    else:
        for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
            yield from elements(inner)


def main():
    cases = [case(element) for element in elements(json.load(sys.stdin))]
    json.dump({"languages": ["en"], "profiles": {"default": {}}, "cases": cases}, sys.stdout, ensure_ascii=False, indent=1)
    print()


main()
