#if !UIKit
/// A font by its description: where it comes from, its size and its weight.
public struct Font: Sendable, Hashable, Codable {
  /// The source of the font.
  public var face: Face
  /// The size in points; nil when the text style decides.
  public var pointSize: Double?
  /// The weight; regular unless set.
  public var weight: Weight

  /// Creates a font from its description.
  public init(face: Face, pointSize: Double?, weight: Weight = .regular) {
    self.face = face
    self.pointSize = pointSize
    self.weight = weight
  }

  /// The size that was given; nil when the text style decides.
  package var ownPointSize: Double? { pointSize }
}
#endif
