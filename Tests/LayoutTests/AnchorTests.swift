import FoundationEssentials
import Testing
import UIKitDialect

@MainActor
struct AnchorTests {
  private let one = UIView()
  private let other = UIView()
  private let guide = UILayoutGuide()

  init() {
    one.addSubview(other)
    one.addLayoutGuide(guide)
  }

  @Test func `a view has an anchor for each attribute`() {
    let anchors: [(RootObject, NSLayoutConstraint.Attribute)] = [
      (one.leadingAnchor, .leading), (one.trailingAnchor, .trailing), (one.leftAnchor, .left),
      (one.rightAnchor, .right), (one.topAnchor, .top), (one.bottomAnchor, .bottom),
      (one.widthAnchor, .width), (one.heightAnchor, .height), (one.centerXAnchor, .centerX),
      (one.centerYAnchor, .centerY), (one.firstBaselineAnchor, .firstBaseline),
      (one.lastBaselineAnchor, .lastBaseline), (guide.leadingAnchor, .leading),
      (guide.trailingAnchor, .trailing), (guide.leftAnchor, .left), (guide.rightAnchor, .right),
      (guide.topAnchor, .top), (guide.bottomAnchor, .bottom), (guide.widthAnchor, .width),
      (guide.heightAnchor, .height), (guide.centerXAnchor, .centerX),
      (guide.centerYAnchor, .centerY),
    ]
    for (index, (anchor, attribute)) in anchors.enumerated() {
      let constraint: NSLayoutConstraint
      switch anchor {
      case let anchor as NSLayoutXAxisAnchor:
        constraint = anchor.constraint(
          equalTo: attribute == .left || attribute == .right
            ? other.leftAnchor : other.leadingAnchor)
      case let anchor as NSLayoutYAxisAnchor:
        constraint = anchor.constraint(equalTo: other.topAnchor)
      case let anchor as NSLayoutDimension:
        constraint = anchor.constraint(equalTo: other.widthAnchor)
      default:
        Issue.record("anchor \(index) has another class")
        continue
      }
      #expect(constraint.firstItem === (index < 12 ? one : guide))
      #expect(constraint.firstAttribute == attribute)
      #expect(constraint.secondItem === other)
      #expect(constraint.firstAnchor == anchor)
      #expect(!constraint.isActive)
    }
  }

  @Test func `anchors of the same attribute are equal`() {
    #expect(one.leadingAnchor == one.leadingAnchor)
    #expect(one.leadingAnchor != other.leadingAnchor)
    #expect(one.leadingAnchor != one.leftAnchor)
    #expect(Set([one.leadingAnchor, one.leadingAnchor, one.trailingAnchor]).count == 2)
    #expect(one.topAnchor.copy(with: nil) as? NSLayoutYAxisAnchor == one.topAnchor)
    let distance = one.leadingAnchor.anchorWithOffset(to: other.leadingAnchor)
    #expect(distance == one.leadingAnchor.anchorWithOffset(to: other.leadingAnchor))
    #expect(distance != one.leadingAnchor.anchorWithOffset(to: other.trailingAnchor))
  }

  @Test func `an anchor of a view that is gone is equal to no other`() {
    var view: UIView? = UIView()
    let anchor = view?.topAnchor
    view = nil
    let another = UIView()
    #expect(anchor != another.topAnchor)
    #expect(anchor == anchor)
  }

  @Test func `positions are related by each relation, with and without a constant`() {
    let anchor = one.topAnchor
    let made = [
      anchor.constraint(equalTo: other.topAnchor),
      anchor.constraint(greaterThanOrEqualTo: other.topAnchor),
      anchor.constraint(lessThanOrEqualTo: other.topAnchor),
      anchor.constraint(equalTo: other.topAnchor, constant: 1),
      anchor.constraint(greaterThanOrEqualTo: other.topAnchor, constant: 2),
      anchor.constraint(lessThanOrEqualTo: other.topAnchor, constant: 3),
    ]
    #expect(made.map(\.relation.rawValue) == [0, 1, -1, 0, 1, -1])
    #expect(made.map(\.constant) == [0, 0, 0, 1, 2, 3])
    #expect(made.allSatisfy { $0.multiplier == 1 && $0.secondAnchor == other.topAnchor })
  }

