import Testing
import UIKitDialect

/// A view with a natural size, and a baseline a distance below its upper edge.
private final class Block: UIView {
  let natural: CGSize
  private let text = UIView()

  init(_ width: Double, _ height: Double, ascent: Double? = nil) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
    guard let ascent else { return }
    text.translatesAutoresizingMaskIntoConstraints = false
    addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: topAnchor),
      text.heightAnchor.constraint(equalToConstant: ascent),
    ])
  }
  override var intrinsicContentSize: CGSize { natural }
  override var forLastBaselineLayout: UIView { text.superview == nil ? self : text }
}

/// Where stack views place what they arrange.
@MainActor
struct SolvedStackTests {
  /// Returns the starts and the lengths along the axis of views with a spacing, in a row.
  private func row(
    _ widths: [Double], _ distribution: UIStackView.Distribution, spacing: Double, in width: Double,
    hugging: [Float] = []
  ) -> [[Double]] {
    let views = widths.map { Block($0, 20) }
    for (view, priority) in zip(views, hugging) {
      view.setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: 20)
    stack.distribution = distribution
    stack.spacing = spacing
    stack.layoutIfNeeded()
    return views.map { [$0.frame.minX, $0.frame.width] }
  }

  @Test func `T128 views that fill equally have equal lengths`() {
    #expect(
      row([10, 50, 30], .fillEqually, spacing: 10, in: 320) == [
        [0, 100], [110, 100], [220, 100],
      ])
  }

  @Test func `T129 views that fill proportionally have lengths like their natural ones`() {
    #expect(row([50, 100], .fillProportionally, spacing: 0, in: 300) == [[0, 100], [100, 200]])
  }

  @Test func `T130 the space counts for proportions`() {
    #expect(
      row([50, 100], .fillProportionally, spacing: 10, in: 310) == [
        [0, 96.875], [106.875, 203.125],
      ])
  }

  @Test func `T131 spaces are equally long`() {
    #expect(
      row([40, 40, 40], .equalSpacing, spacing: 10, in: 200) == [[0, 40], [80, 40], [160, 40]])
  }

  @Test func `T132 distances between the middles are equally long`() {
    #expect(
      row([20, 60, 40], .equalCentering, spacing: 10, in: 240) == [[0, 20], [85, 60], [200, 40]])
  }

  @Test func `T133 the view that resists growing least fills the room`() {
    #expect(
      row([50, 50], .fill, spacing: 0, in: 200, hugging: [251, 250]) == [[0, 50], [50, 150]])
  }

  @Test(arguments: [
    (UIStackView.Alignment.center, 35), (.bottom, 70), (.top, 0), (.fill, 0),
  ])
  func `T140 views are aligned across the axis`(_ alignment: UIStackView.Alignment, _ top: Double) {
    let view = Block(40, 30)
    let stack = UIStackView(arrangedSubviews: [view])
    stack.frame = CGRect(x: 0, y: 0, width: 40, height: 100)
    stack.alignment = alignment
    stack.layoutIfNeeded()
    #expect(view.frame.minY == top)
    #expect(view.frame.height == (alignment == .fill ? 100 : 30))
  }

  @Test func `T141 first baselines are aligned below the highest ascent`() {
    let views = [Block(30, 25, ascent: 20), Block(30, 16, ascent: 12)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.alignment = .firstBaseline
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 25)
    stack.frame = CGRect(x: 0, y: 0, width: 60, height: 25)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [0, 8])
  }

  @Test func `a view that is hidden takes no room, and comes back`() {
    let views = [Block(40, 20), Block(40, 20), Block(40, 20)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    root.addSubview(stack)
    root.layoutIfNeeded()
    #expect(stack.frame.width == 140)
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.width == 90 && views[2].frame.minX == 50)
    views[1].isHidden = false
    root.layoutIfNeeded()
    #expect(views[2].frame.minX == 100)
  }
}
