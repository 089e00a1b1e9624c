import ControlTesting
import Foundation
import Testing

private let document = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../../Examples/Trips/Base.lproj/Trips.storyboard").standardizedFileURL.path

/// The list of trips, to which unwind segues come back.
private final class TripsController: ViewController {
  private(set) var sources: [String] = []

  func unwindToTrips(_ segue: StoryboardSegue) { sources.append(segue.identifier ?? "") }

  override class var actions: [ActionSelector] {
    [ActionSelector("unwindToTrips:", TripsController.unwindToTrips)]
  }
}

/// A new trip, which can be given up.
private final class NewTripController: ViewController {
  func cancel(_ sender: BarButtonItem) { dismiss(animated: true) }

  override class var actions: [ActionSelector] {
    [ActionSelector("cancel:", NewTripController.cancel)]
  }
}

/// A walk through the screens of an app, in a language.
@MainActor
private final class Walk {
  let screen: DocumentScreen
  let reader: VirtualReader
  let driver: TouchDriver
  private(set) var transcript: Transcript

  init(_ language: LanguageTag) throws {
    let loader = InterfaceLoader.withPlaceholders()
    loader.register("TripsController") { TripsController() }
    loader.register("NewTripController") { NewTripController() }
    screen = try DocumentScreen(contentsOfFile: document, language: language, loader: loader)
    reader = VirtualReader(screen)
    driver = TouchDriver(in: screen.window)
    transcript = Transcript(languages: [language])
  }

  /// Writes down what is said of the screen that is shown now.
  func read(_ step: String) {
    let said = reader.transcript(title: step)
    transcript.screens += said.screens
  }

  /// Taps the view of an id with a finger.
  func tap(_ id: String) throws {
    driver.tap(try #require(screen.live.uiKitScreens?.tapTarget(named: id, in: screen.window)).view)
  }

  /// Activates the element that the reader finds under an identifier or as the only back button.
  func activate(identifier: String) throws {
    try reader.move(toIdentifier: identifier)
    #expect(reader.activate())
  }

  /// Activates the back button with the reader.
  func goBack() throws {
    let back = try #require(reader.elements.first { $0.traits.contains(.backButton) })
    #expect(reader.touch(at: back.activationPoint))
    #expect(reader.activate())
  }
}

@MainActor
struct TripsTests {
  /// Goes from the first screen to the last and back.
  private func walk(in language: LanguageTag) throws -> Transcript {
    let walk = try Walk(language)
    let trips = try #require(walk.screen.interface.object(id: "trips", as: TripsController.self))
    walk.read("Trips")
    try walk.tap("settings-tab")
    walk.read("A tap on the second tab")
    try walk.tap("trips-tab")
    walk.read("A tap on the first tab")
    try walk.tap("trips-add")
    walk.read("A tap on the button that adds a trip")
    try walk.tap("new-cancel")
    walk.read("A tap on the button that gives it up")
    try walk.tap("trips-add")
    try walk.tap("new-done")
    walk.read("The same again, and a tap on the button that ends it")
    #expect(trips.sources == ["added"])
    try walk.activate(identifier: "lisbon")
    walk.read("The reader activates a trip")
    try walk.activate(identifier: "weather")
    walk.read("The reader activates its weather")
    try walk.goBack()
    walk.read("The reader activates the back button")
    try walk.activate(identifier: "weather")
    try walk.activate(identifier: "allTrips")
    walk.read("The reader activates the weather again, and then the button that leads to all trips")
    #expect(trips.sources == ["added", "allTrips"])
    return walk.transcript
  }

  @Test func `a thousand pushes and pops leave nothing behind`() throws {
    let walk = try Walk("en")
    let trips = try #require(walk.screen.interface.object(id: "trips", as: TripsController.self))
    let stack = try #require(trips.navigationController)
    var left: [Left] = []
    for _ in 0..<1000 {
      try walk.tap("trips-lisbon")
      let pushed = try #require(stack.topViewController)
      #expect(pushed !== trips)
      left.append(Left(controller: pushed, view: pushed.view))
      stack.popViewController(animated: true)
    }
    #expect(left.count { $0.controller != nil || $0.view != nil } == 0)
    #expect(stack.children == [trips])
    #expect(stack.view.subviews.count == 2)
  }

  /// What a pop should leave to nothing.
  private struct Left {
    weak var controller: ViewController?
    weak var view: View?
  }

  @Test func `an app with tabs, a stack, a sheet and unwind segues is walked in two languages`()
    throws
  {
    let both = try #require(Transcript.sideBySide([walk(in: "en"), walk(in: "de")]))
    try both.check("Trips")
  }
}
