#if UIKit
/// A material that shows what is behind it: UIKit's `UIVisualEffect`.
///
/// It never changes, and nothing is drawn.
open class VisualEffect: RootObject, Codable, @unchecked Sendable {
  package enum Value: Sendable, Hashable, Codable {
    case none
    case blur(Int?)
    case vibrancy(Int?, Int?)
    case glass(Int, Color?, Bool)
    case glassContainer(Double)
  }

  package let value: Value

  package init(_ value: Value) { self.value = value }

  /// Creates an effect that shows nothing, as `UIVisualEffect()` does.
  public convenience override init() { self.init(.none) }

  /// Reads what ``encode(to:)`` writes.
  public required convenience init(from decoder: any Decoder) throws {
    self.init(try Value(from: decoder))
  }

  /// Writes the kind and its style.
  open func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }

  /// Returns a Boolean value that indicates whether the other object is an effect of the same kind
  /// and style.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? VisualEffect)?.value == value
  }
  /// The hash of the kind and the style.
  open override var hash: Int { value.hashValue }
  /// The kind and the style.
  open override var description: String { "\(value)" }

  /// A blur of the content behind.
  package static let blur = VisualEffect(.blur(nil))
  /// Glass.
  package static let glass = VisualEffect(.glass(GlassEffect.Style.regular.rawValue, nil, false))
  /// Glass that takes no color.
  package static let clearGlass = VisualEffect(
    .glass(GlassEffect.Style.clear.rawValue, nil, false))
}
#endif
