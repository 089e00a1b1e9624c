/// The subjects of errors, in the words of the demand.
public enum Family: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Layers, paths, images as pixels and what draws them.
  case drawing = "layer and drawing"
  /// Fonts, attributed strings, fields and areas.
  case text
  /// Tables, collections, pickers and what scrolls.
  case tables = "tables and collections"
  /// Animations, transitions and their timing.
  case animation
  /// Anchors, constraints, stacks, margins and guides.
  case layout
  /// Switches, sliders and the other controls that a user operates.
  case controls = "live controls"
  /// Colors, images, geometry, and types that refuse UIKit's source.
  case values = "value types"
  /// The main actor.
  case isolation
  /// Controllers, bars, alerts, windows and the application.
  case controllers
  /// Recognizers and touches.
  case gestures
  /// Accessibility.
  case accessibility
  /// Objective-C's own mechanisms.
  case objectiveC = "Objective-C's own mechanisms"
  /// The declarations of other modules.
  case thirdParty = "third-party code"
  /// Everything else.
  case other

  /// The name of the family.
  public var title: String { rawValue }

  /// Compares the places in the list of families.
  public static func < (left: Family, right: Family) -> Bool { left.number < right.number }

  private var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Returns the family of a name that the compiler misses.
  static func of(
    _ name: String, message: String, line: String = "", isThirdParty: Bool = false
  ) -> Family {
    if let family = family(ofMessage: message) { return family }
    if name.hasPrefix("import ") { return .thirdParty }
    // The member says more than its type: a view has layers and constraints.
    var parts = name.split(separator: ".").map(String.init)
    if name.hasPrefix("override ") { parts = [String(name.dropFirst("override ".count))] }
    if let member = parts.last, let family = FamilyTable.family(ofMember: member) { return family }
    for part in parts {
      if let family = FamilyTable.family(ofType: part) { return family }
    }
    guard !message.hasPrefix("cannot find") else { return isThirdParty ? .thirdParty : .other }
    // A message without a name of its own names types, or the line does.
    return family(ofWordsIn: message) ?? family(ofWordsIn: line) ?? .values
  }

  private static func family(ofWordsIn text: String) -> Family? {
    let words = text.matches(of: /\w+/).map { String($0.0) }
    return words.lazy.compactMap(FamilyTable.family(ofType:)).first { $0 != .values }
      // Words such as value and size are members of everything.
      ?? words.lazy.compactMap(FamilyTable.family(ofMember:)).first {
        [.drawing, .animation, .layout, .gestures, .controllers].contains($0)
      }
  }

  private static func family(ofMessage message: String) -> Family? {
    let isolation = [
      "actor-isolated", "Sendable", "sending ", "concurrency", "isolated deinit", "nonisolated",
    ]
    if isolation.contains(where: { message.contains($0) }) { return .isolation }
    let objectiveC = [
      "Objective-C", "@objc", "'optional' can only", "#selector", "NSKeyValue", "image literal",
      "NSManaged", "Literal'", "cannot be overridden from extension",
    ]
    if objectiveC.contains(where: { message.contains($0) }) { return .objectiveC }
    // Foundation itself lacks it here.
    return message.contains("swift-corelibs-foundation") ? .other : nil
  }
}
