@testable import AppKitDialect
import Graphics
import ResponderKit
import Testing

/// A button with UIKit's members of its own: without `override`, they compile only because
/// `NSResponder` inherits none of them.
private final class TouchBarButton: NSButton {
  var calls: [String] = []
  func touchesBegan(_ touches: Set<Touch>, with event: InputEvent?) { calls.append("touches") }
  func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) { calls.append("presses") }
  func motionBegan(_ motion: InputEvent.EventSubtype, with event: InputEvent?) {}
  func remoteControlReceived(with event: InputEvent?) {}
  func buildMenu(with builder: any MenuBuilder) {}
  func validate(_ command: Command) {}
  func toggleBoldface(_ sender: Any?) {}
  func reloadInputViews() {}
  var inputView: View? { nil }
  var inputAccessoryView: View? { nil }
  var textInputMode: TextInputMode? { nil }
  var keyCommands: [KeyCommand]? { nil }
  var canBecomeFirstResponder: Bool { false }
  var canResignFirstResponder: Bool { false }
}

@MainActor @Suite(.ownApplication) struct UIKitMemberTests {
  @Test func `a button of AppKit has none of UIKit's members for touches, keys and input`() {
    let button = TouchBarButton()
    button.touchesBegan([], with: nil)
    button.pressesBegan([], with: nil)
    #expect(button.calls == ["touches", "presses"])
    #expect(!(button as Responder is ViewResponder))
  }

  #if !_runtime(_ObjC) && _pointerBitWidth(_64)
  /// The size of an object in bytes, from the metadata of its class.
  private func size(of type: AnyClass) -> UInt {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)[3] & 0xFFFF_FFFF
  }

  @Test func `a plain view of either framework is as small as it was with one base`() {
    #expect(size(of: View.self) <= 130)
    #expect(size(of: NSView.self) <= 232)
    #expect(size(of: ViewResponder.self) == size(of: Responder.self))
  }
  #endif
}
