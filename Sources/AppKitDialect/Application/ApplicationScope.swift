private import Synchronization

/// The scope of one application: the program, a closure in ``NSApplication/withNewScope(_:)``, or a
/// document that is live in an application of its own.
@MainActor
package final class ApplicationScope {
  @exclusivity(unchecked) final var application: NSApplication?

  private enum Scopes {
    static let program = ApplicationScope()
    /// Indicates whether a scope was ever opened in the process.
    static let wereOpened = Atomic(false)
    @TaskLocal static var ofTask = program
  }

  package nonisolated init() {}

  /// Runs a closure in the scope, again and again.
  package nonisolated func run<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    Scopes.wereOpened.store(true, ordering: .relaxed)
    var outcome: Swift.Result<Result, Failure>?
    Scopes.$ofTask.withValue(self) {
      do throws(Failure) { outcome = .success(try body()) } catch { outcome = .failure(error) }
    }
    guard let outcome else { preconditionFailure("the closure has run") }
    return try outcome.get()
  }

  // The last reference may be a task's, and anchors are read on the main actor.
  isolated deinit { application = nil }

  /// The scope of the running task.
  package static var current: ApplicationScope {
    // A program that never opens a scope does not look for that of the task on every action.
    Scopes.wereOpened.load(ordering: .relaxed) ? Scopes.ofTask : Scopes.program
  }

  /// Runs a closure in a new scope.
  nonisolated static func open<Result>(_ body: () throws -> Result) rethrows -> Result {
    Scopes.wereOpened.store(true, ordering: .relaxed)
    return try Scopes.$ofTask.withValue(ApplicationScope()) { try body() }
  }

  /// Runs an asynchronous closure in a new scope.
  nonisolated static func open<Result: Sendable>(
    _ body: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    Scopes.wereOpened.store(true, ordering: .relaxed)
    return try await Scopes.$ofTask.withValue(ApplicationScope()) { try await body() }
  }
}

extension NSApplication {
  /// The application of the scope, created on first use (`NSApplication.shared`).
  public static var shared: NSApplication {
    ApplicationScope.current.application ?? NSApplication()
  }

  /// The application of the scope; nil before it is created.
  static var current: NSApplication? { ApplicationScope.current.application }

  /// Runs a closure with an application of its own, which nothing outside it sees: for tests, which then
  /// never share windows.
  ///
  /// AppKit has no counterpart: a process is one application.
  public static func withNewScope<Result>(_ body: () throws -> Result) rethrows -> Result {
    try ApplicationScope.open(body)
  }

  /// Runs an asynchronous closure with an application of its own.
  public nonisolated static func withNewScope<Result: Sendable>(
    _ body: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    try await ApplicationScope.open(body)
  }
}

/// The application of the scope (`NSApp`).
@MainActor public var NSApp: NSApplication { .shared }
