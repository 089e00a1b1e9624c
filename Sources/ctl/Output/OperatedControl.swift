import ControlCore
import InterfaceBuilder
import InterfaceLoader
import ResponderKit

/// A control of a live document in a window, with a finger to tap it.
@MainActor
struct OperatedControl {
  let control: Control
  let document: LiveDocument
  let window: Window
  let driver: TouchDriver

  /// Makes a document live; nil where the control is not.
  init?(_ control: InterfaceControl, in version: DocumentVersion) {
    // The app's delegate ends every chain.
    let delegate = Responder()
    delegate.becomePlaceholder(for: "App Delegate")
    document = LiveDocument(
      version, loader: .withPlaceholders(), application: Application(delegate: delegate))
    guard let live = document.interface.object(for: control.element) as? Control else { return nil }
    self.control = live
    window = document.makeWindow(showing: live)
    window.windowScene?.setRecordName("Window Scene")
    driver = TouchDriver(in: window)
  }

  /// Why a tap on the middle does not operate the control; nil where it does.
  var obstacle: String? { control.tapObstacle(in: window) }
}
