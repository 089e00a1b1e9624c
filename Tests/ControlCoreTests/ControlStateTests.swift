import Accessibility
import ControlCore
import Graphics
import ResponderKit
import Testing

/// A control with a state of its own.
private final class Lamp: Control {
  static let broken = ControlState(rawValue: 1 << 16)
  var isBroken = false
  override var state: ControlState { isBroken ? super.state.union(Self.broken) : super.state }
}

struct AlignmentCase: Sendable, CustomTestStringConvertible {
  var alignment: ContentHorizontalAlignment
  var leftToRight: ContentHorizontalAlignment
  var rightToLeft: ContentHorizontalAlignment
  var testDescription: String { "\(alignment)" }
}

private let alignments = [
  AlignmentCase(alignment: .center, leftToRight: .center, rightToLeft: .center),
  AlignmentCase(alignment: .left, leftToRight: .left, rightToLeft: .left),
  AlignmentCase(alignment: .right, leftToRight: .right, rightToLeft: .right),
  AlignmentCase(alignment: .fill, leftToRight: .fill, rightToLeft: .fill),
  AlignmentCase(alignment: .leading, leftToRight: .left, rightToLeft: .right),
  AlignmentCase(alignment: .trailing, leftToRight: .right, rightToLeft: .left),
]

private let names: [(String, ControlState)] = [
  ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled),
  ("selected", .selected), ("focused", .focused),
]

@MainActor @Suite struct ControlStateTests {
  @Test func `C006 a new control is in the normal state without a bit`() {
    #expect(Control().state == .normal)
    #expect(Control().state.rawValue == 0)
  }

  @Test func `C007 a control that is everything has the bits of all three flags`() {
    let control = Control()
    control.isHighlighted = true
    control.isEnabled = false
    control.isSelected = true
    #expect(control.state.rawValue == 7)
    #expect(control.state == [.highlighted, .disabled, .selected])
  }

  @Test func `C008 deselecting clears the selected bit only`() {
    let control = Control()
    control.isHighlighted = true
    control.isEnabled = false
    control.isSelected = true
    control.isSelected = false
    #expect(control.state.rawValue == 3)
  }

  @Test func `a subclass adds the bits of the application`() {
    let lamp = Lamp()
    lamp.isSelected = true
    lamp.isBroken = true
    #expect(lamp.state.rawValue == 0x1_0004)
    #expect(ControlState.application.isSuperset(of: Lamp.broken))
    #expect(lamp.state.description == "selected, bit 16")
  }

  @Test func `the remaining bits are those of UIKit`() {
    #expect(ControlState.focused.rawValue == 8)
    #expect(ControlState.application.rawValue == 0x00FF_0000)
    #expect(ControlState.reserved.rawValue == 0xFF00_0000)
  }

  @Test(arguments: names)
  func `a state has the name that Interface Builder writes`(name: String, state: ControlState) {
    #expect(ControlState(name: name) == state)
    #expect(state.description == name)
  }

  @Test func `another name is no state`() {
    #expect(ControlState(name: "application") == nil)
    #expect(ControlState(name: "") == nil)
  }
}

@MainActor @Suite struct ContentAlignmentTests {
  @Test func `C009 the content of a new control is in the center`() {
    #expect(Control().contentHorizontalAlignment == .center)
    #expect(Control().contentVerticalAlignment == .center)
  }

  @Test func `C010 leading content is at the right in a forced right-to-left control`() {
    let control = Control()
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
  }

  @Test func `C011 left content stays at the left in a forced right-to-left control`() {
    let control = Control()
    control.contentHorizontalAlignment = .left
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .left)
  }

  @Test func `a trait that is added while the control is disabled leaves no state behind`() {
    let control = Control()
    control.isEnabled = false
    control.isSelected = true
    control.accessibilityTraits.insert(.header)
    #expect(control.accessibilityTraits == [.header, .notEnabled, .selected])
    control.isEnabled = true
    control.isSelected = false
    #expect(control.accessibilityTraits == .header)
  }

  @Test(arguments: alignments)
  func `alignments follow the direction of the scene`(_ c: AlignmentCase) {
    let scene = WindowScene()
    let window = Window(windowScene: scene)
    let control = Control()
    window.addSubview(control)
    control.contentHorizontalAlignment = c.alignment
    #expect(control.effectiveContentHorizontalAlignment == c.leftToRight)
    scene.layoutDirection = .rightToLeft
    #expect(control.effectiveContentHorizontalAlignment == c.rightToLeft)
    control.semanticContentAttribute = .playback
    #expect(control.effectiveContentHorizontalAlignment == c.leftToRight)
  }
}
