/// Elements that are made when a menu is opened: UIKit's `UIDeferredMenuElement`.
///
/// Until they have arrived nothing stands in their place; a menu on a screen shows that it waits.
@MainActor
public final class DeferredMenuElement: MenuElement {
  /// Makes the elements and hands them over, at once or later.
  public typealias Provider = @MainActor (
    _ completion: @escaping @MainActor ([MenuElement]) -> Void
  ) -> Void

  private let provider: Provider
  private let isCached: Bool
  /// What has arrived; nil before.
  package private(set) var elements: [MenuElement]?
  private var isAsking = false
  private var waiting: [@MainActor () -> Void] = []

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

  /// Asks for the elements, for a menu that is being opened, and tells when they have arrived.
  ///
  /// A provider that calls its completion several times is heard once.
  func load(_ arrived: @escaping @MainActor () -> Void) {
    if isCached, elements != nil { return arrived() }
    waiting.append(arrived)
    guard !isAsking else { return }
    elements = nil
    isAsking = true
    provider { [self] provided in
      guard isAsking else { return }
      isAsking = false
      elements = provided
      let told = waiting
      waiting = []
      for arrived in told { arrived() }
    }
  }
}
