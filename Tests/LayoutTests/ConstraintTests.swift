import FoundationEssentials
import Testing
import UIKitDialect

@MainActor
struct ConstraintTests {
  private let parent = UIView()
  private let child = UIView()

  init() { parent.addSubview(child) }

  @Test func `T092 attributes have UIKit's numbers`() {
    let numbers = [NSLayoutConstraint.Attribute.lastBaseline, .firstBaseline, .trailingMargin]
    #expect(numbers.map(\.rawValue) == [11, 12, 18])
    #expect(NSLayoutConstraint.Attribute.centerYWithinMargins.rawValue == 20)
    #expect(NSLayoutConstraint.Attribute.allCases.map(\.rawValue).sorted() == Array(0...20))
    #expect(NSLayoutConstraint.Attribute(rawValue: 5) == .leading)
    #expect(NSLayoutConstraint.Relation.allCases.map(\.rawValue) == [-1, 0, 1])
    #expect(NSLayoutConstraint.Axis.allCases.map(\.rawValue) == [0, 1])
  }

  @Test func `T093 a new constraint is required, inactive and without a name`() {
    let constraint = NSLayoutConstraint(
      item: child, attribute: .width, relatedBy: .equal, toItem: parent, attribute: .width,
      multiplier: 0.5, constant: 4)
    #expect(constraint.priority == .required)
    #expect(!constraint.isActive)
    #expect(constraint.identifier == nil)
    #expect(!constraint.shouldBeArchived)
  }

  @Test func `what a constraint is made of is read back`() {
    let constraint = NSLayoutConstraint(
      item: child, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: parent,
      attribute: .centerX, multiplier: 0.5, constant: 4)
    #expect(constraint.firstItem === child)
    #expect(constraint.secondItem as? UIView == parent)
    #expect(constraint.firstAttribute == .leading)
    #expect(constraint.secondAttribute == .centerX)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.multiplier == 0.5)
    #expect(constraint.constant == 4)
    #expect(constraint.firstAnchor == child.leadingAnchor)
    #expect(constraint.secondAnchor == parent.centerXAnchor)
    constraint.constant = -1
    constraint.priority = .defaultHigh
    constraint.identifier = "space"
    constraint.shouldBeArchived = true
    #expect(constraint.constant == -1)
    #expect(constraint.priority.rawValue == 750)
    #expect(constraint.identifier == "space")
    #expect(constraint.shouldBeArchived)
  }

  @Test(arguments: [NSLayoutConstraint.Attribute.notAnAttribute, .height, .width, .top])
  func `without a second item its attribute does not count`(
    _ attribute: NSLayoutConstraint.Attribute
  ) {
    let constraint = NSLayoutConstraint(
      item: child, attribute: .height, relatedBy: .equal, toItem: nil, attribute: attribute,
      multiplier: 1, constant: 44)
    #expect(constraint.secondItem == nil)
    #expect(constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.secondAnchor == nil)
    #expect(constraint.constant == 44)
  }

  @Test func `without a second attribute the second item does not count`() {
    let constraint = NSLayoutConstraint(
      item: child, attribute: .height, relatedBy: .equal, toItem: parent,
      attribute: .notAnAttribute, multiplier: 1, constant: 44)
    #expect(constraint.secondItem == nil)
  }

  @Test func `a guide is an item as a view is`() {
    let guide = UILayoutGuide()
    parent.addLayoutGuide(guide)
    let constraint = NSLayoutConstraint(
      item: guide, attribute: .top, relatedBy: .equal, toItem: child, attribute: .bottom,
      multiplier: 1, constant: 0)
    #expect(constraint.firstItem === guide)
    constraint.isActive = true
    #expect(parent.constraints == [constraint])
  }

  @Test func `a constraint keeps neither its views nor its guides`() {
    weak var view: UIView?
    weak var guide: UILayoutGuide?
    var constraint: NSLayoutConstraint?
    do {
      let owner = UIView()
      let part = UILayoutGuide()
      owner.addLayoutGuide(part)
      constraint = part.widthAnchor.constraint(equalTo: owner.widthAnchor)
      constraint?.isActive = true
      view = owner
      guide = part
    }
    #expect(view == nil)
    #expect(guide == nil)
    #expect(constraint?.firstItem == nil)
    #expect(constraint?.secondItem == nil)
    #expect(constraint?.isActive == false)
  }

  @Test func `a view keeps the constraints that it holds and no others`() {
    weak var held: NSLayoutConstraint?
    weak var loose: NSLayoutConstraint?
    do {
      let constraint = child.widthAnchor.constraint(equalTo: parent.widthAnchor)
      constraint.isActive = true
      held = constraint
      loose = child.widthAnchor.constraint(equalToConstant: 1)
    }
    #expect(held != nil)
    #expect(loose == nil)
    held?.isActive = false
    #expect(held == nil)
  }

  @Test func `a subclass observes its constant`() {
    final class Hairline: NSLayoutConstraint {
      override var constant: Double {
        didSet { changes += 1 }
      }
      var changes = 0
    }
    let constraint = Hairline(
      item: child, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 1)
    constraint.constant = 0.5
    #expect(constraint.changes == 1)
    #expect(constraint.constant == 0.5)
  }

  @Test func `options of formats have UIKit's bits`() {
    typealias Options = NSLayoutConstraint.FormatOptions
    #expect(Options.alignAllLeft.rawValue == 1 << 1)
    #expect(Options.alignAllRight.rawValue == 1 << 2)
    #expect(Options.alignAllTop.rawValue == 1 << 3)
    #expect(Options.alignAllBottom.rawValue == 1 << 4)
    #expect(Options.alignAllLeading.rawValue == 1 << 5)
    #expect(Options.alignAllTrailing.rawValue == 1 << 6)
    #expect(Options.alignAllCenterX.rawValue == 1 << 9)
    #expect(Options.alignAllCenterY.rawValue == 1 << 10)
    #expect(Options.alignAllLastBaseline.rawValue == 1 << 11)
    #expect(Options.alignAllFirstBaseline.rawValue == 1 << 12)
    #expect(Options.alignmentMask.rawValue == 0xFFFF)
    #expect(Options.directionLeadingToTrailing.isEmpty)
    #expect(Options.directionLeftToRight.rawValue == 1 << 16)
    #expect(Options.directionRightToLeft.rawValue == 2 << 16)
    #expect(Options.directionMask.rawValue == 3 << 16)
    #expect(Options.spacingEdgeToEdge.isEmpty)
    #expect(Options.spacingBaselineToBaseline == .spacingMask)
    #expect(Options.spacingMask.rawValue == 1 << 19)
  }
}
