import AppKitDialect
import Testing

/// Gives each test an application of its own.
struct OwnApplication: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await NSApplication.withNewScope { try await function() }
  }
}

extension Trait where Self == OwnApplication {
  static var ownApplication: OwnApplication { OwnApplication() }
}
