// Counts how many uses of the 300 most used missing members, as a page of demand lists them, the module
// UIKit has; exits with 1 below the limits. `make demand` runs it with the page, the folder of the symbol
// graphs and that of the tests, and `make demand MEMBERS=all` prints every declaration of each member:
//
//   Demand DEMAND.md GRAPHS TESTS [all]
//
// A member is had when the symbol graphs have it, a test uses it, and it is not known to answer nothing.
//
// - The graphs have it where its class, a superclass or a protocol of these, reached through the aliases
//   of the dialect, declares a member of its base name, or an extension does. Signatures are not compared:
//   the page names members without them. That they are UIKit's was read in the printed declarations, and
//   the tests, which are source as written for UIKit, compile.
// - A test uses it where a file of tests that names the class, a subclass or an alias of one of these in
//   its code reads it (`.name`, other than as the target of an assignment), calls it or overrides it. A
//   file names what the fixtures name that it uses: files without a test in the same folder. The
//   receiver's type is not known here, so a member of the same name on another class of the same file
//   counts too, and whether the test observes what the member does is not seen.
// - What answers nothing was found by reading, and stands in a table below.

import Foundation

/// The least share of uses that the module has: of the families that are in scope or stored, and of all.
let (leastCore, least) = (0.95, 0.80)
/// The families of the first share.
let core: Set<String> = ["In scope", "Stored looks"]
/// The tests that are built with the trait `UIKit`, which see the module or the classes of the core.
let testTargets = [
  "UIKitTests", "UIKitSourceTests", "ResponderKitTests", "GesturesTests", "ControlCoreTests",
  "ButtonModelTests", "ValueControlsTests", "TextControlsTests", "PickersTests", "NavigationTests",
  "GraphicsTests", "InterfaceLoaderTests",
]
/// What is not had although the graphs may have it, and why; looks and layout need only be stored.
let exceptions = [
  "UINavigationItem.hidesSearchBarWhenScrolling": "stored; no bar shows a search bar",
  "UIViewController.extensionContext": "nil unless set; there are no extensions",
  "UILabel.drawText": "draws nothing and is called by nothing",
  "UIScrollView.panGestureRecognizer": "in no view, so it receives no touches",
  "UISlider.isOn": "no member of the class in UIKit",
  "UIBarButtonItem.isOn": "no member of the class in UIKit",
  "UIView.contentConfiguration":
    "no member of the class in UIKit; UITableViewCell and UICollectionViewCell have it",
]

/// A row of the page.
struct Member {
  var family: String
  var type: String
  var name: String
  var uses: Int
  var title: String { "\(type).\(name)" }
}

/// What the graphs have and the names of it.
struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable {
      var kind: String
      var spelling: String
      var preciseIdentifier: String?
    }
    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]?

    var declaration: String {
      (declarationFragments ?? []).map(\.spelling).joined()
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    var baseName: String { String(pathComponents.last?.prefix { $0 != "(" } ?? "") }
  }
  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
  }
  var symbols: [Symbol]
  var relationships: [Relationship]
}

/// The types of all graphs with their members.
struct Module {
  var symbols: [String: Graph.Symbol] = [:]
  /// The types by their names in UIKit, aliases included.
  var types: [String: String] = [:]
  /// The superclasses and protocols of a type, and the subclasses.
  var parents: [String: [String]] = [:]
  var children: [String: [String]] = [:]
  var members: [String: Set<String>] = [:]

