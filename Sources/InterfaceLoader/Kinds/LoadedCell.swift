import Accessibility
import Graphics
import InterfaceBuilder
import ResponderKit

/// A table cell that a screen reader reads as one element if it has a standard style, and nothing in
/// it acts.
///
/// The name is the texts of its content configuration and its labels. An accessory with details is an element of its own.
final class LoadedCell: View {
  private let isCombined: Bool
  /// The texts of the content configuration.
  private let configuredTexts: [String]
  private let hasCheckmark: Bool
  /// The button for details at the trailing edge; nil for a cell without one.
  let details: DetailButton?
  /// Indicates whether a checkmark is announced as a selection; see
  /// `InterfaceLoader.speaksCheckmarks`.
  var speaksCheckmark = false
  /// The element beside the details.
  private lazy var item = AccessibilityItem(accessibilityContainer: self)

  init(_ content: TableCellContent) {
    configuredTexts = content.configuredTexts
    isCombined =
      (content.style != nil || !configuredTexts.isEmpty)
      && !content.element.descendants.contains {
        InterfaceControl.isUIControl($0) || $0.name == content.element.name
      }
    hasCheckmark = content.accessoryType == "checkmark"
    let hasDetails = ["detailButton", "detailDisclosureButton"].contains(content.accessoryType)
    details = hasDetails ? DetailButton() : nil
    super.init(frame: .zero)
  }

  /// The views whose texts are the name; none if the app has set a label.
  var namingViews: [View] {
    guard isCombined, explicitAccessibilityLabel == nil else { return [] }
    var found: [View] = []
    func collect(_ views: [View]) {
      for view in views
      where !view.isHidden && view.alpha > 0 && !view.accessibilityElementsHidden
        && view !== details
      {
        if view.isAccessibilityElement { found.append(view) } else { collect(view.subviews) }
      }
    }
    collect(subviews)
    return found
  }

  /// Returns whether an element announces the name: the cell, or the part beside its details.
  func isNamed(by object: Responder) -> Bool {
    object === self || details != nil && object === item
  }

  private var name: String? {
    if let label = explicitAccessibilityLabel { return label }
    let configured = isCombined ? configuredTexts : []
    let texts = configured + namingViews.compactMap(\.accessibilityLabel).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  override var isAccessibilityElement: Bool {
    get { explicitIsAccessibilityElement ?? (isCombined && details == nil && name != nil) }
    set { super.isAccessibilityElement = newValue }
  }

  override var accessibilityLabel: String? {
    get { name }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityTraits: AccessibilityTraits {
    get {
      explicitAccessibilityTraits ?? (hasCheckmark && speaksCheckmark ? .selected : .none)
    }
    set { super.accessibilityTraits = newValue }
  }

  /// The name and the button for details, if the cell has both.
  override var accessibilityElements: [Responder]? {
    get {
      if let own = super.accessibilityElements { return own }
      guard let details, isCombined, explicitIsAccessibilityElement != false, let name else {
        return nil
      }
      item.accessibilityLabel = name
      item.accessibilityTraits = accessibilityTraits
      item.accessibilityFrameInContainerSpace = Rect(
        x: 0, y: 0, width: details.frame.minX, height: bounds.height)
      return [item, details]
    }
    set { super.accessibilityElements = newValue }
  }

  /// The segues that a tap on the cell performs.
  private var segues: [Action] = []

  /// Adds a segue that a tap on the cell performs, or on its button for details.
  func addSegue(_ segue: Action, isOfAccessory: Bool) {
    if isOfAccessory { details?.segues.append(segue) } else { segues.append(segue) }
  }

  /// Performs the segues if the finger is lifted inside the cell.
  override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    guard !segues.isEmpty, let touch = touches.first, bounds.contains(touch.location(in: self))
    else { return super.touchesEnded(touches, with: event) }
    for segue in segues { segue.run(by: self) }
  }

  /// Puts the button for details at the trailing edge, in front of everything else.
  func addDetails() {
    guard let details else { return }
    let width = min(44, bounds.width)
    details.frame = Rect(
      x: bounds.width - width, y: 0, width: width, height: bounds.height)
    addSubview(details)
  }
}

/// The button for details of a table cell.
final class DetailButton: View {
  init() {
    super.init(frame: .zero)
    setRecordName("Detail Button")
    var element = AccessibilityElement(traits: .button)
    element.systemLabel = .moreInfo
    setStandardAccessibility(element)
  }

  /// The segues that a tap performs, with the cell as their sender.
  var segues: [Action] = []

  /// Performs the segues if the finger is lifted inside the button.
  override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    for segue in segues { segue.run(by: superview ?? self) }
  }
}

extension Action {
  /// Runs the closure for a sender, in a record if one is taken.
  fileprivate func run(by sender: View) {
    guard let recorder = InteractionRecorder.current else {
      return performWithSender(sender, target: nil)
    }
    recorder.run(self) { performWithSender(sender, target: nil) }
  }
}
