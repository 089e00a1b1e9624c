#if UIKit
public import ResponderKit

extension Application {
  /// The application of the scope, created on first use (`UIApplication.shared`).
  ///
  /// A program has one, and ``withNewScope(_:)`` gives a test its own.
  public static var shared: Application { ApplicationScope.current.application }

  /// Runs a closure with an application, a screen, a device and settings of its own, which nothing
  /// outside it sees: for tests, which then never meet.
  ///
  /// UIKit has no counterpart: a process is one application. A test without a scope uses the
  /// program's.
  public static func withNewScope<Result>(_ body: () throws -> Result) rethrows -> Result {
    try ApplicationScope.open(body)
  }

  /// Runs an asynchronous closure with an application, a screen, a device and settings of its own.
  public static func withNewScope<Result: Sendable>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await ApplicationScope.open(isolation: isolation, body)
  }
}
#endif
