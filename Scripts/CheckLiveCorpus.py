#!/usr/bin/env python3
"""Clicks the controls of real documents on their pages of `ctl open`, and compares with `ctl tap`.

    python3 Scripts/CheckLiveCorpus.py ../shared/corpus .build/release/ctl [--count 60] [--seed 1]

For documents that a seed draws, each control that a screen reader stops at is clicked at its place on the page. One
that `ctl tap` says can be reached has to be operated by that, and one that cannot be reached has not. The exit status is 1 if something differs.
"""

import argparse
import json
import pathlib
import random
import re
import subprocess
import sys

import Chromium
from CheckGallery import CONTROL
from CheckLivePage import ELEMENTS, LivePage, unquoted

# The most elements of a screen, and the most screens, so that a long document takes no longer than others.
MOST_ELEMENTS, MOST_SCREENS = 15, 4


def documents(corpus, count, seed):
    """Documents with controls, drawn by a seed."""
    found = sorted(p for kind in ("storyboard", "xib") for p in pathlib.Path(corpus).rglob(f"*.{kind}")
                   if len(CONTROL.findall(p.read_bytes())) > 1)
    random.Random(seed).shuffle(found)
    return found[:count]


def name(step):
    """The name in a step of a tap; None for another step."""
    match = re.match(r'(?:tap|click) ("(?:[^"\\]|\\.)*"|\S+)$', step)
    return unquoted(match[1]) if match else None


def reached(ctl, path, control):
    """Whether `ctl tap` reaches a control, None where it knows none; and why it does not."""
    run = subprocess.run([ctl, "tap", str(path), control, "--format", "json", "--now", "2026-01-01T12:00"],
                         capture_output=True, text=True)
    try:
        answer = json.loads(run.stdout)["answers"][0]
        return answer.get("reached"), answer.get("obstacle", {}).get("text", "")
    except (json.JSONDecodeError, KeyError, IndexError):
        return None, ""


def check(ctl, path, browser):
    """The clicks on a document, those that are compared, and what differs."""
    page = LivePage(ctl, str(path), browser)
    clicks, compared, problems = 0, 0, []
    screens = page.browser.evaluate(
        "[...document.querySelectorAll('#screens [data-do=screen]')].map(e => e.dataset.value)")
    for screen in screens[:MOST_SCREENS]:
        page.browser.evaluate(f"send('screen', null, {json.dumps(screen)})")
        page.settle()
        elements = page.browser.evaluate(ELEMENTS)
        for number, element in enumerate(elements[:MOST_ELEMENTS]):
            if element["act"] != "tap":
                continue
            page.restart()
            now = page.browser.evaluate(ELEMENTS)
            if number >= len(now):
                continue
            x, y, width = page.middle(now[number]["id"])
            if width == 0:
                continue
            top = page.browser.evaluate(
                f"document.elementFromPoint({x}, {y})?.closest('[data-do]')?.id ?? null")
            page.click(x, y)
            steps = page.steps()
            clicks += 1
            if not steps:
                problem = page.browser.evaluate("document.getElementById('status').innerText")
                if not element["disabled"] and top == now[number]["id"]:
                    problems.append(f"{path} screen {screen} {element}: nothing happens: {problem}")
                continue
            control = name(steps[-1]["step"])
            if control is None or top != now[number]["id"]:
                continue
            answer, why = reached(ctl, path, control)
            if answer is None:
                continue
            compared += 1
            # Another view may take a touch in its place.
            own = why.split(" has ")[0].split(" is ")[0]
            isOther = answer is False and f"hits {own}" not in steps[-1]["record"]
            if answer != (steps[-1]["problem"] is None) and not isOther:
                problems.append(f"{path} screen {screen} {steps[-1]['step']}: reached {answer}, "
                                f"on the page: {steps[-1]['problem']}")
    page.end()
    return clicks, compared, problems


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("corpus")
    parser.add_argument("ctl")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if not Chromium.path() or not pathlib.Path(given.corpus).is_dir():
        print("skipped: there is no Chromium, or no corpus")
        return
    totals, failed = [0, 0, 0], False
    with Chromium.Chromium() as browser:
        browser.show(1400, "light", 1200)
        for path in documents(given.corpus, given.count, given.seed):
            clicks, compared, problems = check(given.ctl, path, browser)
            totals = [totals[0] + 1, totals[1] + clicks, totals[2] + compared]
            for problem in problems:
                print(problem)
            failed = failed or bool(problems)
    print(f"{totals[0]} documents, {totals[1]} clicks, {totals[2]} compared with ctl tap")
    sys.exit(failed)


if __name__ == "__main__":
    main()
