#if UIKit
import Foundation
import ResponderKit
private import Synchronization

/// An observer that was added to a notification center with a selector, and what it listens to.
///
/// Foundation's center on Linux knows closures only. The center retains the closure and this
/// object; the observer and the sender are not retained, and a registration whose observer is gone
/// is dropped.
final class SelectorObserver: @unchecked Sendable {
  private weak var observer: AnyObject?
  private weak var center: NotificationCenter?
  private let selector: ActionSelector
  private let name: NSNotification.Name?
  /// The identity of the object whose notifications count; nil for all.
  private let sender: ObjectIdentifier?
  private weak var senderObject: AnyObject?
  /// Not retained, because its windows may retain the observer.
  private weak var scope: ApplicationScope?
  /// The token by which Foundation's center knows the closure; set once, before anyone else sees
  /// the object.
  private var token: (any NSObjectProtocol)?

  private init(
    _ observer: AnyObject, _ selector: ActionSelector, _ center: NotificationCenter,
    _ name: NSNotification.Name?, _ sender: AnyObject?
  ) {
    (self.observer, self.selector, self.center) = (observer, selector, center)
    (self.name, self.sender, senderObject) = (name, sender.map { ObjectIdentifier($0) }, sender)
    scope = .current
  }

  // MARK: Everyone who observes

  fileprivate struct Table {
    var observers: [ObjectIdentifier: [SelectorObserver]] = [:]
    var count = 0
    /// The count at which the dropped ones are looked for.
    var limit = 64
  }

  private static let table = Mutex(Table())

  /// Has a center call a method of an object.
  static func add(
    _ observer: AnyObject, _ selector: ActionSelector, to center: NotificationCenter,
    name: NSNotification.Name?, sender: AnyObject?
  ) {
    let added = SelectorObserver(observer, selector, center, name, sender)
    added.token = center.addObserver(forName: name, object: nil, queue: nil) { [weak added] in
      added?.receive($0)
    }
    let key = ObjectIdentifier(observer)
    let dropped = table.withLock { table in
      // The address may be that of an observer that is gone.
      var dropped = table.take(from: key) { $0.observer == nil }
      table.observers[key, default: []].append(added)
      table.count += 1
      if table.count > table.limit {
        for key in Array(table.observers.keys) {
          dropped += table.take(from: key) { $0.observer == nil }
        }
        table.limit = max(64, table.count * 2)
      }
      return dropped
    }
    for observer in dropped { observer.stop() }
  }

  /// Has a center call an object no longer: for a name, nil for any, and a sender, nil for any.
  ///
  /// The object may be about to be deallocated.
  static func remove(
    _ observer: ObjectIdentifier, from center: NotificationCenter, name: NSNotification.Name? = nil,
    sender: ObjectIdentifier? = nil
  ) {
    let removed = table.withLock { table in
      table.take(from: observer) {
        $0.center === center && (name == nil || $0.name == name)
          && (sender == nil || $0.sender == sender)
      }
    }
    for observer in removed { observer.stop() }
  }

  private func stop() {
    guard let center, let token else { return }
    center.removeObserver(token as Any)
  }

  // MARK: Being called

  private func receive(_ notification: Notification) {
    guard let observer else { return stop() }
    if let sender {
      guard let object = notification.object, senderObject != nil,
        ObjectIdentifier(object as AnyObject) == sender
      else { return }
    }
    guard scope?.hears(notification.name) ?? !notification.name.rawValue.hasPrefix("UI") else {
      return
    }
    selector.call(on: observer, with: notification as AnyObject)
  }
}

extension SelectorObserver.Table {
  /// Removes the registrations of an object that fulfill a condition, and returns them.
  fileprivate mutating func take(
    from key: ObjectIdentifier, where isTaken: (SelectorObserver) -> Bool
  ) -> [SelectorObserver] {
    guard let all = observers[key] else { return [] }
    let taken = all.filter(isTaken)
    guard !taken.isEmpty else { return [] }
    let kept = all.filter { !isTaken($0) }
    observers[key] = kept.isEmpty ? nil : kept
    count -= taken.count
    return taken
  }
}
#endif
