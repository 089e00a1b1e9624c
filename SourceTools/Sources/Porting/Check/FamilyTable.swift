/// The families of types and members.
enum FamilyTable {
  /// Returns the family of a member of any type.
  static func family(ofMember name: String) -> Family? {
    for (family, names) in members where names.contains(name) { return family }
    if name.hasSuffix("Anchor") || name.hasSuffix("LayoutGuide") || name.contains("onstraint") {
      return .layout
    }
    if name.hasPrefix("viewWill") || name.hasPrefix("viewDid") { return .controllers }
    if name.hasPrefix("accessibility") { return .accessibility }
    if name.hasPrefix("animat") { return .animation }
    if name.hasSuffix("AttributeName") { return .text }
    if name.hasPrefix("keyboard") || name.hasPrefix("textDid") { return .text }
    return nil
  }

  /// Returns the family of a type, or of a function of the system, by its longest known beginning.
  static func family(ofType name: String) -> Family? {
    let matches = prefixes.filter { name.hasPrefix($0.name) }
    return matches.max { $0.name.count < $1.name.count }?.family
  }

  private static let members: [(Family, Set<String>)] = [
    (
      .drawing,
      [
        "backgroundColor", "cgColor", "cgImage", "cgPath", "clear", "contentMode", "contentsScale",
        "cornerRadius", "draw", "drawHierarchy", "drawText", "fill", "isOpaque", "layer",
        "layerClass", "layoutSublayers", "mask", "needsDisplay", "setFill", "setNeedsDisplay",
        "setStroke", "snapshotView", "stroke", "withTintColor", "clearsContextBeforeDrawing",
        "contentScaleFactor", "display", "awakeFromNib", "prepareForInterfaceBuilder", "round",
        "butt", "addArc", "addSublayer", "shadowPath", "isGeometryFlipped",
      ]
    ),
    (
      .animation,
      [
        "addKeyframe", "areAnimationsEnabled", "performWithoutAnimation", "setAnimationsEnabled",
        "transition", "beginAnimations", "commitAnimations", "beginFromCurrentState", "easeIn",
        "easeInOut", "easeOut", "curveEaseIn", "curveEaseInOut", "curveEaseOut", "forwards",
      ]
    ),
    (
      .layout,
      [
        "alignmentRectInsets", "autoresizingMask", "autoresizesSubviews", "isActive",
        "layoutMargins", "layoutMarginsDidChange", "preservesSuperviewLayoutMargins",
        "safeAreaInsets", "safeAreaInsetsDidChange", "setContentCompressionResistancePriority",
        "setContentHuggingPriority", "systemLayoutSizeFitting", "contentHuggingPriority",
        "layoutFittingCompressedSize", "layoutFittingExpandedSize", "forFirstBaselineLayout",
        "forLastBaselineLayout", "additionalSafeAreaInsets", "bottom", "bottomMargin", "centerX",
        "centerY", "equal", "greaterThanOrEqual", "height", "leading", "left", "lessThanOrEqual",
        "right", "top", "topMargin", "trailing", "width", "semanticContentAttribute",
      ]
    ),
    (
      .text,
      [
        "attributedText", "attributedPlaceholder", "autocapitalizationType", "autocorrectionType",
        "beginningOfDocument", "boundingRect", "caretRect", "clearButtonMode", "editingRect",
        "endOfDocument", "foregroundColor", "isSecureTextEntry", "keyboardType", "leftView",
        "leftViewMode", "lineHeight", "placeholder", "placeholderRect", "preferredFont",
        "returnKeyType", "rightView", "rightViewMode", "secureTextEntry", "selectedTextRange",
        "setSelectedRange", "size", "spellCheckingType", "textContentType", "textRect",
        "typingAttributes", "inputAccessoryView", "inputView", "markedTextRange",
        "clearButtonRect", "leftViewRect", "rightViewRect", "editingDidBegin", "editingDidEnd",
        "deleteBackward", "insertText", "hasText", "textInputMode", "sizeThatFits",
        "withAttributes", "allowsDefaultTighteningForTruncation", "paragraphStyle",
      ]
    ),
    (
      .gestures,
      [
        "gestureRecognizer", "gestureRecognizerShouldBegin", "location", "translation", "velocity",
        "numberOfTapsRequired", "minimumPressDuration", "cancelsTouchesInView",
      ]
    ),
    (
      .objectiveC,
      [
        "addObserver", "forwardingTarget", "observe", "observeValue", "perform", "removeObserver",
        "responds", "new", "old",
        "setValue", "value", "classForCoder", "isKind", "copy", "mutableCopy", "isProxy",
      ]
    ),
  ]

