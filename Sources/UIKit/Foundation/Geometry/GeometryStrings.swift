#if UIKit
// The functions that `NSCoder.string(for:)` and its counterparts had as names before Swift 4.2.

public import Foundation
public import Graphics
public import UIKitDialect

/// Returns a point as text (`NSStringFromCGPoint(_:)`).
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
/// Returns a size as text (`NSStringFromCGSize(_:)`).
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
/// Returns a rectangle as text (`NSStringFromCGRect(_:)`).
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
/// Returns a vector as text (`NSStringFromCGVector(_:)`).
public func NSStringFromCGVector(_ vector: CGVector) -> String { NSCoder.string(for: vector) }
/// Returns a transform as text (`NSStringFromCGAffineTransform(_:)`).
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  NSCoder.string(for: transform)
}
/// Returns insets as text (`NSStringFromUIEdgeInsets(_:)`).
public func NSStringFromUIEdgeInsets(_ insets: EdgeInsets) -> String { NSCoder.string(for: insets) }
/// Returns an offset as text (`NSStringFromUIOffset(_:)`).
public func NSStringFromUIOffset(_ offset: Offset) -> String { NSCoder.string(for: offset) }

/// Reads a point from text (`CGPointFromString(_:)`).
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
/// Reads a size from text (`CGSizeFromString(_:)`).
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
/// Reads a rectangle from text (`CGRectFromString(_:)`).
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
/// Reads a vector from text (`CGVectorFromString(_:)`).
public func CGVectorFromString(_ string: String) -> CGVector { NSCoder.cgVector(for: string) }
/// Reads a transform from text (`CGAffineTransformFromString(_:)`).
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
  NSCoder.cgAffineTransform(for: string)
}
/// Reads insets from text (`UIEdgeInsetsFromString(_:)`).
public func UIEdgeInsetsFromString(_ string: String) -> EdgeInsets {
  NSCoder.uiEdgeInsets(for: string)
}
/// Reads an offset from text (`UIOffsetFromString(_:)`).
public func UIOffsetFromString(_ string: String) -> Offset { NSCoder.uiOffset(for: string) }
#endif
