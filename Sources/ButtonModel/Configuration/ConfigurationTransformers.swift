public import Graphics

/// Transforms a color of a configuration into another: UIKit's `UIConfigurationColorTransformer`.
///
/// Closures cannot be compared: two transformers are equal if one is a copy of the other, and each
/// preset equals itself.
public struct ConfigurationColorTransformer: Sendable, Hashable {
  /// The closure that transforms a color.
  public let transform: @Sendable (Color) -> Color
  private let identity: Identity

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping @Sendable (Color) -> Color) {
    self.transform = transform
    identity = Identity()
  }

  /// Returns the transformed color.
  public func callAsFunction(_ input: Color) -> Color { transform(input) }

  /// The gray of the same luminance (`UIConfigurationColorTransformer.grayscale`).
  public static let grayscale = ConfigurationColorTransformer { $0.desaturated }
  /// The tint color of the view, whatever the color; it stays a name that a presenter resolves
  /// (`UIConfigurationColorTransformer.preferredTint`).
  public static let preferredTint = ConfigurationColorTransformer { _ in .system("tintColor") }
  /// A tint that matches the text around it (`UIConfigurationColorTransformer.monochromeTint`).
  public static let monochromeTint = ConfigurationColorTransformer { _ in .system("labelColor") }

  /// Returns a Boolean value that indicates whether one is a copy of the other.
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

/// Transforms the attributes of a text into others: UIKit's
/// `UIConfigurationTextAttributesTransformer`.
///
/// Two transformers are equal if one is a copy of the other.
public struct ConfigurationTextAttributesTransformer: Sendable, Hashable {
  /// The closure that transforms text attributes.
  public let transform: @Sendable (AttributedText.Attributes) -> AttributedText.Attributes
  private let identity = Identity()

  /// Creates a transformer from a closure.
  public init(
    _ transform: @escaping @Sendable (AttributedText.Attributes) -> AttributedText.Attributes
  ) { self.transform = transform }

  /// Returns the transformed text attributes.
  public func callAsFunction(_ input: AttributedText.Attributes) -> AttributedText.Attributes {
    transform(input)
  }

  /// Returns a Boolean value that indicates whether one is a copy of the other.
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

private final class Identity: Sendable {}
