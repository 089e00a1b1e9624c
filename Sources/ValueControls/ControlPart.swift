import Accessibility
import ControlCore
import Graphics
import ResponderKit

/// A control that a screen reader enters: it stops at each part, and not at the control.
@MainActor
protocol PartedControl: Control {
  /// Returns what a part says by itself.
  func speech(ofPart number: Int) -> PartSpeech
  /// Returns the rectangle of a part, in the coordinates of the control.
  func rect(ofPart number: Int) -> Rect
  /// Returns the position of a part among the others; nil for one that is not spoken.
  func position(ofPart number: Int) -> ContainerPosition?
  /// Returns what records call a part.
  func name(ofPart number: Int) -> String
}

/// The speech of a part of a control.
struct PartSpeech {
  var label: String?
  var labelSource: LabelSource?
  var systemLabel: SystemLabel?
  var traits: AccessibilityTraits
}

extension PartedControl {
  /// Remembers the elements of parts before they change.
  func noteParts(_ numbers: some Sequence<Int>) {
    guard let recorder = InteractionRecorder.current, let parts = accessibilityElements else {
      return
    }
    for number in numbers where parts.indices.contains(number) {
      parts[number].setRecordName("\(name(ofPart: number)) of \(recordName)")
      recorder.look(at: parts[number])
    }
  }
}

/// A part of a control that a screen reader stops at: a segment, or one of two halves.
final class ControlPart: AccessibilityItem {
  /// The number of the part, from 0.
  var number: Int

  init(_ number: Int, of control: any PartedControl) {
    self.number = number
    super.init(accessibilityContainer: control)
  }

  private var control: (any PartedControl)? { accessibilityContainer as? any PartedControl }
  private var standard: PartSpeech? { control?.speech(ofPart: number) }

  override var accessibilityLabel: String? {
    get { explicitAccessibilityLabel ?? standard?.label }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityTraits: AccessibilityTraits {
    get { explicitAccessibilityTraits ?? standard?.traits ?? .none }
    set { super.accessibilityTraits = newValue }
  }

  override var accessibilityContainerPosition: ContainerPosition? {
    get { super.accessibilityContainerPosition ?? control?.position(ofPart: number) }
    set { super.accessibilityContainerPosition = newValue }
  }

  override var accessibilityFrameInContainerSpace: Rect {
    get {
      let own = super.accessibilityFrameInContainerSpace
      return own.isEmpty ? control?.rect(ofPart: number) ?? .zero : own
    }
    set { super.accessibilityFrameInContainerSpace = newValue }
  }

  override var accessibilityElement: AccessibilityElement {
    var element = super.accessibilityElement
    if explicitAccessibilityLabel == nil, let standard {
      (element.labelSource, element.systemLabel) = (standard.labelSource, standard.systemLabel)
    }
    return element
  }
}
