import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

/// Counts how often it is told of another tint.
private final class TintedButton: Button {
  var changes = 0
  override func tintColorDidChange() {
    super.tintColorDidChange()
    changes += 1
  }
}

/// Tints and who inherits them: 5.12 of the facts.
@Suite @MainActor struct ButtonTintTests {
  let outer = View()
  let inner = View()
  private let button = TintedButton(type: .system)
  let blue = Color.system("systemBlueColor")

  init() {
    outer.addSubview(inner)
    inner.addSubview(button)
    button.changes = 0
  }

  @Test func `C146 a button has its superview's tint unless it has its own`() {
    #expect(button.tintColor == blue)
    inner.tintColor = .red
    #expect(button.tintColor == .red)
    button.tintColor = .green
    #expect(button.tintColor == .green)
    button.tintColor = nil
    #expect(button.tintColor == .red)
    #expect(button.explicitTintColor == nil)
  }

  @Test func `a button is told of its tint and of one that it inherits`() {
    outer.tintColor = .red
    #expect(button.changes == 1)
    inner.tintColor = .green
    #expect(button.changes == 2)
    button.tintColor = .blue
    #expect(button.changes == 3)
    button.tintColor = nil
    #expect(button.changes == 4)
  }

  @Test func `a button with a tint of its own is not told of its superview's`() {
    button.tintColor = .green
    button.changes = 0
    outer.tintColor = .red
    #expect(button.changes == 0)
    #expect(button.tintColor == .green)
  }

  @Test func `a button that comes to another tint is told of it`() {
    let red = View()
    red.tintColor = .red
    red.addSubview(button)
    #expect(button.changes == 1)
    #expect(button.tintColor == .red)
    button.removeFromSuperview()
    #expect(button.changes == 2)
    #expect(button.tintColor == blue)
  }

  @Test func `a dimmed view turns the tints in it gray`() {
    let gray = Color.gray(white: 0.2126, alpha: 1)
    outer.tintColor = .red
    button.changes = 0
    #expect(button.tintAdjustmentMode == .normal)
    outer.tintAdjustmentMode = .dimmed
    #expect(button.tintAdjustmentMode == .dimmed)
    #expect(button.tintColor == gray)
    #expect(button.changes == 1)
    button.tintAdjustmentMode = .normal
    #expect(button.tintColor == .red)
    button.tintAdjustmentMode = .automatic
    #expect(button.tintColor == gray)
    outer.tintAdjustmentMode = .automatic
    #expect(button.tintColor == .red)
  }

  @Test func `a tint of a dimmed view's own is gray too`() {
    button.tintColor = .red
    button.changes = 0
    outer.tintAdjustmentMode = .dimmed
    #expect(button.tintColor == .gray(white: 0.2126, alpha: 1))
    #expect(button.changes == 1)
  }

  @Test func `titles and images of a system button have the tint, unless the title has a color`() {
    outer.tintColor = .red
    button.setTitle("Send", for: .normal)
    button.setImage(Image(systemName: "star"), for: .normal)
    #expect(button.currentTitleColor == .red)
    #expect(button.titleColor(for: .highlighted) == .red)
    #expect(button.currentAppearance.imageTint == .red)
    outer.tintColor = .blue
    #expect(button.titleLabel?.textColor == .blue)
    button.setTitleColor(.green, for: .normal)
    #expect(button.currentTitleColor == .green)
    #expect(button.currentAppearance.imageTint == .blue)
  }

  @Test func `titles and images of a custom button have none`() {
    let custom = Button()
    inner.addSubview(custom)
    custom.setTitle("Send", for: .normal)
    custom.setImage(Image(systemName: "star"), for: .normal)
    outer.tintColor = .red
    #expect(custom.currentTitleColor == .white)
    #expect(custom.currentAppearance.imageTint == nil)
  }

  @Test func `the modes have the numbers of UIKit`() {
    let modes: [View.TintAdjustmentMode] = [.automatic, .normal, .dimmed]
    #expect(modes.map(\.rawValue) == [0, 1, 2])
  }
}
