/// The names of old Swift that became others, mostly in Swift 4.2.
///
/// Facts: the renames that the declarations of Apple's SDK name for each of them.
enum OldNames {
  /// Types and constants, with today's.
  static let names: [String: String] = {
    var names = types
    for (prefix, type, cases) in families {
      for name in cases.split(separator: " ") {
        names[prefix + name] = "\(type).\(lowercasedFirst(String(name)))"
      }
    }
    for (owner, prefix, members) in members {
      for member in members.split(separator: " ") {
        names[prefix + member] = "\(owner).\(lowercasedFirst(String(member)))"
      }
    }
    for name in attributes.split(separator: " ") {
      let key = lowercasedFirst(String(name))
      names["NS\(name)AttributeName"] = "NSAttributedString.Key.\(key)"
    }
    for (old, new) in notifications { names[old + "Notification"] = new }
    return names
  }()

  /// Returns whether a name has another one today.
  static func isKnown(_ name: String) -> Bool {
    names[name] != nil || notifications[name] != nil || OldCalls.functions[name] != nil
      || OldCalls.methods[name] != nil || OldCalls.properties[name] != nil
      || OldCalls.members[name] != nil
  }

  private static let types = [
    "CGPointZero": "CGPoint.zero", "CGRectNull": "CGRect.null", "CGRectZero": "CGRect.zero",
    "CGSizeZero": "CGSize.zero", "NSAttributedStringKey": "NSAttributedString.Key",
    "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
    "NSLayoutRelation": "NSLayoutConstraint.Relation",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
    "UIAlertActionStyle": "UIAlertAction.Style",
    "UIAlertControllerStyle": "UIAlertController.Style",
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "UIApplicationOpenSettingsURLString": "UIApplication.openSettingsURLString",
    "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
    "UIApplicationState": "UIApplication.State",
    "UIBackgroundTaskInvalid": "UIBackgroundTaskIdentifier.invalid",
    "UIBarButtonItemStyle": "UIBarButtonItem.Style",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
    "UIBlurEffectStyle": "UIBlurEffect.Style",
    "UIButtonType": "UIButton.ButtonType",
    "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
    "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
    "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
    "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
    "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
    "UIControlContentVerticalAlignment": "UIControl.ContentVerticalAlignment",
    "UIControlEvents": "UIControl.Event", "UIControlState": "UIControl.State",
    "UIDatePickerMode": "UIDatePicker.Mode", "UIEdgeInsetsZero": "UIEdgeInsets.zero",
    "UIFontDescriptorSymbolicTraits": "UIFontDescriptor.SymbolicTraits",
    "UIFontTextStyle": "UIFont.TextStyle", "UIGestureRecognizerState": "UIGestureRecognizer.State",
    "UIImageOrientation": "UIImage.Orientation", "UIImageRenderingMode": "UIImage.RenderingMode",
    "UIImageResizingMode": "UIImage.ResizingMode",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
    "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
    "UIPageViewControllerNavigationDirection": "UIPageViewController.NavigationDirection",
    "UIPageViewControllerNavigationOrientation": "UIPageViewController.NavigationOrientation",
    "UIPageViewControllerTransitionStyle": "UIPageViewController.TransitionStyle",
    "UIProgressViewStyle": "UIProgressView.Style",
    "UIScrollViewIndicatorStyle": "UIScrollView.IndicatorStyle",
    "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
    "UISearchBarStyle": "UISearchBar.Style",
    "UISegmentedControlNoSegment": "UISegmentedControl.noSegment",
    "UIStackViewAlignment": "UIStackView.Alignment",
    "UIStackViewDistribution": "UIStackView.Distribution",
    "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
    "UITableViewAutomaticDimension": "UITableView.automaticDimension",
    "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
    "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
    "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
    "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle",
    "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITableViewRowAnimation": "UITableView.RowAnimation",
    "UITableViewScrollPosition": "UITableView.ScrollPosition",
    "UITableViewStyle": "UITableView.Style", "UITextBorderStyle": "UITextField.BorderStyle",
    "UITextFieldDidEndEditingReason": "UITextField.DidEndEditingReason",
    "UITextFieldViewMode": "UITextField.ViewMode", "UITouchPhase": "UITouch.Phase",
    "UITouchType": "UITouch.TouchType", "UIViewAnimationCurve": "UIView.AnimationCurve",
    "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UIViewAnimationTransition": "UIView.AnimationTransition",
    "UIViewAutoresizing": "UIView.AutoresizingMask", "UIViewContentMode": "UIView.ContentMode",
    "UIViewKeyframeAnimationOptions": "UIView.KeyframeAnimationOptions",
    "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
    "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode",
  ]

  /// The attributes of text.
  private static let attributes =
    "Attachment BackgroundColor BaselineOffset Expansion Font ForegroundColor Kern Ligature Link "
    + "Obliqueness ParagraphStyle Shadow StrikethroughColor StrikethroughStyle StrokeColor "
    + "StrokeWidth TextEffect UnderlineColor UnderlineStyle WritingDirection"

