#!/usr/bin/env python3
"""Compares the constraint solver with kiwisolver and with linear programs, on random systems, and their times.

    CompareSolvers.py PROGRAM [--count 10000] [--seed 1]

PROGRAM answers one system in each line. Of each system, scipy's HiGHS finds the least error of each priority, one after
the other, and whether one point has them; where one does, the values of the program and of kiwisolver have to be there.
Exits with 1 if one differs, if a large system does not end, if the program is slower than kiwisolver, or if its time
grows faster than the number of rows.
"""

import argparse
import json
import random
import subprocess
import sys
import time

import kiwisolver
import numpy
from scipy.optimize import linprog

REQUIRED = 1000
# kiwisolver has three levels below required, each worth a thousand of the next.
STRENGTHS = {1000: "required", 750: "strong", 500: "medium", 250: "weak"}


def system(draw, variables, rows):
    """Returns a random system of constraints."""
    found = []
    for _ in range(rows):
        count = min(variables, draw.choice([1, 1, 2, 2, 2, 3, 4]))
        terms = [[place, draw.choice([1, -1, 1, -1, 2, 0.5])] for place in draw.sample(range(variables), count)]
        found.append({
            "terms": terms, "relation": draw.choice([0, 0, 1, -1]), "number": draw.randint(-20, 100),
            "priority": draw.choice([1000, 1000, 750, 500, 250])})
    return {"variables": variables, "rows": found}


def error(row, values):
    """Returns by how much values violate a row."""
    difference = sum(factor * values[place] for place, factor in row["terms"]) - row["number"]
    relation = row["relation"]
    return abs(difference) if relation == 0 else max(0, -difference if relation > 0 else difference)


def errors(rows, values):
    """Returns the errors of values by priority, the highest first."""
    found = {}
    for row in rows:
        found[row["priority"]] = found.get(row["priority"], 0) + error(row, values)
    return [found[priority] for priority in sorted(found, reverse=True)]


class Unsolved(Exception):
    """HiGHS did not find an answer within its tolerance."""


class Programs:
    """The linear programs of a system: values, and an error for each row that is not required."""

    def __init__(self, variables, rows):
        self.variables, self.rows = variables, rows
        wishes = [row for row in rows if row["priority"] < REQUIRED]
        self.size = variables + len(wishes)
        self.most, self.mosts, self.equal, self.equals = [], [], [], []
        for row in rows:
            line = numpy.zeros(self.size)
            for place, factor in row["terms"]:
                line[int(place)] += factor
            if row["priority"] == REQUIRED:
                self.require(line, row)
        for place, row in enumerate(wishes):
            line = numpy.zeros(self.size)
            for variable, factor in row["terms"]:
                line[int(variable)] += factor
            for side in ([1, -1] if row["relation"] == 0 else [-row["relation"]]):
                bounded = side * line
                bounded[variables + place] = -1
                self.most.append(bounded)
                self.mosts.append(side * row["number"])
        self.costs = [
            numpy.array([0] * variables + [float(row["priority"] == priority) for row in wishes])
            for priority in sorted({row["priority"] for row in wishes}, reverse=True)]

    def require(self, line, row):
        """Adds a row that has to hold."""
        if row["relation"] == 0:
            self.equal.append(line)
            self.equals.append(row["number"])
        else:
            self.most.append(-row["relation"] * line)
            self.mosts.append(-row["relation"] * row["number"])

    def least(self, cost):
        """Returns the least of a sum; None where nothing holds, and minus infinity without a least."""
        free = [(None, None)] * self.variables + [(0, None)] * (self.size - self.variables)
        answer = linprog(
            cost, A_ub=numpy.array(self.most) if self.most else None, b_ub=self.mosts or None,
            A_eq=numpy.array(self.equal) if self.equal else None, b_eq=self.equals or None, bounds=free,
            method="highs")
        if answer.status == 2:
            return None
        return answer.fun if answer.status == 0 else float("-inf")

    def best(self):
        """Returns the least errors by priority and the ends of each variable; None if the required rows exclude each
        other."""
        if self.least(numpy.zeros(self.size)) is None:
            return None
        found = []
        for cost in self.costs:
            least = self.least(cost)
            if least is None:
                raise Unsolved
            found.append(least)
            self.most.append(cost)
            self.mosts.append(least + 1e-6)
        ends = []
        for place in range(self.variables):
            unit = numpy.zeros(self.size)
            unit[place] = 1
            low, high = self.least(unit), self.least(-unit)
            if low is None or high is None:
                raise Unsolved
            ends.append((low, -high))
        return found, ends


def kiwi(variables, rows):
    """Returns the values that kiwisolver finds; None if it refuses a row."""
    solver, unknown = kiwisolver.Solver(), [kiwisolver.Variable(str(place)) for place in range(variables)]
    for row in rows:
        sum_ = sum((factor * unknown[int(place)] for place, factor in row["terms"]), 0 * unknown[0])
        number, relation = row["number"], row["relation"]
        made = sum_ == number if relation == 0 else sum_ >= number if relation > 0 else sum_ <= number
        try:
            solver.addConstraint(made | STRENGTHS[row["priority"]])
        except kiwisolver.UnsatisfiableConstraint:
            return None
    solver.updateVariables()
    return [variable.value() for variable in unknown]


