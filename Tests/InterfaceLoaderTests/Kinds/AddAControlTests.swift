import Accessibility
import ControlCore
import ControlValues
import Graphics
import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import Testing

// A control that no target knows, added as Docs/Map.md says, with no change to another target: the
// class, what a document says of it, and its row of the table of kinds.

private final class RatingControl: Control {
  private var stars: BoundedValue

  init(_ content: RatingContent) {
    stars = content.stars
    super.init(frame: .zero)
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

private struct RatingContent {
  let element: InterfaceElement

  var stars: BoundedValue {
    BoundedValue(element.finiteNumber("stars") ?? 0, from: 0, to: 5)
  }
}

private let form = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
  <view id="v"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
  <ratingControl stars="3" id="r"><rect key="frame" x="10" y="20" width="100" height="40"/>
  <accessibility key="accessibilityConfiguration" hint="Rates the app."/></ratingControl>
  </subviews></view></objects></document>
  """

@MainActor @Suite struct AddAControlTests {
  @Test func `a row of the table of kinds makes a control live, framed, spoken and operated`()
    throws
  {
    let loader = InterfaceLoader()
    loader.kinds["ratingControl"] = ViewKind { RatingControl(RatingContent(element: $0)) }
    let document = try InterfaceDocument(Array(form.utf8), path: "Form.xib")
    let live = LiveDocument(DocumentVersion(document), loader: loader)
    let rating = try #require(live.object(id: "r") as? RatingControl)
    #expect(rating.frame == Rect(x: 10, y: 20, width: 100, height: 40))
    let spoken = live.spokenScreens().flatMap(\.elements).map(\.announcement.text)
    #expect(
      spoken == [
        """
        Rating: page 3 of 5. Adjustable. Rates the app. \
        Swipe up or down with one finger to adjust the value.
        """
      ])
    let record = InteractionRecord.during { rating.accessibilityIncrement() }
    #expect(record.events == [.valueChanged])
    #expect(rating.currentAccessibilityValue == .position(4, of: 5))
  }
}
