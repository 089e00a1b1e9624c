// Prints how the sources are laid out, against the limits, and which binaries git tracks, and exits with 1
// where one limit does not hold:
//
//   swift -swift-version 6 Scripts/Structure.swift

import Foundation

/// The most files that a folder of Sources/ holds side by side.
let mostFiles = 16
/// How long a file is before it needs a reason.
let longFile = 300
/// Why a file is longer.
let reasons = [
  "Sources/ButtonModel/Button.swift":
    "what a subclass of Button overrides has to stand in the class",
  "Sources/UIKit/Layers/Layer/CALayer.swift":
    "what a subclass of CALayer overrides has to stand in the class",
  "Sources/AppKitDialect/Windows/NSWindow.swift":
    "what a subclass of NSWindow overrides has to stand in the class",
  "Sources/AppKitDialect/Tables/NSTableView.swift":
    "what an outline overrides of a table has to stand in the class",
  "Sources/AppKitDialect/Cells/NSCell.swift":
    "what a subclass of NSCell overrides has to stand in the class",
  "Sources/ResponderKit/Accessibility/AccessibleObject.swift":
    "what an object overrides of UIAccessibility has to stand in the class",
  "Sources/ResponderKit/Responders/ViewResponder.swift":
    "what a subclass of ViewResponder overrides has to stand in the class",
  "Sources/ResponderKit/Scrolling/ScrollView.swift":
    "what a subclass of ScrollView overrides has to stand in the class",
  "Sources/ResponderKit/Views/View.swift":
    "what a subclass of View overrides has to stand in the class",
  "Sources/ResponderKit/ViewControllers/ViewController.swift":
    "what a subclass of ViewController overrides has to stand in the class",
  "Sources/TextControls/Fields/TextField.swift":
    "what a subclass of TextField overrides has to stand in the class",
  "Sources/TextControls/Areas/TextView.swift":
    "what a subclass of TextView overrides has to stand in the class",
  "Sources/Localize/PropertyLists/OldStyleParser.swift":
    "one grammar with its recovery from errors",
  "Sources/Localize/ICU/ICU.swift":
    "the only file that calls ICU, with what it wraps of it side by side",
]
/// The least share of files with exactly one top-level type; most others extend one by a topic.
let leastShare = 0.588
/// The errors that are no diagnostic: an API's own, or what a parser throws before the path is known.
let otherErrors: Set<String> = [
  "AccessibilityAudit", "ArchiveError", "ArchiveProblem", "ArchiveRefusal", "ConfigurationError",
  "FormatError", "FormatterError", "JSONError", "KeyValueError", "MenuError", "MessagePatternError",
  "OperationRefusal", "Problem",
  "PropertyListError", "ReaderError", "ScenarioDifference", "SolvingError", "SystemError",
  "TranscriptDifference", "TranscriptFailure", "VisualFormatError", "WriteError", "XMLError",
]

struct Source {
  var path: String
  var text: String
  var folder: String { String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]) }
}

let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
let sources = try FileManager.default.subpathsOfDirectory(
  atPath: root.appendingPathComponent("Sources").path
)
.filter { $0.hasSuffix(".swift") }.sorted()
.map { name in
  Source(
    path: "Sources/" + name,
    text: try String(
      contentsOf: root.appendingPathComponent("Sources/" + name), encoding: .utf8))
}
var failures = 0

@MainActor
func report(_ what: String, _ holds: Bool) {
  print(holds ? "  ok    \(what)" : "  FAIL  \(what)")
  if !holds { failures += 1 }
}

/// Counts the lines in which an expression matches, and names the first few.
@MainActor
func lines(matching pattern: String, outside folders: [String]) throws -> [String] {
  let expression = try NSRegularExpression(pattern: pattern)
  return sources.filter { source in !folders.contains { source.path.hasPrefix($0) } }
    .flatMap { source in
      source.text.components(separatedBy: "\n").enumerated().compactMap { number, line in
        let isComment = line.trimmingCharacters(in: .whitespaces).hasPrefix("//")
        let range = NSRange(line.startIndex..., in: line)
        guard !isComment, expression.firstMatch(in: line, range: range) != nil else { return nil }
        return "\(source.path):\(number + 1)"
      }
    }
}

print("Files per folder (at most \(mostFiles))")
let folders = Dictionary(grouping: sources, by: \.folder).mapValues(\.count)
for (folder, count) in folders.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
  print("  \(count)  \(folder)")
}
report(
  "the fullest folder holds \(folders.values.max() ?? 0)",
  folders.values.allSatisfy { $0 <= mostFiles })

print("Files over \(longFile) lines")
for source in sources {
  let count = source.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
  guard count > longFile else { continue }
  report(
    "\(source.path), \(count): \(reasons[source.path] ?? "no reason")", reasons[source.path] != nil)
}

