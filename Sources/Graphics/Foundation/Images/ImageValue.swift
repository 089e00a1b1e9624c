#if !UIKit
/// An image by its name, never loaded or drawn: UIKit's `UIImage`, as a value.
public struct Image: Sendable, Hashable, Codable {
  /// The properties that few images set, stored out of line to keep the other images small.
  private final class Details: Sendable, Hashable {
    let label: String?
    let size: Size?
    let renderingMode: RenderingMode
    let symbolConfiguration: SymbolConfiguration?
    let flips: Bool

    init(
      label: String?, size: Size?, renderingMode: RenderingMode,
      symbolConfiguration: SymbolConfiguration?, flips: Bool
    ) {
      self.label = label
      self.size = size
      self.renderingMode = renderingMode
      self.symbolConfiguration = symbolConfiguration
      self.flips = flips
    }

    static func == (left: Details, right: Details) -> Bool {
      left.label == right.label && left.size == right.size
        && left.renderingMode == right.renderingMode
        && left.symbolConfiguration == right.symbolConfiguration && left.flips == right.flips
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(label)
      hasher.combine(size)
      hasher.combine(renderingMode)
      hasher.combine(symbolConfiguration)
      hasher.combine(flips)
    }
  }

  /// The name in its catalog.
  public var name: String
  private var details: Details?
  /// The place where the name is looked up.
  public var catalog: Catalog

  /// Creates an image from the app's assets.
  public init(named name: String, accessibilityLabel: String? = nil, size: Size? = nil) {
    self.name = name
    self.catalog = .app
    set(label: accessibilityLabel, size: size)
  }

  /// Creates an image from a catalog.
  package init(_ name: String, in catalog: Catalog) {
    self.name = name
    self.catalog = catalog
  }

  /// Creates an image from the system's symbols.
  public init(systemName name: String, accessibilityLabel: String? = nil) {
    self.name = name
    self.catalog = .system
    set(label: accessibilityLabel)
  }

  /// The label that a screen reader may speak for the image: UIKit's `UIImage.accessibilityLabel`.
  public var accessibilityLabel: String? {
    get { details?.label }
    set { set(label: .some(newValue)) }
  }

  /// The size in points (`UIImage.size`); nil unless set, because no image is loaded.
  public var size: Size? {
    get { details?.size }
    set { set(size: .some(newValue)) }
  }

  /// The mode in which the image takes its colors; automatic unless set (`UIImage.renderingMode`).
  public var renderingMode: RenderingMode { details?.renderingMode ?? .automatic }

  /// The symbol's own size and weight, if the image sets them (`UIImage.symbolConfiguration`).
  public var symbolConfiguration: SymbolConfiguration? { details?.symbolConfiguration }

  /// A Boolean value that indicates whether the image is mirrored in a right-to-left interface
  /// (`UIImage.flipsForRightToLeftLayoutDirection`).
  public var flipsForRightToLeftLayoutDirection: Bool { details?.flips ?? false }

  /// Returns the image with a rendering mode (`UIImage.withRenderingMode(_:)`).
  public func withRenderingMode(_ mode: RenderingMode) -> Image {
    var image = self
    image.set(renderingMode: mode)
    return image
  }

  /// Returns the image with a configuration for its symbol (`UIImage.withConfiguration(_:)`).
  public func withConfiguration(_ configuration: SymbolConfiguration) -> Image {
    var image = self
    image.set(symbolConfiguration: .some(configuration))
    return image
  }

  /// Returns a copy of the image that is mirrored in a right-to-left interface
  /// (`UIImage.imageFlippedForRightToLeftLayoutDirection()`).
  public func imageFlippedForRightToLeftLayoutDirection() -> Image {
    var image = self
    image.set(flips: true)
    return image
  }

  /// Returns a copy of the image with a size.
  package func withSize(_ size: Size) -> Image {
    var image = self
    image.size = size
    return image
  }

  /// The size that was set; nil for an image that has to be loaded to have one.
  package var knownSize: Size? { size }

  /// Sets the given properties and keeps the rest.
  private mutating func set(
    label: String?? = nil, size: Size?? = nil, renderingMode: RenderingMode? = nil,
    symbolConfiguration: SymbolConfiguration?? = nil, flips: Bool? = nil
  ) {
    let new = Details(
      label: label ?? details?.label, size: size ?? details?.size,
      renderingMode: renderingMode ?? self.renderingMode,
      symbolConfiguration: symbolConfiguration ?? details?.symbolConfiguration,
      flips: flips ?? flipsForRightToLeftLayoutDirection)
    let isPlain =
      new.label == nil && new.size == nil && new.renderingMode == .automatic
      && new.symbolConfiguration == nil && !new.flips
    details = isPlain ? nil : new
  }
}

extension Image {
  private enum CodingKeys: String, CodingKey {
    case name, catalog, accessibilityLabel, size, renderingMode, symbolConfiguration, flips
  }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    catalog = try values.decode(Catalog.self, forKey: .catalog)
    set(
      label: try values.decodeIfPresent(String.self, forKey: .accessibilityLabel),
      size: try values.decodeIfPresent(Size.self, forKey: .size),
      renderingMode: try values.decodeIfPresent(RenderingMode.self, forKey: .renderingMode),
      symbolConfiguration: try values.decodeIfPresent(
        SymbolConfiguration.self, forKey: .symbolConfiguration),
      flips: try values.decodeIfPresent(Bool.self, forKey: .flips))
  }

  /// Writes the name, the catalog and the properties that differ from their defaults.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
    try values.encode(catalog, forKey: .catalog)
    try values.encodeIfPresent(accessibilityLabel, forKey: .accessibilityLabel)
    try values.encodeIfPresent(size, forKey: .size)
    if renderingMode != .automatic { try values.encode(renderingMode, forKey: .renderingMode) }
    try values.encodeIfPresent(symbolConfiguration, forKey: .symbolConfiguration)
    if flipsForRightToLeftLayoutDirection { try values.encode(true, forKey: .flips) }
  }
}
#endif
