import ResponderKit
import Testing

private class Plain: Responder {}

private final class Overriding: Responder {
  override func canPerformAction(_ action: ActionSelector, withSender sender: Any?) -> Bool { true }
}

private final class Redirecting: ViewResponder {
  override var next: ViewResponder? { nil }
}

private final class RedirectingView: View {
  override var next: ViewResponder? { nil }
}

/// A method of its own, which stands behind those of the superclass.
private final class Extended: Plain {
  func more() {}
}

@MainActor @Suite struct FastPathTests {
  #if _runtime(_ObjC) || !_pointerBitWidth(_64)
  @Test func `where class metadata is laid out otherwise, every class is asked`() {
    for method in ResponderOverrides.all {
      #expect(!method.isKnown && method.isOverridden(in: Plain.self))
    }
  }
  #else
  @Test func `each method that a search asks is found in the table of a class`() {
    #expect(ResponderOverrides.all.count == 4)
    for method in ResponderOverrides.all { #expect(method.isKnown) }
  }

  @Test func `a class is asked for what it overrides and for nothing else`() {
    #expect(ResponderOverrides.canPerformAction.isOverridden(in: Overriding.self))
    for other in [ResponderOverrides.next, ResponderOverrides.target] {
      #expect(!other.isOverridden(in: Overriding.self))
    }
    for type in [Plain.self, Extended.self, View.self, ViewController.self] as [AnyClass] {
      #expect(!ResponderOverrides.canPerformAction.isOverridden(in: type))
    }
    for type in [Redirecting.self, RedirectingView.self, Window.self] as [AnyClass] {
      #expect(ResponderOverrides.next.isOverridden(in: type))
    }
    for type in [Plain.self, Extended.self, ViewResponder.self, View.self] as [AnyClass] {
      #expect(!ResponderOverrides.next.isOverridden(in: type))
    }
  }
  #endif

  @Test func `a method that cannot be told from others counts as overridden`() {
    let unknown = MethodOverride(
      of: Responder.self, overriding: Plain.self, plain: Plain.self, standard: [Responder.self])
    #expect(!unknown.isKnown)
    #expect(unknown.isOverridden(in: Plain.self))
  }
}
