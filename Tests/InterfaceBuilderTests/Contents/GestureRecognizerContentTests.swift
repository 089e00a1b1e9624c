import InterfaceBuilder
import Testing

private func recognizer(_ text: String) throws -> GestureRecognizerContent {
  let document = try read(storyboard(text))
  return GestureRecognizerContent(try #require(document.object(id: "x")))
}

/// A recognizer in a document, its gesture, and what it needs.
private struct Row: Sendable, CustomTestStringConvertible {
  var xml: String
  var kind: GestureRecognizerContent.Kind
  var needs: String
  var testDescription: String { xml }

  init(_ xml: String, _ kind: GestureRecognizerContent.Kind, _ needs: String) {
    (self.xml, self.kind, self.needs) = (xml, kind, needs)
  }
}

private let rows: [Row] = [
  .init(#"<tapGestureRecognizer id="x"/>"#, .tap, "a tap with one finger"),
  .init(
    #"<tapGestureRecognizer numberOfTapsRequired="2" id="x"/>"#, .tap, "two taps with one finger"),
  .init(
    #"<tapGestureRecognizer numberOfTapsRequired="3" numberOfTouchesRequired="2" id="x"/>"#, .tap,
    "three taps with two fingers"),
  .init(
    #"<tapGestureRecognizer numberOfTapsRequired="10" numberOfTouchesRequired="11" id="x"/>"#,
    .tap, "ten taps with 11 fingers"),
  .init(
    #"<tapGestureRecognizer customClass="MyTap" id="x"/>"#, .tap, "a tap with one finger"),
  .init(
    #"<pongPressGestureRecognizer id="x"/>"#, .longPress,
    "a press of 0.5 seconds with one finger"),
  .init(
    #"<longPressGestureRecognizer minimumPressDuration="1" id="x"/>"#, .longPress,
    "a press of 1 second with one finger"),
  .init(
    #"<pongPressGestureRecognizer minimumPressDuration="0.90000000000000002" id="x"/>"#,
    .longPress, "a press of 0.9 seconds with one finger"),
  .init(
    #"<pongPressGestureRecognizer numberOfTapsRequired="1" id="x"/>"#, .longPress,
    "a tap, then a press of 0.5 seconds with one finger"),
  .init(
    """
    <pongPressGestureRecognizer numberOfTapsRequired="2" numberOfTouchesRequired="3"
    minimumPressDuration="5" id="x"/>
    """, .longPress, "two taps, then a press of 5 seconds with three fingers"),
  .init(
    #"<swipeGestureRecognizer id="x"/>"#, .swipe, "a swipe to the right with one finger"),
  .init(
    #"<swipeGestureRecognizer direction="left" id="x"/>"#, .swipe,
    "a swipe to the left with one finger"),
  .init(
    #"<swipeGestureRecognizer direction="up" numberOfTouchesRequired="2" id="x"/>"#, .swipe,
    "a swipe up with two fingers"),
  .init(
    #"<swipeGestureRecognizer direction="down" id="x"/>"#, .swipe,
    "a swipe down with one finger"),
  .init(#"<panGestureRecognizer id="x"/>"#, .pan, "a pan with at least one finger"),
  .init(
    #"<panGestureRecognizer maximumNumberOfTouches="1" id="x"/>"#, .pan, "a pan with one finger"),
  .init(
    #"<panGestureRecognizer minimumNumberOfTouches="2" maximumNumberOfTouches="3" id="x"/>"#, .pan,
    "a pan with 2 to 3 fingers"),
  .init(
    #"<panGestureRecognizer minimumNumberOfTouches="2" id="x"/>"#, .pan,
    "a pan with at least two fingers"),
  .init(
    #"<panGestureRecognizer minimumNumberOfTouches="2" maximumNumberOfTouches="1" id="x"/>"#, .pan,
    "a pan with at least two, at most one finger"),
  .init(
    """
    <screenEdgePanGestureRecognizer id="x"><rectEdge key="edges" left="YES"/>
    </screenEdgePanGestureRecognizer>
    """, .screenEdgePan, "a pan from the left edge"),
  .init(
    """
    <screenEdgePanGestureRecognizer id="x"><rectEdge key="edges" right="YES" top="YES" left="NO"
    bottom="YES"/></screenEdgePanGestureRecognizer>
    """, .screenEdgePan, "a pan from the top, bottom or right edge"),
  .init(
    #"<screenEdgePanGestureRecognizer id="x"/>"#, .screenEdgePan,
    "a pan from an edge, of which it names none"),
  .init(#"<pinchGestureRecognizer id="x"/>"#, .pinch, "a pinch with two fingers"),
  .init(#"<rotationGestureRecognizer id="x"/>"#, .rotation, "a rotation with two fingers"),
  .init(#"<hoverGestureRecognizer id="x"/>"#, .hover, "a pointer over its view"),
  .init(
    #"<gestureRecognizer customClass="Knob" id="x"/>"#, .custom, "a gesture of Knob"),
  .init(
    #"<gestureRecognizer customClass="" id="x"/>"#, .custom, "a gesture of UIGestureRecognizer"),
  .init(
    #"<shakeGestureRecognizer id="x"/>"#, .custom, "a gesture of UIShakeGestureRecognizer"),
]

@Suite struct GestureRecognizerContentTests {
  @Test(arguments: rows)
  private func `a recognizer tells its gesture and what it needs`(_ row: Row) throws {
    let content = try recognizer(row.xml)
    #expect(content.kind == row.kind)
    #expect(content.requirement == row.needs)
  }

  @Test(arguments: ["tap", "pongPress", "pan", "screenEdgePan", "swipe", "pinch", "rotation"])
  func `a bare recognizer has UIKit's defaults`(name: String) throws {
    let bare = try recognizer("<\(name)GestureRecognizer id=\"x\"/>")
    #expect(bare.isEnabled && bare.cancelsTouchesInView && !bare.delaysTouchesBegan)
    #expect(bare.delaysTouchesEnded && bare.requiresExclusiveTouchType)
    #expect(bare.numberOfTapsRequired == (name == "pongPress" ? 0 : 1))
    #expect(bare.numberOfTouchesRequired == 1)
    #expect(bare.minimumPressDuration == 0.5 && bare.allowableMovement == 10)
    #expect(bare.direction == .right && bare.edges == [])
    #expect(bare.minimumNumberOfTouches == 1 && bare.maximumNumberOfTouches == nil)
    #expect(bare.attributes == [:])
  }

  @Test func `a recognizer has what the document says`() throws {
    let press = try recognizer(
      """
      <pongPressGestureRecognizer enabled="NO" cancelsTouchesInView="NO" delaysTouchesBegan="YES"
      delaysTouchesEnded="NO" requiresExclusiveTouchType="NO" numberOfTapsRequired="1"
      numberOfTouchesRequired="2" minimumPressDuration="1.5" allowableMovement="20" id="x"/>
      """)
    #expect(!press.isEnabled && !press.cancelsTouchesInView && press.delaysTouchesBegan)
    #expect(!press.delaysTouchesEnded && !press.requiresExclusiveTouchType)
    #expect(press.numberOfTapsRequired == 1 && press.numberOfTouchesRequired == 2)
    #expect(press.minimumPressDuration == 1.5 && press.allowableMovement == 20)
    #expect(press.attributes.count == 8 && press.attributes["allowableMovement"] == "20")
    let pan = try recognizer(
      #"<panGestureRecognizer minimumNumberOfTouches="2" maximumNumberOfTouches="4" id="x"/>"#)
    #expect(pan.minimumNumberOfTouches == 2 && pan.maximumNumberOfTouches == 4)
    let swipe = try recognizer(#"<swipeGestureRecognizer direction="up" id="x"/>"#)
    #expect(swipe.direction == .up)
  }

  @Test(arguments: ["-3", "nan", "inf", "-inf", "x", "", "1e400", "99999999999999999999"])
  func `a number that no recognizer can have does no harm`(number: String) throws {
    for name in ["tap", "pongPress", "pan"] {
      let names = [
        "numberOfTapsRequired", "numberOfTouchesRequired", "minimumNumberOfTouches",
        "maximumNumberOfTouches", "minimumPressDuration", "allowableMovement", "direction",
      ]
      let attributes = names.map { "\($0)=\"\(number)\"" }.joined(separator: " ")
      let content = try recognizer("<\(name)GestureRecognizer id=\"x\" \(attributes)/>")
      #expect(content.numberOfTapsRequired == (name == "pongPress" ? 0 : 1))
      #expect(content.numberOfTouchesRequired == 1 && content.minimumNumberOfTouches == 1)
      #expect(content.maximumNumberOfTouches == (number == "-3" ? 1 : nil))
      #expect(content.minimumPressDuration >= 0 && content.minimumPressDuration.isFinite)
      #expect(content.allowableMovement >= 0 && content.allowableMovement.isFinite)
      #expect(content.direction == .right && !content.requirement.isEmpty)
    }
  }

  @Test(arguments: ["2147483647", "4294967295", "9223372036854775807"])
  func `the largest integer is no limit of fingers`(number: String) throws {
    let pan = try recognizer(
      "<panGestureRecognizer maximumNumberOfTouches=\"\(number)\" id=\"x\"/>")
    #expect(pan.maximumNumberOfTouches == nil)
  }
}
