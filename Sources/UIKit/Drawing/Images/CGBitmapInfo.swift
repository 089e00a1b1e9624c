#if UIKit
/// The position of the opacity of a pixel (`CGImageAlphaInfo`).
public enum CGImageAlphaInfo: UInt32, Sendable, Hashable {
  /// Nowhere.
  case none = 0
  /// Last, and the components are multiplied by it.
  case premultipliedLast = 1
  /// First, and the components are multiplied by it.
  case premultipliedFirst = 2
  /// Last.
  case last = 3
  /// First.
  case first = 4
  /// Nowhere; the last component is skipped.
  case noneSkipLast = 5
  /// Nowhere; the first component is skipped.
  case noneSkipFirst = 6
  /// There is nothing else.
  case alphaOnly = 7
}

/// The order of the bytes of a pixel (`CGImageByteOrderInfo`).
public enum CGImageByteOrderInfo: UInt32, Sendable, Hashable {
  /// The bits of the order.
  case orderMask = 0x7000
  /// As the machine prefers.
  case orderDefault = 0
  /// The lower byte of 16 bits first.
  case order16Little = 0x1000
  /// The lower byte of 32 bits first.
  case order32Little = 0x2000
  /// The upper byte of 16 bits first.
  case order16Big = 0x3000
  /// The upper byte of 32 bits first.
  case order32Big = 0x4000
}

/// The layout of a pixel (`CGBitmapInfo`).
public struct CGBitmapInfo: OptionSet, Sendable, Hashable {
  /// The bits.
  public var rawValue: UInt32
  /// Creates information from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits of ``CGImageAlphaInfo`` (`CGBitmapInfo.alphaInfoMask`).
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating-point numbers (`CGBitmapInfo.floatComponents`).
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of ``CGImageByteOrderInfo`` (`CGBitmapInfo.byteOrderMask`).
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The lower byte of 16 bits comes first (`CGBitmapInfo.byteOrder16Little`).
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// The lower byte of 32 bits comes first (`CGBitmapInfo.byteOrder32Little`).
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// The upper byte of 16 bits comes first (`CGBitmapInfo.byteOrder16Big`).
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// The upper byte of 32 bits comes first (`CGBitmapInfo.byteOrder32Big`).
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}
#endif
