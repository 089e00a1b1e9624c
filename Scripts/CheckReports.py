#!/usr/bin/env python3
"""Reads the reports of `ctl check` with readers from PyPI and compares what they found.

    ctl check --format sarif App > check.sarif
    ctl check --format junit App > check.xml
    python3 Scripts/CheckReports.py check.sarif check.xml

A reader that is not installed is skipped. The exit status is 1 if a reader cannot read its report
or if two disagree.
"""

import argparse
import importlib
import json
import sys


def absent(package, module):
    """Says that a package is absent; returns whether it is."""
    try:
        importlib.import_module(module)
        return False
    except ImportError:
        print(f"{package}: skipped, the package is absent: pip install {package}")
        return True


def sarif_tools(path):
    """Returns the numbers of results and of suppressed ones, as sarif-tools reads them."""
    from sarif import loader

    file = loader.load_sarif_file(path)
    results = file.get_results()
    # The records, which its reports are made of, need every field in its place.
    if len(file.get_records()) != len(results):
        raise ValueError("sarif-tools has no record for each result")
    return len(results), sum(1 for result in results if result.get("suppressions"))


def sarif_pydantic(path):
    """Returns the number of results, as sarif-pydantic reads them; it knows no suppressions."""
    from sarif_pydantic import Sarif

    with open(path, encoding="utf-8") as file:
        log = Sarif.model_validate(json.load(file))
    results = [result for run in log.runs for result in run.results or []]
    for run in log.runs:
        rules = [rule.id for rule in run.tool.driver.rules or []]
        for result in run.results or []:
            index = result.rule_index
            if index is not None and index >= 0 and rules[index] != result.rule_id:
                raise ValueError(f"the rule at {index} is not {result.rule_id}")
    return len(results), None


def findings(element):
    """Returns the number of findings in an element: one a line."""
    text = element.text if element is not None else None
    return len(text.split("\n")) if text else 0


def junit(path):
    """Returns both numbers, as junitparser reads them; files that are unreadable are none."""
    from junitparser import Error, JUnitXml, Skipped

    results, suppressed = 0, 0
    report = JUnitXml.fromfile(path)
    counts = dict.fromkeys(("tests", "failures", "errors", "skipped"), 0)
    for suite in report:
        told = {name: getattr(suite, name) for name in counts}
        suite.update_statistics()
        if told != {name: getattr(suite, name) for name in counts}:
            raise ValueError(f"the suite {suite.name} is counted wrong: {told}")
        for name in counts:
            counts[name] += told[name]
        for case in suite:
            for outcome in case.result:
                if isinstance(outcome, Error):
                    continue
                results += findings(outcome._elem)
                if isinstance(outcome, Skipped):
                    suppressed += findings(outcome._elem)
            results += findings(case._elem.find("system-out"))
    if counts != {name: getattr(report, name) for name in counts}:
        raise ValueError("the suites are counted wrong")
    return results, suppressed


def main():
    """Runs every reader that is installed; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("sarif", help="a report written by --format sarif")
    parser.add_argument("junit", help="a report written by --format junit")
    arguments = parser.parse_args()
    readers = [
        ("sarif-tools", "sarif", sarif_tools, arguments.sarif),
        ("sarif-pydantic", "sarif_pydantic", sarif_pydantic, arguments.sarif),
        ("junitparser", "junitparser", junit, arguments.junit),
    ]
    numbers, failed = {}, False
    for package, module, read, path in readers:
        if absent(package, module):
            continue
        try:
            numbers[package] = read(path)
        except Exception as error:  # Whatever a reader throws is its verdict.
            print(f"{package}: error: {path}: {type(error).__name__}: {error}")
            failed = True
            continue
        results, suppressed = numbers[package]
        told = "" if suppressed is None else f", {suppressed} of them suppressed"
        print(f"{package}: {results} results in {path}{told}")
    totals = {results for results, _ in numbers.values()}
    suppressions = {suppressed for _, suppressed in numbers.values()} - {None}
    if len(totals) > 1 or len(suppressions) > 1:
        print("error: the readers disagree")
        failed = True
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