def differs(left, right, tolerance):
    """Returns whether two lists of numbers are not equal; large ones are compared by their digits."""
    return any(abs(one - other) > tolerance * max(1, abs(other) / 1000) for one, other in zip(left, right))


def compare(one, answer, counts):
    """Returns what is wrong with an answer; None if nothing is."""
    rows, values = one["rows"], answer["values"]
    if not answer["isOptimal"]:
        return "did not end"
    kept = [row for place, row in enumerate(rows) if place not in answer["leftOut"]]
    required = [row for row in rows if row["priority"] == REQUIRED]
    if (Programs(one["variables"], required).best() is None) != bool(answer["leftOut"]):
        return "a conflict that is none, or none where one is"
    best = Programs(one["variables"], kept).best()
    if best is None:
        return "a conflict is left"
    least, ends = best
    wishes = [row for row in kept if row["priority"] < REQUIRED]
    if differs([sum(error(row, values) for row in kept if row["priority"] == REQUIRED)], [0], 0.001):
        return "a required row is violated"
    if differs(errors(wishes, values), least, 0.001):
        return f"errors {errors(wishes, values)}, not {least}"
    open_ = [place for place, (low, high) in enumerate(ends) if high - low > 0.01]
    if open_ != answer["undetermined"]:
        return f"{answer['undetermined']} are open, not {open_}"
    if open_:
        counts["with open values"] += 1
        return None
    counts["unique"] += 1
    if differs(values, [low for low, _ in ends], 0.01):
        return "other values than the linear program"
    theirs = kiwi(one["variables"], kept)
    if theirs is None or differs(errors(wishes, theirs), least, 0.001):
        # Its weights traded a priority, or it refused a row.
        counts["not kiwisolver's"] += 1
        return None
    return "other values than kiwisolver" if differs(values, theirs, 0.001) else None


def kiwi_times(count):
    """Returns the times of the program's list in kiwisolver, in microseconds."""
    def build():
        solver, width = kiwisolver.Solver(), kiwisolver.Variable("width")
        solver.addConstraint((width == 320) | "required")
        top = kiwisolver.Variable("top")
        solver.addEditVariable(top, "strong")
        solver.suggestValue(top, 20)
        end = None
        for place in range(count):
            x, y, w, h = (kiwisolver.Variable("") for _ in range(4))
            solver.addConstraint((x == 16) | "required")
            solver.addConstraint((x + w == width - 16) | "required")
            solver.addConstraint((y == (top if end is None else end + 8)) | "required")
            solver.addConstraint((h <= 20 + place % 7) | "weak")
            solver.addConstraint((h >= 20 + place % 7) | "strong")
            end = y + h
        solver.updateVariables()
        return solver, top

    def best(runs, work):
        times = []
        for run in range(runs):
            begin = time.perf_counter()
            work(run)
            times.append(time.perf_counter() - begin)
        return min(times) * 1e6

    built = best(3, lambda _: build())
    solver, top = build()

    def change(run):
        solver.suggestValue(top, 21 + run)
        solver.updateVariables()

    return {"build": built, "change": best(20, change)}


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("program")
    options.add_argument("--count", type=int, default=10_000, help="the number of systems with one best point")
    options.add_argument("--seed", type=int, default=1)
    options = options.parse_args()
    draw = random.Random(options.seed)
    counts = dict.fromkeys(["systems", "unique", "with open values", "not kiwisolver's", "skipped"], 0)
    wrong = []
    program = subprocess.Popen([options.program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def ask(line):
        program.stdin.write(line + "\n")
        program.stdin.flush()
        answer = program.stdout.readline()
        if not answer:
            sys.exit(f"The program ended at {line[:2000]}")
        return json.loads(answer)

    while counts["unique"] < options.count and len(wrong) < 10:
        one = system(draw, draw.randint(1, 6), draw.randint(1, 14))
        counts["systems"] += 1
        try:
            problem = compare(one, ask(json.dumps(one)), counts)
        except Unsolved:
            counts["skipped"] += 1
            continue
        if problem:
            wrong.append(problem)
            print(f"{problem}: {json.dumps(one)}")
    for place in range(20):
        one = system(draw, draw.choice([200, 800, 1500]), 2000)
        if not ask(json.dumps(one))["isOptimal"]:
            wrong.append("a large system did not end")
    print(" · ".join(f"{count} {name}" for name, count in counts.items()))

    ours, theirs = ask("1000"), kiwi_times(1000)
    for name in theirs:
        ratio = ours[name] / theirs[name]
        print(f"{name} a list of 1000 views: {ours[name]:.0f} µs, kiwisolver {theirs[name]:.0f} µs, ratio {ratio:.3f}")
        if ratio > 1:
            wrong.append(name)
    growth = [ask(str(count))["rows"] for count in (5000, 10_000, 20_000)]
    print("rows that do not depend on each other: " + ", ".join(f"{time:.0f} µs" for time in growth))
    if growth[2] > 6 * growth[0]:
        wrong.append("rows grow faster than their number")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
