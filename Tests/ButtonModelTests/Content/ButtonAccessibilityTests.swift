import Accessibility
import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

struct LabelCase: Sendable, CustomTestStringConvertible {
  var title: String?
  var attributedTitle: String?
  var label: String?
  var imageLabel: String?
  var documented: SpokenName
  var observed: SpokenName
  var testDescription: String {
    [("title", title), ("attributed", attributedTitle), ("label", label), ("image", imageLabel)]
      .compactMap { name, text in text.map { "\(name) '\($0)'" } }.joined(separator: ", ")
  }
}

/// A label and what it was taken from.
struct SpokenName: Sendable, Equatable {
  var label: String?
  var source: LabelSource?
}

private let titled = SpokenName(label: "Send", source: .title)
private let labeled = SpokenName(label: "Send mail", source: .accessibilityLabel)
private let pictured = SpokenName(label: "Envelope", source: .image)
private let formatted = SpokenName(label: "Send!", source: .attributedTitle)
private let unnamed = SpokenName(label: nil, source: nil)

/// 5.5 and 8.13 of the facts: the UIButton page lets the title win, devices the label.
private let labelCases = [
  LabelCase(documented: unnamed, observed: unnamed),
  LabelCase(title: "Send", documented: titled, observed: titled),
  LabelCase(label: "Send mail", documented: labeled, observed: labeled),
  LabelCase(title: "Send", label: "Send mail", documented: titled, observed: labeled),
  LabelCase(title: "", label: "Send mail", documented: labeled, observed: labeled),
  LabelCase(
    title: "Send", label: "", documented: titled,
    observed: SpokenName(label: "", source: .accessibilityLabel)),
  LabelCase(
    title: "Send", attributedTitle: "Send!", documented: formatted, observed: formatted),
  LabelCase(
    attributedTitle: "Send!", label: "Send mail", documented: formatted, observed: labeled),
  LabelCase(title: "Send", attributedTitle: "", documented: titled, observed: titled),
  LabelCase(imageLabel: "Envelope", documented: pictured, observed: pictured),
  LabelCase(title: "Send", imageLabel: "Envelope", documented: titled, observed: titled),
  LabelCase(
    label: "Send mail", imageLabel: "Envelope", documented: labeled, observed: labeled),
]

@MainActor @Suite struct ButtonAccessibilityTests {
  @Test func `C150 a disabled button is a button and not enabled`() {
    let button = Button()
    #expect(button.accessibilityTraits == .button)
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled])
  }

  @Test func `C151 a selected button is selected`() {
    let button = Button()
    button.isSelected = true
    #expect(button.accessibilityTraits == [.button, .selected])
    button.isSelected = false
    #expect(button.accessibilityTraits == .button)
  }

  @Test func `traits that were set replace the button's and keep its state`() {
    let button = Button()
    button.accessibilityTraits = .link
    #expect(button.accessibilityTraits == .link)
    button.isEnabled = false
    button.isSelected = true
    #expect(button.accessibilityTraits == [.link, .notEnabled, .selected])
    #expect(button.accessibilityElement.traits == [.link, .notEnabled, .selected])
  }

  @Test func `traits without any leave only the state`() {
    let button = Button()
    button.accessibilityTraits = []
    button.isSelected = true
    #expect(button.accessibilityTraits == .selected)
  }

  @Test func `a bare control has no traits of its own`() {
    let control = Control()
    #expect(control.accessibilityTraits.isEmpty)
    #expect(!control.isAccessibilityElement)
  }

  @Test func `a reader stops at a button unless told otherwise`() {
    let button = Button()
    #expect(button.isAccessibilityElement)
    button.isAccessibilityElement = false
    #expect(!button.isAccessibilityElement)
  }

  @Test func `the documented policy is the one to begin with`() {
    #expect(Button().labelPolicy == .documented)
  }

  @Test(arguments: labelCases, LabelPolicy.allCases)
  func `the policy decides between title and label`(_ c: LabelCase, _ policy: LabelPolicy) {
    let button = Button()
    button.labelPolicy = policy
    button.setTitle(c.title, for: .normal)
    button.setAttributedTitle(c.attributedTitle.map { AttributedText($0).styled }, for: .normal)
    button.accessibilityLabel = c.label
    if let label = c.imageLabel {
      button.setImage(.symbol("envelope", label: label), for: .normal)
    }
    let expected = policy == .documented ? c.documented : c.observed
    let element = button.accessibilityElement
    #expect(SpokenName(label: element.label, source: element.labelSource) == expected)
  }

  @Test func `a blank title is no name`() {
    let button = Button()
    button.setTitle(" ", for: .normal)
    #expect(button.accessibilityElement.label == nil)
    button.accessibilityLabel = "Remove favorite"
    #expect(button.accessibilityElement.label == "Remove favorite")
  }

  @Test func `the label reads as it was set, whatever is spoken`() {
    let button = Button()
    button.setTitle("Send", for: .normal)
    #expect(button.accessibilityLabel == "Send")
    button.accessibilityLabel = "Send mail"
    #expect(button.accessibilityLabel == "Send mail")
    #expect(button.accessibilityElement.label == "Send")
  }

  @Test func `a button with an image that says nothing has no name`() {
    let button = Button()
    button.setImage(Image(named: "envelope"), for: .normal)
    #expect(button.accessibilityLabel == nil)
    #expect(button.accessibilityElement.labelSource == nil)
  }

  @Test func `the name is that of the present state`() {
    let button = Button()
    button.setTitle("Play", for: .normal)
    button.setTitle("Pause", for: .selected)
    button.isSelected = true
    #expect(button.accessibilityLabel == "Pause")
  }

  @Test func `the element holds all that the button says`() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    let button = Button(frame: Rect(x: 10, y: 20, width: 100, height: 40))
    window.addSubview(button)
    button.setTitle("Send", for: .normal)
    button.accessibilityHint = "Sends the message."
    button.accessibilityIdentifier = "send"
    button.accessibilityLanguage = "en"
    #expect(
      button.accessibilityElement
        == AccessibilityElement(
          label: "Send", hint: "Sends the message.", traits: .button, identifier: "send",
          language: "en", frame: Rect(x: 10, y: 20, width: 100, height: 40), labelSource: .title))
  }
}
