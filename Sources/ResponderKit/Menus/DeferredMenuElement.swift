/// Elements that are created when a menu opens: UIKit's `UIDeferredMenuElement`.
///
/// Until they arrive, nothing takes their place; a menu on a screen shows that they are loading.
@preconcurrency @MainActor
public final class DeferredMenuElement: MenuElement {
  /// Creates the elements and passes them to the completion, at once or later.
  public typealias Provider =
    @MainActor (
      _ completion: @escaping @MainActor ([MenuElement]) -> Void
    ) -> Void

  private let provider: Provider
  private let isCached: Bool
  /// The elements that have arrived; nil before.
  package private(set) var elements: [MenuElement]?
  /// The number of the current request; a completion of an earlier one is ignored.
  private var opening = 0
  private var isAsking = false
  private var waiting: (@MainActor ([MenuElement]) -> Void)?

  /// Creates an element that asks the provider once and keeps what it gets
  /// (`UIDeferredMenuElement.init(_:)`).
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(elementProvider, isCached: true)
  }

  /// Creates an element that asks the provider each time the menu is opened
  /// (`UIDeferredMenuElement.uncached(_:)`).
  public static func uncached(_ elementProvider: @escaping Provider) -> DeferredMenuElement {
    DeferredMenuElement(elementProvider, isCached: false)
  }

  private init(_ provider: @escaping Provider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Requests the elements for a menu that is opening, and passes them on when they arrive: to the
  /// menu that asked last.
  ///
  /// Only the first call of a provider's completion counts.
  func load(_ arrived: @escaping @MainActor ([MenuElement]) -> Void) {
    if isCached, let elements { return arrived(elements) }
    waiting = arrived
    if isCached, isAsking { return }
    elements = nil
    isAsking = true
    opening += 1
    let asked = opening
    provider { [weak self] provided in self?.take(provided, of: asked) }
  }

  private func take(_ provided: [MenuElement], of asked: Int) {
    guard isAsking, asked == opening else { return }
    isAsking = false
    elements = provided
    let completions = waiting
    waiting = nil
    completions?(provided)
  }
}
