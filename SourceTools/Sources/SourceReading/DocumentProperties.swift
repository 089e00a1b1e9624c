/// The properties that documents set, too, by their names in Swift and in Objective-C.
enum DocumentProperties {
  /// Returns the name in Objective-C; nil for a property that no document sets.
  static func name(_ property: String) -> String? {
    if let name = renamed[property] { return name }
    return known.contains(property) ? property : nil
  }

  /// Returns the property that a method sets: `title` for `setTitle`.
  static func name(ofSetter method: some StringProtocol) -> String? {
    guard method.hasPrefix("set"), method.count > 3 else { return nil }
    let rest = method.dropFirst(3)
    return name(rest.prefix(1).lowercased() + rest.dropFirst())
  }

  /// The names of the properties, and of the methods that set them.
  static let words = (Array(known) + renamed.keys).flatMap { name in
    [name, "set" + name.prefix(1).uppercased() + name.dropFirst()]
  }

  private static let renamed = [
    "isEnabled": "enabled", "isHidden": "hidden", "isSelected": "selected",
    "isUserInteractionEnabled": "userInteractionEnabled", "isOpaque": "opaque",
    "isEditable": "editable", "isSecureTextEntry": "secureTextEntry",
    "isAccessibilityElement": "isAccessibilityElement",
    "accessibilityElement": "isAccessibilityElement",
  ]

  private static let known: Set<String> = [
    "accessibilityAttributedLabel", "accessibilityCustomActions", "accessibilityElements",
    "accessibilityElementsHidden", "accessibilityHelp", "accessibilityHint",
    "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits", "accessibilityTitle",
    "accessibilityValue", "action", "adjustsFontForContentSizeCategory", "alpha",
    "attributedPlaceholder", "attributedStringValue", "attributedText", "attributedTitle",
    "backgroundColor", "configuration", "dataSource", "delegate", "editable", "enabled", "font",
    "frame", "hidden", "image", "menu", "numberOfLines", "placeholder", "placeholderString",
    "secureTextEntry", "selected", "stringValue", "tag", "target", "text", "textColor",
    "textContentType", "tintColor", "title", "titleColor", "titleTextColor", "toolTip",
    "userInteractionEnabled", "view",
  ]
}
