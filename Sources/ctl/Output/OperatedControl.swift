import ControlCore
import Diagnostics
import Graphics
import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import ValueControls

/// A control of a live document in a window, with a touch driver to tap it.
@MainActor
struct OperatedControl {
  let control: Control
  /// Where the control is in the document.
  let position: SourcePosition
  let document: LiveDocument
  let window: Window
  let driver: TouchDriver
  /// The center of the control in the coordinates of its screen, before anything is scrolled.
  let center: Point
  /// What was scrolled to show the control.
  let scrolling: InteractionRecord
  /// What a tap on the control does beyond what is modeled; nil where all of it is.
  let note: String?

  /// Loads a document and brings the control into view; nil if the control is not loaded.
  init?(_ control: InterfaceControl, in version: DocumentVersion) {
    // The app delegate is the end of every responder chain.
    let delegate = Responder()
    delegate.becomePlaceholder(for: "App Delegate")
    document = LiveDocument(
      version, loader: .withPlaceholders(), application: Application(delegate: delegate))
    guard let live = document.interface.object(for: control.element) as? Control else { return nil }
    self.control = live
    position = control.element.position
    window = document.window(showing: live)
    window.windowScene?.setRecordName("Window Scene")
    driver = TouchDriver(in: window)
    // A bare control stands for one whose own class is not there yet.
    note =
      type(of: live) == Control.self
      ? "what a tap changes in a \(control.kindName.lowercased()) is not modeled yet" : nil
    center = live.middle
    scrolling = InteractionRecord.during { live.scrollIntoView() }
  }

  /// Why a tap on the center does not operate the control; nil if it does.
  var obstacle: TapObstacle? { control.tapObstacle(in: window) }

  /// Why an operation does not reach the control; nil if it does.
  ///
  /// A finger that pulls is on the scroll view around the control.
  func obstacle(to operation: TapOperation) -> TapObstacle? {
    guard case .pull = operation, control is RefreshControl else { return obstacle }
    return control.isEnabled
      ? nil : .init(reason: .disabled, text: "\(control.recordName) is not enabled")
  }

  /// What else is to be known after an operation; nil for nothing.
  var noteAfterOperation: String? {
    if let well = control as? ColorWell, well.isPickerPresented {
      return "the system's color picker opens; --to chooses a color"
    }
    return note
  }
}
