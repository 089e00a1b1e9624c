#!/usr/bin/env python3
"""Draws findings of `ctl check` to judge by hand.

    ctl check . --format json > report.json
    python3 Scripts/DrawFindings.py report.json [--count 120] [--seed 24] [--review]

Every rule with findings is represented: the rules take turns, and the findings of each rule come
in an order that the seed alone decides. The order is by SHA-256, not by `random` or `hash`, so it
is the same on every Python 3. Lines and columns are no part of it: a document that is reformatted
gives the same draw.

Prints lines of tab-separated values: rule, path, line, column, object, property, language, problem.
"""

import argparse
import hashlib
import json
import sys

SCHEMA = "ctl.check/1"
COLUMNS = ("rule", "path", "line", "column", "object", "property", "language", "problem")
KEY = ("rule", "path", "object", "property", "language", "problem")


def text(finding, column):
    value = finding.get(column)
    return "" if value is None else " ".join(str(value).split())


def draw(findings, count, seed):
    """`count` findings, the rules in alphabetical order taking turns."""

    def rank(finding):
        key = [text(finding, column) for column in KEY]
        place = (int(finding.get("line", 0)), int(finding.get("column", 0)))
        digest = hashlib.sha256("\x1f".join([str(seed)] + key).encode("utf-8")).hexdigest()
        return (digest, key, place)

    by_rule = {}
    for finding in findings:
        by_rule.setdefault(finding["rule"], []).append(finding)
    turns = [sorted(by_rule[rule], key=rank) for rule in sorted(by_rule)]
    drawn = []
    turn = 0
    while len(drawn) < count and any(turn < len(of_rule) for of_rule in turns):
        drawn += [of_rule[turn] for of_rule in turns if turn < len(of_rule)]
        turn += 1
    return drawn[:count]


def main():
    parser = argparse.ArgumentParser(description="Draws findings of ctl check to judge by hand.")
    parser.add_argument("report", help="a report of `ctl check --format json`, or - for the input")
    parser.add_argument("--count", type=int, default=120, help="how many to draw (120)")
    parser.add_argument("--seed", type=int, default=24, help="what decides the order (24)")
    parser.add_argument("--review", action="store_true", help="draw what needs review too")
    options = parser.parse_args()

    try:
        if options.report == "-":
            report = json.loads(sys.stdin.buffer.read().decode("utf-8"))
        else:
            with open(options.report, encoding="utf-8") as file:
                report = json.load(file)
    except (OSError, ValueError) as error:
        sys.exit(f"DrawFindings.py: {options.report}: {error}")
    if not isinstance(report, dict) or report.get("schema") != SCHEMA:
        sys.exit(f"DrawFindings.py: {options.report} is no report of the schema {SCHEMA}")
    findings = [
        finding
        for finding in report["findings"]
        if options.review or not finding.get("needsReview", False)
    ]
    lines = [
        "\t".join(text(finding, column) for column in COLUMNS)
        for finding in draw(findings, options.count, options.seed)
    ]
    sys.stdout.buffer.write("".join(line + "\n" for line in lines).encode("utf-8"))


if __name__ == "__main__":
    main()