  /// Constants that became cases: what their names begin with, the type, and the cases.
  private static let families = [
    ("UIAccessibilityTrait", "UIAccessibilityTraits", accessibilityTraits),
    ("UIFontWeight", "UIFont.Weight", fontWeights),
    ("UILayoutPriority", "UILayoutPriority", "Required DefaultHigh DefaultLow FittingSizeLevel"),
    ("UIWindowLevel", "UIWindow.Level", "Normal Alert StatusBar"),
    ("kCAAlignment", "CATextLayerAlignmentMode", "Natural Left Right Center Justified"),
    ("kCAAnimation", "CAAnimationCalculationMode", "Linear Discrete Paced Cubic CubicPaced"),
    ("kCAEmitterLayer", "CAEmitterLayerEmitterShape", "Point Line Rectangle Cuboid Circle Sphere"),
    ("kCAFillMode", "CAMediaTimingFillMode", "Forwards Backwards Both Removed"),
    ("kCAFillRule", "CAShapeLayerFillRule", "NonZero EvenOdd"),
    ("kCAFilter", "CALayerContentsFilter", "Nearest Linear Trilinear"),
    ("kCAGradientLayer", "CAGradientLayerType", "Axial Radial Conic"),
    ("kCAGravity", "CALayerContentsGravity", gravities),
    ("kCALineCap", "CAShapeLayerLineCap", "Butt Round Square"),
    ("kCALineJoin", "CAShapeLayerLineJoin", "Miter Round Bevel"),
    ("kCAMediaTimingFunction", "CAMediaTimingFunctionName", timings),
    ("kCATransition", "CATransitionType", "Fade MoveIn Push Reveal"),
    ("kCATransition", "CATransitionSubtype", "FromRight FromLeft FromTop FromBottom"),
    ("kCATruncation", "CATextLayerTruncationMode", "None Start End Middle"),
    ("kCAValueFunction", "CAValueFunctionName", "RotateX RotateY RotateZ ScaleX ScaleY ScaleZ"),
  ]

  private static let accessibilityTraits =
    "None Button Link Header SearchField Image Selected PlaysSound KeyboardKey StaticText "
    + "SummaryElement NotEnabled UpdatesFrequently StartsMediaSession Adjustable "
    + "AllowsDirectInteraction CausesPageTurn TabBar"
  private static let fontWeights =
    "UltraLight Thin Light Regular Medium Semibold Bold Heavy Black"
  private static let gravities =
    "Center Top Bottom Left Right TopLeft TopRight BottomLeft BottomRight Resize ResizeAspect "
    + "ResizeAspectFill"
  private static let timings = "Linear EaseIn EaseOut EaseInEaseOut Default"

  /// Constants that became members of a class: the class, what their names begin with, and the
  /// rest.
  private static let members = [
    (
      "UIResponder", "UI",
      "KeyboardFrameBeginUserInfoKey KeyboardFrameEndUserInfoKey "
        + "KeyboardAnimationDurationUserInfoKey KeyboardAnimationCurveUserInfoKey "
        + "KeyboardIsLocalUserInfoKey"
    ),
    (
      "UIKeyCommand", "UIKey",
      "InputUpArrow InputDownArrow InputLeftArrow InputRightArrow InputEscape"
    ),
    (
      "UIAccessibility", "UIAccessibility",
      "AnnouncementDidFinishNotification AnnouncementKeyStringValue AnnouncementKeyWasSuccessful"
    ),
  ]

  /// The names of notifications, which were constants and then members of `NSNotification.Name`.
  static let notifications: [String: String] = {
    let owners = [
      (
        "UIApplication", "UIApplication",
        "DidBecomeActive DidEnterBackground DidFinishLaunching DidReceiveMemoryWarning "
          + "DidChangeStatusBarOrientation SignificantTimeChange UserDidTakeScreenshot "
          + "WillEnterForeground WillResignActive WillTerminate"
      ),
      (
        "UIResponder", "UI",
        "KeyboardWillShow KeyboardDidShow KeyboardWillHide KeyboardDidHide KeyboardWillChangeFrame "
          + "KeyboardDidChangeFrame"
      ),
      ("UITextField", "UITextField", "TextDidBeginEditing TextDidChange TextDidEndEditing"),
      ("UITextView", "UITextView", "TextDidBeginEditing TextDidChange TextDidEndEditing"),
      (
        "UIDevice", "UIDevice", "BatteryLevelDidChange BatteryStateDidChange OrientationDidChange"
      ),
      (
        "UIWindow", "UIWindow", "DidBecomeHidden DidBecomeKey DidBecomeVisible DidResignKey"
      ),
      (
        "UIMenuController", "UIMenuController",
        "WillShowMenu DidShowMenu WillHideMenu DidHideMenu MenuFrameDidChange"
      ),
      ("UIContentSizeCategory", "UIContentSizeCategory", "DidChange"),
      ("UIViewController", "UIViewController", "ShowDetailTargetDidChange"),
    ]
    var names: [String: String] = [:]
    for (owner, prefix, events) in owners {
      for event in events.split(separator: " ") {
        names[prefix + event] = "\(owner).\(lowercasedFirst(String(event)))Notification"
      }
    }
    for event in ["Announcement", "LayoutChanged", "PageScrolled", "ScreenChanged"] {
      // These are posted, not observed.
      names["UIAccessibility" + event] =
        "UIAccessibility.Notification.\(lowercasedFirst(event))"
    }
    return names
  }()

  /// Returns a name in camel case that begins with a small letter.
  static func lowercasedFirst(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    // Of an abbreviation before a word, the last capital begins the word.
    let count =
      capitals.count > 1 && capitals.count < name.count ? capitals.count - 1 : capitals.count
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }
}
