/// A file after the port.
public struct PortedFile: Sendable {
  /// The path.
  public let path: String
  /// A Boolean value that indicates whether the file belongs to the tests.
  public let isTest: Bool
  /// The text before the port.
  public let original: String
  /// The text after the port, with the same number of lines.
  public let text: String
  /// The number of times that each rule applied.
  public let counts: [PortRule: Int]
  /// The selectors that are found by their name alone.
  public let namedSelectors: Int
  /// The modules of others whose imports were dropped, one for each import.
  public let thirdParty: [String]
  /// The leftovers, in the order of the text.
  public let leftovers: [Leftover]
  /// The place where each line was before the port.
  let order: LineOrder

  init(source: Source, rewriting: Rewriting, renames: Int) {
    path = source.path
    isTest = source.isTest
    original = source.text
    text = rewriting.text
    var counts = rewriting.counts
    if renames > 0 { counts[.renames] = renames }
    self.counts = counts
    namedSelectors = rewriting.namedSelectors
    thirdParty = rewriting.thirdParty
    leftovers = rewriting.leftovers
    order = rewriting.order
  }

  /// The number of lines.
  public var lineCount: Int {
    let breaks = original.utf8.count { $0 == UInt8(ascii: "\n") }
    return original.isEmpty || original.utf8.last == UInt8(ascii: "\n") ? breaks : breaks + 1
  }

  /// The number of lines that changed or moved.
  public var changedLineCount: Int {
    let old = lines(of: original)
    return zip(lines(of: text), order.origins).count { line, origin in
      order.moved.contains(origin) || line != old[origin]
    }
  }
}

/// The rules of a port.
public enum PortRule: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Imports.
  case imports
  /// The conditions of `#if`.
  case conditions
  /// `init(coder:)`.
  case coders
  /// Selectors and key paths.
  case selectors
  /// Protocols with optional requirements, and their calls.
  case requirements
  /// Attributes and modifiers of Objective-C and of Interface Builder.
  case attributes
  /// Members of extensions that override or are overridden.
  case overrides
  /// Names of old Swift.
  case renames

  /// The name of the changes in a report.
  public var title: String {
    switch self {
    case .imports: "imports"
    case .conditions: "conditions of #if"
    case .coders: "init(coder:)"
    case .selectors: "selectors"
    case .requirements: "optional requirements"
    case .attributes: "attributes"
    case .overrides: "overrides in extensions"
    case .renames: "names of old Swift"
    }
  }

  /// Compares the places in the list of rules.
  public static func < (left: PortRule, right: PortRule) -> Bool { left.number < right.number }

  private var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
