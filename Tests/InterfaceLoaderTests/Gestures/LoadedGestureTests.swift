import Accessibility
import Gestures
import Graphics
import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import Testing

private let buttonFrame = #"<rect key="frame" x="10" y="10" width="80" height="40"/>"#

@MainActor @Suite struct LoadedGestureTests {
  @Test func `B074 a long press of a nib is on the view that lists it`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="v">\(canvasFrame)<subviews><button id="b">\(buttonFrame)\(lists("g"))</button>
      </subviews></view>
      <pongPressGestureRecognizer allowableMovement="10" minimumPressDuration="0.5" id="g"/>
      </objects></document>
      """
    let document = try InterfaceDocument(Array(text.utf8), path: "Press.xib")
    let interface = InterfaceLoader().load(document)
    let button: View = try #require(interface.object(id: "b"))
    #expect(button.gestureRecognizers?.count == 1)
    let press = try #require(button.gestureRecognizers?.first as? LongPressGestureRecognizer)
    #expect(press.minimumPressDuration == 0.5)
    #expect(press.allowableMovement == 10)
    #expect(press === interface.gestureRecognizers["g"])
    #expect(interface.objects["g"] == nil)
    #expect(interface.screens.count == 1)
  }

  @Test func `B075 a double tap of a nib sends its action, with itself as the sender`() throws {
    let form = try GestureForm(
      """
      <tapGestureRecognizer numberOfTapsRequired="2" id="g"><connections>
      <action selector="onTap:" destination="c" id="a"/></connections></tapGestureRecognizer>
      """)
    let (view, controller) = (try #require(form.canvas), try #require(form.controller))
    let recognizer = try #require(form.recognizer())
    _ = form.record { $0.tap(view) }
    #expect(controller.senders == [])
    _ = form.record { $0.tap(view, count: 2) }
    #expect(controller.senders == [recognizer])
  }

  @Test func `B076 four swipes have the raw values of their directions`() throws {
    let directions = ["right", "left", "up", "down"]
    let form = try GestureForm(
      directions.map { "<swipeGestureRecognizer direction=\"\($0)\" id=\"\($0)\"/>" }.joined())
    let swipes = directions.map { form.recognizer($0, as: SwipeGestureRecognizer.self) }
    #expect(swipes.map { $0?.direction.rawValue } == [1, 2, 4, 8])
  }

  // That VoiceOver's activation then is a tap that the recognizer gets is tested where there is a
  // virtual reader, in ControlTestingTests.
  @Test func `B077 a plain view with a recognizer is no element unless it says so`() throws {
    let form = try GestureForm(#"<tapGestureRecognizer id="g"/>"#)
    let view = try #require(form.canvas)
    #expect(view.gestureRecognizers?.count == 1)
    #expect(!view.isAccessibilityElement)
    #expect(form.live.screens[0].hierarchy.stops.isEmpty)
    #expect(form.live.spokenScreens().allSatisfy { $0.elements.isEmpty })
    view.isAccessibilityElement = true
    #expect(form.live.screens[0].hierarchy.stops.map(\.object) == [view])
  }

  @Test func `of several views that list a recognizer the last keeps it`() throws {
    let form = try GestureForm(
      views: """
        <subviews><view id="x">\(buttonFrame)\(lists("g", "h"))</view><view id="y">\(buttonFrame)
        \(lists("g"))</view></subviews>\(lists("g"))
        """,
      #"<tapGestureRecognizer id="g"/><panGestureRecognizer id="h"/>"#)
    // The document names the view around them first.
    let last: View = try #require(form.interface.object(id: "y"))
    let first: View = try #require(form.interface.object(id: "x"))
    let pan = try #require(form.recognizer("h"))
    #expect(form.recognizer()?.view === last)
    #expect(first.gestureRecognizers == [pan])
    #expect(form.canvas?.gestureRecognizers == nil)
  }

  @Test func `a view has its recognizers in the order of its list`() throws {
    let form = try GestureForm(
      views: lists("b", "a", "elsewhere", "gone", "b"),
      #"<tapGestureRecognizer id="a"/><panGestureRecognizer id="b"/>"#)
    let (a, b) = (try #require(form.recognizer("a")), try #require(form.recognizer("b")))
    #expect(form.canvas?.gestureRecognizers == [a, b], "b is listed again at the end")
    #expect(form.recognizer("elsewhere") != nil)
    #expect(form.recognizer("elsewhere")?.view == nil, "it is of another scene")
  }

  @Test func `a recognizer that no view lists is loaded and has no view`() throws {
    let form = try GestureForm(views: "", #"<tapGestureRecognizer id="g"/>"#)
    #expect(form.recognizer("g", as: TapGestureRecognizer.self) != nil)
    #expect(form.recognizer()?.view == nil)
  }

  @Test func `a recognizer in a bar item's view is attached, too`() throws {
    let form = try GestureForm(
      controller: """
        <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" id="i">
        <view key="customView" id="custom">\(buttonFrame)\(lists("g"))</view></barButtonItem>
        </navigationItem>
        """, #"<tapGestureRecognizer id="g"/>"#)
    #expect(form.recognizer()?.view === form.interface.objects["custom"])
  }

  @Test func `recognizers are found by their elements where several share an id`() throws {
    let form = try GestureForm(
      #"<tapGestureRecognizer id="g"/><panGestureRecognizer id="g"/>"#)
    let elements = form.live.document.scenes[0].topLevelObjects.filter { $0.id == "g" }
    let recognizers = elements.map { form.interface.recognizer(for: $0) }
    #expect(recognizers.map { $0 is TapGestureRecognizer } == [true, false])
    #expect(form.recognizer() === recognizers[0])
  }
}
