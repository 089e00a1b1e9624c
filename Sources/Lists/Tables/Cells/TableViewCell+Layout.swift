import ResponderKit
import ControlCore
package import Graphics

extension TableViewCell {
  /// The height that the content has in a width: by its constraints, or as the cell says that it fits.
  final func fittingHeight(inWidth width: Scalar) -> Scalar {
    if frame.width != width { frame.size.width = width }
    updateIfNeeded()
    layoutContent()
    if let list = contentView as? ListContentView {
      return list.sizeThatFits(Size(width: list.bounds.width, height: 0)).height
    }
    let size = contentView.systemLayoutSizeFitting(
      Size(width: contentView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0
      ? size.height : max(0, sizeThatFits(Size(width: width, height: 0)).height)
  }

  final var madeTextLabel: Label {
    if let label = state.textLabel { return label }
    let label = addLabel()
    state.textLabel = label
    return label
  }

  final var madeDetailTextLabel: Label? {
    guard style != .default else { return nil }
    if let label = state.detailTextLabel { return label }
    let label = addLabel()
    if style == .value1 { label.textAlignment = .right }
    state.detailTextLabel = label
    return label
  }

  final var madeImageView: ImageView? {
    guard style != .value2 else { return nil }
    if let view = state.imageView { return view }
    let view = ImageView(frame: .zero)
    contentView.insertSubview(view, at: 0)
    state.imageView = view
    return view
  }

  private func addLabel() -> Label {
    let label = Label(frame: .zero)
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// Lays out the content between the edges, and the standard labels in it.
  final func layoutContent() {
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    let trailing = placeAccessory()
    placeEditingControls()
    // The content of a document is where the document puts it.
    guard documentState == nil else { return }
    let leading =
      state.rowControl != nil && shouldIndentWhileEditing
      ? min(Self.rowControlWidth, bounds.width) : 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    contentView.frame = Rect(
      x: isMirrored ? trailing : leading, y: 0, width: max(0, bounds.width - leading - trailing),
      height: bounds.height)
    layoutLabels()
  }

  private func layoutLabels() {
    let margin: Scalar = 16
    var start = margin + Scalar(indentationLevel) * indentationWidth
    if let imageView = state.imageView, let image = imageView.image {
      let size = image.size(applying: nil)
      imageView.frame = Rect(
        x: start, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      start += size.width + margin
    }
    let space = Rect(
      x: start, y: 0, width: max(0, contentView.bounds.width - start - margin),
      height: bounds.height)
    let text = state.textLabel
    guard let detail = state.detailTextLabel else {
      text?.frame = space
      return
    }
    let (first, second) = halves(of: space)
    text?.frame = first
    detail.frame = second
  }

  /// The parts of the space for the two labels of the style.
  private func halves(of space: Rect) -> (Rect, Rect) {
    switch style {
    case .subtitle:
      let half = space.height / 2
      return (
        Rect(x: space.minX, y: space.minY, width: space.width, height: half),
        Rect(x: space.minX, y: half, width: space.width, height: half)
      )
    case .value2:
      let first = min(91, space.width)
      return (
        Rect(x: space.minX, y: 0, width: first, height: space.height),
        Rect(x: space.minX + first, y: 0, width: space.width - first, height: space.height)
      )
    default:
      let half = space.width / 2
      return (
        Rect(x: space.minX, y: 0, width: half, height: space.height),
        Rect(x: space.minX + half, y: 0, width: half, height: space.height)
      )
    }
  }
}

extension TableViewCell: HasStandardMargins {
  /// The margins of a row: as wide as the system's of the table, and 11 points above and below.
  package final var standardMargins: DirectionalEdgeInsets {
    let table = sequence(first: superview, next: { $0?.superview }).first { $0 is TableView }
    let side: Scalar = (table ?? superview)?.bounds.width ?? 0 >= 414 ? 20 : 16
    return DirectionalEdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
  }
}