  init(_ graphs: [Graph]) {
    var (types, aliases, extended) = ([String: String](), [String: String](), [String: String]())
    for symbol in graphs.flatMap(\.symbols) {
      let id = symbol.identifier.precise
      symbols[id] = symbol
      switch symbol.kind.identifier {
      case "swift.class", "swift.struct", "swift.enum", "swift.protocol":
        types[symbol.pathComponents.joined(separator: ".")] = id
      case "swift.typealias" where symbol.pathComponents.count == 1:
        let named = symbol.declarationFragments?.last { $0.kind == "typeIdentifier" }
        aliases[symbol.pathComponents[0]] = named?.preciseIdentifier
      default: break
      }
    }
    // A class of the module itself hides an alias of the dialect.
    self.types = types.merging(aliases) { own, _ in own }
    let relationships = graphs.flatMap(\.relationships)
    for relationship in relationships where relationship.kind == "extensionTo" {
      extended[relationship.source] = relationship.target
    }
    for relationship in relationships {
      let source = extended[relationship.source] ?? relationship.source
      let target = extended[relationship.target] ?? relationship.target
      switch relationship.kind {
      case "inheritsFrom":
        parents[source, default: []].append(target)
        children[target, default: []].append(source)
      case "conformsTo": parents[source, default: []].append(target)
      case "memberOf", "requirementOf", "optionalRequirementOf", "defaultImplementationOf":
        members[target, default: []].insert(relationship.source)
      default: break
      }
    }
  }

  /// Returns what can be reached from a type, itself first.
  func closure(of type: String, along edges: [String: [String]]) -> [String] {
    var found = [type]
    var position = 0
    while position < found.count {
      found += Set(edges[found[position], default: []]).subtracting(found).sorted()
      position += 1
    }
    return found
  }

  /// Returns the declarations of a member, the nearest to the class and properties first.
  func declarations(of name: String, in type: String) -> [Graph.Symbol] {
    closure(of: type, along: parents).flatMap { type in
      members[type, default: []].compactMap { symbols[$0] }.filter { $0.baseName == name }
        .sorted { ($0.isMethod ? 1 : 0, $0.declaration) < ($1.isMethod ? 1 : 0, $1.declaration) }
    }
  }

  /// Returns the names by which source writes a class or one of its subclasses.
  func names(of type: String) -> Set<String> {
    let kinds = Set(closure(of: type, along: children))
    return Set(types.filter { kinds.contains($0.value) }.keys)
  }
}

extension Graph.Symbol {
  var isMethod: Bool { kind.identifier.hasSuffix("method") }
}

/// What the code of a file of tests names.
struct TestFile {
  var path: String
  var words: Set<String>
  /// The members that it reads, calls or overrides.
  var used: Set<String>
  /// The types and functions that it declares.
  var declared: Set<String>
  var isFixture: Bool