  private static let prefixes: [(name: String, family: Family)] = beginnings.flatMap {
    family, names in
    names.split(separator: " ").map { (String($0), family) }
  }

  /// The beginnings of the names of types.
  private static let beginnings: [Family: String] = [
    .drawing: """
    CA kCA CG CI CTGradient UIBezierPath UIGraphics UIRect UIBlur UIVisualEffect UIVibrancy MTL GL
    """,
    .animation: """
    CAAnimation kCAFillMode kCAMedia kCATransition kCAAnimation CABasic CAKeyframe CASpring \
    CATransaction CATransition CAMedia CADisplay CAPropertyAnimation CAValueFunction CACurrent \
    CFTime UIViewPropertyAnimator UISpring UIViewAnimation UIDynamic UIAttachment UICubic \
    UIViewImplicitlyAnimating
    """,
    .text: """
    UIText UIFont NSAttributed NSMutableAttributed NSParagraph NSMutableParagraph NSText \
    NSLayoutManager NSStringDrawing NSUnderline NSShadow UIKeyboard UIReturnKey UIKeyInput \
    NSLineBreak CTFont CTFrame CTLine CTRun kCT CTText CFRange CFString CFAttributed \
    UIReferenceLibrary NSDataDetector UIMenuController UIPasteboard UILexicon UIInput \
    UIDictation NSWritingDirection UILabel
    """,
    .tables: """
    UITable UICollection UIScroll UIPicker NSDiffable NSCollectionLayout UIListContent \
    UIRefresh UISwipeActions UIContextualAction UINib IndexPath NSIndexPath UICell
    """,
    .layout: """
    NSLayout UIStackView UILayout UIRectEdge NSDirectional UIAxis NSEdgeInsets
    """,
    .controls: """
    UIActivityIndicator UIButton UIControl UIDatePicker UIPageControl UIProgress UISearchBar \
    UISegmented UISlider UIStepper UISwitch UIMenu UIAction UIColorWell
    """,
    .values: """
    UIColor UIImage UIEdgeInsets UIOffset CGAffineTransform CGRect CGPoint CGSize CGFloat \
    CGVector NSValue NSNumber UIView
    """,
    .controllers: """
    UIViewController UINavigation UITab UIAlert UIBar UIToolbar UIApplication UIScreen \
    UIDevice UIWindow UIStoryboard UISearchController UISplit UIPage UIPopover UIPresentation \
    UIModal UIInterface UIScene UIStatus UIUser UIActivityViewController UIWebView WK UIEvent \
    UIImagePicker UIDocument UIHosting UITrait UIContentSize UIResponder UIContentContainer
    """,
    .gestures: """
    UIGesture UITap UIPan UILongPress UISwipe UIPinch UIRotation UIHover UITouch UIPress \
    UIScreenEdge UIImpact UISelectionFeedback UINotificationFeedback UIFeedback UIKeyCommand
    """,
    .accessibility: """
    UIAccessibility UILargeContent
    """,
    .objectiveC: """
    NSKeyValue objc_ object_ method_ class_ NSSelectorFromString NSKeyed NSCoding NSCoder \
    NSSecureCoding NSObject AnyObject Selector NSInvocation NSManaged NSFetched
    """,
  ]
}
