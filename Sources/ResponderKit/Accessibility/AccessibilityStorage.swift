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
  var label = Text()
  var hint = Text()
  var value: AccessibilityValue?
  var traits: AccessibilityTraits?
  var frame: Rect?
  var position: ContainerPosition?
  var elements: [Responder]?

  /// The values that few objects set, which take most of the room.
  private(set) var rare: Rare?

  /// Indicates whether a property is computed by a block of the app.
  var hasBlocks: Bool {
    label.block != nil || hint.block != nil
      || rare.map {
        $0.isElementBlock != nil || $0.valueBlock != nil || $0.traitsBlock != nil
          || $0.customContentBlock != nil
      } ?? false
  }

  var settingRare: Rare {
    if let rare { return rare }
    let new = Rare()
    rare = new
    return new
  }
}

extension AccessibilityStorage {
  /// The properties that few objects set.
  @MainActor
  final class Rare {
    var isElementBlock: (@MainActor () -> Bool)?
    var attributedValue: AttributedText?
    var valueBlock: (@MainActor () -> SpokenValue?)?
    var traitsBlock: (@MainActor () -> AccessibilityTraits)?
    var language: String?
    var path: BezierPath?
    var activationPoint: Point?

    var elementsAreHidden = false
    var isModal = false
    var groupsChildren = false
    var navigationStyle = AccessibilityNavigationStyle.automatic
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
}
