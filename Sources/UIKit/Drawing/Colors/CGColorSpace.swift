#if UIKit
public import Foundation

/// The kinds of color spaces (`CGColorSpaceModel`).
public enum CGColorSpaceModel: Int32, Sendable, Hashable {
  /// Not known.
  case unknown = -1
  /// Gray.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Cyan, magenta, yellow and black.
  case cmyk = 2
}

/// The space of the components of a color (`CGColorSpace`).
///
/// Two spaces are equal if they have the same kind and the same name.
public final class CGColorSpace: Hashable, Sendable {
  /// The kind.
  public let model: CGColorSpaceModel
  private let storedName: String?

  init(_ model: CGColorSpaceModel, name: String? = nil) {
    self.model = model
    storedName = name
  }

  /// Creates a space by one of the names of this class; nil for another name.
  public convenience init?(name: CFString) {
    guard let model = Self.models[name as String] else { return nil }
    self.init(model, name: name as String)
  }

  /// The name; nil for a space of a device.
  public var name: CFString? { storedName.map { NSString(string: $0) } }

  /// The number of components without the opacity.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .rgb: 3
    case .cmyk: 4
    case .unknown: 0
    }
  }

  /// Returns a Boolean value that indicates whether the kinds and the names are equal.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.model == right.model && left.storedName == right.storedName
  }

  /// Hashes the kind and the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(storedName)
  }

  /// The name of sRGB (`CGColorSpace.sRGB`).
  public static var sRGB: CFString { "kCGColorSpaceSRGB" }
  /// The name of sRGB with components beyond 0 and 1 (`CGColorSpace.extendedSRGB`).
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
  /// The name of sRGB without gamma (`CGColorSpace.linearSRGB`).
  public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
  /// The name of Display P3 (`CGColorSpace.displayP3`).
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
  /// The name of red, green and blue of no particular device (`CGColorSpace.genericRGBLinear`).
  public static var genericRGBLinear: CFString { "kCGColorSpaceGenericRGBLinear" }
  /// The name of gray with gamma 2.2 (`CGColorSpace.genericGrayGamma2_2`).
  public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
  /// The name of that gray with components beyond 0 and 1 (`CGColorSpace.extendedGray`).
  public static var extendedGray: CFString { "kCGColorSpaceExtendedGray" }
  /// The name of cyan, magenta, yellow and black of no particular device
  /// (`CGColorSpace.genericCMYK`).
  public static var genericCMYK: CFString { "kCGColorSpaceGenericCMYK" }

  private static let models: [String: CGColorSpaceModel] = [
    "kCGColorSpaceSRGB": .rgb, "kCGColorSpaceExtendedSRGB": .rgb,
    "kCGColorSpaceLinearSRGB": .rgb, "kCGColorSpaceDisplayP3": .rgb,
    "kCGColorSpaceGenericRGBLinear": .rgb, "kCGColorSpaceGenericGrayGamma2_2": .monochrome,
    "kCGColorSpaceExtendedGray": .monochrome, "kCGColorSpaceGenericCMYK": .cmyk,
  ]

  static let srgb = CGColorSpace(.rgb, name: "kCGColorSpaceSRGB")
  static let extendedSRGBSpace = CGColorSpace(.rgb, name: "kCGColorSpaceExtendedSRGB")
  static let extendedGraySpace = CGColorSpace(.monochrome, name: "kCGColorSpaceExtendedGray")
  static let grayGamma = CGColorSpace(.monochrome, name: "kCGColorSpaceGenericGrayGamma2_2")
}

/// Returns the space of red, green and blue of a device (`CGColorSpaceCreateDeviceRGB()`).
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb) }

/// Returns the space of gray of a device (`CGColorSpaceCreateDeviceGray()`).
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }

/// Returns the space of cyan, magenta, yellow and black of a device
/// (`CGColorSpaceCreateDeviceCMYK()`).
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.cmyk) }
#endif
