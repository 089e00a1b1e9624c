import Graphics

/// The items of a group of a compositional layout, relative to the corner of the group.
@MainActor
struct GroupLayout {
  /// An item that shows a cell.
  struct Leaf {
    var frame: Rect
    var zIndex = 0
    var estimates = Estimates()
    /// The items that belong to the item.
    var belonging: [CollectionLayoutSupplementaryItem] = []
  }

  /// An item that belongs to a group, such as a badge.
  struct Belonging {
    var item: CollectionLayoutSupplementaryItem
    var frame: Rect
    /// The number of the first leaf of the group.
    var leaf: Int
  }

  /// The extents that are measured when a view is shown.
  struct Estimates {
    var width = false
    var height = false

    var isEmpty: Bool { !width && !height }
  }

  var size: Size
  var leaves: [Leaf] = []
  var belonging: [Belonging] = []
}

extension GroupLayout {
  /// The direction in which the items of a group follow one another.
  enum Axis {
    case horizontal, vertical

    func length(_ size: Size) -> Scalar { self == .horizontal ? size.width : size.height }
    func breadth(_ size: Size) -> Scalar { self == .horizontal ? size.height : size.width }
    func size(_ length: Scalar, _ breadth: Scalar) -> Size {
      self == .horizontal
        ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
    }
    func point(_ along: Scalar, _ across: Scalar) -> Point {
      self == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
    }
  }

  mutating func move(by offset: Point) {
    for index in leaves.indices {
      leaves[index].frame = leaves[index].frame.offsetBy(dx: offset.x, dy: offset.y)
    }
    for index in belonging.indices {
      belonging[index].frame = belonging[index].frame.offsetBy(dx: offset.x, dy: offset.y)
    }
  }
}

extension CollectionLayoutSize {
  /// Returns the size in a container; about that for estimated extents.
  final func resolved(in container: Size) -> Size {
    Size(
      width: widthDimension.resolved(in: container),
      height: heightDimension.resolved(in: container))
  }

  /// The extents that are measured.
  final var estimates: GroupLayout.Estimates {
    GroupLayout.Estimates(width: widthDimension.isMeasured, height: heightDimension.isMeasured)
  }
}

extension CollectionLayoutDimension {
  /// Indicates whether the extent is that of the content.
  final var isMeasured: Bool { isEstimated || isUniformAcrossSiblings }

  fileprivate final func resolved(in container: Size) -> Scalar {
    let extent =
      isFractionalWidth
      ? container.width * dimension
      : isFractionalHeight ? container.height * dimension : dimension
    return extent.isFinite ? max(0, extent) : 0
  }
}

extension CollectionLayoutSupplementaryItem {
  /// Returns the frame at the anchor of a container.
  final func frame(at container: Rect) -> Rect {
    let size = layoutSize.resolved(in: container.size)
    let own = itemAnchor ?? CollectionLayoutAnchor(edges: containerAnchor.edges)
    let anchor = containerAnchor.point(in: container.size)
    let corner = own.point(in: size)
    return Rect(
      x: container.minX + anchor.x - corner.x, y: container.minY + anchor.y - corner.y,
      width: size.width, height: size.height)
  }
}

extension CollectionLayoutAnchor {
  /// The place of the anchor in a rectangle of a size; in the middle where no edge is given.
  fileprivate final func point(in size: Size) -> Point {
    func place(_ first: DirectionalRectEdge, _ last: DirectionalRectEdge, _ extent: Scalar)
      -> Scalar
    { edges.contains(first) ? 0 : edges.contains(last) ? extent : extent / 2 }
    let offset =
      isAbsoluteOffset
      ? self.offset : Point(x: self.offset.x * size.width, y: self.offset.y * size.height)
    return Point(
      x: place(.leading, .trailing, size.width) + offset.x,
      y: place(.top, .bottom, size.height) + offset.y)
  }
}
