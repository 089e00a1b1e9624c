import Accessibility
import Graphics

/// The accessibility that was set on an object, as a value for archives; nil for what was not set.
package struct AccessibilitySettings: Sendable, Hashable, Codable {
  package struct Text: Sendable, Hashable, Codable {
    var string: String?
    var attributed: AttributedText?
  }
  var isElement: Bool?
  var label: Text?
  var hint: Text?
  var value: AccessibilityValue?
  var attributedValue: AttributedText?
  var traits: AccessibilityTraits?
  var frame: Rect?
  var position: ContainerPosition?
  var language: String?
  var path: BezierPath?
  var activationPoint: Point?
  var elementsAreHidden: Bool?
  var isModal: Bool?
  var groupsChildren: Bool?
  var navigationStyle: AccessibilityNavigationStyle?
  var containerType: AccessibilityContainerType?
  var respondsToUserInteraction: Bool?
  var userInputLabels: [AttributedText]?
  var textualContext: AccessibilityTextualContext?
  var expandedStatus: AccessibilityExpandedStatus?
  var directTouchOptions: AccessibilityDirectTouchOptions?
  var scrollStatus: String?
  var customContent: [AccessibilityCustomContent]?
  var dragSources: [AccessibilityLocationDescriptor]?
  var dropPoints: [AccessibilityLocationDescriptor]?
  var ignoresInvertColors: Bool?
  var adjustsFontForContentSizeCategory: Bool?
  var largeContentTitle: String?
  var largeContentImage: Image?
  var showsLargeContentViewer: Bool?
  var scalesLargeContentImage: Bool?
}

extension AccessibleObject {
  /// The accessibility that was set, apart from identifiers, closures and other objects.
  package final var accessibilitySettings: AccessibilitySettings {
    get {
      var settings = AccessibilitySettings()
      guard let stored = accessibility else { return settings }
      settings.isElement = stored.isElement
      settings.label = stored.label.archived
      settings.hint = stored.hint.archived
      settings.value = stored.value
      settings.traits = stored.traits
      settings.frame = stored.frame
      settings.position = stored.position
      guard let rare = stored.rare else { return settings }
      settings.attributedValue = rare.attributedValue
      settings.language = rare.language
      settings.path = rare.path
      settings.activationPoint = rare.activationPoint
      settings.elementsAreHidden = rare.elementsAreHidden ? true : nil
      settings.isModal = rare.isModal ? true : nil
      settings.groupsChildren = rare.groupsChildren ? true : nil
      settings.navigationStyle = rare.navigationStyle == .automatic ? nil : rare.navigationStyle
      settings.containerType = rare.containerType == .none ? nil : rare.containerType
      settings.respondsToUserInteraction = rare.respondsToUserInteraction
      settings.userInputLabels = rare.userInputLabels
      settings.textualContext = rare.textualContext
      settings.expandedStatus = rare.expandedStatus == .unsupported ? nil : rare.expandedStatus
      settings.directTouchOptions = rare.directTouchOptions.isEmpty ? nil : rare.directTouchOptions
      settings.scrollStatus = rare.scrollStatus
      settings.customContent = rare.customContent.isEmpty ? nil : rare.customContent
      settings.dragSources = rare.dragSources
      settings.dropPoints = rare.dropPoints
      settings.ignoresInvertColors = rare.ignoresInvertColors ? true : nil
      settings.adjustsFontForContentSizeCategory =
        rare.adjustsFontForContentSizeCategory ? true : nil
      settings.largeContentTitle = rare.largeContentTitle
      settings.largeContentImage = rare.largeContentImage
      settings.showsLargeContentViewer = rare.showsLargeContentViewer ? true : nil
      settings.scalesLargeContentImage = rare.scalesLargeContentImage ? true : nil
      return settings
    }
    set {
      let stored = settingAccessibility
      stored.isElement = newValue.isElement
      stored.label.take(newValue.label)
      stored.hint.take(newValue.hint)
      stored.value = newValue.value
      stored.traits = newValue.traits
      stored.frame = newValue.frame
      stored.position = newValue.position
      let rare = stored.settingRare
      rare.attributedValue = newValue.attributedValue
      rare.language = newValue.language
      rare.path = newValue.path
      rare.activationPoint = newValue.activationPoint
      rare.elementsAreHidden = newValue.elementsAreHidden ?? false
      rare.isModal = newValue.isModal ?? false
      rare.groupsChildren = newValue.groupsChildren ?? false
      rare.navigationStyle = newValue.navigationStyle ?? .automatic
      rare.containerType = newValue.containerType ?? .none
      rare.respondsToUserInteraction = newValue.respondsToUserInteraction
      rare.userInputLabels = newValue.userInputLabels
      rare.textualContext = newValue.textualContext
      rare.expandedStatus = newValue.expandedStatus ?? .unsupported
      rare.directTouchOptions = newValue.directTouchOptions ?? []
      rare.scrollStatus = newValue.scrollStatus
      rare.customContent = newValue.customContent ?? []
      rare.dragSources = newValue.dragSources
      rare.dropPoints = newValue.dropPoints
      rare.ignoresInvertColors = newValue.ignoresInvertColors ?? false
      rare.adjustsFontForContentSizeCategory = newValue.adjustsFontForContentSizeCategory ?? false
      rare.largeContentTitle = newValue.largeContentTitle
      rare.largeContentImage = newValue.largeContentImage
      rare.showsLargeContentViewer = newValue.showsLargeContentViewer ?? false
      rare.scalesLargeContentImage = newValue.scalesLargeContentImage ?? false
    }
  }

  /// The elements that were listed; nil where none were.
  package final var listedAccessibilityElements: [Responder]? { accessibility?.elements }
  /// The elements for automation that were listed; nil where none were.
  package final var listedAutomationElements: [Responder]? {
    accessibility?.rare?.automationElements
  }
  /// The header elements that were listed; nil where none were.
  package final var listedHeaderElements: [Responder]? { accessibility?.rare?.headerElements }
  /// The custom actions that were set; nil where none were.
  package final var listedCustomActions: [AccessibilityCustomAction]? {
    accessibility?.rare?.customActions
  }

  /// The name of the first part of the accessibility that is a closure; nil if there is none.
  package final var accessibilityClosure: String? {
    guard let stored = accessibility else { return nil }
    if stored.label.block != nil { return "accessibilityLabelBlock" }
    if stored.hint.block != nil { return "accessibilityHintBlock" }
    guard let rare = stored.rare else { return nil }
    if rare.isElementBlock != nil { return "isAccessibilityElementBlock" }
    if rare.valueBlock != nil { return "accessibilityValueBlock" }
    if rare.traitsBlock != nil { return "accessibilityTraitsBlock" }
    if rare.customContentBlock != nil { return "accessibilityCustomContentBlock" }
    return rare.customRotors?.first.map { "the rotor “\($0.name)”" }
  }
}

extension AccessibilityStorage.Text {
  fileprivate var archived: AccessibilitySettings.Text? {
    string == nil && attributed == nil
      ? nil : AccessibilitySettings.Text(string: string, attributed: attributed)
  }

  fileprivate mutating func take(_ text: AccessibilitySettings.Text?) {
    (string, attributed) = (text?.string, text?.attributed)
  }
}
