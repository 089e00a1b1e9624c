import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

/// The views in a button: 5.2 of the facts.
@Suite @MainActor struct ButtonViewTests {
  let button = Button(frame: Rect(x: 0, y: 0, width: 200, height: 44))
  let star = Image(named: "star", accessibilityLabel: nil, size: Size(width: 20, height: 20))

  init() { button.textMeasurer = CountingTextMeasurer() }

  @Test func `the views are made when they are first asked for`() {
    #expect(button.subviews.isEmpty)
    let views = [button.titleLabel, button.imageView, button.subtitleLabel] as [View?]
    #expect(button.subviews == views.compactMap { $0 })
    #expect(button.titleLabel === views[0])
    #expect(button.imageView === views[1])
    #expect(button.subtitleLabel === views[2])
    #expect(button.subviews.count == 3)
  }

  @Test func `the views of a button that shows nothing are empty`() {
    #expect(button.titleLabel?.text == nil)
    #expect(button.imageView?.image == nil)
    #expect(button.subtitleLabel?.text == nil)
  }

  @Test func `a layout makes the views of what is shown and no others`() {
    button.layoutIfNeeded()
    #expect(button.subviews.isEmpty)
    button.setTitle("Send", for: .normal)
    button.layoutIfNeeded()
    #expect(button.subviews.count == 1)
    #expect(button.subviews.first === button.titleLabel)
  }

  @Test func `the label shows the title of the state as it is now`() {
    button.setTitle("Send", for: .normal)
    #expect(button.titleLabel?.text == "Send")
    button.setTitle("Send Again", for: .normal)
    #expect(button.titleLabel?.text == "Send Again")
    button.setAttributedTitle(AttributedText("Attributed").styled, for: .normal)
    #expect(button.titleLabel?.text == "Attributed")
    button.setAttributedTitle(nil, for: .normal)
    button.setTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == nil)
  }

  @Test func `text that is set on the label lasts until the button shows something else`() {
    button.setTitle("Send", for: .normal)
    button.titleLabel?.text = "Direct"
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Direct")
    #expect(button.currentTitle == "Send")
    button.setTitle("Send Again", for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Send Again")
    button.titleLabel?.text = "Direct"
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Send Again")
  }

  @Test func `an image that is set on the view lasts until the button shows something else`() {
    button.setImage(star, for: .normal)
    button.imageView?.image = Image(named: "direct")
    #expect(button.imageView?.image == Image(named: "direct"))
    button.setImage(Image(named: "moon"), for: .normal)
    #expect(button.imageView?.image == Image(named: "moon"))
  }

  @Test func `what else is set on the label stays`() {
    button.titleLabel?.font = .system(ofSize: 30)
    button.titleLabel?.lineBreakMode = .byClipping
    button.titleLabel?.shadowOffset = Size(width: 1, height: 1)
    button.titleLabel?.adjustsFontSizeToFitWidth = true
    button.titleLabel?.textAlignment = .right
    button.titleLabel?.numberOfLines = 2
    button.setTitle("Send", for: .normal)
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.font == .system(ofSize: 30))
    #expect(button.titleLabel?.lineBreakMode == .byClipping)
    #expect(button.titleLabel?.shadowOffset == Size(width: 1, height: 1))
    #expect(button.titleLabel?.adjustsFontSizeToFitWidth == true)
    #expect(button.titleLabel?.textAlignment == .right)
    #expect(button.titleLabel?.numberOfLines == 2)
    #expect(button.titleLabel?.frame.size == Size(width: 60, height: 36))
    #expect(button.legacy.font == .system(ofSize: 30))
    #expect(button.legacy.lineBreakMode == .byClipping)
  }

  @Test func `the font is 18 points in a custom button and 15 in a system one`() {
    #expect(button.titleLabel?.font == .system(ofSize: 18))
    #expect(Button(type: .system).titleLabel?.font == .system(ofSize: 15))
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
    #expect(button.titleLabel?.shadowOffset == .zero)
  }

  @Test func `a configuration has a label for its subtitle`() {
    var configuration = Button.Configuration.plain()
    configuration.title = "Send"
    configuration.subtitle = "Now"
    button.configuration = configuration
    button.layoutIfNeeded()
    #expect(button.subviews.count == 2)
    #expect(button.titleLabel?.text == "Send")
    #expect(button.subtitleLabel?.text == "Now")
    #expect(button.subtitleLabel?.frame.minY == button.titleLabel.map { $0.frame.maxY + 1 })
    button.configuration = nil
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == nil)
    #expect(button.subtitleLabel?.text == nil)
  }

  @Test func `touches on the views are the button's`() {
    let screen = ButtonScreen(button)
    button.setTitle("Send", for: .normal)
    button.setImage(star, for: .normal)
    screen.window.layoutIfNeeded()
    for view in button.subviews {
      let middle = view.convert(view.bounds.center, to: nil)
      #expect(screen.window.hitTest(middle, with: nil) === button)
    }
    #expect(button.subviews.count == 2)
  }

  @Test func `the view of a background is behind the others`() {
    let custom = View()
    button.configuration = .plain()
    button.configuration?.title = "Send"
    button.configuration?.background.customView = custom
    button.layoutIfNeeded()
    #expect(button.subviews.first === custom)
    #expect(custom.frame == button.bounds)
  }
}
