public import Graphics
import ResponderKit

/// The cell of a button (`NSButtonCell`): a title and an image, alternate ones, and what pressing it
/// changes.
@preconcurrency @MainActor
open class NSButtonCell: NSActionCell {
  /// Creates the cell of a push button titled “Button”.
  public required init() {
    super.init()
    border = .line
    alignment = .center
    type = .textCellType
  }

  // MARK: Contents

  private final var storedTitle = "Button"
  /// The title beside the attributed one, for archives.
  package final var archivedTitle: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// The title; “Button” at first, and that of the attributed title if there is one
  /// (`NSButtonCell.title`).
  open override var title: String {
    get { attributedTitle?.string ?? storedTitle }
    set {
      (storedTitle, attributedTitle) = (newValue, nil)
      update()
    }
  }
  /// The title with attributes, which takes the place of the title; nil unless set
  /// (`NSButtonCell.attributedTitle`).
  open var attributedTitle: AttributedText? {
    didSet { update() }
  }
  /// The title of the on state, or of the pressed button, for types that show it; empty unless set
  /// (`NSButtonCell.alternateTitle`).
  open var alternateTitle = "" {
    didSet { update() }
  }
  /// The alternate title with attributes; nil unless set (`NSButtonCell.attributedAlternateTitle`).
  open var attributedAlternateTitle: AttributedText?
  /// The image of the on state, or of the pressed button, for types that show it; nil unless set
  /// (`NSButtonCell.alternateImage`).
  open var alternateImage: Image?
  /// The position of the image; none unless set (`NSButtonCell.imagePosition`).
  open var imagePosition: NSControl.ImagePosition = .noImage
  /// The scaling of the image; none unless set (`NSButtonCell.imageScaling`).
  open var imageScaling: NSImageScaling = .scaleNone
  /// A Boolean value that indicates whether the image is dimmed while the button is disabled; true
  /// except for switches and radio buttons (`NSButtonCell.imageDimsWhenDisabled`).
  open var imageDimsWhenDisabled = true

  /// The title that is shown now: the alternate one if the type shows it for the state or while the button
  /// is pressed, and there is one.
  public final var displayedTitle: String {
    let alternate = attributedAlternateTitle?.string ?? alternateTitle
    return showsAlternate && !alternate.isEmpty ? alternate : title
  }
  /// The image that is shown now.
  public final var displayedImage: Image? { showsAlternate ? alternateImage ?? image : image }

  /// Indicates whether the alternate contents are shown: a button that shows its state by them
  /// shows what it would change to while it is pressed.
  private var showsAlternate: Bool {
    let shown = storedState == .off ? [] : showsStateBy
    return (isHighlighted ? highlightsBy.subtracting(shown) : shown).contains(.contentsCellMask)
  }

  // MARK: Looks

  /// The changes that show that the cell is pressed (`NSButtonCell.highlightsBy`).
  open var highlightsBy: NSCell.StyleMask = [.pushInCellMask, .changeGrayCellMask]
  /// The changes that show that the cell is on (`NSButtonCell.showsStateBy`).
  open var showsStateBy: NSCell.StyleMask = []
  /// The shape of the bezel; automatic unless set (`NSButtonCell.bezelStyle`).
  open var bezelStyle: NSButton.BezelStyle = .automatic
  /// The color behind the title of a button without a bezel; nil unless set
  /// (`NSButtonCell.backgroundColor`).
  open var backgroundColor: Color?
  /// A Boolean value that indicates whether the button is not drawn, although it is operated; false
  /// unless set (`NSButtonCell.isTransparent`).
  open var isTransparent = false
  /// A Boolean value that indicates whether the border is shown only while the pointer is over the
  /// button; false unless set (`NSButtonCell.showsBorderOnlyWhileMouseInside`).
  open var showsBorderOnlyWhileMouseInside = false

  // MARK: Behavior

  /// Indicates whether the cell is that of a checkbox.
  final var isCheckBox = false
  /// Indicates whether the cell is one of a group of radio buttons.
  final var isRadio = false {
    didSet { (controlView as? NSControl)?.hasRadioCell = isRadio }
  }

