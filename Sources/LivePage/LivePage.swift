#if LivePage
public import AppKitDialect
import Foundation
public import InterfaceLoader
public import Localize
import PageServing
import PageSession
public import ResponderKit

/// A page on which the user of a browser operates live screens of a program.
///
///     let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
///     window.rootViewController = CalculatorController()
///     window.makeKeyAndVisible()
///     try await LivePage(window).serve()
///
/// Each input is a step of a scenario, with what a screen reader says and what happens beside it. Main actor only.
@preconcurrency @MainActor
public final class LivePage {
  private let source: any PageSource
  /// The lines to the session while the page is served.
  private var lines: AsyncStream<String>.Continuation?

  private init(_ source: any PageSource) { self.source = source }

  /// Creates the page of a window, which has to be visible; what is done there cannot be taken back.
  ///
  /// The language is that of the screen reader's own words.
  public convenience init(
    _ window: Window, language: LanguageTag = "en", savedTest: SavedTest = .ofWindow
  ) {
    let title = window.rootViewController?.title
    self.init(
      WindowPages(title: title, again: false, language, savedTest) {
        LiveDocument(showing: window, language: $0)
      })
  }

  /// Creates the page of a window of AppKit, which has to be visible; what is done there cannot be taken back.
  public convenience init(
    _ window: NSWindow, language: LanguageTag = "en", savedTest: SavedTest = .ofWindow
  ) {
    self.init(
      WindowPages(title: window.title, again: false, language, savedTest) {
        LiveDocument(showing: window, language: $0)
      })
  }

  /// Creates the page of windows that a closure makes anew whenever steps are taken back and made again.
  ///
  /// Each of them begins as the first one did: the closure makes its controllers and their model, too.
  public convenience init(
    language: LanguageTag = "en", savedTest: SavedTest = .ofWindow,
    making makeWindow: @escaping () -> Window
  ) {
    self.init(
      WindowPages(title: nil, again: true, language, savedTest) {
        LiveDocument(showing: makeWindow(), language: $0)
      })
  }

  /// Creates the page of windows of AppKit that a closure makes anew whenever steps are taken back and made again.
  public convenience init(
    language: LanguageTag = "en", savedTest: SavedTest = .ofWindow,
    making makeWindow: @escaping () -> NSWindow
  ) {
    self.init(
      WindowPages(title: nil, again: true, language, savedTest) {
        LiveDocument(showing: makeWindow(), language: $0)
      })
  }

  /// Creates the page of a document whose classes a loader knows; it is read anew, with its tables, whenever steps are taken
  /// back and made again.
  ///
  /// What was done is saved as a scenario of the document.
  public convenience init(
    contentsOfFile path: String, loader: InterfaceLoader, savedTest: SavedTest = .ofDocument
  ) {
    self.init(LoaderPages(path, loader, savedTest))
  }

  /// The way in which a test that is saved makes the screen again.
  public struct SavedTest: Sendable, Hashable {
    /// The modules that it imports beside those of the package.
    public var imports: [String]
    /// The expression of a `Window`, an `NSWindow`, a `DocumentScreen` or a `LiveScreen`.
    public var screen: String

    /// Creates a way from the modules and the expression.
    public init(imports: [String], screen: String) {
      (self.imports, self.screen) = (imports, screen)
    }

    /// Calls `makeWindow()`, which the test has to declare.
    public static let ofWindow = SavedTest(imports: [], screen: "makeWindow()")
    /// Calls `makeScreen()`, which the test has to declare.
    public static let ofDocument = SavedTest(imports: [], screen: "makeScreen()")
  }

  /// Serves the page on this machine, on a port or, for 0, on one that is free, until the task is cancelled.
  ///
  /// A closure is told the address once; it prints it unless given. Throws if there is no screen, or if the port is not to be
  /// had. From then on the process ignores SIGPIPE, and may have as many open files as the system allows.
  public func serve(
    port: UInt16 = 0, isServing: @escaping @Sendable (String) -> Void = LivePage.say
  ) async throws {
    let conversation = PageConversation(try PageSession(source))
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    let server = try PageServer(port: port) { continuation.yield($0) }
    self.lines = continuation
    defer { self.lines = nil }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        defer { continuation.finish() }
        try await server.run(isServing)
      }
      for await line in lines {
        let answers = conversation.answers(to: line)
        for head in stride(from: 0, to: answers.count, by: 2) {
          await server.receive(answers[head], answers[head + 1])
        }
      }
      await server.end()
      group.cancelAll()
      try await group.waitForAll()
    }
  }

  /// Prints an address at once, also into a pipe.
  public nonisolated static func say(_ address: String) {
    FileHandle.standardOutput.write(Data("\(address)\n".utf8))
  }

  /// Shows what code has changed outside an input, such as a task or a timer.
  public func update() { lines?.yield("update 0") }
}
#endif
