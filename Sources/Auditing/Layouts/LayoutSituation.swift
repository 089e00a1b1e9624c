public import InterfaceLoader
public import ResponderKit

/// The device and the text size that screens are laid out for.
public struct LayoutSituation: Sendable, Hashable {
  /// The device; nil for the one that a document was designed on.
  public var device: Device?
  /// The text size that the user has chosen.
  public var textSize: TraitCollection.ContentSizeCategory

  /// Creates a situation.
  public init(
    device: Device? = nil, textSize: TraitCollection.ContentSizeCategory = .large
  ) {
    (self.device, self.textSize) = (device, textSize)
  }
}

extension TraitCollection.ContentSizeCategory {
  /// The names of the twelve text sizes on command lines, as those of the simulator, from small to large.
  private static let names: [(Self, String)] = [
    (.extraSmall, "extra-small"), (.small, "small"), (.medium, "medium"), (.large, "large"),
    (.extraLarge, "extra-large"), (.extraExtraLarge, "extra-extra-large"),
    (.extraExtraExtraLarge, "extra-extra-extra-large"),
    (.accessibilityMedium, "accessibility-medium"), (.accessibilityLarge, "accessibility-large"),
    (.accessibilityExtraLarge, "accessibility-extra-large"),
    (.accessibilityExtraExtraLarge, "accessibility-extra-extra-large"),
    (.accessibilityExtraExtraExtraLarge, "accessibility-extra-extra-extra-large"),
  ]

  /// The name of the text size on command lines, such as `accessibility-medium`; nil if it is unspecified.
  public var commandLineName: String? { Self.names.first { $0.0 == self }?.1 }

  /// Creates the text size with a name on command lines; nil for another name.
  public init?(commandLineName name: String) {
    guard let known = Self.names.first(where: { $0.1 == name }) else { return nil }
    self = known.0
  }

  /// The names of the text sizes on command lines, from small to large.
  public static var commandLineNames: [String] { names.map(\.1) }
}
