import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

private typealias Idiom = TraitCollection.UserInterfaceIdiom

/// A button of a type in an app for a device, with what it prefers.
private struct StyleCase: Sendable {
  var idiom: Idiom
  var type: Button.ButtonType
  var preferred: BehavioralStyle
  var style: BehavioralStyle
}

private let styleCases = [
  StyleCase(idiom: .phone, type: .system, preferred: .automatic, style: .pad),
  StyleCase(idiom: .pad, type: .system, preferred: .mac, style: .pad),
  StyleCase(idiom: .mac, type: .system, preferred: .automatic, style: .mac),
  StyleCase(idiom: .mac, type: .system, preferred: .pad, style: .pad),
  StyleCase(idiom: .mac, type: .system, preferred: .mac, style: .mac),
  StyleCase(idiom: .mac, type: .custom, preferred: .automatic, style: .pad),
  StyleCase(idiom: .mac, type: .custom, preferred: .mac, style: .mac),
]

@MainActor
private func button(_ type: Button.ButtonType, on idiom: Idiom) -> Button {
  let button = Button(type: type)
  button.traitOverrides = TraitCollection(userInterfaceIdiom: idiom)
  return button
}

/// Roles and the ways of the Mac: 5.10 and 5.16 of the facts.
@Suite @MainActor struct MacButtonTests {
  @Test func `C145 the role is normal and the style of behavior never automatic`() {
    #expect(Button().role == .normal)
    #expect(Button().preferredBehavioralStyle == .automatic)
    for idiom in Idiom.allCases {
      for preferred in BehavioralStyle.allCases {
        for type in Button.ButtonType.allCases {
          let button = button(type, on: idiom)
          button.preferredBehavioralStyle = preferred
          #expect(button.behavioralStyle != .automatic)
        }
      }
    }
  }

  @Test(arguments: styleCases)
  private func `a button behaves as one of the Mac where it is made for that`(_ c: StyleCase) {
    let button = button(c.type, on: c.idiom)
    button.preferredBehavioralStyle = c.preferred
    #expect(button.behavioralStyle == c.style)
    #expect(button.preferredBehavioralStyle == c.preferred)
  }

  @Test func `Return presses the primary button of a Mac and Escape the one that cancels`() {
    let mac = button(.system, on: .mac)
    let keys = [Button.Role.normal, .primary, .cancel, .destructive].map { role in
      mac.role = role
      return mac.roleKeyEquivalent
    }
    #expect(keys == [nil, "\r", "\u{1B}", nil])
    mac.role = .primary
    mac.preferredBehavioralStyle = .pad
    #expect(mac.roleKeyEquivalent == nil)
  }

  @Test func `a button of the Mac has a title for the normal state`() {
    let mac = button(.system, on: .mac)
    mac.setTitle("Send", for: .normal)
    mac.setAttributedTitle(AttributedText("Send!").styled, for: .normal)
    mac.isHighlighted = true
    #expect(mac.currentTitle == "Send")
    #expect(mac.currentAttributedTitle?.attributedText == AttributedText("Send!"))
    mac.setTitleColor(.red, for: .highlighted)
    #expect(mac.currentTitleColor == .red)
  }

  @Test func `a title for another state of a button of the Mac traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { button(.system, on: .mac).setTitle("Sent", for: .selected) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let title = AttributedText("Sent").styled
        button(.system, on: .mac).setAttributedTitle(title, for: .highlighted)
      }
    }
  }

  @Test func `a gesture recognizer on a system button in an app for the Mac traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { button(.system, on: .mac).addGestureRecognizer(GestureRecognizer()) }
    }
  }

  @Test func `other buttons take titles for every state and gesture recognizers`() {
    let prefersPad = button(.system, on: .mac)
    prefersPad.preferredBehavioralStyle = .pad
    for button in [button(.system, on: .pad), button(.custom, on: .mac), prefersPad] {
      button.setTitle("Sent", for: .selected)
      #expect(button.title(for: .selected) == "Sent")
    }
    for button in [button(.system, on: .pad), button(.custom, on: .mac)] {
      button.addGestureRecognizer(GestureRecognizer())
      #expect(button.gestureRecognizers?.count == 1)
    }
  }
}
