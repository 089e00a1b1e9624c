/// The size and weight of a symbol image: UIKit's `UIImage.SymbolConfiguration`, as a value.
///
/// The view that shows the image decides every property that is nil.
public struct SymbolConfiguration: Sendable, Hashable, Codable {
  /// The scale of a symbol relative to its point size, with the raw values of
  /// `UIImage.SymbolScale`.
  public enum Scale: Int, Sendable, Hashable, Codable, CaseIterable {
    /// The system's default scale.
    case `default` = -1
    /// No scale is set.
    case unspecified = 0
    /// Smaller than the default scale (`UIImage.SymbolScale.small`).
    case small = 1
    /// The scale between small and large (`UIImage.SymbolScale.medium`).
    case medium = 2
    /// Larger than the default scale (`UIImage.SymbolScale.large`).
    case large = 3
  }

  /// The size in points.
  public var pointSize: Double?
  /// The weight of the lines.
  public var weight: Font.Weight?
  /// The scale relative to the point size.
  public var scale: Scale
  /// The text style that the size follows, such as `UICTFontTextStyleBody`.
  public var textStyle: String?

  /// Creates a configuration with a size, a weight and a scale.
  public init(
    pointSize: Double? = nil, weight: Font.Weight? = nil, scale: Scale = .unspecified
  ) {
    self.pointSize = pointSize
    self.weight = weight
    self.scale = scale
  }

  /// Creates a configuration that follows a text style, with a scale.
  public init(textStyle: String, scale: Scale = .unspecified) {
    self.init(scale: scale)
    self.textStyle = textStyle
  }

  /// Creates a configuration with the size or style and the weight of a font.
  public init(font: Font, scale: Scale = .unspecified) {
    self.init(pointSize: font.ownPointSize, weight: font.weight, scale: scale)
    if case .textStyle(let style) = font.face { textStyle = style }
  }

  /// Returns the configuration with the properties of another one applied over its own
  /// (`UIImage.Configuration.applying(_:)`).
  public func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration {
    guard let other else { return self }
    var result = self
    result.pointSize = other.pointSize ?? pointSize
    result.weight = other.weight ?? weight
    result.scale = other.scale == .unspecified ? scale : other.scale
    result.textStyle = other.textStyle ?? textStyle
    return result
  }
}

extension Image {
  /// Returns the size in points that the image takes in a layout.
  ///
  /// An image with its own size keeps it. A symbol without one is a square whose side is 1.2 times
  /// its point size, because the shapes of symbols are not available. Any other image has no size.
  /// The default point size is that of body text, 17; the small scale subtracts a fifth and the
  /// large one adds a fifth.
  public func size(applying configuration: SymbolConfiguration?) -> Size {
    if let knownSize { return knownSize }
    guard catalog == .system else { return .zero }
    let whole = (symbolConfiguration ?? SymbolConfiguration()).applying(configuration)
    let style = whole.textStyle.map { Font.preferred(forTextStyle: $0).effectivePointSize }
    let factor = whole.scale == .small ? 0.8 : whole.scale == .large ? 1.2 : 1
    let side = ((whole.pointSize ?? style ?? 17) * 1.2 * factor).rounded(.up)
    return Size(width: side, height: side)
  }
}
