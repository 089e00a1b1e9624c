public import Graphics

/// Calls those who listen to notices: the part of `NotificationCenter` that UIKit's text and keyboard
/// need.
///
/// There is no global one: an application has one, and so has a tree of views without an application
/// (``View/noticeCenter``). Main actor only.
@preconcurrency @MainActor
public final class NoticeCenter {
  /// One who listens; it does so until ``NoticeCenter/removeObserver(_:)`` or until it is deallocated.
  @MainActor
  public final class Observation {
    fileprivate let name: Notice.Name?
    fileprivate weak var object: AccessibleObject?
    fileprivate let hasObject: Bool
    fileprivate let body: @MainActor (Notice) -> Void

    fileprivate init(
      _ name: Notice.Name?, _ object: AccessibleObject?,
      _ body: @escaping @MainActor (Notice) -> Void
    ) {
      (self.name, self.object, self.body) = (name, object, body)
      hasObject = object != nil
    }

    fileprivate func wants(_ notice: Notice) -> Bool {
      (name == nil || name == notice.name)
        && (!hasObject || object != nil && object === notice.object)
    }
  }

  private struct Entry { weak var observation: Observation? }

  private var entries: [Entry] = []

  /// Creates a center without observers.
  public init() {}

  /// Listens to notices with a name, nil for any, about an object, nil for any.
  ///
  /// The center does not retain the observation. Observers are called in the order in which they were
  /// added (`NotificationCenter.addObserver(forName:object:queue:using:)`).
  public func addObserver(
    forName name: Notice.Name?, object: AccessibleObject? = nil,
    using body: @escaping @MainActor (Notice) -> Void
  ) -> Observation {
    let observation = Observation(name, object, body)
    entries.append(Entry(observation: observation))
    return observation
  }

  /// Stops listening.
  public func removeObserver(_ observation: Observation) {
    entries.removeAll { $0.observation == nil || $0.observation === observation }
  }

  /// Calls the observers of a notice at once; one that is added meanwhile is not called, nor is one
  /// that was removed.
  public func post(_ notice: Notice) {
    for observation in entries.compactMap(\.observation) where observation.wants(notice) {
      if entries.contains(where: { $0.observation === observation }) { observation.body(notice) }
    }
    postToFoundation(notice.name, object: notice.object, userInfo: notice.userInfo)
    if entries.contains(where: { $0.observation == nil }) {
      entries.removeAll { $0.observation == nil }
    }
  }
}
