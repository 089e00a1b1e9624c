import ControlCore
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

  /// Loads a document; nil if the control is not loaded.
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
  }

  /// Why a tap on the center does not operate the control; nil if it does.
  var obstacle: String? { control.tapObstacle(in: window) }
}
