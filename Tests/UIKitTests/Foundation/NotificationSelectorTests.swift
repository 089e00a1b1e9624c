#if UIKit
import Foundation
import Testing
import UIKit

/// Hears notifications, without being a view.
@MainActor
private final class Listener {
  var heard: [String] = []
  func plain() { heard.append("plain") }
  func value(_ notification: Notification) { heard.append(notification.name.rawValue) }
  func object(_ notification: NSNotification) {
    heard.append("\(notification.userInfo?["key"] as? Int ?? -1)")
  }
  func button(_ button: UIButton) { heard.append("button") }
}

@MainActor
private final class Caller {
  var wasCalled = false
  func called() {
    MainActor.preconditionIsolated()
    wasCalled = true
  }
}

private final class ListeningView: UIView {
  var heard = 0
  func changed(_ notification: Notification) { heard += 1 }
  deinit { NotificationCenter.default.removeObserver(self) }
}

@MainActor
struct NotificationSelectorTests {
  private let center = NotificationCenter()
  private let name = NSNotification.Name("Changed")

  private func plain() -> ActionSelector { ActionSelector("plain", Listener.plain) }
  private func value() -> ActionSelector { ActionSelector("value:", Listener.value) }

  @Test func `a method hears a notification at once, whatever it takes of it`() {
    let listener = Listener()
    center.addObserver(listener, selector: plain(), name: name, object: nil)
    center.addObserver(listener, selector: value(), name: name, object: nil)
    center.addObserver(
      listener, selector: ActionSelector("object:", Listener.object), name: name, object: nil)
    center.post(name: name, object: nil, userInfo: ["key": 7])
    #expect(Set(listener.heard) == ["plain", "Changed", "7"])
  }

  @Test func `a method that takes something else is not called`() {
    let listener = Listener()
    center.addObserver(
      listener, selector: ActionSelector("button:", Listener.button), name: name, object: nil)
    center.addObserver(listener, selector: ActionSelector("none:"), name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(listener.heard.isEmpty)
  }

  @Test func `only a name and a sender that were asked for are heard`() {
    let (listener, sender, other) = (Listener(), Listener(), Listener())
    center.addObserver(listener, selector: value(), name: name, object: sender)
    center.post(name: name, object: nil)
    center.post(name: name, object: other)
    center.post(name: NSNotification.Name("Other"), object: sender)
    #expect(listener.heard.isEmpty)
    center.post(name: name, object: sender)
    #expect(listener.heard == ["Changed"])
  }

  @Test func `without a name everything is heard`() {
    let listener = Listener()
    center.addObserver(listener, selector: value(), name: nil, object: nil)
    center.post(name: NSNotification.Name("A"), object: nil)
    center.post(name: NSNotification.Name("B"), object: nil)
    #expect(listener.heard == ["A", "B"])
  }

  @Test func `who was removed hears nothing`() {
    let listener = Listener()
    center.addObserver(listener, selector: plain(), name: name, object: nil)
    center.addObserver(listener, selector: value(), name: name, object: nil)
    center.removeObserver(listener)
    center.post(name: name, object: nil)
    #expect(listener.heard.isEmpty)
  }

  @Test func `who was removed for a name hears the others`() {
    let listener = Listener()
    let other = NSNotification.Name("Other")
    for name in [name, other] {
      center.addObserver(listener, selector: value(), name: name, object: nil)
    }
    center.removeObserver(listener, name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: other, object: nil)
    #expect(listener.heard == ["Other"])
  }

  @Test func `who was removed for a sender hears the others`() {
    let (listener, first, second) = (Listener(), Listener(), Listener())
    for sender in [first, second] {
      center.addObserver(listener, selector: plain(), name: name, object: sender)
    }
    center.removeObserver(listener, name: nil, object: first)
    center.post(name: name, object: first)
    #expect(listener.heard.isEmpty)
    center.post(name: name, object: second)
    #expect(listener.heard == ["plain"])
  }

  @Test func `a token of Foundation's can be removed`() {
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in count += 1 }
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(count == 0)
  }

  @Test func `nobody is kept, and who is gone is not called`() {
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      center.addObserver(listener, selector: plain(), name: name, object: listener)
    }
    #expect(gone == nil)
    center.post(name: name, object: nil)
  }

  @Test func `another center's notifications are not heard`() {
    let listener = Listener()
    center.addObserver(listener, selector: plain(), name: name, object: nil)
    NotificationCenter().post(name: name, object: nil)
    #expect(listener.heard.isEmpty)
    NotificationCenter().removeObserver(listener)
    center.post(name: name, object: nil)
    #expect(listener.heard == ["plain"])
  }

  @Test func `what another thread posts is heard on the main actor`() async {
    let (caller, center, name) = (Caller(), center, name)
    center.addObserver(
      caller, selector: ActionSelector("called", Caller.called), name: name, object: nil)
    Thread.detachNewThread { center.post(name: name, object: nil) }
    for _ in 0..<500 where !caller.wasCalled {
      try? await Task.sleep(for: .milliseconds(10))
    }
    #expect(caller.wasCalled)
  }

  @Test func `a view removes itself when it is deallocated`() {
    let name = NSNotification.Name("ListeningView")
    let center = NotificationCenter.default
    var view: ListeningView? = ListeningView()
    weak let gone = view
    if let view {
      center.addObserver(
        view, selector: ActionSelector("changed:", ListeningView.changed), name: name,
        object: nil)
    }
    center.post(name: name, object: nil)
    #expect(view?.heard == 1)
    view = nil
    #expect(gone == nil)
    center.post(name: name, object: nil)
  }
}
#endif