print("Files with exactly one top-level type (at least \(Int((leastShare * 100).rounded())) %)")
let declaration = try NSRegularExpression(
  pattern:
    #"^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate|open|final|nonisolated|indirect)\s+)*(?:class|struct|enum|protocol|actor)\s+\w+"#,
  options: .anchorsMatchLines)
let single = sources.filter { source in
  declaration.numberOfMatches(
    in: source.text, range: NSRange(source.text.startIndex..., in: source.text)) == 1
}
let share = Double(single.count) / Double(sources.count)
report(
  "\(single.count) of \(sources.count), \(Int((share * 100).rounded())) %", share >= leastShare)

print("Attribute names of documents outside InterfaceBuilder (none)")
let readers =
  #"\.(?:string|child|bool|finiteNumber|color|rect|size|insets|font|image|styledText|attributedText|symbolConfiguration|directionalInsets)\("\w+""#
let subscripts =
  #"\b\w*(?:[eE]lement|cell|child|root|scene|segment|texts|values|attributes)\??\["\w+"\]"#
// Archives have keys of their own; Localize and UIKit read other formats.
let attributes = try lines(
  matching: "\(readers)|\(subscripts)",
  outside: ["Sources/Archives", "Sources/InterfaceBuilder", "Sources/Localize", "Sources/UIKit"])
report(
  "\(attributes.count) \(attributes.prefix(5).joined(separator: " "))", attributes.isEmpty)

print("Places that make a VoiceOver or choose it outside of its folder (none)")
// In brackets it is a setting of the system; followed by a parenthesis, it wraps a word.
let places = try lines(
  matching: #"\bVoiceOver\(|(?<!\[)\.voiceOver\b(?!\()"#,
  outside: ["Sources/Accessibility/VoiceOver", "Sources/UIKit"])
report("\(places.count) \(places.joined(separator: " "))", places.isEmpty)

print("Places above the table of kinds that compare the framework of a document (none)")
let comparisons = try lines(
  matching: #"\bfamily (?:==|!=)|switch \w*\.?family\b"#,
  outside: [
    "Sources/InterfaceBuilder", "Sources/UIKit/Text",
    "Sources/InterfaceLoader/Loading/DocumentLoading.swift",
    "Sources/Auditing/Audit/AuditRule+Checking.swift",
  ])
report(
  "\(comparisons.count) \(comparisons.prefix(5).joined(separator: " "))", comparisons.isEmpty)

print("Shapes of error (Diagnostic, and what no file has)")
let errors = try NSRegularExpression(
  pattern: #"(?:struct|enum|class) (\w+)[^{\n]*:[^{\n]*\bError\b"#)
let shapes = sources.flatMap { source in
  errors.matches(in: source.text, range: NSRange(source.text.startIndex..., in: source.text))
    .compactMap { Range($0.range(at: 1), in: source.text).map { String(source.text[$0]) } }
}
report(
  "Diagnostic beside \(shapes.count - 1): \(shapes.filter { $0 != "Diagnostic" }.joined(separator: ", "))",
  Set(shapes).subtracting(otherErrors) == ["Diagnostic"])

print("Comments that do not begin with what a declaration is, and words that no reader uses (none)")
let beginning = try NSRegularExpression(pattern: #"^\s*/// (?:What|Whether|How|Of) "#)
let words = try NSRegularExpression(pattern: #"(?i)\b(?:nobody|mended|for ever)\b"#)
let phrases = sources.flatMap { source in
  var wasComment = false
  return source.text.components(separatedBy: "\n").enumerated().compactMap { number, line in
    let range = NSRange(line.startIndex..., in: line)
    let isComment = line.trimmingCharacters(in: .whitespaces).hasPrefix("///")
    defer { wasComment = isComment }
    guard
      !wasComment && beginning.firstMatch(in: line, range: range) != nil
        || words.firstMatch(in: line, range: range) != nil
    else { return nil as String? }
    return "\(source.path):\(number + 1)"
  }
}
report("\(phrases.count) \(phrases.prefix(5).joined(separator: " "))", phrases.isEmpty)

print("Binaries that git tracks, other than images of Docs/ (none)")
let git = Process()
git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
git.arguments = ["git", "-C", root.path, "ls-files", "-z"]
let tracked = Pipe()
git.standardOutput = tracked
git.standardError = FileHandle.nullDevice
try git.run()
let names = tracked.fileHandleForReading.readDataToEndOfFile()
git.waitUntilExit()
if git.terminationStatus == 0 {
  let binaries = names.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }.filter {
    let isImage = $0.hasPrefix("Docs/Images/")
    // A file that was removed, or a link, is not looked into.
    let data = isImage ? nil : try? Data(contentsOf: root.appendingPathComponent($0))
    return data?.prefix(1 << 20).contains(0) ?? false
  }
  report("\(binaries.count) \(binaries.joined(separator: " "))", binaries.isEmpty)
} else {
  print("  skipped: this is no work tree of git")
}

exit(failures == 0 ? 0 : 1)
