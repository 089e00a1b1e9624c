// Writes Docs/Conformance.md from the report of a test run, and prints how many cases have a test:
//
//   swift -swift-version 6 Scripts/Conformance.swift REPORT.xml… Docs/Conformance.md
//
// A test is about the case that its name begins with, or about several: `C017 …`, `L001 to L023 …`; or about the
// entry of a page of Apple's: `title(for:) …`.

import Foundation
import FoundationXML

/// A series of cases: their letter, how many there are, and what they are about.
let series: [(letter: Character, count: Int, title: String)] = [
  ("C", 222, "Controls, responders and their events"),
  ("B", 178, "Gestures, bars, tables and view controllers"),
  ("A", 159, "Accessibility and what is announced"),
  ("T", 172, "Text, dates, layout, focus and keys"),
  ("r", 120, "Worked examples of announcements"),
  ("L", 252, "Languages, tables and messages"),
]

/// The cases that no source decides: what is expected is a choice, or was not verified.
let extrapolated: Set<String> = ["A062", "A068", "A069", "A070", "A089"]
/// The worked examples of announcements of that kind.
let extrapolatedRows: Set<Int> = [93, 94, 97, 98, 109, 111, 112]

/// A page of Apple's, entry by entry: a test whose name begins with the entry, or why there is none.
struct Page {
  var title: String
  /// What a test's name has before the entry.
  var prefix = ""
  var entries: [String]
  /// Entries without a meaning where nothing is displayed, with the reason.
  var withoutMeaning: [String: String] = [:]
}

/// The page on `UIButton`, the one on its types, and what the class conforms to.
let pages = [
  Page(
    title: "Symbols of UIButton's page",
    entries: [
      "init(frame:)", "init(frame:primaryAction:)", "init(coder:)", "init(type:)",
      "init(type:primaryAction:)", "UIButton.ButtonType", "systemButton(with:target:action:)",
      "init(configuration:primaryAction:)", "UIButton.Configuration", "configuration",
      "automaticallyUpdatesConfiguration", "setNeedsUpdateConfiguration()",
      "updateConfiguration()", "configurationUpdateHandler", "ConfigurationUpdateHandler",
      "titleLabel", "title(for:)", "setTitle(_:for:)", "attributedTitle(for:)",
      "setAttributedTitle(_:for:)", "titleColor(for:)", "setTitleColor(_:for:)",
      "titleShadowColor(for:)", "setTitleShadowColor(_:for:)", "backgroundImage(for:)",
      "image(for:)", "setBackgroundImage(_:for:)", "setImage(_:for:)",
      "preferredSymbolConfigurationForImage(in:)",
      "setPreferredSymbolConfiguration(_:forImageIn:)", "tintColor", "role", "UIButton.Role",
      "behavioralStyle", "preferredBehavioralStyle", "UIBehavioralStyle", "buttonType",
      "currentTitle", "currentAttributedTitle", "currentTitleColor", "currentTitleShadowColor",
      "currentImage", "currentBackgroundImage", "currentPreferredSymbolConfiguration",
      "imageView", "subtitleLabel", "isPointerInteractionEnabled", "isHovered",
      "pointerStyleProvider", "PointerStyleProvider", "UIButtonPointerStyleProvider", "menu",
      "isHeld", "changesSelectionAsPrimaryAction", "preferredMenuElementOrder",
    ]),
  Page(
    title: "Entries of UIButton.ButtonType's page", prefix: "ButtonType.",
    entries: [
      "custom", "system", "detailDisclosure", "infoLight", "infoDark", "contactAdd", "plain",
      "close", "roundedRect", "init(rawValue:)", "rawValue", "hash(into:)",
    ]),
  Page(
    title: "Conformances of UIButton",
    entries: [
      "CALayerDelegate", "CVarArg", "Copyable", "CustomDebugStringConvertible",
      "CustomStringConvertible", "Equatable", "Hashable", "NSCoding", "NSObjectProtocol",
      "NSTouchBarProvider", "Sendable", "SendableMetatype",
      "UIAccessibilityContentSizeCategoryImageAdjusting", "UIAccessibilityIdentification",
      "UIActivityItemsConfigurationProviding", "UIAppearance", "UIAppearanceContainer",
      "UIContextMenuInteractionDelegate", "UICoordinateSpace", "UIDynamicItem",
      "UIFocusEnvironment", "UIFocusItem", "UIFocusItemContainer", "UILargeContentViewerItem",
      "UIPasteConfigurationSupporting", "UIPopoverPresentationControllerSourceItem",
      "UIResponderStandardEditActions", "UISpringLoadedInteractionSupporting",
      "UITraitChangeObservable", "UITraitEnvironment", "UIUserActivityRestoring",
    ],
    withoutMeaning: [
      "CALayerDelegate": "there are no layers to draw",
      "CVarArg": "no C function takes a button",
      "NSObjectProtocol": "there is no Objective-C runtime; equality and hashing are Swift's",
      "NSTouchBarProvider": "there is no Touch Bar",
      "UIActivityItemsConfigurationProviding": "nothing is shared with other apps",
      "UIDynamicItem": "no physics is animated",
      "UIPasteConfigurationSupporting": "only text is pasted, into text controls",
      "UIPopoverPresentationControllerSourceItem": "no popover is placed on a screen",
      "UISpringLoadedInteractionSupporting": "nothing is dragged over a button",
      "UIUserActivityRestoring": "no activity is handed over from another device",
    ]),
]