  @Test func `lengths are related to numbers and to multiples`() {
    let width = one.widthAnchor
    let numbers = [
      width.constraint(equalToConstant: 1), width.constraint(greaterThanOrEqualToConstant: 2),
      width.constraint(lessThanOrEqualToConstant: 3),
    ]
    #expect(numbers.map(\.relation.rawValue) == [0, 1, -1])
    #expect(numbers.map(\.constant) == [1, 2, 3])
    #expect(numbers.allSatisfy { $0.secondItem == nil })
    let height = other.heightAnchor
    let multiples = [
      width.constraint(equalTo: height, multiplier: 2),
      width.constraint(greaterThanOrEqualTo: height, multiplier: 3),
      width.constraint(lessThanOrEqualTo: height, multiplier: 4),
      width.constraint(equalTo: height, multiplier: 5, constant: 1),
      width.constraint(greaterThanOrEqualTo: height, multiplier: 6, constant: 2),
      width.constraint(lessThanOrEqualTo: height, multiplier: 7, constant: 3),
    ]
    #expect(multiples.map(\.relation.rawValue) == [0, 1, -1, 0, 1, -1])
    #expect(multiples.map(\.multiplier) == [2, 3, 4, 5, 6, 7])
    #expect(multiples.map(\.constant) == [0, 0, 0, 1, 2, 3])
  }

  @Test func `a distance is a length from one anchor to another`() {
    let across = one.leadingAnchor.anchorWithOffset(to: other.trailingAnchor)
    let down = one.topAnchor.anchorWithOffset(to: other.bottomAnchor)
    let constraint = across.constraint(equalTo: down, multiplier: 2, constant: 3)
    #expect(constraint.firstItem === one)
    #expect(constraint.firstAttribute == .notAnAttribute)
    #expect(constraint.firstAnchor == across)
    #expect(constraint.secondAnchor == down)
    constraint.isActive = true
    #expect(one.constraints == [constraint])
    #expect(across.constraint(equalToConstant: 4).constant == 4)
  }

  @Test func `a standard space is 8 between views and 20 to the superview`() {
    let sibling = UIView()
    one.addSubview(sibling)
    let after = [
      sibling.leadingAnchor.constraint(
        equalToSystemSpacingAfter: other.trailingAnchor, multiplier: 1),
      sibling.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: other.trailingAnchor, multiplier: 2),
      sibling.leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: one.leadingAnchor, multiplier: 1),
    ]
    #expect(after.map(\.constant) == [8, 16, 20])
    #expect(after.map(\.relation.rawValue) == [0, 1, -1])
    let below = [
      sibling.topAnchor.constraint(equalToSystemSpacingBelow: other.bottomAnchor, multiplier: 0.5),
      sibling.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: one.topAnchor, multiplier: 2),
      sibling.topAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: guide.topAnchor, multiplier: 1),
    ]
    #expect(below.map(\.constant) == [4, 40, 8])
    #expect(below.map(\.relation.rawValue) == [0, 1, -1])
    below[0].constant = 5
    #expect(below[0].constant == 5)
  }

  @Test func `an anchor is kept in a variable of its class`() {
    let anchors: [NSLayoutAnchor<NSLayoutXAxisAnchor>] = [one.leftAnchor, other.rightAnchor]
    #expect(anchors[0].constraint(equalTo: anchors[1]).secondItem === other)
    let lengths: [NSLayoutDimension] = [one.widthAnchor, one.heightAnchor]
    #expect(lengths[0].constraint(equalTo: lengths[1]).secondAttribute == .height)
  }
}
