#if UIKit
public import Foundation
import UIKitDialect

/// A layer that shows text (`CATextLayer`).
open class CATextLayer: CALayer {
  /// Creates a layer.
  public override init() { super.init() }

  /// Creates a copy of another layer's values; see ``CALayer/init(layer:)``.
  public override init(layer: Any) { super.init(layer: layer) }

  /// The text, a string or an attributed one; nil unless set.
  open var string: Any? {
    get { read("string", nil) }
    set { write("string", newValue) }
  }

  /// The font of a plain string: a ``CGFont``, a `UIFont` or a name; nil, for Helvetica, unless
  /// set.
  open var font: CFTypeRef? {
    get { read("font", nil) }
    set { write("font", newValue) }
  }

  /// The size of that font; 36 unless set.
  open var fontSize: CGFloat {
    get { read("fontSize", 36) }
    set { write("fontSize", newValue) }
  }

  /// The color of a plain string; white unless set.
  open var foregroundColor: CGColor? {
    get { read("foregroundColor", CATextLayer.white) }
    set { write("foregroundColor", newValue) }
  }

  /// A Boolean value that indicates whether the text is broken into lines at the bounds; false
  /// unless set.
  open var isWrapped: Bool {
    get { read("wrapped", false) }
    set { write("wrapped", newValue) }
  }

  /// The place where text that is too long is cut; none unless set.
  open var truncationMode: CATextLayerTruncationMode {
    get { read("truncationMode", .none) }
    set { write("truncationMode", newValue) }
  }

  /// The place where lines begin; naturally unless set.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { read("alignmentMode", .natural) }
    set { write("alignmentMode", newValue) }
  }

  /// A Boolean value that indicates whether glyphs begin at parts of pixels; true unless set.
  open var allowsFontSubpixelQuantization: Bool {
    get { read("allowsFontSubpixelQuantization", true) }
    set { write("allowsFontSubpixelQuantization", newValue) }
  }

  override func recordOwnLooks(in context: CGContext) {
    let text = (string as? NSAttributedString) ?? (string as? String).map(NSAttributedString.init)
    if let text { context.record(.text(text, in: bounds)) }
  }

  private static let white = CGColor(CGColorSpace(.monochrome), [1, 1])

  override class var properties: [String: LayerProperty] { ownTextLayerProperties }
  override class var prototype: CALayer { CATextLayer() }

  nonisolated(unsafe) private static let ownTextLayerProperties = commonProperties.merging([
    "string": LayerProperty(\CATextLayer.string),
    "font": LayerProperty(\CATextLayer.font),
    "fontSize": LayerProperty(\CATextLayer.fontSize),
    "foregroundColor": LayerProperty(\CATextLayer.foregroundColor),
    "wrapped": LayerProperty(\CATextLayer.isWrapped),
    "truncationMode": LayerProperty(named: \CATextLayer.truncationMode),
    "alignmentMode": LayerProperty(named: \CATextLayer.alignmentMode),
    "allowsFontSubpixelQuantization": LayerProperty(\CATextLayer.allowsFontSubpixelQuantization),
  ]) { $1 }
}

/// The place where text that is too long is cut (`CATextLayerTruncationMode`).
public struct CATextLayerTruncationMode: RawRepresentable, Sendable, Hashable {
  /// The name.
  public var rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nowhere.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At its start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In its middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The place where lines of text begin (`CATextLayerAlignmentMode`).
public struct CATextLayerAlignmentMode: RawRepresentable, Sendable, Hashable {
  /// The name.
  public var rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// On the side on which the language begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// On the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// On the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// On both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
#endif
