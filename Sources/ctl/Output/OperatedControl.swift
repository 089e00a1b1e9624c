import ControlCore
import Graphics
import InterfaceBuilder
import InterfaceLoader
import ResponderKit

/// A control of a live document in a window, with a touch driver to tap it.
@MainActor
struct OperatedControl {
  let control: Control
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
}
