/// The place of a view among others, as UIKit's and AppKit's views keep it.
///
/// Each framework notifies its views of a move in an order of its own; what contains what is kept
/// here.
@MainActor
package protocol ViewTree: Responder {
  /// The class of all views of the tree.
  associatedtype Node: ViewTree where Node.Node == Node

  /// The views inside this one, from back to front.
  nonisolated var storedSubviews: [Node] { get set }
  /// The view that contains this one, which clears it before it is deallocated.
  nonisolated var storedSuperview: Unmanaged<Node>? { get set }
  var tag: Int { get }
}

extension ViewTree {
  private nonisolated var address: UnsafeMutableRawPointer {
    Unmanaged.passUnretained(self).toOpaque()
  }

  /// Returns whether the view is the other one or inside it.
  package func isInTree(of view: Node) -> Bool {
    let wanted = view.address
    if address == wanted { return true }
    var place = storedSuperview
    while let present = place, present.toOpaque() != wanted {
      place = present._withUnsafeGuaranteedRef { $0.storedSuperview }
    }
    return place != nil
  }

  /// Traps for a view that is this one or contains it.
  ///
  /// A view without subviews, such as one that is new, contains none, so that a tree that is built
  /// from the outside is not walked for each view.
  package func checkThatItCanContain(_ view: Node) {
    let isInside = view.storedSubviews.isEmpty ? address == view.address : isInTree(of: view)
    precondition(!isInside, "a view cannot be put into itself or a view inside it")
  }

  /// Puts a view among the subviews: at an index, or in front of the others for a greater one.
  package func place(_ view: Node, at index: Int) {
    storedSubviews.insert(view, at: min(index, storedSubviews.count))
  }

  /// Removes a view from the subviews.
  package func displace(_ view: Node) { storedSubviews.removeAll { $0 === view } }

  /// Returns the index for a view in front of a sibling, or behind it; nil if that is not a subview.
  package func index(for view: Node, beside sibling: Node?, inFront: Bool) -> Int? {
    // The view may leave a place before its sibling's.
    let others = storedSubviews.filter { $0 !== view }
    return others.firstIndex { $0 === sibling }.map { inFront ? $0 + 1 : $0 }
  }

  /// Returns the first view inside this one that has the tag, depth first.
  package func firstInside(tagged tag: Int) -> Node? {
    var rest = Array(storedSubviews.reversed())
    while let view = rest.popLast() {
      if view.tag == tag { return view }
      rest += view.storedSubviews.reversed()
    }
    return nil
  }

  /// Takes the subviews out of the view; returns them from front to back.
  nonisolated package func takenSubviews() -> [Node] {
    for view in storedSubviews where view.storedSuperview?.toOpaque() == address {
      if view.storedNext?.toOpaque() == address { view.storedNext = nil }
      view.storedSuperview = nil
    }
    defer { storedSubviews = [] }
    return storedSubviews.reversed()
  }

  /// Releases the views that nothing else keeps one after another, because one within the other
  /// would need a stack as deep as the views.
  nonisolated package func releaseSubviews() {
    guard !storedSubviews.isEmpty else { return }
    var rest = takenSubviews()
    while var view = rest.popLast() {
      if isKnownUniquelyReferenced(&view) { rest += view.takenSubviews() }
    }
  }
}
