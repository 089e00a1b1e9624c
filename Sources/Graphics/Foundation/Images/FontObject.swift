#if UIKit
public import Foundation

/// A font by its description: UIKit's `UIFont`.
///
/// It never changes, and is safe from any thread.
public final class Font: NSObject, Codable, @unchecked Sendable {
  /// The source of the font.
  public let face: Face
  /// The size that was given; nil when the text style decides.
  package let ownPointSize: Double?
  /// The weight; regular unless set.
  public let weight: Weight

  /// Creates a font from its description.
  public init(face: Face, pointSize: Double?, weight: Weight = .regular) {
    self.face = face
    self.ownPointSize = pointSize
    self.weight = weight
  }

  /// Creates a font by its PostScript name; never nil, because the fonts of a device are not known
  /// (`UIFont.init(name:size:)`).
  public convenience init?(name fontName: String, size: Scalar) {
    let family = fontName.split(separator: "-").first.map(String.init) ?? fontName
    self.init(face: .named(fontName, family: family), pointSize: Double(size))
  }

  /// The size in points; for a text style, its size at the Large setting (`UIFont.pointSize`).
  public var pointSize: Scalar { Scalar(effectivePointSize) }

  /// Returns the font in another size (`UIFont.withSize(_:)`).
  public func withSize(_ size: Scalar) -> Font {
    Font(face: face, pointSize: Double(size), weight: weight)
  }

  /// Returns a Boolean value that indicates whether the other object is a font of the same
  /// description.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Font else { return false }
    return face == other.face && ownPointSize == other.ownPointSize && weight == other.weight
  }

  /// The hash of the description.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(face)
    hasher.combine(ownPointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }

  private enum CodingKeys: String, CodingKey { case face, pointSize, weight }

  /// Reads what ``encode(to:)`` writes.
  public convenience init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      face: try values.decode(Face.self, forKey: .face),
      pointSize: try values.decodeIfPresent(Double.self, forKey: .pointSize),
      weight: try values.decode(Weight.self, forKey: .weight))
  }

  /// Writes the description.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(face, forKey: .face)
    try values.encodeIfPresent(ownPointSize, forKey: .pointSize)
    try values.encode(weight, forKey: .weight)
  }
}
#endif
