public import Graphics

/// Lets a view respond to the pointer: UIKit's `UIPointerInteraction`.
@preconcurrency @MainActor
public final class PointerInteraction: Interaction {
  /// The view that has the interaction.
  public var view: View? { viewLink.object }
  private var viewLink = Backlink<View>()

  /// A Boolean value that indicates whether the view responds to the pointer; true unless set
  /// (`UIPointerInteraction.isEnabled`).
  public var isEnabled = true {
    didSet { if !isEnabled { leave() } }
  }

  /// The style while the pointer is over the view; nil elsewhere, and for a view that has no style.
  ///
  /// UIKit has no counterpart.
  public private(set) var style: PointerStyle?
  /// Indicates whether the pointer is over the view.
  package var isHovered: Bool {
    // If the tree has been deallocated, the pointer is no longer over the view.
    root.object?.rare?.hoveredInteraction === self && style != nil
  }
  /// The root view of the tree in which the pointer entered the view.
  private var root = Backlink<View>()

  private let styleForView: @MainActor () -> PointerStyle?
  private let changed: @MainActor () -> Void

  package init(
    style: @escaping @MainActor () -> PointerStyle?, changed: @escaping @MainActor () -> Void
  ) {
    styleForView = style
    self.changed = changed
  }

  /// Releases the pointer before the interaction leaves its view.
  public func willMove(to view: View?) { leave() }

  /// Stores the view.
  public func didMove(to view: View?) { viewLink = Backlink(view) }

  func enter() {
    root = Backlink(view?.outermost)
    // The delegate answers in `move(to:)`.
    if regions != nil { return }
    style = styleForView()
    // A callback may have removed the view.
    if isHovered { changed() } else { style = nil }
  }

  func leave() {
    regions?.leave(self)
    guard style != nil else { return }
    style = nil
    changed()
  }

  /// The object that decides how the view responds; not retained (`UIPointerInteraction.delegate`).
  public var delegate: (any PointerInteractionDelegate)? { regions?.delegate }
  private var regions: PointerRegions?
  /// The position of the pointer, in the coordinates of the view.
  private var location = Point.zero

  /// Creates an interaction with an object that decides about it
  /// (`UIPointerInteraction.init(delegate:)`).
  public convenience init(delegate: (any PointerInteractionDelegate)? = nil) {
    self.init(style: { nil }, changed: {})
    regions = PointerRegions(delegate)
  }

  /// Asks the delegate again, if the pointer is over the view (`UIPointerInteraction.invalidate()`).
  public func invalidate() {
    guard isHovered, let regions else { return }
    regions.leave(self)
    style = regions.move(to: location, in: self)
  }

  /// Follows the pointer to a point of the window.
  func move(to point: Point) {
    guard let regions, let view else { return }
    location = view.convert(point, from: nil)
    style = regions.move(to: location, in: self)
  }
}

extension TouchDriver {
  /// Moves the pointer of a mouse or trackpad; nil removes it from the window.
  ///
  /// The nearest view that responds to the pointer, from the one under it up, is hovered, and
  /// recognizers that hover follow it.
  public func movePointer(to point: Point?) {
    let hit = point.flatMap { root.hitTest(root.convert($0, from: nil), with: nil) }
    let interaction = hit.flatMap { hit in
      sequence(first: hit, next: \.superview).lazy
        .compactMap { $0.interactions.lazy.compactMap { $0 as? PointerInteraction }.first }
        .first { $0.isEnabled }
    }
    let outermost = root.outermost
    let followers = hit.map { hit in
      sequence(first: hit, next: \.superview).flatMap { $0.rare?.gestureRecognizers ?? [] }
        .filter { $0.followsPointer && $0.isEnabled }
    }
    if followers?.isEmpty == false || outermost.rare?.touchDelivery != nil {
      outermost.delivery.movePointer(to: point, over: followers ?? [])
    }
    let hovered = outermost.rare?.hoveredInteraction
    if interaction !== hovered {
      outermost.rarely.hoveredInteraction = interaction
      hovered?.leave()
      interaction?.enter()
    }
    if let point { interaction?.move(to: point) }
    settle()
  }

  /// Moves the pointer to the middle of a view.
  public func movePointer(over view: View) {
    movePointer(to: view.convert(view.bounds.center, to: nil))
  }
}