struct Test {
  var suite: String
  var name: String
  var result: String
  var letter: Character
  var numbers: ClosedRange<Int>
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(1)
}

guard CommandLine.arguments.count > 2, let output = CommandLine.arguments.last else {
  fail("usage: Conformance.swift REPORT.xml… Docs/Conformance.md")
}
let reports = CommandLine.arguments.dropFirst().dropLast().map { input in
  guard let report = try? XMLDocument(contentsOf: URL(filePath: input)) else {
    fail("\(input): error: this is no report of a test run. Run make conformance.")
  }
  return report
}

/// The cases that a test is about.
func cases(of name: String) -> (letter: Character, numbers: ClosedRange<Int>)? {
  if let match = name.prefixMatch(of: /([A-Z])(\d{3})(?: to [A-Z]?(\d{3}))?/),
    let letter = match.1.first, let first = Int(match.2)
  {
    return (letter, first...max(first, match.3.flatMap { Int($0) } ?? first))
  }
  guard let match = name.prefixMatch(of: /rows? (\d+)(?: to (\d+))?/), let first = Int(match.1)
  else { return nil }
  return ("r", first...max(first, match.2.flatMap { Int($0) } ?? first))
}

/// The case that the name of a test has after its first one: `A060 and A093 …`.
func second(of name: String) -> (letter: Character, numbers: ClosedRange<Int>)? {
  name.prefixMatch(of: #/[A-Z]\d{3} and /#).flatMap {
    cases(of: String(name[$0.range.upperBound...]))
  }
}

/// The name without what the tool adds to it: the backticks, the parameters.
func words(of name: String) -> String {
  guard name.hasPrefix("`") else { return String(name.prefix { $0 != "(" }) }
  return String(name.dropFirst().prefix { $0 != "`" })
}

/// All tests of the reports: those of the package, and those of the module UIKit.
let results = try reports.flatMap { try $0.nodes(forXPath: "//testcase") }.compactMap {
  node -> (suite: String, name: String, result: String)? in
  guard let element = node as? XMLElement,
    let suite = element.attribute(forName: "classname")?.stringValue,
    let name = element.attribute(forName: "name")?.stringValue
  else { return nil }
  let result =
    element.elements(forName: "failure").isEmpty
    ? (element.elements(forName: "skipped").isEmpty ? "passed" : "skipped") : "failed"
  return (String(suite.split(separator: ".").last ?? ""), words(of: name), result)
}.sorted { ($0.name, $0.suite) < ($1.name, $1.suite) }

let tests = results.flatMap { suite, name, result in
  [cases(of: name), second(of: name)].compactMap { $0 }.map {
    Test(suite: suite, name: name, result: result, letter: $0.letter, numbers: $0.numbers)
  }
}

var lines = [
  "# Conformance", "",
  "Written by `make conformance` from the report of a test run. A case is a fact about UIKit, AppKit, a screen reader or",
  "a table, with a source; the test that holds it has a name that begins with its number. Tests that are named after no case",
  "are not listed. A case is marked as extrapolated where no source decides what is expected.",
]

/// The name of a case, with a mark where it is extrapolated.
func caseName(_ letter: Character, _ number: Int) -> String {
  let digits = "\(number)"
  let isRow = letter == "r"
  let id =
    isRow ? "row \(number)" : "\(letter)" + String(repeating: "0", count: 3 - digits.count) + digits
  let isMarked = isRow ? extrapolatedRows.contains(number) : extrapolated.contains(id)
  return isMarked ? "\(id) (extrapolated)" : id
}

var hasFailures = false
for (letter, count, title) in series {
  var rows: [String] = []
  var covered = 0
  for number in 1...count {
    let id = caseName(letter, number)
    let own = tests.filter { $0.letter == letter && $0.numbers.contains(number) }
    if own.isEmpty { rows.append("| \(id) | none yet | |") } else { covered += 1 }
    for test in own {
      if test.result == "failed" { hasFailures = true }
      rows.append("| \(id) | \(test.suite): \(test.name) | \(test.result) |")
    }
  }
  lines += ["", "## \(title)", "", "\(covered) of \(count) cases have a test.", ""]
  lines += ["| case | test | result |", "|---|---|---|"] + rows
  print("\(letter): \(covered) of \(count) cases have a test")
}
for page in pages {
  var rows: [String] = []
  var covered = 0
  for entry in page.entries {
    let start = page.prefix + entry
    let own = results.filter { test in
      test.suite.hasPrefix("UIButton") && test.name.hasPrefix(start)
        && [" ", ":"].contains(test.name.dropFirst(start.count).first)
    }
    if own.isEmpty {
      rows.append("| `\(entry)` | \(page.withoutMeaning[entry] ?? "none yet") | |")
    } else {
      covered += 1
    }
    for test in own {
      if test.result == "failed" { hasFailures = true }
      rows.append("| `\(entry)` | \(test.suite): \(test.name) | \(test.result) |")
    }
  }
  let rest = page.withoutMeaning.isEmpty ? "" : " The others have no meaning here."
  lines += [
    "", "## \(page.title)", "", "\(covered) of \(page.entries.count) have a test.\(rest)", "",
  ]
  lines += ["| entry | test, or why there is none | result |", "|---|---|---|"] + rows
  print("\(page.title): \(covered) of \(page.entries.count) have a test")
}
try (lines.joined(separator: "\n") + "\n").write(toFile: output, atomically: true, encoding: .utf8)
if hasFailures { fail("\(output): error: some tests failed. See the table.") }
