#if UIKit
public import Foundation

/// An image by its name, never loaded or drawn: UIKit's `UIImage`.
///
/// Only the label for screen readers and the extents that it is created with are known; no asset
/// catalog is read. An image never changes but for ``accessibilityLabel``.
public final class Image: NSObject, Codable, @unchecked Sendable {
  /// The modes in which an image fills a larger size: `UIImage.ResizingMode`.
  public enum ResizingMode: Int, Sendable, Hashable {
    /// By repetition.
    case tile = 0
    /// By stretching.
    case stretch = 1
  }

  /// The name in its catalog; empty for an image without one.
  public let name: String
  /// The place where the name is looked up.
  public let catalog: Catalog
  /// The label that a screen reader may speak for the image (`UIImage.accessibilityLabel`).
  public var accessibilityLabel: String?
  /// The name that tests use for the image (`UIImage.accessibilityIdentifier`).
  public var accessibilityIdentifier: String?
  package private(set) var knownSize: Size?
  /// The mode in which the image takes its colors; automatic unless set (`UIImage.renderingMode`).
  public private(set) var renderingMode = RenderingMode.automatic
  /// The symbol's own size and weight, if the image sets them (`UIImage.symbolConfiguration`).
  public private(set) var symbolConfiguration: SymbolConfiguration?
  /// A Boolean value that indicates whether the image is mirrored in a right-to-left interface
  /// (`UIImage.flipsForRightToLeftLayoutDirection`).
  public private(set) var flipsForRightToLeftLayoutDirection = false
  /// The pixels in a point; 1 unless the image was created with another scale (`UIImage.scale`).
  public private(set) var scale: Scalar = 1
  /// The edges that are not stretched; zero unless set (`UIImage.capInsets`).
  public private(set) var capInsets = EdgeInsets.zero
  /// The mode in which the part between the cap insets fills a larger size; tiled unless set
  /// (`UIImage.resizingMode`).
  public private(set) var resizingMode = ResizingMode.tile
  /// The distances from the edges to what the image is aligned by; zero unless set
  /// (`UIImage.alignmentRectInsets`).
  public private(set) var alignmentRectInsets = EdgeInsets.zero
  /// The color that fills the image; nil unless set (`UIImage.withTintColor(_:)`).
  package private(set) var tint: Color?
  /// The contents that were drawn to make the image, of the class that recorded it.
  package private(set) var contents: AnyObject?

  package init(_ name: String, in catalog: Catalog) {
    self.name = name
    self.catalog = catalog
  }

  /// Creates an image without a size (`UIImage.init()`).
  public convenience override init() { self.init("", in: .app) }

  /// Creates an image from the app's assets; never nil, because no catalog is read
  /// (`UIImage.init(named:)`).
  public convenience init?(named name: String) { self.init(name, in: .app) }

  /// Creates an image from the app's assets, with a label and a size.
  public convenience init(named name: String, accessibilityLabel: String?, size: Size? = nil) {
    self.init(name, in: .app)
    self.accessibilityLabel = accessibilityLabel
    knownSize = size
  }

  /// Creates an image from the system's symbols; never nil, because no catalog is read
  /// (`UIImage.init(systemName:)`).
  public convenience init?(systemName name: String) { self.init(name, in: .system) }

