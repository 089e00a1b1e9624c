import Accessibility
import InterfaceBuilder
package import ResponderKit

extension LiveDocument {
  /// The reason for what is not modeled yet.
  static let notYet = "not announced yet"

  /// The kinds of elements that no screen reader of ours reads, because they are not modeled, with
  /// their numbers; those of one scene, or of all.
  package func unmodeledKinds(
    besides hierarchies: [AccessibilityHierarchy], inScene scene: Int? = nil
  ) -> [String: Int] {
    var unread = dialectScreens.unreadObjects()
    for stop in hierarchies.flatMap(\.stops) {
      unread.markAsRead(stop.object, in: stop.containers.map(\.object))
    }
    let scenes = document.scenes.enumerated().filter { scene == nil || scene == $0.offset }
    let kinds = scenes.flatMap(\.element.topLevelObjects).flatMap {
      unread.reasons(in: $0)[Self.notYet] ?? []
    }
    return Dictionary(kinds.map { ($0, 1) }, uniquingKeysWith: +)
  }
}
