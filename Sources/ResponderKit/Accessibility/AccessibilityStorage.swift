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

extension AccessibleObject {
  /// Takes over the texts and the values that an app has set on another object, for a part that speaks for it:
  /// not its label, its traits, its frame and its elements.
  package final func takeAccessibility(of other: AccessibleObject) {
    guard let values = other.accessibility, values.hasSpokenValues || accessibility != nil else {
      return
    }
    let own = settingAccessibility
    (own.hint, own.value) = (values.hint, values.value)
    guard values.rare != nil || own.rare != nil else { return }
    let (from, to) = (values.rare, own.settingRare)
    (to.language, to.userInputLabels) = (from?.language, from?.userInputLabels)
    (to.valueBlock, to.attributedValue) = (from?.valueBlock, from?.attributedValue)
    (to.textualContext, to.customRotors) = (from?.textualContext, from?.customRotors)
    to.expandedStatus = from?.expandedStatus ?? .unsupported
    to.customContent = from?.customContent ?? []
    to.customContentBlock = from?.customContentBlock
  }
}

extension AccessibilityStorage {
  /// Indicates whether the app has set a text or a value beside the label.
  fileprivate var hasSpokenValues: Bool {
    hint.string != nil || hint.block != nil || value != nil || rare != nil
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
