import Gestures
import Graphics
import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import Testing

/// A tap recognizer with connections and attributes.
private func tap(_ connections: String, _ attributes: String = "") -> String {
  "<tapGestureRecognizer \(attributes) id=\"g\"><connections>\(connections)</connections></tapGestureRecognizer>"
}

private let onTap = #"<action selector="onTap:" destination="c" id="a"/>"#

/// A class of the app, with an outlet of its own.
private final class BadgeTap: TapGestureRecognizer {
  @Outlet var badge: View?
}

@MainActor @Suite struct GestureConnectionTests {
  @Test func `an action to the first responder begins at the view of its recognizer`() throws {
    let form = try GestureForm(
      tap(#"<action selector="onTap:" destination="fr" id="a"/>"#))
    let (view, recognizer) = (try #require(form.canvas), try #require(form.recognizer()))
    let record = form.record { $0.tap(view) }
    #expect(form.controller?.senders == [recognizer])
    #expect(record.searches.map(\.steps.count) == [2], "the view, then its controller")
  }

  @Test func `a recognizer without a view sends nothing, and one that is disabled`() throws {
    for (views, attributes) in [("", ""), (lists("g"), "enabled=\"NO\"")] {
      let form = try GestureForm(views: views, tap(onTap, attributes))
      let view = try #require(form.canvas)
      let record = form.record { $0.tap(view) }
      #expect(form.controller?.senders == [])
      #expect(record.searches.isEmpty)
    }
  }

  @Test func `an action to another scene or to nothing is not connected`() throws {
    let form = try GestureForm(
      tap(
        """
        <action selector="onTap:" destination="d" id="a"/>
        <action selector="onTap:" destination="gone" id="b"/>
        """))
    #expect(form.recognizer()?.handlers.count == 0)
  }

  @Test func `a delegate of the document is asked`() throws {
    let form = try GestureForm(
      tap(onTap + #"<outlet property="delegate" destination="c" id="d"/>"#))
    let (view, controller) = (try #require(form.canvas), try #require(form.controller))
    #expect(form.recognizer()?.delegate === controller)
    controller.mayBegin = false
    _ = form.record { $0.tap(view) }
    #expect(controller.senders == [])
    controller.mayBegin = true
    _ = form.record { $0.tap(view) }
    #expect(controller.senders.count == 1)
  }

  @Test func `an object that is no delegate is not asked`() throws {
    let form = try GestureForm(
      tap(onTap + #"<outlet property="delegate" destination="v" id="d"/>"#))
    #expect(form.recognizer()?.delegate == nil)
    #expect(form.interface.unconnectedOutlets.isEmpty)
  }

  @Test func `the actions and segues of stand-ins are recorded`() throws {
    let form = try GestureForm(
      tap(
        """
        <action selector="onTap:" destination="c" id="a"/>
        <segue destination="d" kind="show" identifier="next" id="s"/>
        """, "userLabel=\"Open\""),
      loader: .withPlaceholders())
    let view = try #require(form.canvas)
    #expect(
      form.record { $0.tap(view) }.description == """
        touch down at (150, 200)          hits View in Window
        touch up at (150, 200)
          possible → ended                Tap Gesture Recognizer “Open”
        touch cancelled at (150, 200)     taken away by Tap Gesture Recognizer “Open”
          Tap Gesture Recognizer “Open” ended  onTap: → GestureController
                                          runs “segue next (show) to NoteController”
            agrees to segue next          GestureController
            prepares segue next           GestureController
            presents NoteController, pageSheet  GestureController
            appeared                      NoteController
        """)
  }

  @Test func `a class that is not registered loads as that of its element, under its own name`()
    throws
  {
    let form = try GestureForm(
      views: lists("a", "b", "x", "y"),
      """
      <tapGestureRecognizer customClass="BadgeTap" id="a"/>
      <gestureRecognizer customClass="Knob" id="b"/><panGestureRecognizer id="x"/>
      <panGestureRecognizer id="y"/>
      """, loader: .withPlaceholders())
    let recognizers = try #require(form.canvas?.gestureRecognizers)
    #expect(
      recognizers.map { "\(type(of: $0))" } == [
        "TapGestureRecognizer", "GestureRecognizer", "PanGestureRecognizer", "PanGestureRecognizer",
      ])
    #expect(
      recognizers.map(\.recordName) == [
        "BadgeTap", "Knob", "Pan Gesture Recognizer x", "Pan Gesture Recognizer y",
      ])
  }

  @Test func `a registered class is made, with its actions and its own outlets`() throws {
    let loader = InterfaceLoader.forGestures()
    loader.register("BadgeTap") { BadgeTap() }
    let outlets = """
      <outlet property="badge" destination="v" id="b"/>
      <outlet property="other" destination="v" id="o"/>
      """
    let form = try GestureForm(tap(onTap + outlets, "customClass=\"BadgeTap\""), loader: loader)
    let view = try #require(form.canvas)
    let own = try #require(form.recognizer(as: BadgeTap.self))
    #expect(own.badge === view)
    #expect(
      form.interface.unconnectedOutlets == [
        UnconnectedOutlet(owner: "BadgeTap", property: "other", reason: .noProperty)
      ])
    _ = form.record { $0.tap(view) }
    #expect(form.controller?.senders == [own])
  }

  @Test func `outlets to recognizers are connected`() throws {
    let form = try GestureForm(
      controller: """
        <connections><outlet property="tap" destination="g" id="1"/>
        <outletCollection property="swipes" destination="s" id="2"/>
        <outletCollection property="swipes" destination="t" id="3"/>
        <outlet property="press" destination="g" id="4"/></connections>
        """,
      tap("") + #"<swipeGestureRecognizer id="s"/><swipeGestureRecognizer id="t"/>"#)
    let controller = try #require(form.controller)
    #expect(controller.tap === form.recognizer())
    #expect(controller.swipes == [form.recognizer("s"), form.recognizer("t")].compactMap { $0 })
    #expect(
      form.interface.unconnectedOutlets == [
        UnconnectedOutlet(
          owner: "GestureController", property: "press", reason: .otherClass("TapGestureRecognizer")
        )
      ])
  }

  @Test func `a view of a registered class has the recognizers that it lists`() throws {
    final class Canvas: View {}
    let loader = InterfaceLoader.forGestures()
    loader.register("Canvas") { Canvas() }
    let views = """
      <subviews><view customClass="Canvas" id="x">\(canvasFrame)\(lists("g", "gone"))</view></subviews>
      """
    let form = try GestureForm(views: views, tap(onTap), loader: loader)
    #expect(form.recognizer()?.view === form.interface.objects["x"])
    #expect(
      form.interface.unconnectedOutlets == [
        UnconnectedOutlet(owner: "Canvas", property: "gestureRecognizers", reason: .noProperty)
      ])
  }

  @Test func `a document that is only read has recognizers without actions`() throws {
    let form = try GestureForm(tap(onTap), loader: .forReading())
    #expect(form.recognizer()?.view === form.canvas)
    #expect(form.recognizer()?.handlers.count == 0)
  }
}
