#!/usr/bin/env python3
"""Operates the pages of Examples/Calculator and Examples/Picnic in a headless Chromium.

    python3 Scripts/CheckLiveApps.py FOLDER [--record] [--pictures FOLDER]

The folder has their programs. The calculator computes, also while pages break their connections. In the other app
fifteen steps are made over three screens, with the mouse and with the keyboard; they are taken back and made again, and have
to give the same record; and what the page saves as a scenario, as a transcript and as a test has to be what the app's
own tests keep, which play all three. --record writes those files. The exit status is 1 if something differs, and 0 with a
message where there is no Chromium.
"""

import argparse
import base64
import json
import pathlib
import socket
import struct
import sys
import urllib.parse
import urllib.request

import CheckLivePage
import Chromium

TESTS = pathlib.Path(__file__).parent.parent / "Examples/Picnic/Tests/PicnicTests"
# A file with another name is no scenario for `ctl run`, which has no classes of the app.
SAVED = {
    "scenario": TESTS / "Transcripts/Picnic.scenario.txt",
    "transcript": TESTS / "Transcripts/Picnic.transcript",
    "test": TESTS / "PicnicRecordedTests.swift",
}
# What is done, with the name of an element: a click, a text, or a click at the end of a slider.
STEPS = [
    ("type", "Name"), ("click", "Vegetarian"), ("slide", "Appetite"), ("click", "Juice"),
    ("click", "Choose a dish"), ("click", "Lentil salad"), ("click", "Send"), ("click", "Not yet"),
    ("click", "Dishes"), ("click", "Berries"), ("click", "Send"), ("click", "Send"),
    ("click", "Dishes"), ("click", "Guest"), ("click", "Vegetarian"),
]


def control(page, name):
    """The id of the control with a name; what only reads as it comes last."""
    return page.browser.evaluate(f"""(() => {{
      const all = [...document.querySelectorAll("#elements [data-do]")]
        .filter(e => (e.getAttribute("aria-label") ?? e.textContent) === {json.dumps(name)});
      return (all.find(e => e.tabIndex >= 0) ?? all[0])?.id }})()""")


def perform(page, act, name):
    """Does something with the control of a name."""
    element = control(page, name)
    if not element:
        raise RuntimeError(f"nothing is named {name}")
    x, y, width = page.middle(element)
    if act == "type":
        page.focus(element)
        page.browser.call("Input.insertText", text="Ann")
    else:
        page.click(x + width / 4 if act == "slide" else x, y)
    page.settle()


def compute(page, problems):
    """Presses 6 × 7 =."""
    for name in ("6", "×", "7", "="):
        abandon(page)
        perform(page, "click", name)
    said = page.browser.evaluate("document.getElementById('elements').textContent")
    drawn = page.browser.evaluate("document.getElementById('drawing').textContent")
    if "42" not in drawn:
        problems.append(f"the calculator shows {drawn} and says {said}")


def abandon(page):
    """Opens pages and breaks their connections, after which the program goes on."""
    address = urllib.parse.urlsplit(page.address)
    for _ in range(5):
        stream = socket.create_connection((address.hostname, address.port), timeout=10)
        stream.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        stream.sendall(f"GET {address.path}events HTTP/1.1\r\nHost: {address.netloc}\r\n\r\n".encode())
        stream.recv(1)
        stream.close()


def record(page, problems, writes):
    """Makes the steps, takes them back and makes them again, and saves them."""
    for act, name in STEPS:
        before = len(page.steps())
        perform(page, act, name)
        after = page.steps()
        if len(after) != before + 1 or after[-1]["problem"]:
            problems.append(f"{act} {name}: {after[before:]}")
    made = page.steps()
    for act in ("back", "forward"):
        for _ in STEPS:
            page.browser.evaluate(f"send('{act}')")
        page.settle()
    if page.steps() != made:
        problems.append("what was made again has another record")
    for kind, path in SAVED.items():
        with urllib.request.urlopen(f"{page.address}save/{kind}", timeout=10) as answer:
            text = answer.read().decode()
        if writes:
            path.write_text(text)
        elif text != path.read_text():
            problems.append(f"{path.name} is saved otherwise:\n{text}")
    return len(made)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--pictures", type=pathlib.Path)
    arguments = parser.parse_args()
    if not Chromium.path():
        print("CheckLiveApps: there is no Chromium, so nothing was checked.")
        return
    problems = []
    count = 0
    with Chromium.Chromium() as browser:
        for name in ("Calculator", "PicnicPage"):
            page = CheckLivePage.LivePage(None, None, browser, [str(arguments.folder / name)])
            try:
                if name == "Calculator":
                    compute(page, problems)
                else:
                    count = record(page, problems, arguments.record)
                if arguments.pictures:
                    picture = browser.call("Page.captureScreenshot", format="png")["data"]
                    (arguments.pictures / f"{name}.png").write_bytes(base64.b64decode(picture))
            finally:
                if page.end() > 1:
                    problems.append(f"{name} takes more than a second to end")
    for problem in problems:
        print(problem)
    print(f"{count} steps on the page of an app were made, made again and saved; {len(problems)} differ")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
