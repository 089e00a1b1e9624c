#if UIKit
import Foundation
import ControlCore
import Graphics
import ResponderKit
import UIKitDialect

extension UITableViewCell {
  final var madeTextLabel: UILabel {
    if let label = state.textLabel { return label }
    let label = addLabel()
    state.textLabel = label
    return label
  }

  final var madeDetailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if let label = state.detailTextLabel { return label }
    let label = addLabel()
    if style == .value1 { label.textAlignment = .right }
    state.detailTextLabel = label
    return label
  }

  final var madeImageView: UIImageView? {
    guard style != .value2 else { return nil }
    if let view = state.imageView { return view }
    let view = UIImageView(frame: .zero)
    contentView.insertSubview(view, at: 0)
    state.imageView = view
    return view
  }

  private func addLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// Lays out the content between the edges, and the standard labels in it.
  final func layoutContent() {
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    var width = bounds.width
    if let accessoryView {
      width = max(0, width - accessoryView.bounds.width - 16)
      accessoryView.center = CGPoint(
        x: width + accessoryView.bounds.width / 2, y: bounds.height / 2)
    }
    contentView.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    layoutLabels()
  }

  private func layoutLabels() {
    let margin: CGFloat = 16
    var start = margin + CGFloat(indentationLevel) * indentationWidth
    if let imageView = state.imageView, let image = imageView.image {
      let size = image.size
      imageView.frame = CGRect(
        x: start, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      start += size.width + margin
    }
    let space = CGRect(
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
  private func halves(of space: CGRect) -> (CGRect, CGRect) {
    switch style {
    case .subtitle:
      let half = space.height / 2
      return (
        CGRect(x: space.minX, y: space.minY, width: space.width, height: half),
        CGRect(x: space.minX, y: half, width: space.width, height: half)
      )
    case .value2:
      let first = min(91, space.width)
      return (
        CGRect(x: space.minX, y: 0, width: first, height: space.height),
        CGRect(x: space.minX + first, y: 0, width: space.width - first, height: space.height)
      )
    default:
      let half = space.width / 2
      return (
        CGRect(x: space.minX, y: 0, width: half, height: space.height),
        CGRect(x: space.minX + half, y: 0, width: half, height: space.height)
      )
    }
  }
}
#endif
