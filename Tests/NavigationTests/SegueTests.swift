import Controls
import ResponderKit
import TestSupport
import Testing

/// A controller that an unwind segue may lead to.
private final class Hub: LoggingController {
  var agreesToUnwind = true
  private(set) var sources: [ViewController] = []

  func unwindToHub(_ segue: StoryboardSegue) {
    sources.append(segue.source)
    log.add("\(name) unwindToHub")
  }
  override class var actions: [ActionSelector] {
    [ActionSelector("unwindToHub:", Hub.unwindToHub)]
  }
  override func canPerformUnwindSegueAction(
    _ action: ActionSelector, from fromViewController: ViewController, sender: Any?
  ) -> Bool {
    agreesToUnwind
      && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }
}

@MainActor
struct SegueTests {
  let log = CallLog()

  /// A segue that shows a new controller B.
  private func show(_ identifier: String?) -> SegueTemplate {
    SegueTemplate(
      identifier: identifier, recordName: "segue \(identifier ?? "")",
      kind: .forward { [log] _, _ in
        log.add("B is made")
        return LoggingController("B", log)
      } perform: { [log] source, destination, sender in
        log.add("perform, view of B loaded: \(destination.isViewLoaded)")
        source.show(destination, sender: sender)
      })
  }

  @Test func `B121 a tap asks, makes the destination, prepares and performs`() throws {
    let a = LoggingController("A", log)
    let template = show("toB")
    let button = Button(frame: Rect(x: 0, y: 0, width: 100, height: 44))
    button.setTitle("Go", for: .normal)
    button.addAction(
      Action { [weak a] in if let a { template.perform(from: a, sender: $0.sender) } },
      for: .touchUpInside)
    a.view.addSubview(button)
    let navigation = NavigationController(rootViewController: a)
    let screen = Screen(navigation)
    _ = log.taken()
    try screen.tap("Go. Button.")
    #expect(
      log.taken().prefix(4) == [
        "A shouldPerformSegue(toB)", "B is made", "A prepare(toB)",
        "perform, view of B loaded: false",
      ])
    #expect(navigation.topViewController?.title == "B")
  }

  @Test func `B122 a source that refuses is not prepared, and nothing is shown`() {
    let a = LoggingController("A", log)
    a.agreesToSegues = false
    let navigation = NavigationController(rootViewController: a)
    show("toB").perform(from: a, sender: nil)
    #expect(log.taken().suffix(1) == ["A shouldPerformSegue(toB)"])
    #expect(navigation.viewControllers == [a])
  }

  @Test func `B123 performing a segue in code does not ask first and passes the sender`() {
    final class Sender: LoggingController {
      var senders: [String] = []
      override func prepare(for segue: StoryboardSegue, sender: Any?) {
        senders.append(sender as? String ?? "none")
      }
    }
    let a = Sender("A", log)
    a.segueTemplates = [show("toB")]
    let navigation = NavigationController(rootViewController: a)
    a.performSegue(withIdentifier: "toB", sender: "x")
    #expect(!log.taken().contains("A shouldPerformSegue(toB)"))
    #expect(a.senders == ["x"])
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `B124 a segue that a controller does not have traps with UIKit's message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { ViewController().performSegue(withIdentifier: "x", sender: nil) }
    }
    #expect(text(of: result).contains("Receiver (<ViewController: 0x"))
    #expect(text(of: result).contains(">) has no segue with identifier 'x'"))
  }

  @Test func `B127 an unwind segue prepares the source, performs the action and pops`() {
    let (a, b, c) = (Hub("A", log), LoggingController("B", log), LoggingController("C", log))
    let navigation = NavigationController()
    navigation.viewControllers = [a, b, c]
    let screen = Screen(navigation)
    _ = log.taken()
    c.segueTemplates = [
      SegueTemplate(
        identifier: "back", recordName: "segue back", kind: .unwind(ActionSelector("unwindToHub:")))
    ]
    c.performSegue(withIdentifier: "back", sender: nil)
    #expect(
      log.taken().filter { !$0.contains("B ") && !$0.contains("oad") && !$0.contains("ayout") } == [
        "C prepare(back)", "A unwindToHub", "C willMove(nil)", "C viewWillDisappear",
        "A viewWillAppear", "A viewIsAppearing", "C viewDidDisappear", "A viewDidAppear",
        "C didMove(nil)",
      ])
    #expect(a.sources == [c])
    #expect(navigation.viewControllers == [a])
    _ = screen
  }

  @Test func `B128 a candidate that refuses is passed over for the next one`() {
    let (a, b, c) = (Hub("A", log), Hub("B", log), LoggingController("C", log))
    b.agreesToUnwind = false
    let navigation = NavigationController()
    navigation.viewControllers = [a, b, c]
    let template = SegueTemplate(
      identifier: nil, recordName: "segue", kind: .unwind(ActionSelector("unwindToHub:")))
    template.perform(from: c, sender: nil)
    #expect(a.sources == [c])
    #expect(b.sources.isEmpty)
    #expect(navigation.viewControllers == [a])
  }

  @Test func `an unwind segue dismisses what is presented in front of its destination`() {
    let (a, b, m) = (Hub("A", log), LoggingController("B", log), LoggingController("M", log))
    let navigation = NavigationController()
    navigation.viewControllers = [a, b]
    let screen = Screen(navigation)
    let sheet = NavigationController(rootViewController: m)
    b.present(sheet, animated: false)
    SegueTemplate(
      identifier: nil, recordName: "segue", kind: .unwind(ActionSelector("unwindToHub:"))
    ).perform(from: m, sender: nil)
    #expect(navigation.presentedViewController == nil)
    #expect(navigation.viewControllers == [a])
    #expect(screen.spoken() == ["A. Heading."])
  }

  @Test func `showing a controller outside of a container presents it`() {
    let a = LoggingController("A", log)
    let screen = Screen(a)
    a.show(LoggingController("B", log), sender: nil)
    #expect(a.presentedViewController?.title == "B")
    _ = screen
  }

  @Test func `a custom segue is performed by its class`() {
    final class Fade: StoryboardSegue {
      override func perform() { (source as? LoggingController)?.log.add("fade") }
    }
    let a = LoggingController("A", log)
    let template = show("toB")
    template.makeSegue = { Fade(identifier: $0, source: $1, destination: $2) }
    template.perform(from: a, sender: nil)
    #expect(log.taken().suffix(2) == ["A prepare(toB)", "fade"])
  }

  @Test func `B125 the sender of a bar button item's segue is the item`() throws {
    let a = LoggingController("A", log)
    let template = show("toB")
    var sender: AnyObject?
    let item = BarButtonItem(
      primaryAction: Action(title: "Next") { [weak a] action in
        sender = action.sender as AnyObject?
        if let a { template.perform(from: a, sender: action.sender) }
      })
    a.navigationItem.rightBarButtonItem = item
    let screen = Screen(NavigationController(rootViewController: a))
    try screen.tap("Next. Button.")
    #expect(sender === item)
    #expect(screen.spoken() == ["A. Back Button.", "B. Heading."])
  }
}
