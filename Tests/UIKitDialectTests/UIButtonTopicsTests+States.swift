import Testing
import UIKitDialect

// What is set for the states: titles, colors, images.

extension UIButtonTopicsTests {
  // MARK: Configuring the title

  @Test func `titleLabel shows the title`() {
    button.setTitle("Send", for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Send")
    #expect(button.titleLabel?.superview === button)
  }

  @Test func `title(for:) is the state's title, otherwise the normal one`() {
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    #expect(button.title(for: .selected) == "Following")
    #expect(button.title(for: .highlighted) == "Follow")
    #expect(button.title(for: [.selected, .highlighted]) == "Follow")
  }

  @Test func `setTitle(_:for:) sets the title of one state, and removes it for nil`() {
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    #expect(button.currentTitle == "Follow")
    button.isSelected = true
    #expect(button.currentTitle == "Following")
    button.setTitle(nil, for: .selected)
    #expect(button.currentTitle == "Follow")
  }

  @Test func `attributedTitle(for:) is the state's attributed title, otherwise the normal one`() {
    let title = AttributedText("Follow", attributes: .init(foregroundColor: red))
    #expect(button.attributedTitle(for: .selected) == nil)
    button.setAttributedTitle(title, for: .normal)
    #expect(button.attributedTitle(for: .selected) == title)
    #expect(button.title(for: .selected) == nil)
  }

  @Test func `setAttributedTitle(_:for:) sets a title that is shown before a plain one`() {
    button.setTitle("Plain", for: .normal)
    button.setAttributedTitle(AttributedText("Attributed"), for: .normal)
    #expect(button.titleLabel?.text == "Attributed")
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "Plain")
  }

  @Test func `titleColor(for:) is the state's color, otherwise the normal one`() {
    button.setTitleColor(red, for: .normal)
    button.setTitleColor(blue, for: .highlighted)
    #expect(button.titleColor(for: .highlighted) == blue)
    #expect(button.titleColor(for: .disabled) == red)
  }

  @Test func `setTitleColor(_:for:) sets the color of one state`() {
    button.setTitleColor(red, for: .disabled)
    #expect(button.currentTitleColor == .system("systemBlueColor"))
    button.isEnabled = false
    #expect(button.currentTitleColor == red)
  }

  @Test func `titleShadowColor(for:) is the state's color, otherwise the normal one`() {
    #expect(button.titleShadowColor(for: .selected) == nil)
    button.setTitleShadowColor(red, for: .normal)
    #expect(button.titleShadowColor(for: .selected) == red)
  }

  @Test func `setTitleShadowColor(_:for:) sets the shadow of one state`() {
    button.setTitleShadowColor(red, for: .selected)
    #expect(button.currentTitleShadowColor == nil)
    button.isSelected = true
    #expect(button.currentTitleShadowColor == red)
  }

  // MARK: Configuring the images

  @Test func `backgroundImage(for:) is the state's image, otherwise the normal one`() {
    #expect(button.backgroundImage(for: .selected) == nil)
    button.setBackgroundImage(star, for: .normal)
    #expect(button.backgroundImage(for: .selected) == star)
    #expect(button.image(for: .selected) == nil)
  }

  @Test func `image(for:) is the state's image, otherwise the normal one`() {
    #expect(button.image(for: .selected) == nil)
    button.setImage(star, for: .normal)
    #expect(button.image(for: .selected) == star)
    #expect(button.backgroundImage(for: .selected) == nil)
  }

  @Test func `setBackgroundImage(_:for:) sets the image of one state`() {
    button.setBackgroundImage(star, for: .highlighted)
    #expect(button.currentBackgroundImage == nil)
    button.isHighlighted = true
    #expect(button.currentBackgroundImage == star)
    button.setBackgroundImage(nil, for: .highlighted)
    #expect(button.currentBackgroundImage == nil)
  }

  @Test func `setImage(_:for:) sets the image of one state`() {
    button.setImage(star, for: .highlighted)
    #expect(button.currentImage == nil)
    button.isHighlighted = true
    #expect(button.currentImage == star)
    button.setImage(nil, for: .highlighted)
    #expect(button.currentImage == nil)
  }

  @Test func `preferredSymbolConfigurationForImage(in:) is the state's, otherwise the normal one`()
  {
    let large = UIImage.SymbolConfiguration(pointSize: 30)
    #expect(button.preferredSymbolConfigurationForImage(in: .selected) == nil)
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    #expect(button.preferredSymbolConfigurationForImage(in: .selected) == large)
  }

  @Test func `setPreferredSymbolConfiguration(_:forImageIn:) sets the size of a state's symbol`() {
    let large = UIImage.SymbolConfiguration(pointSize: 30)
    button.setImage(star, for: .normal)
    button.setPreferredSymbolConfiguration(large, forImageIn: .selected)
    #expect(button.intrinsicContentSize == CGSize(width: 21, height: 21))
    button.isSelected = true
    #expect(button.intrinsicContentSize == CGSize(width: 36, height: 36))
  }

  @Test func `tintColor is what a system button's title and images have`() {
    button.tintColor = red
    button.setImage(star, for: .normal)
    #expect(button.currentTitleColor == red)
    #expect(button.currentAppearance.imageTint == red)
  }
}
