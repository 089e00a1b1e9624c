import Accessibility
import Graphics

/// The accessibility properties that an app set on an object; nil for those it did not set.
@MainActor
final class AccessibilityStorage {
  /// A text with its speech attributes, if they were given.
  struct Text {
    var string: String?
    var attributed: AttributedText?
    var block: (@MainActor () -> String?)?
  }

  /// The default values of the object's class, where no override computes them.
  var standard: Standard?
  struct Standard {
    var isElement: Bool
    var label: String?
    var systemLabel: SystemLabel?
    var labelSource: LabelSource?
    var value: AccessibilityValue?
    var traits: AccessibilityTraits
  }

  var isElement: Bool?
  var isElementBlock: (@MainActor () -> Bool)?
  var label = Text()
  var hint = Text()
  var value: AccessibilityValue?
  var attributedValue: AttributedText?
  var valueBlock: (@MainActor () -> AccessibilityValue?)?
  var traits: AccessibilityTraits?
  var traitsBlock: (@MainActor () -> AccessibilityTraits)?
  var language: String?
  var frame: Rect?
  var path: BezierPath?
  var activationPoint: Point?
  var position: ContainerPosition?

  var elementsAreHidden = false
  var isModal = false
  var groupsChildren = false
  var navigationStyle = AccessibilityNavigationStyle.automatic
  var elements: [Responder]?
  var automationElements: [Responder]?
  var headerElements: [Responder]?
  var containerType = AccessibilityContainerType.none

  var respondsToUserInteraction: Bool?
  var userInputLabels: [AttributedText]?
  var textualContext: AccessibilityTextualContext?
  var expandedStatus = AccessibilityExpandedStatus.unsupported
  var directTouchOptions: AccessibilityDirectTouchOptions = []
  var scrollStatus: String?
  var customActions: [AccessibilityCustomAction]?
  var customRotors: [AccessibilityCustomRotor]?
  var customContent: [AccessibilityCustomContent] = []
  var customContentBlock: (@MainActor () -> [AccessibilityCustomContent])?
  var dragSources: [AccessibilityLocationDescriptor]?
  var dropPoints: [AccessibilityLocationDescriptor]?

  var ignoresInvertColors = false
  var adjustsFontForContentSizeCategory = false
  var largeContentTitle: String?
  var largeContentImage: Image?
  var showsLargeContentViewer = false
  var scalesLargeContentImage = false

  /// The readers whose cursor is on the object.
  var focusedBy: Set<String> = []
}
