#if UIKit
import Foundation
import Graphics
import ResponderKit
private import Synchronization

/// The scope of UIKit's globals: the program, or a closure in ``UIApplication/withNewScope(_:)``.
@MainActor
final class ApplicationScope {
  @exclusivity(unchecked) private var storedApplication: Application?
  /// The screen, the device and what else there is one of, by the kind of its values.
  @exclusivity(unchecked) private var values: [ObjectIdentifier: AnyObject] = [:]
  private nonisolated let shared = Mutex(Shared())
  /// The windows that were shown in the scope without a scene of the application.
  private nonisolated let shownWindows: ShownWindows

  /// The values that may be read on any thread.
  struct Shared: Sendable {
    /// The measurer of text that is in no view.
    var textMeasurer: any TextMeasurer = SystemTextMeasurer()
    /// The pixels for each point of the screen.
    var screenScale: CGFloat = 2
    /// The text size that the user has chosen.
    var contentSizeCategory = TraitCollection.ContentSizeCategory.large
  }

  private enum Scopes {
    static let program = ApplicationScope(.ofProgram)
    @TaskLocal static var ofTask = program
  }

  private nonisolated init(_ shownWindows: ShownWindows) { self.shownWindows = shownWindows }

  // The last reference may be a task's, and anchors are read on the main actor.
  isolated deinit {
    storedApplication = nil
    values = [:]
  }

  /// The scope of the running task.
  nonisolated static var current: ApplicationScope { Scopes.ofTask }

  /// Runs a closure in a new scope.
  nonisolated static func open<Result>(_ body: () throws -> Result) rethrows -> Result {
    let windows = ShownWindows()
    return try Scopes.$ofTask.withValue(ApplicationScope(windows)) {
      try ShownWindows.Scope.$windows.withValue(windows) {
        try AppearanceRules.$standard.withValue(AppearanceRules()) { try body() }
      }
    }
  }

  /// Runs an asynchronous closure in a new scope.
  static func open<Result: Sendable>(
    isolation: isolated (any Actor)?, _ body: () async throws -> Result
  ) async rethrows -> Result {
    let windows = ShownWindows()
    return try await Scopes.$ofTask.withValue(
      ApplicationScope(windows),
      operation: {
        try await ShownWindows.Scope.$windows.withValue(
          windows,
          operation: {
            try await AppearanceRules.$standard.withValue(
              AppearanceRules(), operation: body, isolation: isolation)
          }, isolation: isolation)
      }, isolation: isolation)
  }

  /// The application, created on first use.
  var application: Application {
    if let application = storedApplication { return application }
    let application = Application()
    application.shownWindows = shownWindows
    storedApplication = application
    return application
  }

  /// Returns the values of a kind, which are made at the first use.
  func values<Values: AnyObject>(_ kind: Values.Type, make: () -> Values) -> Values {
    let key = ObjectIdentifier(kind)
    if let values = values[key] { return unsafeDowncast(values, to: kind) }
    let values = make()
    self.values[key] = values
    return values
  }

  /// Accesses a value that may be read on any thread.
  nonisolated subscript<Value: Sendable>(path: any WritableKeyPath<Shared, Value> & Sendable)
    -> Value
  {
    get { shared.withLock { $0[keyPath: path] } }
    set { shared.withLock { $0[keyPath: path] = newValue } }
  }

  /// Returns whether an observer that was added in this scope hears a notification that is being
  /// posted.
  ///
  /// Foundation's center is the process's own. What UIKit posts about the keyboard, the application
  /// and the device stays in its scope; an app's own notifications reach everyone.
  nonisolated func hears(_ name: NSNotification.Name) -> Bool {
    !name.rawValue.hasPrefix("UI") || self === Self.current || !MainActor.isCurrent
  }
}
#endif
