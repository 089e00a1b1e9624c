import FoundationEssentials
import Testing
import UIKitDialect

@MainActor
struct ActivationTests {
  private let root = UIView()
  private let left = UIView()
  private let right = UIView()
  private let leaf = UIView()

  init() {
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(leaf)
  }

  @Test func `T101 a constraint between parent and child is held by the parent`() {
    let constraint = leaf.widthAnchor.constraint(equalTo: left.widthAnchor)
    constraint.isActive = true
    #expect(constraint.isActive)
    #expect(left.constraints == [constraint])
    #expect(leaf.constraints.isEmpty)
    #expect(root.constraints.isEmpty)
  }

  @Test func `the nearest view that contains both holds the constraint`() {
    let own = leaf.widthAnchor.constraint(equalToConstant: 1)
    let far = right.topAnchor.constraint(equalTo: leaf.topAnchor)
    let siblings = left.topAnchor.constraint(equalTo: right.topAnchor)
    let self_ = leaf.widthAnchor.constraint(equalTo: leaf.heightAnchor)
    NSLayoutConstraint.activate([own, far, siblings, self_])
    #expect(leaf.constraints == [own, self_])
    #expect(root.constraints == [far, siblings])
    NSLayoutConstraint.deactivate([own, far])
    #expect(leaf.constraints == [self_])
    #expect(root.constraints == [siblings])
    #expect(!far.isActive)
  }

  @Test func `a guide counts as its view`() {
    let guide = UILayoutGuide()
    left.addLayoutGuide(guide)
    let constraint = guide.topAnchor.constraint(equalTo: leaf.topAnchor)
    constraint.isActive = true
    #expect(left.constraints == [constraint])
    left.removeLayoutGuide(guide)
    #expect(!constraint.isActive)
    #expect(left.constraints.isEmpty)
    right.addLayoutGuide(guide)
    constraint.isActive = true
    #expect(root.constraints == [constraint])
    left.addLayoutGuide(guide)
    #expect(!constraint.isActive)
  }

  @Test func `a distance is held where all its ends are`() {
    let distance = leaf.leadingAnchor.anchorWithOffset(to: right.leadingAnchor)
    let constraint = distance.constraint(equalTo: left.widthAnchor, multiplier: 2)
    constraint.isActive = true
    #expect(root.constraints == [constraint])
    right.removeFromSuperview()
    #expect(!constraint.isActive)
  }

  @Test func `a view above the nearest one can hold a constraint`() {
    let constraint = leaf.widthAnchor.constraint(equalToConstant: 1)
    root.addConstraint(constraint)
    #expect(constraint.isActive)
    #expect(root.constraints == [constraint])
    leaf.addConstraint(constraint)
    #expect(root.constraints.isEmpty)
    #expect(leaf.constraints == [constraint])
    leaf.addConstraint(constraint)
    #expect(leaf.constraints == [constraint])
    root.removeConstraint(constraint)
    #expect(constraint.isActive)
    leaf.removeConstraints([constraint])
    #expect(!constraint.isActive)
  }

  @Test func `activating twice changes nothing`() {
    let constraint = leaf.widthAnchor.constraint(equalToConstant: 1)
    root.addConstraints([constraint])
    constraint.isActive = true
    #expect(root.constraints == [constraint])
  }

  @Test func `a view that leaves loses the constraints to views outside`() {
    let inside = leaf.widthAnchor.constraint(equalTo: left.widthAnchor)
    let own = left.heightAnchor.constraint(equalToConstant: 1)
    let toRoot = left.topAnchor.constraint(equalTo: root.topAnchor)
    let ofLeaf = leaf.bottomAnchor.constraint(equalTo: right.bottomAnchor)
    let others = right.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([inside, own, toRoot, ofLeaf, others])
    left.removeFromSuperview()
    #expect(inside.isActive)
    #expect(own.isActive)
    #expect(!toRoot.isActive)
    #expect(!ofLeaf.isActive)
    #expect(root.constraints == [others])
    root.addSubview(left)
    toRoot.isActive = true
    #expect(root.constraints == [others, toRoot])
  }

  @Test func `a view that moves loses them too, and not one that changes its place`() {
    let constraint = leaf.topAnchor.constraint(equalTo: left.topAnchor)
    constraint.isActive = true
    left.addSubview(UIView())
    left.bringSubviewToFront(leaf)
    left.insertSubview(leaf, at: 0)
    #expect(constraint.isActive)
    right.addSubview(leaf)
    #expect(!constraint.isActive)
  }

  @Test func `a constraint that an ancestor holds for one view goes with the view`() {
    let constraint = leaf.widthAnchor.constraint(equalToConstant: 1)
    root.addConstraint(constraint)
    left.removeFromSuperview()
    #expect(!constraint.isActive)
  }

  @Test func `a container that is deallocated deactivates what it held`() {
    var container: UIView? = UIView()
    let view = UIView()
    container?.addSubview(view)
    let constraint = view.topAnchor.constraint(equalTo: container?.topAnchor ?? view.topAnchor)
    constraint.isActive = true
    container = nil
    #expect(!constraint.isActive)
    #expect(constraint.secondItem == nil)
    root.addSubview(view)
    view.removeFromSuperview()
    #expect(view.superview == nil)
  }

  @Test func `many constraints are added and removed in order`() {
    let constraints = (0..<1000).map { leaf.widthAnchor.constraint(equalToConstant: Double($0)) }
    NSLayoutConstraint.activate(constraints)
    #expect(leaf.constraints == constraints)
    for (index, constraint) in constraints.enumerated() where index % 3 != 0 {
      constraint.isActive = false
    }
    #expect(
      leaf.constraints.map(\.constant) == stride(from: 0, to: 1000, by: 3).map { Double($0) })
    leaf.removeConstraints(leaf.constraints)
    #expect(leaf.constraints.isEmpty)
  }

  @Test func `T123 several changes of constants give one layout of the superview`() {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let view = Counting()
    view.addSubview(leaf)
    let constraint = leaf.topAnchor.constraint(equalTo: view.topAnchor)
    constraint.isActive = true
    view.layoutIfNeeded()
    view.layouts = 0
    constraint.constant = 1
    constraint.constant = 2
    constraint.constant = 3
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    constraint.constant = 3
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
  }

  @Test func `T124 constraints are updated from inside to outside, and laid out the other way`() {
    final class Logging: UIView {
      var log: ((String) -> Void)?
      override func updateConstraints() {
        log?("update \(tag)")
        super.updateConstraints()
      }
      override func layoutSubviews() { log?("layout \(tag)") }
    }
    let parent = Logging()
    let child = Logging()
    parent.addSubview(child)
    parent.tag = 1
    child.tag = 2
    parent.layoutIfNeeded()
    var calls: [String] = []
    parent.log = { calls.append($0) }
    child.log = { calls.append($0) }
    parent.setNeedsUpdateConstraints()
    child.setNeedsUpdateConstraints()
    parent.layoutIfNeeded()
    #expect(calls == ["update 2", "update 1", "layout 1", "layout 2"])
  }
}
