import AppKitDialect
import ButtonModel
import ControlTesting
import Graphics
import InterfaceLoader
import Localize
import Navigation
import Presenters
import ResponderKit
import Testing
import TextControls
import ValueControls

@testable import PageSession

/// A window that code has made, or one that it makes anew each time.
@MainActor
private final class CodePages: PageSource {
  let titles = ["Window"]
  let settings = PageSettings()
  let canBeginAgain: Bool
  private let make: () -> LiveDocument

  init(again: Bool, _ make: @escaping () -> LiveDocument) {
    (canBeginAgain, self.make) = (again, make)
  }

  func choices(of document: Int) -> PageChoices { PageChoices() }

  func live(_ number: Int, _ settings: PageSettings) throws(OperationRefusal) -> PageDocument {
    PageDocument(
      make(), titles: [:], path: "", options: [],
      origin: .window(imports: ["App"], screen: "App.window()"))
  }
}

/// A form of a program, with a button that asks before it counts.
private final class FormController: ViewController {
  let count = Label()
  private var sent = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Form"
    view.backgroundColor = .system("systemBackgroundColor")
    let name = TextField(frame: Rect(x: 20, y: 20, width: 200, height: 34))
    name.accessibilityLabel = "Name"
    let volume = Slider(frame: Rect(x: 20, y: 70, width: 200, height: 31))
    volume.accessibilityLabel = "Volume"
    let size = SegmentedControl(items: ["Small", "Large"])
    size.frame = Rect(x: 20, y: 110, width: 200, height: 32)
    let send = Button(type: .system)
    send.frame = Rect(x: 20, y: 150, width: 200, height: 44)
    send.setTitle("Send", for: .normal)
    send.addAction(Action { [weak self] _ in self?.ask() }, for: .touchUpInside)
    count.frame = Rect(x: 20, y: 200, width: 200, height: 20)
    count.text = "0 sent"
    for subview in [name, volume, size, send, count] { view.addSubview(subview) }
  }

  private func ask() {
    let alert = AlertController(title: "Send?", message: nil, preferredStyle: .alert)
    alert.addAction(
      AlertAction(title: "Yes", style: .default) { [weak self] _ in
        guard let self else { return }
        sent += 1
        count.text = "\(sent) sent"
        post(.announcement("It is on its way"))
      })
    present(alert, animated: false)
  }

  static func window() -> Window {
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = FormController()
    window.makeKeyAndVisible()
    return window
  }
}

@MainActor @Suite struct PageWindowTests {
  private func session(again: Bool = false) throws -> PageSession {
    let window = FormController.window()
    return try PageSession(
      CodePages(again: again) {
        LiveDocument(showing: again ? FormController.window() : window, language: "en")
      })
  }

  private func make(_ act: PageInput.Act, _ name: String, _ value: String?, _ session: PageSession)
    throws
  {
    _ = session.take(PageInput(act, on: try id(of: name, in: session), value: value))
    #expect(session.problem == nil, "\(act) \(name)")
  }

  private func operate(_ session: PageSession) throws {
    try make(.type, "Name", "Ann", session)
    try make(.set, "Volume", "40", session)
    try make(.tap, "Large", nil, session)
    try make(.tap, "Send", nil, session)
    try make(.tap, "Yes", nil, session)
  }

  private static let steps = [
    "type Ann into Name", "set Volume to 0.4", "tap Large", "tap Send", "tap Yes",
  ]

  @Test func `a window of code is operated as its user does`() throws {
    let session = try session()
    try operate(session)
    #expect(session.steps == Self.steps)
    let said = session.played.map { $0.heard.map(\.texts.first) }
    #expect(said[1] == [.exact("40%")])
    #expect(said[2] == [.exact("Selected. Large. 2 of 2.")])
    #expect(said[3] == [.exact("Send?")])
    #expect(said[4].contains(.exact("It is on its way")))
    #expect(session.content.regions[.drawing]?.joined().contains("1 sent") == true)
    #expect(session.content.regions[.drawing]?.first?.contains("fill=") == true)
  }

