#if UIKit
public import Foundation

// Swift finds the methods of `NSString` on `String` only where there is Objective-C, so both have
// them.

extension NSString {
  /// Returns the extent of the text with attributes (`NSString.size(withAttributes:)`).
  ///
  /// See `NSAttributedString.size()`.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(self), attributes: attrs).size()
  }

  /// Returns the rectangle of the text with attributes in a size
  /// (`NSString.boundingRect(with:options:attributes:context:)`).
  ///
  /// See `NSAttributedString.boundingRect(with:options:context:)`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Has the current context note the text at a point (`NSString.draw(at:withAttributes:)`); does
  /// nothing without a context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(self), attributes: attrs).draw(at: point)
  }

  /// Has the current context note the text in a rectangle (`NSString.draw(in:withAttributes:)`);
  /// does nothing without a context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(self), attributes: attrs).draw(in: rect)
  }

  /// Has the current context note the text in a rectangle
  /// (`NSString.draw(with:options:attributes:context:)`); does nothing without a context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: String(self), attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}

extension String {
  /// Returns the extent of the text with attributes (`NSString.size(withAttributes:)`).
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Returns the rectangle of the text with attributes in a size
  /// (`NSString.boundingRect(with:options:attributes:context:)`).
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Has the current context note the text at a point (`NSString.draw(at:withAttributes:)`); does
  /// nothing without a context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Has the current context note the text in a rectangle (`NSString.draw(in:withAttributes:)`);
  /// does nothing without a context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Has the current context note the text in a rectangle
  /// (`NSString.draw(with:options:attributes:context:)`); does nothing without a context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}
#endif
