#if UIKit
public import Foundation
import UIKitDialect

extension CALayer {
  /// Creates a layer with the values that ``encode(with:)`` wrote; nil for an archive without them.
  public convenience init?(coder: NSCoder) {
    self.init()
    guard coder.containsValue(forKey: "layer"),
      let data = coder.decodeObject(of: NSData.self, forKey: "layer"),
      let values = try? JSONDecoder().decode([String: ArchivedValue].self, from: data as Data)
    else { return nil }
    for (key, value) in values { setValue(value.value, forKey: key) }
  }

  /// Writes the values that were set, as far as they are numbers, texts, geometry, colors, paths
  /// and lists of those; not what belongs to its place: sublayers, masks, animations and the
  /// delegate.
  ///
  /// A number under a key of no property comes back as a `Double`.
  public func encode(with coder: NSCoder) {
    let source = host == nil ? self : CALayer(layer: self)
    let values = source.stored.compactMapValues { ArchivedValue($0) }
    guard let data = try? JSONEncoder().encode(values) else { return }
    coder.encode(data as NSData, forKey: "layer")
  }
}

/// A value of a layer in an archive.
private enum ArchivedValue: Codable {
  case none
  case number(Double)
  case flag(Bool)
  case text(String)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(components: [CGFloat], space: Int32, name: String?)
  case knownColor(UIColor)
  case path([CGPath.Piece])
  case list([ArchivedValue])

  init?(_ value: Any) {
    switch value {
    case is NSNull: self = .none
    case let value as Bool: self = .flag(value)
    case let value as String: self = .text(value)
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGPath: self = .path(value.pieces)
    case let value as CGColor:
      if let known = value.known {
        self = .knownColor(known)
      } else {
        self = .color(
          components: value.components ?? [], space: value.colorSpace?.model.rawValue ?? -1,
          name: value.colorSpace?.name as String?)
      }
    case let value as any RawRepresentable:
      guard let raw = ArchivedValue(value.rawValue) else { return nil }
      self = raw
    case let value as [Any]:
      let list = value.compactMap { ArchivedValue($0) }
      guard list.count == value.count else { return nil }
      self = .list(list)
    default:
      guard let number = keyedNumber(value), number.isFinite else { return nil }
      self = .number(Double(number))
    }
  }

  var value: Any? {
    switch self {
    case .none: nil
    case .number(let value): value
    case .flag(let value): value
    case .text(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .path(let value): CGPath(pieces: value)
    case .knownColor(let value): CGColor(known: value)
    case .color(let components, let model, let name):
      CGColor(
        CGColorSpace(CGColorSpaceModel(rawValue: model) ?? .unknown, name: name), components)
    case .list(let values): values.map { $0.value ?? NSNull() }
    }
  }
}
#endif