  @Test func `what was done in a window stays done`() throws {
    let session = try session()
    try operate(session)
    for act in [PageInput.Act.back, .restart, .reload, .screen] {
      _ = session.take(PageInput(act, value: "0.0"))
      #expect(session.problem == "the window cannot be made anew. Start the program again.")
    }
    #expect(session.played.count == 5)
    #expect(
      session.content.regions[.settings]?.suffix(4).allSatisfy { $0.contains("disabled") } == true)
  }

  @Test func `a window that is made anew takes steps back and makes them again`() throws {
    let session = try session(again: true)
    try operate(session)
    let all = session.content
    for _ in 0..<5 { _ = session.take(PageInput(.back)) }
    #expect(session.played.isEmpty)
    #expect(session.content.regions[.drawing] != all.regions[.drawing])
    for _ in 0..<5 { _ = session.take(PageInput(.forward)) }
    #expect(session.content.regions[.drawing] == all.regions[.drawing])
    #expect(session.content.regions[.steps] == all.regions[.steps])
  }

  @Test func `what was done in a window is played on another one`() throws {
    let session = try session()
    try operate(session)
    let scenario = try Scenario(reading: session.saved(.scenario).text)
    try scenario.run(on: FormController.window())
    #expect(session.saved(.scenario).text.hasPrefix("@screen Form\n") == true)
    let test = session.saved(.test).text
    #expect(
      test.hasPrefix(
        """
        import App
        import ControlTesting
        import Presenters
        import Testing

        @MainActor @Suite struct WindowRecordedTests {
          @Test func `what was done on the page happens again`() throws {
            let screen = App.window()
            let scenario = #\"""

        """))
  }

  @Test func `a window with nothing to read says so`() throws {
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    window.makeKeyAndVisible()
    let session = try PageSession(
      CodePages(again: false) { LiveDocument(showing: window, language: "en") })
    #expect(
      session.content.regions[.remarks] == [
        #"<li><bdi lang="en">A screen reader stops nowhere on this screen.</bdi></li>"#
      ])
  }

  @Test func `what code changes without an input is shown when it is told`() throws {
    let window = FormController.window()
    let session = try PageSession(
      CodePages(again: false) { LiveDocument(showing: window, language: "en") })
    #expect(session.update() == nil)
    (window.rootViewController as? FormController)?.count.text = "9 sent"
    let patch = try #require(session.update())
    #expect(patch.splices.count == 2)
    #expect(session.update() == nil)
  }

  @Test func `a window of AppKit is operated by the kinds of its classes`() throws {
    try NSApplication.withNewScope {
      let window = NSWindow(
        contentRect: Rect(x: 0, y: 0, width: 300, height: 200), styleMask: .titled)
      window.title = "Player"
      let slider = NSSlider(frame: Rect(x: 20, y: 20, width: 200, height: 24))
      slider.accessibilityLabel = "Volume"
      let loops = NSButton(checkboxWithTitle: "Loop", target: nil, action: nil)
      loops.frame = Rect(x: 20, y: 60, width: 200, height: 20)
      let field = NSTextField(frame: Rect(x: 20, y: 100, width: 200, height: 22))
      field.accessibilityLabel = "Title"
      for view in [slider, loops, field] { window.contentView?.addSubview(view) }
      window.makeKeyAndOrderFront(nil)
      let session = try PageSession(
        CodePages(again: false) { LiveDocument(showing: window, language: "en") })
      try make(.tap, "Loop", nil, session)
      try make(.set, "Volume", "0.5", session)
      try make(.type, "Title", "Song", session)
      #expect(
        session.steps == ["click Loop", "set Volume to 0.5", "type Song into Title"])
      #expect(loops.state == .on)
      #expect(slider.doubleValue == 0.5)
      #expect(session.content.regions[.drawing]?.joined().contains("Loop") == true)
    }
  }

  @Test func `the lower half of a stepper of a Mac makes its value smaller`() throws {
    try NSApplication.withNewScope {
      let window = NSWindow(
        contentRect: Rect(x: 0, y: 0, width: 300, height: 200), styleMask: .titled)
      let stepper = NSStepper(frame: Rect(x: 20, y: 20, width: 19, height: 28))
      stepper.accessibilityLabel = "Copies"
      stepper.integerValue = 3
      window.contentView?.addSubview(stepper)
      window.makeKeyAndOrderFront(nil)
      let session = try PageSession(
        CodePages(again: false) { LiveDocument(showing: window, language: "en") })
      let element = try #require(session.content.regions[.elements]?.last)
      #expect(element.contains(#"data-do="tap" data-lower="decrement" data-steps="""#))
      try make(.decrement, "Copies", nil, session)
      #expect(session.steps == ["decrement Copies"])
      #expect(stepper.integerValue == 2)
    }
  }

  @Test func `a double click in a window is two taps, and goes on after a refusal`() throws {
    let session = try session()
    try make(.tap, "Large", nil, session)
    _ = session.take(PageInput(.screen, value: "0.0"))
    try make(.tap, "Large", "2", session)
    try make(.tap, "Small", nil, session)
    #expect(session.steps == ["tap Large", "tap Large", "tap Small"])
    #expect(session.played.count == 3)
  }

  @Test func `the style of a window is its own again after Dark Mode`() throws {
    let window = FormController.window()
    window.overrideUserInterfaceStyle = .light
    let session = try PageSession(
      CodePages(again: false) { LiveDocument(showing: window, language: "en") })
    #expect(window.overrideUserInterfaceStyle == .light)
    _ = session.take(PageInput(.appearance, value: "dark"))
    #expect(window.overrideUserInterfaceStyle == .dark)
    _ = session.take(PageInput(.appearance, value: ""))
    #expect(window.overrideUserInterfaceStyle == .light)
  }
}
