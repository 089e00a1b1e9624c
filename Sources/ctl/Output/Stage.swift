import ControlCore
import Graphics
import InterfaceBuilder
import InterfaceLoader
import ResponderKit

/// A document made live in a window of an application, and one of its controls.
@MainActor
struct Stage {
  let control: Control
  let window: Window
  let driver: TouchDriver
  private let application: Application
  private let interface: LoadedInterface

  /// Makes a document live; nil where the control is not.
  init?(_ document: InterfaceDocument, _ control: InterfaceControl) {
    let loader = InterfaceLoader()
    loader.makesPlaceholders = true
    interface = loader.load(document)
    guard let live = interface.object(for: control.element) as? Control else { return nil }
    self.control = live
    // The app's delegate ends every chain.
    let delegate = Responder()
    delegate.becomePlaceholder(for: "App Delegate")
    application = Application(delegate: delegate)
    window = interface.makeWindow(showing: live, in: application)
    window.windowScene?.setRecordName("Window Scene")
    driver = TouchDriver(in: window)
  }

  /// The middle of the control.
  var middle: Point { control.convert(control.bounds.center, to: nil) }

  /// Whether a document's object is live.
  func isLive(_ id: String?) -> Bool { id.map { interface.objects[$0] != nil } ?? false }

  /// Why a tap on its middle does not make the control do anything; nil where it does.
  var obstacle: String? {
    let name = control.recordName
    for view in sequence(first: control as View, next: \.superview) {
      let who = view === control ? name : "\(view.recordName), which it is in,"
      if view.isHidden { return "\(who) is hidden" }
      if !view.isUserInteractionEnabled { return "\(who) has isUserInteractionEnabled false" }
      if view.alpha < 0.01 { return "\(who) is transparent" }
    }
    if control.bounds.isEmpty { return "\(name) has no extent in the document" }
    guard let hit = window.hitTest(middle, with: nil) else {
      return "the middle of \(name) is outside the views that it is in"
    }
    if control !== hit, control.isDescendant(of: hit) {
      return "the middle of \(name) is outside the views that it is in"
    }
    guard hit.isDescendant(of: control) else { return "\(hit.recordName) is in front of \(name)" }
    // What is inside a control passes its touches on to it, but for another control.
    let taker = sequence(first: hit, next: \.superview).first { $0 is Control }
    if let taker, taker !== control { return "\(taker.recordName) is in front of \(name)" }
    return control.isEnabled ? nil : "\(name) is not enabled"
  }
}