  init(path: String, text: String) {
    self.path = path
    isFixture = !text.contains("@Test")
    let code = text.components(separatedBy: "\n")
      .filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }.joined(separator: "\n")
    words = Set(
      code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    used = names(in: code, #"\.(\w+)\b(?!\s*=(?!=))"#)
      .union(names(in: code, #"\boverride\b[^\n{=]*?\b(?:var|func)\s+(\w+)"#))
    declared = names(in: code, #"\b(?:class|struct|enum|func)\s+(\w+)"#)
  }

  var folder: String { String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]) }
}

/// Returns what the first group of an expression matches.
func names(in code: String, _ pattern: String) -> Set<String> {
  guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
  let range = NSRange(code.startIndex..., in: code)
  return Set(
    expression.matches(in: code, range: range).compactMap {
      Range($0.range(at: 1), in: code).map { String(code[$0]) }
    })
}

/// Reads the files of tests, each with the words of the fixtures that it uses.
func testFiles(in folder: String) throws -> [TestFile] {
  let all = try testTargets.flatMap { try files(in: folder + "/" + $0, suffix: ".swift") }
    .map { TestFile(path: $0, text: try String(contentsOfFile: $0, encoding: .utf8)) }
  let fixtures = Dictionary(grouping: all.filter(\.isFixture), by: \.folder)
  return all.map { file in
    var file = file
    for fixture in fixtures[file.folder, default: []].filter({
      !file.words.isDisjoint(with: $0.declared)
    }) { file.words.formUnion(fixture.words) }
    return file
  }
}

/// Reads the rows of the tables of the 300.
func members(of page: String) -> [Member] {
  var family: String?
  var found: [Member] = []
  for line in page.components(separatedBy: "\n") {
    if line.hasPrefix("##") {
      let title = line.contains(" of the 300") ? line.split(separator: ":").first : nil
      family = title.map { String($0.dropFirst(4)) }
    }
    let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard let family, cells.count == 3, let uses = Int(cells[1]),
      let dot = cells[0].lastIndex(of: ".")
    else { continue }
    found.append(
      Member(
        family: family, type: String(cells[0][..<dot]),
        name: String(cells[0][cells[0].index(after: dot)...]), uses: uses))
  }
  return found
}

func files(in folder: String, suffix: String) throws -> [String] {
  try FileManager.default.subpathsOfDirectory(atPath: folder)
    .filter { $0.hasSuffix(suffix) }.sorted().map { folder + "/" + $0 }
}

func percent(_ part: Int, of whole: Int) -> String {
  String(format: "%.1f %%", Double(part) * 100 / Double(max(whole, 1)))
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 3 else {
  FileHandle.standardError.write(
    Data("Demand: error: give the page, the folder of symbol graphs and that of the tests.\n".utf8))
  exit(1)
}
let (page, graphs, tests) = (arguments[1], arguments[2], arguments[3])
let wanted = members(of: try String(contentsOfFile: page, encoding: .utf8))
let module = Module(
  try files(in: graphs, suffix: ".symbols.json").map {
    try JSONDecoder().decode(Graph.self, from: Data(contentsOf: URL(fileURLWithPath: $0)))
  })
let used = try testFiles(in: tests)

/// Why a member is not had, or nil, with its declarations and the files of tests that use it.
@MainActor
func look(up member: Member) -> (cause: String?, symbols: [Graph.Symbol], users: [TestFile]) {
  guard let type = module.types[member.type] else { return ("no such class", [], []) }
  let symbols = module.declarations(of: member.name, in: type)
  let names = module.names(of: type)
  let users = used.filter { $0.used.contains(member.name) && !$0.words.isDisjoint(with: names) }
  if let cause = exceptions[member.title] { return (cause, symbols, users) }
  if symbols.isEmpty { return ("not declared", symbols, users) }
  return (users.isEmpty ? "no test" : nil, symbols, users)
}

var (had, asked) = ([String: Int](), [String: Int]())
var missing: [(member: Member, cause: String)] = []
for member in wanted {
  let (cause, symbols, users) = look(up: member)
  asked[member.family, default: 0] += member.uses
  if let cause {
    missing.append((member, cause))
  } else {
    had[member.family, default: 0] += member.uses
  }
  guard arguments.count > 3 else { continue }
  print("\(member.title), \(member.uses) uses: \(cause ?? "had"), \(users.count) files of tests")
  for symbol in symbols { print("    \(symbol.declaration)") }
}
var families: [String] = []
for member in wanted where !families.contains(member.family) { families.append(member.family) }
for family in families {
  let (part, whole) = (had[family, default: 0], asked[family, default: 0])
  print("\(family): \(part) of \(whole) uses, \(percent(part, of: whole))")
}
func total(_ uses: [String: Int], of families: Set<String>) -> Int {
  uses.filter { families.contains($0.key) }.values.reduce(0, +)
}
var holds = true
for (title, families, least) in [
  ("In scope or stored", core, leastCore), ("All", Set(families), least),
] {
  let (part, whole) = (total(had, of: families), total(asked, of: families))
  let isEnough = whole > 0 && Double(part) >= least * Double(whole)
  holds = holds && isEnough
  print(
    "\(isEnough ? "ok   " : "FAIL ") \(title): \(part) of \(whole) uses,"
      + " \(percent(part, of: whole)), at least \(Int(least * 100)) %")
}
print("\(wanted.count - missing.count) of \(wanted.count) members; missing:")
for (member, cause) in missing { print("  \(member.title), \(member.uses) uses: \(cause)") }
exit(holds ? 0 : 1)
