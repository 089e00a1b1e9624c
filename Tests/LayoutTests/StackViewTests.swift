import FoundationEssentials
import Testing
import UIKitDialect

@MainActor
struct StackViewTests {
  /// A view of a natural size.
  private final class Box: UIView {
    let size: CGSize
    init(_ width: Double, _ height: Double) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    override var intrinsicContentSize: CGSize { size }
  }

  private let boxes = [Box(40, 20), Box(40, 20), Box(40, 20)]
  private let stack: UIStackView

  init() {
    stack = UIStackView(arrangedSubviews: boxes)
  }

  private var fitting: CGSize {
    stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  @Test func `T127 a new stack view is a row that is filled`() {
    let stack = UIStackView()
    #expect(stack.axis.rawValue == 0)
    #expect(stack.distribution.rawValue == 0)
    #expect(stack.alignment.rawValue == 0)
    #expect(stack.spacing == 0)
    #expect(!stack.isBaselineRelativeArrangement)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(stack.frame == .zero)
    #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(UIStackView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
  }

  @Test func `how views are arranged has UIKit's numbers and is kept`() {
    #expect(UIStackView.Distribution.allCases.map(\.rawValue) == Array(0...4))
    #expect(UIStackView.Alignment.allCases.map(\.rawValue) == Array(0...5))
    #expect(UIStackView.Alignment.top == .leading)
    #expect(UIStackView.Alignment.bottom == .trailing)
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    stack.alignment = .bottom
    stack.spacing = -4
    stack.isBaselineRelativeArrangement = true
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(stack.axis == .vertical)
    #expect(stack.distribution == .equalSpacing)
    #expect(stack.alignment == .trailing)
    #expect(stack.spacing == -4)
    #expect(stack.isBaselineRelativeArrangement)
    #expect(stack.isLayoutMarginsRelativeArrangement)
  }

  @Test func `a change requests a layout and an update of constraints`() {
    stack.updateConstraintsIfNeeded()
    stack.layoutIfNeeded()
    #expect(!stack.needsUpdateConstraints())
    stack.spacing = 0
    #expect(!stack.needsUpdateConstraints())
    stack.spacing = 1
    #expect(stack.needsUpdateConstraints())
  }

  // MARK: Arranged views

  @Test func `T138 a view that is not arranged stays a subview, and one that leaves is neither`() {
    stack.removeArrangedSubview(boxes[0])
    #expect(stack.arrangedSubviews == [boxes[1], boxes[2]])
    #expect(stack.subviews == boxes)
    boxes[0].removeFromSuperview()
    #expect(stack.subviews == [boxes[1], boxes[2]])
    boxes[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [boxes[2]])
    UIView().addSubview(boxes[2])
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(stack.subviews.isEmpty)
  }

  @Test func `a subview is arranged without changing the order of subviews`() {
    let stack = UIStackView()
    let (one, other) = (UIView(), UIView())
    stack.addSubview(one)
    stack.addSubview(other)
    #expect(stack.arrangedSubviews.isEmpty)
    stack.addArrangedSubview(other)
    stack.addArrangedSubview(one)
    #expect(stack.arrangedSubviews == [other, one])
    #expect(stack.subviews == [one, other])
  }

  @Test func `an arranged view moves when it is arranged again`() {
    stack.insertArrangedSubview(boxes[2], at: 0)
    #expect(stack.arrangedSubviews == [boxes[2], boxes[0], boxes[1]])
    #expect(stack.subviews == boxes)
    stack.addArrangedSubview(boxes[2])
    #expect(stack.arrangedSubviews == boxes)
    let new = UIView()
    stack.insertArrangedSubview(new, at: 1)
    #expect(stack.arrangedSubviews == [boxes[0], new, boxes[1], boxes[2]])
    #expect(stack.subviews.last == new)
  }

  @Test func `a view of another stack view moves over`() {
    let other = UIStackView(arrangedSubviews: [boxes[1]])
    #expect(stack.arrangedSubviews == [boxes[0], boxes[2]])
    #expect(other.arrangedSubviews == [boxes[1]])
    #expect(boxes[1].superview === other)
  }

  @Test func `the order of subviews does not change the arrangement`() {
    stack.bringSubviewToFront(boxes[0])
    stack.sendSubviewToBack(boxes[2])
    #expect(stack.arrangedSubviews == boxes)
    stack.removeArrangedSubview(UIView())
    #expect(stack.arrangedSubviews == boxes)
  }

  @Test func `an index out of bounds ends the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIStackView().insertArrangedSubview(UIView(), at: 1) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "index out of bounds for arranged subview: index = 1 expected to be less than or equal to "
          + "0"))
  }

  @Test func `a stack view keeps its views only while they are arranged or subviews`() {
    weak var gone: UIView?
    do {
      let view = UIView()
      stack.addArrangedSubview(view)
      stack.setCustomSpacing(3, after: view)
      gone = view
    }
    #expect(gone != nil)
    gone?.removeFromSuperview()
    #expect(gone == nil)
  }

  // MARK: Spaces

  @Test func `T137 a space of its own stays with a view until it is no longer arranged`() {
    stack.spacing = 10
    #expect(stack.customSpacing(after: boxes[0]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(30, after: boxes[0])
    #expect(stack.customSpacing(after: boxes[0]) == 30)
    stack.insertArrangedSubview(boxes[0], at: 2)
    #expect(stack.customSpacing(after: boxes[0]) == 30)
    stack.removeArrangedSubview(boxes[0])
    stack.insertArrangedSubview(boxes[0], at: 0)
    #expect(stack.customSpacing(after: boxes[0]) == UIStackView.spacingUseDefault)
    #expect(fitting.width == 140)
    let other = UIView()
    stack.setCustomSpacing(5, after: other)
    #expect(stack.customSpacing(after: other) == UIStackView.spacingUseDefault)
  }

  @Test func `spaces have UIKit's numbers for the default and the system`() {
    #expect(UIStackView.spacingUseDefault == Double(Float.greatestFiniteMagnitude))
    #expect(UIStackView.spacingUseSystem == Double(Float.leastNormalMagnitude))
    stack.spacing = 10
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: boxes[0])
    #expect(stack.customSpacing(after: boxes[0]) == UIStackView.spacingUseSystem)
    #expect(fitting.width == 138)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: boxes[0])
    #expect(fitting.width == 140)
    stack.spacing = UIStackView.spacingUseSystem
    #expect(fitting.width == 136)
  }

  // MARK: Size

  @Test func `T134 a hidden view takes no room and stays arranged`() {
    stack.spacing = 10
    boxes[1].isHidden = true
    #expect(fitting.width == 90)
    #expect(stack.arrangedSubviews.count == 3)
  }

  @Test func `T135 hidden views alone need no room`() {
    stack.spacing = 10
    for box in boxes { box.isHidden = true }
    #expect(fitting == .zero)
  }

  @Test func `T136 a space of its own replaces the space`() {
    stack.spacing = 10
    stack.setCustomSpacing(30, after: boxes[0])
    #expect(fitting.width == 160)
  }

  @Test func `T139 margins count if the arrangement is relative to them`() {
    let stack = UIStackView(arrangedSubviews: [Box(40, 20)])
    stack.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 40, height: 20))
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 56, height: 36))
  }

  @Test func `a stack view fits its views along and across its axis`() {
    let stack = UIStackView(arrangedSubviews: [Box(50, 20), Box(10, 30)])
    stack.spacing = 5
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 65, height: 30))
    stack.axis = .vertical
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 50, height: 55))
    stack.distribution = .fillEqually
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 50, height: 65))
    #expect(
      stack.systemLayoutSizeFitting(
        CGSize(width: 200, height: 300), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .defaultLow - 1) == CGSize(width: 200, height: 65))
    let outer = UIStackView(arrangedSubviews: [stack, Box(10, 10)])
    #expect(outer.systemLayoutSizeFitting(.zero) == CGSize(width: 60, height: 65))
  }

  @Test func `constraints with a number give a view its length`() {
    let plain = UIView()
    let stack = UIStackView(arrangedSubviews: [plain, Box(40, 20)])
    #expect(stack.systemLayoutSizeFitting(.zero).width == 40)
    let width = plain.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    #expect(stack.systemLayoutSizeFitting(.zero).width == 70)
    let least = plain.widthAnchor.constraint(greaterThanOrEqualToConstant: 35)
    width.isActive = false
    least.isActive = true
    #expect(stack.systemLayoutSizeFitting(.zero).width == 75)
    let box = stack.arrangedSubviews[1]
    let most = box.widthAnchor.constraint(lessThanOrEqualToConstant: 10)
    most.priority = UILayoutPriority(749)
    most.isActive = true
    #expect(stack.systemLayoutSizeFitting(.zero).width == 75)
    box.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    #expect(stack.systemLayoutSizeFitting(.zero).width == 45)
  }

  @Test func `the baseline is that of the tallest view of a row and of the ends of a column`() {
    let stack = UIStackView(arrangedSubviews: [Box(1, 10), Box(1, 30), Box(1, 20)])
    #expect(stack.forFirstBaselineLayout === stack.arrangedSubviews[1])
    #expect(stack.forLastBaselineLayout === stack.arrangedSubviews[1])
    stack.axis = .vertical
    #expect(stack.forFirstBaselineLayout === stack.arrangedSubviews[0])
    #expect(stack.forLastBaselineLayout === stack.arrangedSubviews[2])
    stack.arrangedSubviews[0].isHidden = true
    #expect(stack.forFirstBaselineLayout === stack.arrangedSubviews[1])
    let empty = UIStackView()
    #expect(empty.forFirstBaselineLayout === empty)
  }
}
