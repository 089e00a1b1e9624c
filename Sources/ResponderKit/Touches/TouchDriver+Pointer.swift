public import Graphics

/// Lets a view answer to the pointer: UIKit's `UIPointerInteraction`.
@MainActor
public final class PointerInteraction: Interaction {
  /// The view that has the interaction.
  public var view: View? { viewLink.object }
  private var viewLink = Backlink<View>()

  /// Whether the pointer is looked at; true unless set (`UIPointerInteraction.isEnabled`).
  public var isEnabled = true {
    didSet { if !isEnabled { leave() } }
  }

  /// The style that holds while the pointer is over the view; nil elsewhere, and for a view that
  /// wants none.
  ///
  /// UIKit has no counterpart.
  public private(set) var style: PointerStyle?
  /// Whether the pointer is over the view.
  package var isHovered: Bool {
    // A tree that has gone takes the pointer with it.
    root.object?.rare?.hoveredInteraction === self && style != nil
  }
  /// The outermost view of the tree that the pointer came to the view in.
  private var root = Backlink<View>()

  private let styleForView: @MainActor () -> PointerStyle?
  private let changed: @MainActor () -> Void

  package init(
    style: @escaping @MainActor () -> PointerStyle?, changed: @escaping @MainActor () -> Void
  ) {
    styleForView = style
    self.changed = changed
  }

  /// Lets go of the pointer before the interaction leaves its view.
  public func willMove(to view: View?) { leave() }

  /// Remembers the view.
  public func didMove(to view: View?) { viewLink = Backlink(view) }

  func enter() {
    root = Backlink(view?.outermost)
    style = styleForView()
    // Who was asked may have taken the view away.
    if isHovered { changed() } else { style = nil }
  }

  func leave() {
    guard style != nil else { return }
    style = nil
    changed()
  }
}

extension TouchDriver {
  /// Moves the pointer of a mouse or trackpad; nil takes it from the window.
  ///
  /// The nearest view from the one under it up that answers to the pointer is hovered.
  public func movePointer(to point: Point?) {
    let hit = point.flatMap { root.hitTest(root.convert($0, from: nil), with: nil) }
    let interaction = hit.flatMap { hit in
      sequence(first: hit, next: \.superview).lazy
        .compactMap { $0.interactions.lazy.compactMap { $0 as? PointerInteraction }.first }
        .first { $0.isEnabled }
    }
    let outermost = root.outermost
    let hovered = outermost.rare?.hoveredInteraction
    if interaction !== hovered {
      outermost.rarely.hoveredInteraction = interaction
      hovered?.leave()
      interaction?.enter()
    }
    root.layoutIfNeeded()
  }

  /// Moves the pointer to the middle of a view.
  public func movePointer(over view: View) {
    movePointer(to: view.convert(view.bounds.center, to: nil))
  }
}
