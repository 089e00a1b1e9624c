import Accessibility
import Graphics
import ResponderKit
import Testing

@MainActor @Suite struct AccessibleObjectTests {
  @Test func `A110 without a frame the path tells where to tap`() {
    let view = View()
    var path = BezierPath()
    path.move(to: Point(x: 10, y: 20))
    path.addCurve(
      to: Point(x: 50, y: 60), controlPoint1: Point(x: 10, y: 60),
      controlPoint2: Point(x: 20, y: 60))
    view.accessibilityPath = path
    #expect(view.accessibilityActivationPoint == Point(x: 30, y: 40))
    view.bounds.size = Size(width: 10, height: 10)
    #expect(view.accessibilityActivationPoint == Point(x: 5, y: 5))
  }

  @Test func `A109 a control says where its thumb is`() {
    final class Slider: View {
      override var accessibilityActivationPoint: Point {
        get { Point(x: accessibilityFrame.minX + 25, y: accessibilityFrame.midY) }
        set { super.accessibilityActivationPoint = newValue }
      }
    }
    let slider = Slider(frame: Rect(x: 100, y: 0, width: 100, height: 20))
    let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(slider)
    #expect(slider.accessibilityElement.activationPoint == Point(x: 125, y: 10))
  }

  @Test func `setting a label or an attributed one sets the other`() {
    let view = View()
    view.accessibilityAttributedLabel =
      AttributedText("USA", speech: SpeechAttributes(spellsOut: true)).styled
    #expect(view.accessibilityLabel == "USA")
    #expect(
      view.accessibilityElement.attributedLabel?.runs.first?.attributes.speech?.spellsOut == true)
    view.accessibilityLabel = "France"
    #expect(view.accessibilityAttributedLabel?.attributedText == AttributedText("France"))
    #expect(view.accessibilityElement.attributedLabel == nil)
    view.accessibilityAttributedHint = AttributedText("A country").styled
    #expect(view.accessibilityHint == "A country")
    view.accessibilityAttributedValue = AttributedText("67 million").styled
    #expect(view.accessibilityValue == "67 million")
  }

  @Test func `a block is asked each time and wins`() {
    let view = View()
    view.accessibilityLabel = "Stored"
    var count = 0
    view.accessibilityLabelBlock = {
      count += 1
      return "Asked \(count)"
    }
    view.accessibilityTraitsBlock = { .header }
    view.accessibilityValueBlock = { .percent(0.5) }
    view.accessibilityHintBlock = { "Hint" }
    view.isAccessibilityElementBlock = { true }
    view.accessibilityCustomContentBlock = { [.init(label: "From", value: "Ada")] }
    #expect(view.accessibilityLabel == "Asked 1")
    #expect(view.accessibilityLabel == "Asked 2")
    #expect(view.accessibilityTraits == .header)
    #expect(view.accessibilityValue == .percent(0.5))
    #expect(view.accessibilityHint == "Hint")
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityCustomContent == [.init(label: "From", value: "Ada")])
    view.accessibilityLabelBlock = nil
    #expect(view.accessibilityLabel == "Stored")
  }

  @Test func `an object responds to the user as its traits say unless told otherwise`() {
    let view = View()
    #expect(!view.accessibilityRespondsToUserInteraction)
    view.accessibilityTraits = .button
    #expect(view.accessibilityRespondsToUserInteraction)
    view.accessibilityTraits = [.button, .notEnabled]
    #expect(!view.accessibilityRespondsToUserInteraction)
    view.accessibilityRespondsToUserInteraction = true
    #expect(view.accessibilityElement.isResponsive)
  }

  @Test func `an action runs its handler or its target`() {
    final class Mail: Responder {
      var deleted = 0
      func deleteMail(_ sender: AccessibilityCustomAction) { deleted += 1 }
    }
    let mail = Mail()
    let selector = ActionSelector("delete:", Mail.deleteMail)
    let byTarget = AccessibilityCustomAction(name: "Delete", target: mail, selector: selector)
    #expect(byTarget.perform())
    #expect(mail.deleted == 1)
    byTarget.actionHandler = { _ in false }
    #expect(!byTarget.perform())
    #expect(mail.deleted == 1)
    #expect(!AccessibilityCustomAction(name: "Nothing").perform())
  }

  @Test func `A108 a rotor that cycles ends at the item that comes again`() {
    let views = [View(), View(), View()]
    let rotor = AccessibilityCustomRotor(name: "Round") { predicate in
      let index = views.firstIndex { $0 === predicate.currentItem?.targetElement } ?? -1
      return .init(targetElement: views[(index + 1) % 3])
    }
    #expect(
      rotor.items().map { $0.targetElement.map(ObjectIdentifier.init) }
        == views.map(ObjectIdentifier.init))
  }

  @Test func `a rotor without end stops at 99 items`() {
    var made: [View] = []
    let rotor = AccessibilityCustomRotor(name: "Endless") { _ in
      made.append(View())
      return made.last.map { .init(targetElement: $0) }
    }
    #expect(rotor.items().count == 99)
  }

  @Test func `a subclass that says whether it responds is believed`() {
    final class Silent: View {
      override var accessibilityRespondsToUserInteraction: Bool {
        get { true }
        set {}
      }
    }
    #expect(Silent().accessibilityElement.isResponsive)
    #expect(!View().accessibilityElement.isResponsive)
  }

  @Test func `a block for the value wins over one with how it is spoken`() {
    let view = View()
    view.accessibilityAttributedValue = AttributedText("1", speech: .init(spellsOut: true)).styled
    view.accessibilityValueBlock = { "2" }
    #expect(view.accessibilityAttributedValue?.attributedText == AttributedText("2"))
    #expect(view.accessibilityElement.attributedValue == nil)
  }

  @Test func `an app asks for the settings of the system that its screen is on`() {
    let view = View()
    #expect(!view.isAccessibilitySettingOn(.reduceMotion))
  }
}
