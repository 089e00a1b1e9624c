#if UIKit
import Foundation
import UIKitDialect

/// The position of a layer, and its sublayers.
struct LayerTree {
  /// The layers inside, from back to front; those of subviews only as far as they were asked for.
  var sublayers: [CALayer] = []
  /// The layer to which this one was added.
  weak var superlayer: CALayer?
  /// The layer of the superview from which the layer of a view was removed.
  weak var leftSuperlayer: CALayer?
}

extension CALayer {
  /// The layer to which this one was added, otherwise that of the superview.
  final var presentSuperlayer: CALayer? {
    if let superlayer = tree.superlayer { return superlayer }
    guard let host, let superlayer = layer(of: { host.superview }),
      superlayer !== tree.leftSuperlayer
    else { return nil }
    return superlayer
  }

  /// The layers inside, with those of the subviews, which are made here.
  ///
  /// The layers of subviews keep their order; one that is new comes before that of the next
  /// subview, or in front of all others.
  final var presentSublayers: [CALayer] {
    guard let host else { return tree.sublayers }
    nonisolated(unsafe) var views: [CALayer] = []
    onMain { views = host.subviews.map(\.layer) }
    views.removeAll { $0.tree.leftSuperlayer === self || $0.tree.superlayer != nil }
    var ids = Set(views.map { ObjectIdentifier($0) })
    let present = tree.sublayers.filter {
      $0.tree.superlayer === self || ids.contains(ObjectIdentifier($0))
    }
    // In the order of the views, at the places where their layers are.
    var known = Set(present.map { ObjectIdentifier($0) })
    var ordered = views.filter { known.contains(ObjectIdentifier($0)) }.makeIterator()
    ids = Set(views.map { ObjectIdentifier($0) })
    var layers = present.map { layer in
      ids.contains(ObjectIdentifier(layer)) ? ordered.next() ?? layer : layer
    }
    for (index, layer) in views.enumerated().reversed()
    where known.insert(ObjectIdentifier(layer)).inserted {
      let next = index + 1 < views.count ? views[index + 1] : nil
      let place = next.flatMap { next in layers.firstIndex { $0 === next } }
      layers.insert(layer, at: place ?? layers.count)
    }
    tree.sublayers = layers
    return layers
  }

  /// Puts a layer into this one; it leaves its former superlayer.
  final func insert(_ layer: CALayer, at index: Int) {
    precondition(
      !sequence(first: self, next: \.presentSuperlayer).contains { $0 === layer },
      "a layer cannot be put into itself or a layer inside it")
    layer.leaveSuperlayer()
    let layers = presentSublayers
    tree.sublayers = layers
    layer.tree.superlayer = self
    tree.sublayers.insert(layer, at: min(index, layers.count))
    requestLayout()
  }

  final func insert(_ layer: CALayer, beside sibling: CALayer?, distance: Int) {
    if layer === sibling { return }
    let others = presentSublayers.filter { $0 !== layer }
    insert(layer, at: others.firstIndex { $0 === sibling }.map { $0 + distance } ?? others.count)
  }

  final func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, old.presentSuperlayer === self else { return }
    insert(new, beside: old, distance: 0)
    old.leaveSuperlayer()
  }

  final func replaceSublayers(with layers: [CALayer]) {
    for layer in presentSublayers where !layers.contains(where: { $0 === layer }) {
      layer.leaveSuperlayer()
    }
    for layer in layers { insert(layer, at: presentSublayers.count) }
  }

  /// Takes the layer out of its superlayer; a view's layer then is in none, and its view stays
  /// where it is.
  final func leaveSuperlayer() {
    guard let superlayer = presentSuperlayer else { return }
    superlayer.tree.sublayers.removeAll { $0 === self }
    if tree.superlayer == nil { tree.leftSuperlayer = superlayer }
    tree.superlayer = nil
  }
}
#endif
