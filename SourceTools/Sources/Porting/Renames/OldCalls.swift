/// Functions and methods of old Swift whose calls have another form today.
enum OldCalls {
  /// Functions, with the initializer or method that replaces them and the labels of its arguments.
  static let functions: [String: (name: String, labels: [String])] = [
    "CGAffineTransformMakeRotation": ("CGAffineTransform", ["rotationAngle"]),
    "CGAffineTransformMakeScale": ("CGAffineTransform", ["scaleX", "y"]),
    "CGAffineTransformMakeTranslation": ("CGAffineTransform", ["translationX", "y"]),
    "CGPointMake": ("CGPoint", ["x", "y"]),
    "CGRectMake": ("CGRect", ["x", "y", "width", "height"]),
    "CGSizeMake": ("CGSize", ["width", "height"]),
    "CGVectorMake": ("CGVector", ["dx", "dy"]),
    "UIAccessibilityPostNotification": ("UIAccessibility.post", ["notification", "argument"]),
    "UIEdgeInsetsMake": ("UIEdgeInsets", ["top", "left", "bottom", "right"]),
    "UIOffsetMake": ("UIOffset", ["horizontal", "vertical"]),
  ]

  /// Functions of one object that became its methods, with their names and other labels.
  static let methods: [String: (name: String, labels: [String])] = [
    "UIEdgeInsetsInsetRect": ("inset", ["by"]),
    "UIImageJPEGRepresentation": ("jpegData", ["compressionQuality"]),
    "UIImagePNGRepresentation": ("pngData", []),
  ]

  /// Functions without arguments that became properties.
  static let properties: [String: String] = Dictionary(
    uniqueKeysWithValues: [
      "BoldTextEnabled", "ClosedCaptioningEnabled", "GrayscaleEnabled", "GuidedAccessEnabled",
      "InvertColorsEnabled", "MonoAudioEnabled", "ReduceMotionEnabled",
      "ReduceTransparencyEnabled", "ShakeToUndoEnabled", "SpeakScreenEnabled",
      "SpeakSelectionEnabled", "SwitchControlRunning", "VoiceOverRunning",
    ].map { ("UIAccessibilityIs\($0)", "UIAccessibility.is\($0)") })

  /// Members that have another name, whatever they belong to.
  static let members = [
    "activityIndicatorViewStyle": "style", "addChildViewController": "addChild",
    "childViewControllers": "children", "removeFromParentViewController": "removeFromParent",
    "styleDouble": "double", "styleSingle": "single", "styleThick": "thick",
  ]

  /// Methods whose names and labels changed, `_` for an argument without a label.
  static let signatures: [String: [(old: [String], name: String, labels: [String])]] = [
    "beginTrackingWithTouch": [(["_", "withEvent"], "beginTracking", ["_", "with"])],
    "bringSubview": [(["toFront"], "bringSubviewToFront", ["_"])],
    "cellForRowAtIndexPath": [(["_"], "cellForRow", ["at"])],
    "continueTrackingWithTouch": [(["_", "withEvent"], "continueTracking", ["_", "with"])],
    "dequeueReusableCellWithIdentifier": [
      (["_"], "dequeueReusableCell", ["withIdentifier"]),
      (["_", "forIndexPath"], "dequeueReusableCell", ["withIdentifier", "for"]),
    ],
    "dequeueReusableCellWithReuseIdentifier": [
      (["_", "forIndexPath"], "dequeueReusableCell", ["withReuseIdentifier", "for"])
    ],
    "deselectRowAtIndexPath": [(["_", "animated"], "deselectRow", ["at", "animated"])],
    "didMove": [(["toParentViewController"], "didMove", ["toParent"])],
    "dismissViewControllerAnimated": [
      (["_", "completion"], "dismiss", ["animated", "completion"])
    ],
    "drawRect": [(["_"], "draw", ["_"])],
    "endTrackingWithTouch": [(["_", "withEvent"], "endTracking", ["_", "with"])],
    "indexPathForCell": [(["_"], "indexPath", ["for"])],
    "numberOfSectionsInCollectionView": [(["_"], "numberOfSections", ["in"])],
    "numberOfSectionsInTableView": [(["_"], "numberOfSections", ["in"])],
    "presentViewController": [
      (["_", "animated", "completion"], "present", ["_", "animated", "completion"])
    ],
    "sendActionsForControlEvents": [(["_"], "sendActions", ["for"])],
    "sendSubview": [(["toBack"], "sendSubviewToBack", ["_"])],
    "size": [(["attributes"], "size", ["withAttributes"])],
    "titleForState": [(["_"], "title", ["for"])],
    "willMove": [(["toParentViewController"], "willMove", ["toParent"])],
  ]

  /// Labels that are others today, in calls and in declarations of methods.
  static let labels = [
    "forControlEvents": "for", "forIndexPath": "for", "forState": "for", "withEvent": "with",
    "withRowAnimation": "with",
  ]

  /// Returns today's form of a label of Swift 2.
  static func label(_ old: String) -> String {
    // A row is at an index path: cellForRowAtIndexPath.
    old.hasSuffix("AtIndexPath") ? String(old.dropLast("IndexPath".count)) : labels[old] ?? old
  }

  /// Returns whether a label or a name can only stand in Swift 2.
  static func isSwift2(_ name: String) -> Bool {
    labels[name] != nil || name.hasSuffix("AtIndexPath")
      || signatures[name]?.contains { $0.old.first == "_" } == true
  }
}
