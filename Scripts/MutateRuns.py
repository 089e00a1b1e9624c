#!/usr/bin/env python3
"""Runs ctl on changed documents, tables and configurations, with verbs and options at random.

MutateRuns.py CTL COUNT [--seed N] FOLDER...

The folders hold the files that are changed. Each run depends only on its number and the seed. A run
may end with 0, 1, 2 or 3, within 10 seconds, and prints nothing that commands a terminal. Prints each
run that does not, keeps its input below the system's folder for temporary files, and exits with 1.
"""

import argparse
import collections
import concurrent.futures
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

LIMIT = 10  # seconds
DOCUMENTS = {".storyboard", ".xib"}
TABLES = {".strings", ".stringsdict", ".xcstrings"}
PIECES = [
    b"<", b">", b"/>", b'"', b"&amp;", b"&#0;", b"\x00", b"\x1b]0;t\x07", b"\xff", b"\xe2\x80\xae",
    b"-1", b"1e308", b"nan", b"999999999999999999999", b"%@%d%1$@", b"<subviews>", b"</subviews>",
    b'key="contentView"', b'<action selector="a:" destination="-1"/>', b"{", b"}", b";", b" = ",
]
COMMON = ["--format json", "--color always", "--locale de", "--locale all", "--locale zz-ZZ"]
OPTIONS = {
    "describe": ["--verbose", "--states", "--format jsonl"],
    "announce": ["--explain", "--outline", "--transcript", "--bare", "--no-hints",
                 "--label-policy observed", "--now 2026-11-20T18:30", "--time-zone Asia/Tokyo"],
    "focus": ["--bare"],
    "check": ["--review", "--rule unnamed", "--format sarif", "--format junit", "--format github",
              "--fail-on note", "--show-config"],
    "gallery": [],
    "tap": ["--count 3", "--to 5", "--to on", "--choose A", "--increment", "--decrement", "--pull",
            "--type x", "--return", "--pick 2026-11-20", "--gesture swipe-left", "--press select",
            "--key Tab", "--then Back", "--bare"],
    "why": ["--bare"],
    "chain": ["--action save:"],
    "strings list": [],
    "strings coverage": ["--verbose", "--fail-under 95"],
    "strings get": ["--argument 3", "--argument x"],
    "strings negotiate": [],
}


VALUES = [b"-1", b"1e308", b"nan", b"999999999999999999999", b"%@%d%1$@", b"", b"x" * 300, b"YES"]


def mutated(data, other, numbers):
    """Returns bytes after some changes: of values alone in most files, which stay well-formed."""
    data = bytearray(data)
    keeps_form = numbers.random() < 0.7
    for _ in range(numbers.randint(1, 12 if keeps_form else 4)):
        place = numbers.randint(0, len(data))
        end = min(len(data), place + numbers.randint(0, 60))
        change = 4 if keeps_form else numbers.randrange(8)
        if change == 0:
            del data[place:end]
        elif change == 1:
            data[place:place] = data[place:end] * numbers.choice([1, 1, 3, 50])
        elif change == 2:
            data[place:place] = numbers.choice(PIECES)
        elif change == 3 and other:
            start = numbers.randrange(len(other))
            data[place:end] = other[start:start + 60]
        else:
            # The value of an attribute, by another one of the file or by one at a limit.
            start = data.find(b'="', place) + 2
            stop = data.find(b'"', start)
            former = data.find(b'="', numbers.randint(0, len(data))) + 2
            if 1 < start <= stop < start + 200 and former > 1:
                value = data[former:data.find(b'"', former)]
                data[start:stop] = value if numbers.random() < 0.6 else numbers.choice(VALUES)
    return bytes(data)


def command(ctl, number, seed, seeds, folder):
    """Writes the input of a run and returns its command."""
    numbers = random.Random(seed * 1_000_003 + number)
    verb = numbers.choice(list(OPTIONS))
    kinds = DOCUMENTS if not verb.startswith("strings") or verb == "strings coverage" else TABLES
    path = numbers.choice([seed for seed in seeds if seed.suffix in kinds])
    other = numbers.choice(seeds).read_bytes()
    data = mutated(path.read_bytes(), other, numbers)
    folder.mkdir(parents=True)
    (folder / "en.lproj").mkdir()
    file = folder / "en.lproj" / path.name if path.suffix in TABLES else folder / path.name
    file.write_bytes(data)
    words = [ctl, *verb.split()]
    if verb in ("tap", "why", "chain"):
        ids = [part.split(b'"')[0] for part in data.split(b' id="')[1:]]
        name = numbers.choice(ids).decode(errors="replace").replace("\0", "") if ids else "x"
        words += [path.name, name or "x"]
    elif verb == "strings get":
        words += ["a", "."]
    elif verb == "strings negotiate":
        words += ["de-AT", "--in", "."]
    else:
        words += [numbers.choice([".", str(file.relative_to(folder))])]
    if verb == "gallery":
        words += numbers.choice(["-o out", "-o out.html", "--format json", "--svg View"]).split()
    for option in numbers.sample(OPTIONS[verb] + COMMON, numbers.randint(0, 3)):
        words += option.split()
    return words


def run(ctl, number, seed, seeds, base):
    """Returns the command and what is wrong with its run; None for nothing, and its status."""
    folder = base / str(number)
    words = command(ctl, number, seed, seeds, folder)
    try:
        ended = subprocess.run(
            words, capture_output=True, timeout=LIMIT, stdin=subprocess.DEVNULL, cwd=folder)
        status = ended.returncode
        fault = None if status in (0, 1, 2, 3) else f"status {status}"
        if status == 3 and b"ctl stopped" in ended.stderr:
            fault = "stopped"
        if "strings get" not in " ".join(words) and b"\x1b]" in ended.stdout + ended.stderr:
            fault = "commands a terminal"
    except subprocess.TimeoutExpired:
        status, fault = "time", f"more than {LIMIT} s"
    if fault is None:
        shutil.rmtree(folder)
    return words, status, fault


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("ctl", type=pathlib.Path)
    parser.add_argument("count", type=int)
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    parser.add_argument("--seed", type=int, default=40)
    arguments = parser.parse_args()
    seeds = sorted(
        path for folder in arguments.folders for path in folder.rglob("*")
        if path.suffix in DOCUMENTS | TABLES and path.stat().st_size < 100_000)
    base = pathlib.Path(tempfile.mkdtemp(prefix="mutated-"))
    statuses, faults = collections.Counter(), 0
    ctl = str(arguments.ctl.resolve())
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for words, status, fault in pool.map(
                lambda number: run(ctl, number, arguments.seed, seeds, base), range(arguments.count)):
            statuses[status] += 1
            if fault:
                faults += 1
                print(f"{fault}: {' '.join(words)}")
    print(f"{arguments.count} runs by status: {dict(statuses)}, {faults} faults")
    if faults:
        print(f"their inputs are in {base}")
    else:
        shutil.rmtree(base)
    return faults > 0


sys.exit(main())