  /// The state after a click; a radio button that is on stays on (`NSButtonCell.nextState`).
  open override var nextState: Int {
    isRadio && storedState == .on ? storedState.rawValue : super.nextState
  }

  private final var storedKeyEquivalent = ""
  /// The key that clicks the button; none unless set (`NSButtonCell.keyEquivalent`).
  ///
  /// The button with Return is the default button of its window.
  open override var keyEquivalent: String {
    get { storedKeyEquivalent }
    set { storedKeyEquivalent = newValue }
  }
  /// The modifier keys of the key equivalent; none unless set
  /// (`NSButtonCell.keyEquivalentModifierMask`).
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []

  private final var periodicDelay: (delay: Float, interval: Float) = (0.4, 0.075)

  /// Returns how long the button is down before a continuous button repeats its action, and the time
  /// between repetitions: 0.4 and 0.075 seconds unless set.
  open override func getPeriodicDelay(_ delay: inout Float, interval: inout Float) {
    (delay, interval) = periodicDelay
  }

  /// The delay and the interval of repeated actions, in seconds.
  final var archivedPeriodicDelay: (delay: Float, interval: Float) { periodicDelay }
  /// Sets the delay and the interval of a continuous button, in seconds; at most 60
  /// (`NSButtonCell.setPeriodicDelay(_:interval:)`).
  open func setPeriodicDelay(_ delay: Float, interval: Float) {
    periodicDelay = (min(max(delay, 0), 60), min(max(interval, 0), 60))
  }

  override var attributes: AppKitAttributes? {
    let title = imagePosition == .imageOnly || displayedTitle.isEmpty ? nil : displayedTitle
    if isRadio { return AppKitAttributes(.radioButton, title: title) }
    if bezelStyle == .disclosure || bezelStyle == .pushDisclosure {
      return AppKitAttributes(.disclosureTriangle, title: title)
    }
    if isCheckBox { return AppKitAttributes(.checkBox, title: title) }
    // A button that stays pressed is a checkbox in NSAccessibility, too.
    return showsStateBy.isEmpty
      ? AppKitAttributes(.button, title: title)
      : AppKitAttributes(.checkBox, .toggle, title: title)
  }
  override var shownValue: AccessibilityValue? {
    guard !showsStateBy.isEmpty || isRadio else { return nil }
    return .toggle(storedState == .on ? .on : storedState == .mixed ? .mixed : .off)
  }

  // MARK: Values, all of which are the state

  /// The state as a number: 1, 0 or -1; a text that is not empty sets it to on
  /// (`NSButtonCell.objectValue`).
  open override var objectValue: Any? {
    get { storedState.rawValue }
    set {
      if let text = newValue as? String {
        state = text.isEmpty ? .off : .on
      } else {
        let number = number(of: newValue)
        state = number == 0 ? .off : number < 0 ? .mixed : .on
      }
    }
  }

  /// The state as text: “1”, “0” or “-1”; a text that is not empty sets it to on
  /// (`NSButtonCell.stringValue`).
  open override var stringValue: String {
    get { "\(storedState.rawValue)" }
    set { objectValue = newValue }
  }

  /// Copies the contents and the looks, too.
  open override func takeAll(from other: NSCell) {
    super.takeAll(from: other)
    guard let other = other as? NSButtonCell else { return }
    (storedTitle, attributedTitle) = (other.storedTitle, other.attributedTitle)
    (alternateTitle, attributedAlternateTitle) = (
      other.alternateTitle, other.attributedAlternateTitle
    )
    (alternateImage, imagePosition) = (other.alternateImage, other.imagePosition)
    (imageScaling, imageDimsWhenDisabled) = (other.imageScaling, other.imageDimsWhenDisabled)
    (highlightsBy, showsStateBy, isRadio) = (other.highlightsBy, other.showsStateBy, other.isRadio)
    isCheckBox = other.isCheckBox
    (bezelStyle, backgroundColor) = (other.bezelStyle, other.backgroundColor)
    isTransparent = other.isTransparent
    showsBorderOnlyWhileMouseInside = other.showsBorderOnlyWhileMouseInside
    (storedKeyEquivalent, keyEquivalentModifierMask) = (
      other.storedKeyEquivalent, other.keyEquivalentModifierMask
    )
    periodicDelay = other.periodicDelay
  }
}
