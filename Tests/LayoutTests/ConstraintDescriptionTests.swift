import FoundationEssentials
import Testing
import UIKitDialect

@MainActor
struct ConstraintDescriptionTests {
  private let parent = UIView()
  private let child = UILabel()
  private let button = UIButton()

  init() {
    parent.addSubview(child)
    parent.addSubview(button)
    child.text = "Seconds"
    button.accessibilityIdentifier = "start"
  }

  /// Replaces addresses, which differ from run to run.
  private func text(_ object: RootObject) -> String {
    object.description.replacing(#/0x[0-9a-f]+/#, with: "0x")
  }

  @Test func `a constraint is described as in UIKit's log`() {
    #expect(
      text(child.widthAnchor.constraint(equalToConstant: 70))
        == "<NSLayoutConstraint:0x UILabel:0x'Seconds'.width == 70>")
    let top = child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 16)
    top.identifier = "top"
    top.isActive = true
    #expect(
      text(top)
        == "<NSLayoutConstraint:0x 'top' V:|-(16)-[UILabel:0x'Seconds']   "
        + "(active, names: '|':UIView:0x )>")
    let bottom = child.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -16)
    bottom.isActive = true
    #expect(
      text(bottom)
        == "<NSLayoutConstraint:0x UILabel:0x'Seconds'.bottom == UIView:0x.bottom - 16   (active)>")
    #expect(
      text(parent.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: 8))
        == "<NSLayoutConstraint:0x H:[UIButton:0x'start']-(8)-|   (names: '|':UIView:0x )>")
    let space = button.leadingAnchor.constraint(
      greaterThanOrEqualTo: child.trailingAnchor, constant: 6)
    space.priority = .defaultHigh
    #expect(
      text(space)
        == "<NSLayoutConstraint:0x H:[UILabel:0x'Seconds']-(>=6@750)-[UIButton:0x'start']>")
    let ratio = child.widthAnchor.constraint(
      lessThanOrEqualTo: parent.widthAnchor, multiplier: 0.5, constant: 10)
    ratio.priority = UILayoutPriority(999)
    #expect(
      text(ratio)
        == "<NSLayoutConstraint:0x UILabel:0x'Seconds'.width <= 0.5*UIView:0x.width + 10 @999>")
    #expect(text(NSLayoutConstraint()) == "<NSLayoutConstraint:0x>")
  }

  @Test func `a guide has its name and a long text is cut`() {
    child.text = "twelve million three hundred"
    #expect(
      text(
        parent.layoutMarginsGuide.bottomAnchor.constraint(equalTo: child.bottomAnchor, constant: 1))
        == "<NSLayoutConstraint:0x UILayoutGuide:0x'UIViewLayoutMarginsGuide'.bottom == "
        + "UILabel:0x'twelve million three hund...'.bottom + 1>")
  }

  @Test func `an anchor and a distance are described`() {
    #expect(text(parent.leadingAnchor) == "<NSLayoutXAxisAnchor \"UIView:0x.leading\">")
    #expect(text(parent.topAnchor) == "<NSLayoutYAxisAnchor \"UIView:0x.top\">")
    #expect(
      text(parent.topAnchor.anchorWithOffset(to: button.topAnchor))
        == "<NSLayoutDimension \"(UIButton:0x'start'.top - UIView:0x.top)\">")
  }

  @Test func `a description is safe on any thread`() async {
    let constraint = child.widthAnchor.constraint(equalToConstant: 70)
    let text = await Task.detached { constraint.description }.value
    #expect(text == "<NSLayoutConstraint>")
  }
}
