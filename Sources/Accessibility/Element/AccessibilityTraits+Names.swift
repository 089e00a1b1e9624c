/// The named traits in the order of their bits; the names are those of UIKit and Interface Builder.
private let namedTraits: [(name: String, trait: AccessibilityTraits)] = [
  ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
  ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
  ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
  ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
  ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
  ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
  ("tabBar", .tabBar), ("header", .header), ("webContent", .webContent),
  ("textEntry", .textEntry), ("pickerElement", .pickerElement), ("radioButton", .radioButton),
  ("isEditing", .isEditing), ("launchIcon", .launchIcon),
  ("statusBarElement", .statusBarElement), ("secureTextField", .secureTextField),
  ("inactive", .inactive), ("footer", .footer), ("backButton", .backButton),
  ("tabBarItem", .tabBarItem), ("autoCorrectCandidate", .autoCorrectCandidate),
  ("deleteKey", .deleteKey), ("selectionDismissesItem", .selectionDismissesItem),
  ("visited", .visited), ("scrollable", .scrollable), ("spacer", .spacer),
  ("tableIndex", .tableIndex), ("map", .map),
  ("textOperationsAvailable", .textOperationsAvailable), ("draggable", .draggable),
  ("gesturePracticeRegion", .gesturePracticeRegion), ("popUpButton", .popUpButton),
  ("allowsNativeSliding", .allowsNativeSliding), ("mathEquation", .mathEquation),
  ("containedByTable", .containedByTable), ("containedByList", .containedByList),
  ("touchContainer", .touchContainer), ("supportsZoom", .supportsZoom), ("textArea", .textArea),
  ("bookContent", .bookContent), ("containedByLandmark", .containedByLandmark),
  ("folderIcon", .folderIcon), ("readOnly", .readOnly), ("menuItem", .menuItem),
  ("toggleButton", .toggleButton), ("ignoreItemChooser", .ignoreItemChooser),
  ("supportsTrackingDetail", .supportsTrackingDetail), ("alert", .alert),
  ("containedByFieldset", .containedByFieldset),
  ("allowsLayoutChangeInStatusBar", .allowsLayoutChangeInStatusBar),
]

extension AccessibilityTraits {
  /// Creates the trait with a name as UIKit and Interface Builder spell it, or with a bit as in
  /// `bit 40`; nil for any other name.
  public init?(name: String) {
    if let found = namedTraits.first(where: { $0.name == name }) {
      self = found.trait
    } else if name.hasPrefix("bit "), let bit = UInt64(name.dropFirst(4)), bit < 64 {
      self.init(rawValue: 1 << bit)
    } else {
      return nil
    }
  }

  /// The names in the order of the bits; a bit without a name reads `bit 60`.
  public var names: [String] {
    (0..<64).compactMap { bit in
      let trait = AccessibilityTraits(rawValue: 1 << UInt64(bit))
      guard contains(trait) else { return nil }
      return namedTraits.first { $0.trait == trait }?.name ?? "bit \(bit)"
    }
  }

  /// The names as Apple's documentation words them: `Not Enabled` for `notEnabled`.
  public var displayNames: [String] {
    names.map { name in
      name.reduce(into: "") { words, character in
        if words.isEmpty {
          words += character.uppercased()
          return
        }
        if character.isUppercase { words += " " }
        words.append(character)
      }
    }
  }
}

extension AccessibilityTraits: CustomStringConvertible {
  /// The names separated by commas, as in `button, selected`, or `none`.
  public var description: String { isEmpty ? "none" : names.joined(separator: ", ") }
}

extension AccessibilityTraits: Codable {
  /// Writes the names.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(names)
  }

  /// Reads the names; an unknown name is an error.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    self = try value.decode([String].self).reduce(into: .none) { traits, name in
      guard let trait = AccessibilityTraits(name: name) else {
        throw DecodingError.dataCorruptedError(
          in: value, debugDescription: "'\(name)' is not a trait")
      }
      traits.insert(trait)
    }
  }
}
