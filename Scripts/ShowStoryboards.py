#!/usr/bin/env python3
"""Runs the verbs of ctl over each storyboard of a folder.

ShowStoryboards.py CTL FOLDER

A run may end with 0, 1 or 2, within 10 seconds. Prints each run that does not, and the totals; exits
with 1 if there is one.
"""

import collections
import concurrent.futures
import pathlib
import random
import re
import subprocess
import sys

LIMIT = 10  # seconds
WHOLE = ["announce", "check", "focus", "describe"]
SINGLE = ["tap", "why", "chain"]


def run(arguments):
    try:
        ended = subprocess.run(
            arguments, capture_output=True, timeout=LIMIT, stdin=subprocess.DEVNULL
        )
        return ended.returncode
    except subprocess.TimeoutExpired:
        return "more than 10 s"


def commands(ctl, path):
    """The commands about one storyboard: each verb, and some of its controls."""
    text = path.read_text()
    controls = re.findall(r'<(?:button|barButtonItem|tableViewCell)[^>]* id="(\w+)"', text)
    chosen = random.Random(path.name).sample(controls, min(2, len(controls)))
    yield [ctl, "gallery", str(path), "--format", "json"]
    for verb in WHOLE:
        yield [ctl, verb, str(path)]
    for verb in SINGLE:
        for control in chosen:
            yield [ctl, verb, str(path), control]


def main():
    ctl, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    paths = sorted(folder.glob("*.storyboard"))
    faults, statuses = 0, collections.Counter()
    with concurrent.futures.ThreadPoolExecutor() as pool:
        for path in paths:
            asked = list(commands(ctl, path))
            for command, status in zip(asked, pool.map(run, asked)):
                statuses[status] += 1
                if status not in (0, 1, 2):
                    faults += 1
                    print(f"{status}: {' '.join(command)}")
    print(f"{len(paths)} storyboards, runs by status: {dict(statuses)}, {faults} faults")
    return faults > 0 or not paths


sys.exit(main())
