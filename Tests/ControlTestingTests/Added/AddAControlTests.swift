import Accessibility
import Auditing
import ControlCore
import ControlTesting
import ControlValues
import Graphics
import InterfaceBuilder
import InterfaceLoader
import Presenters
import ResponderKit
import Testing

// A control that no target knows, added as Docs/Map.md says, with no change to another target: the
// class, what a document says of it, what the loader makes of it, and its rows of the two tables.

private final class RatingControl: Control {
  fileprivate var stars = BoundedValue(0, from: 0, to: 5)

  override init(frame: Rect) {
    super.init(frame: frame)
    setStandardAccessibility(AccessibilityElement(label: "Rating", traits: .adjustable))
  }

  override var defaultAccessibilityValue: AccessibilityValue? {
    .position(Int(stars.value), of: Int(stars.range.upperBound))
  }

  override func accessibilityIncrement() {
    stars = BoundedValue(stars.value + 1, in: stars.range)
    sendActions(for: .valueChanged)
  }
}

private struct RatingContent: ControlContent {
  static var elementName: String { "ratingControl" }
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  var stars: BoundedValue {
    BoundedValue(element.finiteNumber("stars") ?? 0, from: 0, to: 5)
  }
  var summary: [String] { ["\(Int(stars.value)) stars"] }
}

extension RatingControl: LoadableControl {
  static var operations: [ScreenOperation.Kind] { [.set, .increment] }
  static func make(_ element: InterfaceElement) -> View { RatingControl(frame: .zero) }

  func apply(_ content: RatingContent, _ context: ViewKind.Context) { stars = content.stars }

  var valueText: String? { "\(Int(stars.value)) of 5" }

  func prepare(
    _ operation: ScreenOperation, in context: OperationContext<TouchDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    switch operation {
    case .increment:
      return {
        self.accessibilityIncrement()
        return nil
      }
    case .set(let text):
      guard let goal = Double(text), stars.range.contains(goal) else {
        throw OperationRefusal("'\(text)' is not a number of stars", "Give one from 0 to 5.")
      }
      return {
        while self.stars.value < goal { self.accessibilityIncrement() }
        return self.stars.value == goal ? nil : "stars are only added"
      }
    default: throw context.misfit(operation, of: self)
    }
  }

  func shapes(_ source: InterfaceElement?) -> [ViewShape] {
    [ViewShape(content: .progress(stars.value / stars.range.upperBound), frame: bounds)]
  }
}

private let form = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Form"/>
  <view id="v"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
  <ratingControl stars="3" id="r"><rect key="frame" x="10" y="20" width="100" height="40"/>
  <accessibility key="accessibilityConfiguration" hint="Tap to rate."/>
  <connections><action selector="rated:" destination="-1" eventType="editingChanged" id="a"/>
  </connections></ratingControl></subviews></view></objects></document>
  """

@MainActor @Suite struct AddAControlTests {
  private let screen: DocumentScreen

  init() throws {
    var elements = ElementKinds.standard
    elements.add(RatingContent.self)
    let document = try InterfaceDocument(Array(form.utf8), path: "Form.xib", kinds: elements)
    let loader = InterfaceLoader.withPlaceholders()
    loader.dialects[.uiKit]?.kinds["ratingControl"] = ViewKind(RatingControl.self)
    screen = try DocumentScreen(document, loader: loader)
  }

  @Test func `a control that is added is loaded with its frame and its values`() throws {
    let rating = try #require(screen.live.object(id: "r") as? RatingControl)
    #expect(rating.frame == Rect(x: 10, y: 20, width: 100, height: 40))
    #expect(rating.stars.value == 3)
  }

  @Test func `a control that is added is described with its value`() {
    #expect(screen.document.controls.map(\.elementName) == ["ratingControl"])
    #expect(screen.document.unknownElements.isEmpty)
    let outline = DocumentOutline().present(
      screen.document, announcements: screen.live.announcements)
    #expect(
      outline == """
        Form.xib   UIKit · 1 control

        View   Form
          ● Rating Control  id r  3 stars
              says    Rating: page 3 of 5. Adjustable. Tap to rate. Swipe up or down
                      with one finger to adjust the value.
              sends   editingChanged rated: → Form

        """)
  }

  @Test func `a control that is added is announced`() {
    #expect(
      VirtualReader(screen).announcements == [
        """
        Rating: page 3 of 5. Adjustable. Tap to rate. \
        Swipe up or down with one finger to adjust the value.
        """
      ])
  }

  @Test func `a control that is added is operated, and refuses what it cannot do`() throws {
    let outcome = try screen.operate(.set("5"), on: "r")
    #expect(outcome.change?.from == "3 of 5")
    #expect(outcome.change?.to == "5 of 5")
    #expect(outcome.record.events == [.valueChanged, .valueChanged])
    #expect(outcome.isDone)
    #expect(try screen.operate(.set("4"), on: "r").note == "stars are only added")
    let value = #expect(throws: OperationRefusal.self) { try screen.operate(.set("6"), on: "r") }
    #expect(value?.description == "'6' is not a number of stars. Give one from 0 to 5.")
    let misfit = #expect(throws: OperationRefusal.self) { try screen.operate(.pull, on: "r") }
    #expect(
      misfit?.description == ".pull is for refresh controls. Use .set or .increment.")
    let view = #expect(throws: OperationRefusal.self) { try screen.operate(.increment, on: "v") }
    #expect(
      view?.description == """
        .increment and .decrement are for sliders, steppers, page controls and rating controls. \
        Operate another element.
        """)
  }

  @Test func `a control that is added is drawn`() {
    let shapes = screen.live.screen(named: nil)?.drawing.shapes ?? []
    #expect(shapes.map(\.content) == [.progress(0.6)])
  }

  @Test func `a control that is added is checked`() {
    let found = screen.audit(options: AuditOptions()).findings.map { "\($0.id): \($0.problem)" }
    #expect(
      found == [
        "gesture-in-hint: Rating Control “Rating” has the hint “Tap to rate.”, which names a gesture: tap",
        "unsent-event: Rating Control (id r) sends rated: for editingChanged, which only text fields send",
      ])
  }
}
