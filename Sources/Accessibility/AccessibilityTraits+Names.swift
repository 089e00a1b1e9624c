/// The named traits in the order of their bits; the names are those of UIKit and Interface Builder.
private let namedTraits: [(name: String, trait: AccessibilityTraits)] = [
  ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
  ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
  ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
  ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
  ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
  ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
  ("tabBar", .tabBar), ("header", .header), ("textEntry", .textEntry),
  ("pickerElement", .pickerElement), ("isEditing", .isEditing),
  ("secureTextField", .secureTextField), ("backButton", .backButton), ("tabBarItem", .tabBarItem),
  ("supportsZoom", .supportsZoom), ("textArea", .textArea), ("toggleButton", .toggleButton),
]

extension AccessibilityTraits {
  /// Creates the trait of a name as UIKit and Interface Builder spell it; nil for another name.
  public init?(name: String) {
    guard let found = namedTraits.first(where: { $0.name == name }) else { return nil }
    self = found.trait
  }

  /// The names in the order of the bits; a bit without a name reads `bit 40`.
  public var names: [String] {
    (0..<64).compactMap { bit in
      let trait = AccessibilityTraits(rawValue: 1 << UInt64(bit))
      guard contains(trait) else { return nil }
      return namedTraits.first { $0.trait == trait }?.name ?? "bit \(bit)"
    }
  }
}

extension AccessibilityTraits: CustomStringConvertible {
  /// The names with commas, as in `button, selected`, or `none`.
  public var description: String { isEmpty ? "none" : names.joined(separator: ", ") }
}
