/// What has one application: the program, or a closure in ``NSApplication/withNewScope(_:)``.
@MainActor
final class ApplicationScope {
  var application: NSApplication?

  nonisolated init() {}

  /// The scope of the running task.
  static var current: ApplicationScope { ScopeOfTask.value }
}

private enum ScopeOfTask {
  @TaskLocal static var value = ApplicationScope()
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
  public static func withNewScope<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var result: Swift.Result<Result, Failure>?
    ScopeOfTask.$value.withValue(ApplicationScope()) {
      do throws(Failure) {
        result = .success(try body())
      } catch {
        result = .failure(error)
      }
    }
    guard let result else { preconditionFailure("the closure has run") }
    return try result.get()
  }

  /// Runs an asynchronous closure with an application of its own.
  public nonisolated static func withNewScope<Result: Sendable>(
    _ body: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    try await ScopeOfTask.$value.withValue(ApplicationScope()) { try await body() }
  }
}

/// The application of the scope (`NSApp`).
@MainActor public var NSApp: NSApplication { .shared }
