import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

private typealias Effect = Button.Appearance.Effect

/// What the system does to titles and images of a state: 5.4 and 5.10 of the facts.
@Suite @MainActor struct ButtonEffectTests {
  let button = Button()
  let star = Image("star", in: .app)

  init() {
    button.setImage(star, for: .normal)
    button.setBackgroundImage(Image(named: "bar"), for: .normal)
  }

  private var effects: [Effect] {
    let appearance = button.currentAppearance
    return [appearance.imageEffect, appearance.background.imageEffect]
  }

  @Test func `C123 an image without a highlighted one is darker unless asked not to`() {
    #expect(effects == [.none, .none])
    button.isHighlighted = true
    #expect(effects == [.darkened, .darkened])
    button.legacy.adjustsImageWhenHighlighted = false
    #expect(effects == [.none, .none])
  }

  @Test func `C124 an image without a disabled one is dimmed unless asked not to`() {
    button.isEnabled = false
    #expect(effects == [.dimmed, .dimmed])
    button.legacy.adjustsImageWhenDisabled = false
    #expect(effects == [.none, .none])
  }

  @Test func `an image of the state's own is left as it is`() {
    button.setImage(Image(named: "star.fill"), for: .highlighted)
    button.setBackgroundImage(Image(named: "bar.dark"), for: .disabled)
    button.isHighlighted = true
    #expect(effects == [.none, .darkened])
    button.enter(.disabled)
    #expect(effects == [.dimmed, .none])
  }

  @Test func `a disabled button does not answer to a finger`() {
    button.legacy.showsTouchWhenHighlighted = true
    button.legacy.adjustsImageWhenDisabled = false
    button.enter([.highlighted, .disabled])
    #expect(effects == [.none, .none])
    #expect(!button.currentAppearance.showsTouch)
  }

  @Test func `images are adjusted, and nothing else is asked for, unless set`() {
    let legacy = button.legacy
    #expect(legacy.adjustsImageWhenHighlighted)
    #expect(legacy.adjustsImageWhenDisabled)
    #expect(!legacy.showsTouchWhenHighlighted)
    #expect(!legacy.reversesTitleShadowWhenHighlighted)
  }

  @Test func `a button glows under a finger where that is asked for`() {
    button.isHighlighted = true
    #expect(!button.currentAppearance.showsTouch)
    button.legacy.showsTouchWhenHighlighted = true
    #expect(button.currentAppearance.showsTouch)
    button.isHighlighted = false
    #expect(!button.currentAppearance.showsTouch)
  }

  @Test func `the shadow of a title falls to the other side under a finger where asked for`() {
    button.setTitle("Follow", for: .normal)
    button.setTitleShadowColor(.red, for: .normal)
    button.legacy.titleShadowOffset = Size(width: 1, height: -2)
    button.isHighlighted = true
    let offset = { button.currentAppearance.titleShadow?.offset }
    #expect(offset() == Size(width: 1, height: -2))
    button.legacy.reversesTitleShadowWhenHighlighted = true
    #expect(offset() == Size(width: -1, height: 2))
    button.isHighlighted = false
    #expect(offset() == Size(width: 1, height: -2))
    #expect(button.currentAppearance.titleShadow?.color == .red)
  }

  @Test func `a title without a disabled color is dimmed`() {
    button.setTitle("Follow", for: .normal)
    button.isEnabled = false
    #expect(button.currentAppearance.titleEffect == Effect.dimmed)
    button.setTitleColor(.red, for: .disabled)
    #expect(button.currentAppearance.titleEffect == Effect.none)
    #expect(button.currentAppearance.title?.runs.first?.attributes.foregroundColor == .red)
  }

  @Test(arguments: [
    (Button.ButtonType.system, Image.RenderingMode.automatic, Color?.some(.green)),
    (.system, .alwaysOriginal, nil), (.system, .alwaysTemplate, .green),
    (.custom, .automatic, nil), (.custom, .alwaysOriginal, nil), (.custom, .alwaysTemplate, .green),
  ])
  func `the type decides whether an image has the tint, unless the image does`(
    type: Button.ButtonType, mode: Image.RenderingMode, tint: Color?
  ) {
    let button = Button(type: type)
    button.tintColor = .green
    button.setImage(star.withRenderingMode(mode), for: .normal)
    #expect(button.currentAppearance.imageTint == tint)
  }

  @Test func `a button that destroys something has a red title`() {
    let button = Button(type: .system)
    button.setTitle("Delete", for: .normal)
    button.role = .destructive
    button.layoutIfNeeded()
    let red = Color.system("systemRedColor")
    #expect(button.currentAppearance.title?.runs.first?.attributes.foregroundColor == red)
    #expect(button.titleLabel?.textColor == red)
  }

  @Test func `a configuration ignores what is asked for images and shadows`() {
    button.setTitle("Follow", for: .normal)
    button.setTitleShadowColor(.red, for: .normal)
    button.legacy.showsTouchWhenHighlighted = true
    button.configuration = .plain()
    button.isHighlighted = true
    #expect(effects == [.none, .none])
    #expect(!button.currentAppearance.showsTouch)
    #expect(button.currentAppearance.titleShadow == nil)
    button.enter(.disabled)
    #expect(effects == [.none, .none])
  }

  @Test func `an image that asks for it is mirrored from right to left`() {
    let button = Button(type: .custom)
    let back = Image("back", in: .app)
    button.setImage(back.imageFlippedForRightToLeftLayoutDirection(), for: .normal)
    #expect(button.currentAppearance.description == "image back")
    button.semanticContentAttribute = .forceRightToLeft
    #expect(button.currentAppearance.isImageMirrored)
    #expect(button.currentAppearance.description == "image back, mirrored")
    button.setImage(back, for: .normal)
    #expect(!button.currentAppearance.isImageMirrored)
  }
}
