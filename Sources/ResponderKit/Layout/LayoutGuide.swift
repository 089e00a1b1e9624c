public import Graphics
public import Layout

/// A rectangle in a view without a view of its own: UIKit's `UILayoutGuide`.
///
/// Constraints place it in the layout of its view. Without any it has the frame that a program sets.
@preconcurrency @MainActor
open class LayoutGuide: RootObject, LayoutItem {
  /// Creates a guide without a view.
  public override init() { super.init() }
  /// The view that the guide is in; nil for none (`UILayoutGuide.owningView`).
  public internal(set) final weak var owningView: View?
  /// A name for debugging; empty unless set (`UILayoutGuide.identifier`).
  public final var identifier = ""
  /// The rectangle in the coordinates of the view; zero unless set (`UILayoutGuide.layoutFrame`).
  open var layoutFrame = Rect.zero
  /// Returns the part of the view that the guide is: one that constraints place.
  func partOfView(_ view: View) -> LayoutRegion { .free }
}

/// A rectangle that attracts the focus and passes it on: UIKit's `UIFocusGuide`.
@preconcurrency @MainActor
open class FocusGuide: LayoutGuide {
  /// A Boolean value that indicates whether the guide attracts the focus; true unless set
  /// (`UIFocusGuide.isEnabled`).
  public final var isEnabled = true
  /// The items to which the focus goes, in order of preference; none, so that the guide is passed
  /// over, unless set (`UIFocusGuide.preferredFocusEnvironments`).
  ///
  /// The guide does not retain them.
  public final var preferredFocusEnvironments: [any FocusEnvironment] {
    get { links.compactMap(\.environment) }
    set { links = newValue.map { WeakEnvironment(environment: $0) } }
  }
  private final var links: [WeakEnvironment] = []
}

/// A reference to an environment that does not retain it.
struct WeakEnvironment {
  weak var environment: (any FocusEnvironment)?
}

extension View {
  /// The guides of the view, in the order in which they were added (`UIView.layoutGuides`).
  public final var layoutGuides: [LayoutGuide] { rare?.layoutGuides ?? [] }

  /// Adds a guide, and removes it from its former view (`UIView.addLayoutGuide(_:)`).
  public final func addLayoutGuide(_ layoutGuide: LayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    rarely.layoutGuides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Removes a guide; does nothing for a guide of another view (`UIView.removeLayoutGuide(_:)`).
  public final func removeLayoutGuide(_ layoutGuide: LayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    removeConstraints(of: layoutGuide)
    rarely.layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }
}
