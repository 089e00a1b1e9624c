import AppKitDialect
import ControlCore
import ResponderKit

/// A control of UIKit and its counterpart of AppKit, which get the same steps.
@MainActor
protocol ControlPair {
  /// The name of UIKit's control, and that of AppKit's.
  static var name: String { get }
  init()
  /// Does a random step with both; returns what it is.
  mutating func step(using random: inout some RandomNumberGenerator) -> String
  /// The values, in a few words.
  var values: (uiKit: String, appKit: String) { get }
  /// Gives both the same value again.
  func agree()
  /// What both have sent since this was last asked.
  var sent: SentEvents { get }
}

/// The events and actions that controls have sent.
@MainActor
final class SentEvents: NSResponder {
  private(set) var (uiKit, appKit) = (0, 0)

  func fire(_ sender: NSControl) { appKit += 1 }
  static let fire = ActionSelector("fire:", SentEvents.fire)
  override class var actions: [ActionSelector] { [fire] }

  func noteEvent() { uiKit += 1 }
  func forget() { (uiKit, appKit) = (0, 0) }

  func observe(_ control: Control, _ counterpart: NSControl) {
    control.addAction(
      Action { [weak self] _ in self?.noteEvent() }, for: .valueChanged)
    (counterpart.target, counterpart.action) = (self, SentEvents.fire)
  }
}

/// The windows of a pair.
@MainActor
struct PairOfWindows {
  let touch: TouchDriver
  let mouse: MouseDriver
  private let window: Window

  init(_ view: View, _ counterpart: NSView) {
    window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    window.addSubview(view)
    let other = NSWindow(contentRect: Rect(x: 0, y: 0, width: 400, height: 300))
    other.contentView?.addSubview(counterpart)
    other.makeKeyAndOrderFront(nil)
    (touch, mouse) = (TouchDriver(in: window), MouseDriver(in: other))
  }
}
