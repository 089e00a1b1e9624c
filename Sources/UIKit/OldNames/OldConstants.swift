#if UIKit
public import Foundation
public import UIKitDialect

// Constants that code written before Swift 5 has. Each says what it is called now.

/// The former name of `CAMediaTimingFillMode.forwards`.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.forwards")
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
/// The former name of `CAMediaTimingFillMode.backwards`.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.backwards")
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
/// The former name of `CAMediaTimingFillMode.both`.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.both")
public let kCAFillModeBoth = CAMediaTimingFillMode.both
/// The former name of `CAMediaTimingFillMode.removed`.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.removed")
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
/// The former name of `CAMediaTimingFunctionName.linear`.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.linear")
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
/// The former name of `CAMediaTimingFunctionName.easeIn`.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeIn")
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
/// The former name of `CAMediaTimingFunctionName.easeOut`.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeOut")
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
/// The former name of `CAMediaTimingFunctionName.easeInEaseOut`.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
/// The former name of `CAShapeLayerFillRule.evenOdd`.
@available(*, deprecated, renamed: "CAShapeLayerFillRule.evenOdd")
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
/// The former name of `CAShapeLayerFillRule.nonZero`.
@available(*, deprecated, renamed: "CAShapeLayerFillRule.nonZero")
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
/// The former name of `CAShapeLayerLineCap.round`.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.round")
public let kCALineCapRound = CAShapeLayerLineCap.round
/// The former name of `CAShapeLayerLineCap.butt`.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.butt")
public let kCALineCapButt = CAShapeLayerLineCap.butt
/// The former name of `CAShapeLayerLineCap.square`.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.square")
public let kCALineCapSquare = CAShapeLayerLineCap.square
/// The former name of `CAShapeLayerLineJoin.round`.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.round")
public let kCALineJoinRound = CAShapeLayerLineJoin.round
/// The former name of `CAShapeLayerLineJoin.bevel`.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.bevel")
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
/// The former name of `CAShapeLayerLineJoin.miter`.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.miter")
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
/// The former name of `CATextLayerAlignmentMode.center`.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.center")
public let kCAAlignmentCenter = CATextLayerAlignmentMode.center
/// The former name of `CATextLayerAlignmentMode.left`.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.left")
public let kCAAlignmentLeft = CATextLayerAlignmentMode.left
/// The former name of `CATextLayerAlignmentMode.right`.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.right")
public let kCAAlignmentRight = CATextLayerAlignmentMode.right
/// The former name of `CATextLayerAlignmentMode.natural`.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.natural")
public let kCAAlignmentNatural = CATextLayerAlignmentMode.natural
/// The former name of `UIFont.Weight.medium`.
@available(*, deprecated, renamed: "UIFont.Weight.medium")
public let UIFontWeightMedium = UIFont.Weight.medium
/// The former name of `UIFont.Weight.light`.
@available(*, deprecated, renamed: "UIFont.Weight.light")
public let UIFontWeightLight = UIFont.Weight.light
/// The former name of `UIFont.Weight.regular`.
@available(*, deprecated, renamed: "UIFont.Weight.regular")
public let UIFontWeightRegular = UIFont.Weight.regular
/// The former name of `UIFont.Weight.semibold`.
@available(*, deprecated, renamed: "UIFont.Weight.semibold")
public let UIFontWeightSemibold = UIFont.Weight.semibold
/// The former name of `UIFont.Weight.bold`.
@available(*, deprecated, renamed: "UIFont.Weight.bold")
public let UIFontWeightBold = UIFont.Weight.bold
/// The former name of `UITableView.automaticDimension`.
@available(*, deprecated, renamed: "UITableView.automaticDimension")
public let UITableViewAutomaticDimension = UITableView.automaticDimension
/// The former name of `UIView.layoutFittingCompressedSize`.
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize

/// The former name of `NSAttributedString.Key.font`, a string (Swift 3).
@available(*, deprecated, renamed: "NSAttributedString.Key.font")
public let NSFontAttributeName = "NSFont"
/// The former name of `NSAttributedString.Key.foregroundColor`, a string (Swift 3).
@available(*, deprecated, renamed: "NSAttributedString.Key.foregroundColor")
public let NSForegroundColorAttributeName = "NSColor"
/// The former name of `NSAttributedString.Key.paragraphStyle`, a string (Swift 3).
@available(*, deprecated, renamed: "NSAttributedString.Key.paragraphStyle")
public let NSParagraphStyleAttributeName = "NSParagraphStyle"

extension NSString {
  /// Returns the size of the text, by the names of attributes that Swift 3 had.
  @available(*, deprecated, renamed: "size(withAttributes:)")
  public func size(attributes: [String: Any]?) -> CGSize {
    var keys: [NSAttributedString.Key: Any] = [:]
    for (name, value) in attributes ?? [:] { keys[NSAttributedString.Key(name)] = value }
    return size(withAttributes: keys)
  }
}
#endif
