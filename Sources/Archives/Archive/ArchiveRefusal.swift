/// The reason that an object cannot be archived, with the path to it.
public struct ArchiveRefusal: Error, Sendable, Hashable, CustomStringConvertible {
  /// An obstacle to an archive.
  public enum Obstacle: Sendable, Hashable {
    /// The named property or handler is a closure.
    case closure(String)
    /// The class has no registered name.
    case unregisteredClass(String)
    /// The named menu makes its elements when it is opened.
    case deferredMenu(String)
    /// The named property is an object or a value of a kind that no archive has.
    case noValue(String, kind: String)
    /// There are more levels of objects in objects than an archive holds.
    case tooDeep(limit: Int)
  }

  /// The names of the objects around the object, and of itself: `Sign In › Form › button #signIn`.
  public var path: String
  /// The obstacle.
  public var obstacle: Obstacle

  /// The path, the obstacle and what to do, in one line.
  public var description: String { "\(path): \(obstacle)" }

  /// The kind of the obstacle in a few words, for lists.
  public var kind: String {
    switch obstacle {
    case .closure: "a closure"
    case .unregisteredClass: "a class without a registered name"
    case .deferredMenu: "a deferred menu"
    case .noValue(_, let kind): kind
    case .tooDeep: "too many levels"
    }
  }
}

extension ArchiveRefusal.Obstacle: CustomStringConvertible {
  /// The obstacle and what to do, in two sentences.
  public var description: String {
    switch self {
    case .closure(let name):
      "\(name) is a closure, which cannot be archived. Use a target and a selector, or set it again after restoring."
    case .unregisteredClass(let name):
      "the class \(name) has no registered name. Register it with the loader."
    case .deferredMenu(let name):
      "\(name) is a deferred menu, which cannot be archived. Set it again after restoring."
    case .noValue(let name, let kind):
      "\(name) is \(kind), which cannot be archived. Set it again after restoring."
    case .tooDeep(let limit):
      "more than \(limit) objects are inside each other. Archive a part of them."
    }
  }
}
