public import Graphics
public import ResponderKit

/// The background of a button's content: UIKit's `UIBackgroundConfiguration`, as a value.
///
/// Defaults are those of UIBackgroundConfiguration.h; in a button's configuration the style
/// provides others, which hold until a property is set.
public struct BackgroundConfiguration: Sendable, Hashable {
  /// The style's values for properties that are not set.
  struct Defaults: Sendable, Hashable {
    var cornerRadius = 0.0
    var backgroundColor: Color?
    var visualEffect: VisualEffect?
  }

  /// The values that were set.
  struct Custom: Sendable, Hashable, Codable {
    var cornerRadius: Double?
    var backgroundColor: Setting<Color>?
    var visualEffect: Setting<VisualEffect>?
    var backgroundInsets: DirectionalEdgeInsets?
    var edgesAddingLayoutMargins: DirectionalRectEdge?
    var image: Image?
    var imageContentMode: ContentMode?
    var strokeColor: Color?
    var strokeWidth: Double?
    var strokeOutset: Double?
  }

  var custom = Custom()
  var defaults = Defaults()

  /// Creates a configuration in which nothing is set.
  public init() {}

  /// Returns a configuration that shows nothing (`UIBackgroundConfiguration.clear()`).
  public static func clear() -> BackgroundConfiguration {
    var configuration = BackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// A view behind everything else; nil unless set.
  ///
  /// The configuration retains the view.
  public var customView: View?
  /// The radius of the corners in points; 0 unless set.
  public var cornerRadius: Scalar {
    get { custom.cornerRadius ?? defaults.cornerRadius }
    set { custom.cornerRadius = newValue }
  }
  /// The distance of the background from the edges of the view; negative values extend beyond them;
  /// zero unless set.
  public var backgroundInsets: DirectionalEdgeInsets {
    get { custom.backgroundInsets ?? .zero }
    set { custom.backgroundInsets = newValue }
  }
  /// The edges on which the view's layout margins are added to the insets; none unless set.
  public var edgesAddingLayoutMarginsToBackgroundInsets: DirectionalRectEdge {
    get { custom.edgesAddingLayoutMargins ?? [] }
    set { custom.edgesAddingLayoutMargins = newValue }
  }
  /// The color; nil means the tint color, and `.clear` no color.
  public var backgroundColor: Color? {
    get { custom.backgroundColor.map(\.value) ?? defaults.backgroundColor }
    set { custom.backgroundColor = Setting(newValue) }
  }
  /// Transforms the color into the one that is drawn; nil unless set.
  public var backgroundColorTransformer: ConfigurationColorTransformer?
  /// A material such as glass in place of a color; nil unless set.
  public var visualEffect: VisualEffect? {
    get { custom.visualEffect.map(\.value) ?? defaults.visualEffect }
    set { custom.visualEffect = Setting(newValue) }
  }
  /// An image in front of the color; nil unless set.
  public var image: Image? {
    get { custom.image }
    set { custom.image = newValue }
  }
  /// The content mode of the image; scaled to fill unless set.
  public var imageContentMode: ContentMode {
    get { custom.imageContentMode ?? .scaleToFill }
    set { custom.imageContentMode = newValue }
  }
  /// The color of the border; nil means the tint color.
  public var strokeColor: Color? {
    get { custom.strokeColor }
    set { custom.strokeColor = newValue }
  }
  /// Transforms the color of the border into the one that is drawn; nil unless set.
  public var strokeColorTransformer: ConfigurationColorTransformer?
  /// The width of the border in points; 0, for none, unless set.
  public var strokeWidth: Scalar {
    get { custom.strokeWidth ?? 0 }
    set { custom.strokeWidth = newValue }
  }
  /// The distance of the border outside the background, in points; 0 unless set.
  public var strokeOutset: Scalar {
    get { custom.strokeOutset ?? 0 }
    set { custom.strokeOutset = newValue }
  }

  /// Returns the color that is drawn for a tint
  /// (`UIBackgroundConfiguration.resolvedBackgroundColor(for:)`).
  public func resolvedBackgroundColor(for tintColor: Color) -> Color {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the color of the border that is drawn for a tint
  /// (`UIBackgroundConfiguration.resolvedStrokeColor(for:)`).
  public func resolvedStrokeColor(for tintColor: Color) -> Color {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
