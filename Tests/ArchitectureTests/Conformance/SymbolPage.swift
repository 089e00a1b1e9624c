/// A page of Apple's, entry by entry: a test of a suite `UIButton…` whose name begins with the entry, or
/// why there is none.
struct SymbolPage {
  var title: String
  /// What a test's name has before the entry.
  var prefix = ""
  var entries: [String]
  /// Entries without a meaning where nothing is displayed, with the reason.
  var withoutMeaning: [String: String] = [:]

  /// The tests of an entry.
  func tests(of entry: String, among tests: [NamedTest]) -> [NamedTest] {
    let start = prefix + entry
    return tests.filter { test in
      test.suite.hasPrefix("UIButton") && test.name.hasPrefix(start)
        && [" ", ":"].contains(test.name.dropFirst(start.count).first)
    }
  }

  /// The page on `UIButton`, the one on its types, and what the class conforms to.
  static let all = [
    SymbolPage(
      title: "Symbols of UIButton's page",
      entries: [
        "init(frame:)", "init(frame:primaryAction:)", "init(coder:)", "init(type:)",
        "init(type:primaryAction:)", "UIButton.ButtonType", "systemButton(with:target:action:)",
        "init(configuration:primaryAction:)", "UIButton.Configuration", "configuration",
        "automaticallyUpdatesConfiguration", "setNeedsUpdateConfiguration()",
        "updateConfiguration()", "configurationUpdateHandler", "ConfigurationUpdateHandler",
        "titleLabel", "title(for:)", "setTitle(_:for:)", "attributedTitle(for:)",
        "setAttributedTitle(_:for:)", "titleColor(for:)", "setTitleColor(_:for:)",
        "titleShadowColor(for:)", "setTitleShadowColor(_:for:)", "backgroundImage(for:)",
        "image(for:)", "setBackgroundImage(_:for:)", "setImage(_:for:)",
        "preferredSymbolConfigurationForImage(in:)",
        "setPreferredSymbolConfiguration(_:forImageIn:)", "tintColor", "role", "UIButton.Role",
        "behavioralStyle", "preferredBehavioralStyle", "UIBehavioralStyle", "buttonType",
        "currentTitle", "currentAttributedTitle", "currentTitleColor", "currentTitleShadowColor",
        "currentImage", "currentBackgroundImage", "currentPreferredSymbolConfiguration",
        "imageView", "subtitleLabel", "isPointerInteractionEnabled", "isHovered",
        "pointerStyleProvider", "PointerStyleProvider", "UIButtonPointerStyleProvider", "menu",
        "isHeld", "changesSelectionAsPrimaryAction", "preferredMenuElementOrder",
      ]),
    SymbolPage(
      title: "Entries of UIButton.ButtonType's page", prefix: "ButtonType.",
      entries: [
        "custom", "system", "detailDisclosure", "infoLight", "infoDark", "contactAdd", "plain",
        "close", "roundedRect", "init(rawValue:)", "rawValue", "hash(into:)",
      ]),
    SymbolPage(
      title: "Conformances of UIButton",
      entries: [
        "CALayerDelegate", "CVarArg", "Copyable", "CustomDebugStringConvertible",
        "CustomStringConvertible", "Equatable", "Hashable", "NSCoding", "NSObjectProtocol",
        "NSTouchBarProvider", "Sendable", "SendableMetatype",
        "UIAccessibilityContentSizeCategoryImageAdjusting", "UIAccessibilityIdentification",
        "UIActivityItemsConfigurationProviding", "UIAppearance", "UIAppearanceContainer",
        "UIContextMenuInteractionDelegate", "UICoordinateSpace", "UIDynamicItem",
        "UIFocusEnvironment", "UIFocusItem", "UIFocusItemContainer", "UILargeContentViewerItem",
        "UIPasteConfigurationSupporting", "UIPopoverPresentationControllerSourceItem",
        "UIResponderStandardEditActions", "UISpringLoadedInteractionSupporting",
        "UITraitChangeObservable", "UITraitEnvironment", "UIUserActivityRestoring",
      ],
      withoutMeaning: [
        "CALayerDelegate": "there are no layers to draw",
        "CVarArg": "no C function takes a button",
        "NSObjectProtocol": "there is no Objective-C runtime; equality and hashing are Swift's",
        "NSTouchBarProvider": "there is no Touch Bar",
        "UIActivityItemsConfigurationProviding": "nothing is shared with other apps",
        "UIDynamicItem": "no physics is animated",
        "UIPasteConfigurationSupporting": "only text is pasted, into text controls",
        "UIPopoverPresentationControllerSourceItem": "no popover is placed on a screen",
        "UISpringLoadedInteractionSupporting": "nothing is dragged over a button",
        "UIUserActivityRestoring": "no activity is handed over from another device",
      ]),
  ]
}