  /// Creates an image of a symbol with a configuration
  /// (`UIImage.init(systemName:withConfiguration:)`).
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    self.init(name, in: .system)
    symbolConfiguration = configuration
  }

  /// Creates an image of what was drawn.
  package convenience init(size: Size, scale: Scalar, contents: AnyObject?) {
    self.init("", in: .app)
    knownSize = size
    self.scale = scale
    self.contents = contents
  }

  /// The size in points: the one that it is created with, that of a symbol in its configuration, or
  /// zero, because no image is loaded (`UIImage.size`).
  public var size: Size { size(applying: nil) }

  /// A Boolean value that indicates whether the image is a symbol (`UIImage.isSymbolImage`).
  public var isSymbolImage: Bool { catalog == .system }

  private func with(_ change: (Image) -> Void) -> Image {
    let image = Image(name, in: catalog)
    image.accessibilityLabel = accessibilityLabel
    image.accessibilityIdentifier = accessibilityIdentifier
    image.knownSize = knownSize
    image.renderingMode = renderingMode
    image.symbolConfiguration = symbolConfiguration
    image.flipsForRightToLeftLayoutDirection = flipsForRightToLeftLayoutDirection
    image.scale = scale
    image.capInsets = capInsets
    image.resizingMode = resizingMode
    image.alignmentRectInsets = alignmentRectInsets
    image.tint = tint
    image.contents = contents
    change(image)
    return image
  }

  package func withSize(_ size: Size) -> Image { with { $0.knownSize = size } }

  /// Returns the image with a rendering mode (`UIImage.withRenderingMode(_:)`).
  public func withRenderingMode(_ mode: RenderingMode) -> Image { with { $0.renderingMode = mode } }

  /// Returns the image with a configuration for its symbol (`UIImage.withConfiguration(_:)`).
  public func withConfiguration(_ configuration: SymbolConfiguration) -> Image {
    with { $0.symbolConfiguration = configuration }
  }

  /// Returns the image with a configuration applied over its own
  /// (`UIImage.applyingSymbolConfiguration(_:)`).
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? {
    with { $0.symbolConfiguration = symbolConfiguration?.applying(configuration) ?? configuration }
  }

  /// Returns the image filled with a color (`UIImage.withTintColor(_:)`).
  public func withTintColor(_ color: Color) -> Image { with { $0.tint = color } }

  /// Returns the image filled with a color, in a rendering mode
  /// (`UIImage.withTintColor(_:renderingMode:)`).
  public func withTintColor(_ color: Color, renderingMode: RenderingMode) -> Image {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the image with edges that are not stretched
  /// (`UIImage.resizableImage(withCapInsets:)`).
  public func resizableImage(withCapInsets capInsets: EdgeInsets) -> Image {
    with { $0.capInsets = capInsets }
  }

  /// Returns the image with edges that are not stretched, and how the rest fills a larger size
  /// (`UIImage.resizableImage(withCapInsets:resizingMode:)`).
  public func resizableImage(
    withCapInsets capInsets: EdgeInsets, resizingMode: ResizingMode
  ) -> Image {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the image with other insets for its alignment
  /// (`UIImage.withAlignmentRectInsets(_:)`).
  public func withAlignmentRectInsets(_ insets: EdgeInsets) -> Image {
    with { $0.alignmentRectInsets = insets }
  }

  /// Returns a copy of the image that is mirrored in a right-to-left interface
  /// (`UIImage.imageFlippedForRightToLeftLayoutDirection()`).
  public func imageFlippedForRightToLeftLayoutDirection() -> Image {
    with { $0.flipsForRightToLeftLayoutDirection = true }
  }

  /// Returns a Boolean value that indicates whether the other object is an image of the same name
  /// and properties; one that was drawn, or has no name, equals only itself.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Image else { return false }
    if self === other { return true }
    return !name.isEmpty && name == other.name && catalog == other.catalog
      && accessibilityLabel == other.accessibilityLabel && knownSize == other.knownSize
      && renderingMode == other.renderingMode && symbolConfiguration == other.symbolConfiguration
      && flipsForRightToLeftLayoutDirection == other.flipsForRightToLeftLayoutDirection
      && scale == other.scale && capInsets == other.capInsets
      && resizingMode == other.resizingMode
      && alignmentRectInsets == other.alignmentRectInsets && tint == other.tint
      && contents === other.contents
  }

  /// The hash of the name.
  public override var hash: Int { name.isEmpty ? ObjectIdentifier(self).hashValue : name.hashValue }

  /// The name.
  public override var description: String { "\(type(of: self)) \(name)" }

  private enum CodingKeys: String, CodingKey {
    case name, catalog, accessibilityLabel, size, renderingMode, symbolConfiguration, flips
  }

  /// Reads what ``encode(to:)`` writes.
  public convenience init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode(String.self, forKey: .name),
      in: try values.decode(Catalog.self, forKey: .catalog))
    accessibilityLabel = try values.decodeIfPresent(String.self, forKey: .accessibilityLabel)
    knownSize = try values.decodeIfPresent(Size.self, forKey: .size)
    renderingMode =
      try values.decodeIfPresent(RenderingMode.self, forKey: .renderingMode) ?? .automatic
    symbolConfiguration = try values.decodeIfPresent(
      SymbolConfiguration.self, forKey: .symbolConfiguration)
    flipsForRightToLeftLayoutDirection =
      try values.decodeIfPresent(Bool.self, forKey: .flips) ?? false
  }

  /// Writes the name, the catalog and the properties that differ from their defaults.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
    try values.encode(catalog, forKey: .catalog)
    try values.encodeIfPresent(accessibilityLabel, forKey: .accessibilityLabel)
    try values.encodeIfPresent(knownSize, forKey: .size)
    if renderingMode != .automatic { try values.encode(renderingMode, forKey: .renderingMode) }
    try values.encodeIfPresent(symbolConfiguration, forKey: .symbolConfiguration)
    if flipsForRightToLeftLayoutDirection { try values.encode(true, forKey: .flips) }
  }
}
#endif
