@testable import AppKitDialect
import ResponderKit
import Testing

/// A view that computes its next responder.
@MainActor
private final class DetouredView: NSView {
  var detour: NSResponder?
  override var nextResponder: NSResponder? {
    get { detour ?? super.nextResponder }
    set { super.nextResponder = newValue }
  }
}

/// A view whose work another object does.
@MainActor
private final class DelegatingView: NSView {
  var worker: AnyObject?
  override var acceptsFirstResponder: Bool { true }
  override func supplementalTarget(forAction action: ActionSelector, sender: Any?) -> Any? {
    worker
  }
}

@MainActor @Suite(.ownApplication) struct OverrideTests {
  @Test func `the overrides that a search calls are found in the tables of the classes`() {
    #expect(NSResponderOverrides.nextResponder.isKnown)
    #expect(NSResponderOverrides.supplementalTarget.isKnown)
    #expect(NSResponderOverrides.nextResponder.isOverridden(in: DetouredView.self))
    #expect(!NSResponderOverrides.nextResponder.isOverridden(in: DelegatingView.self))
    #expect(NSResponderOverrides.supplementalTarget.isOverridden(in: DelegatingView.self))
    #expect(!NSResponderOverrides.supplementalTarget.isOverridden(in: NSButton.self))
  }

  @Test func `a search follows an override of nextResponder`() {
    let (view, target) = (DetouredView(), Target())
    view.detour = target
    let inner = DelegatingView()
    view.addSubview(inner)
    let window = shownWindow(view)
    window.makeFirstResponder(inner)
    #expect(NSApp.sendAction(ActionSelector("fire:"), to: nil, from: inner))
    #expect(target.senders.count == 1)
  }

  @Test func `an object that a responder names performs what it lacks`() {
    let (view, target) = (DelegatingView(), Target())
    view.worker = target
    let window = shownWindow(view)
    window.makeFirstResponder(view)
    #expect(NSApp.sendAction(ActionSelector("fire:"), to: nil, from: view))
    #expect(target.senders.count == 1)
    #expect(NSApp.target(forAction: ActionSelector("fire:")) === target)
  }
}
