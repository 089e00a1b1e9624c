#if UIKit
public import ControlCore
public import Foundation
public import UIKitDialect

// Names that code written before Swift 5 has. Each says what it is called now.

/// The former name of `UIControl.Event`.
@available(*, deprecated, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event
/// The former name of `UIControl.State`.
@available(*, deprecated, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State
/// The former name of `UIView.AnimationOptions`.
@available(*, deprecated, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The former name of `UIView.ContentMode`.
@available(*, deprecated, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode
/// The former name of `UIGestureRecognizer.State`.
@available(*, deprecated, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// The former name of `NSAttributedString.Key`.
@available(*, deprecated, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key
/// The former name of `NSLayoutConstraint.Attribute`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The former name of `NSLayoutConstraint.Relation`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The former name of `NSLayoutConstraint.Axis`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// The former name of `UITableViewCell.CellStyle`.
@available(*, deprecated, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// The former name of `UITableView.Style`.
@available(*, deprecated, renamed: "UITableView.Style")
public typealias UITableViewStyle = UITableView.Style
/// The former name of `UIAlertController.Style`.
@available(*, deprecated, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style
#endif
