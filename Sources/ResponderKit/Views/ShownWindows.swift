#if UIKit
/// The windows that are shown without a scene, which UIKit counts among those of the application.
///
/// There are those of the program, and those of each scope of ``Application``s; a window is in the
/// one in which it was shown. Windows are not retained.
@MainActor
package final class ShownWindows {
  /// Those that are shown in no other scope.
  package nonisolated static let ofProgram = ShownWindows()
  /// Those of the running task.
  package enum Scope {
    @TaskLocal package static var windows = ofProgram
  }

  private struct Reference {
    weak var window: Window?
  }
  private var references: [Reference] = []

  private weak var lastKey: Window?

  package nonisolated init() {}

  /// The window that receives keyboard input; nil once it is hidden or in a scene.
  package var key: Window? {
    get { lastKey.flatMap { $0.isShown && $0.windowScene == nil ? $0 : nil } }
    set { lastKey = newValue }
  }

  /// The windows that are shown and have no scene, in the order in which they were shown.
  package var all: [Window] {
    references.compactMap(\.window).filter { $0.isShown && $0.windowScene == nil }
  }

  func add(_ window: Window) {
    references.removeAll { $0.window == nil || $0.window === window }
    references.append(Reference(window: window))
  }
}
#endif
