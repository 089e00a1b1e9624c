import Testing
import UIKitDialect

// What a button means and what it shows now.

extension UIButtonTopicsTests {
  // MARK: Specifying the role and the style of behavior

  @Test func `role makes a button that destroys something red`() {
    #expect(button.role == .normal)
    button.configuration = .plain()
    button.configuration?.title = "Delete"
    button.role = .destructive
    #expect(button.currentTitleColor == .system("systemRedColor"))
  }

  @Test func `UIButton.Role has four roles`() {
    #expect(UIButton.Role.allCases == [.normal, .primary, .cancel, .destructive])
    #expect(UIButton.Role.allCases.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test func `behavioralStyle is that of the device, never automatic`() {
    #expect(button.behavioralStyle == .pad)
    button.traitOverrides = UITraitCollection(userInterfaceIdiom: .mac)
    #expect(button.behavioralStyle == .mac)
  }

  @Test func `preferredBehavioralStyle has a button of the Mac behave as on an iPad`() {
    #expect(button.preferredBehavioralStyle == .automatic)
    button.traitOverrides = UITraitCollection(userInterfaceIdiom: .mac)
    button.preferredBehavioralStyle = .pad
    #expect(button.behavioralStyle == .pad)
  }

  @Test func `UIBehavioralStyle has three styles`() {
    #expect(UIBehavioralStyle.allCases == [.automatic, .pad, .mac])
    #expect(UIBehavioralStyle.allCases.map(\.rawValue) == [0, 1, 2])
  }

  // MARK: Getting the current state

  @Test func `buttonType is the type that the button was made with`() {
    #expect(button.buttonType == .system)
    #expect(UIButton().buttonType == .custom)
  }

  @Test func `currentTitle is the title of the present state`() {
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    #expect(button.currentTitle == "Follow")
    button.isSelected = true
    #expect(button.currentTitle == "Following")
  }

  @Test func `currentAttributedTitle is the attributed title of the present state`() {
    button.setAttributedTitle(AttributedText("Following"), for: .selected)
    #expect(button.currentAttributedTitle == nil)
    button.isSelected = true
    #expect(button.currentAttributedTitle == AttributedText("Following"))
  }

  @Test func `currentTitleColor is the color of the present state, and always there`() {
    #expect(UIButton().currentTitleColor == .white)
    button.setTitleColor(red, for: .highlighted)
    button.isHighlighted = true
    #expect(button.currentTitleColor == red)
  }

  @Test func `currentTitleShadowColor is the shadow of the present state`() {
    button.setTitleShadowColor(red, for: .normal)
    button.setTitleShadowColor(blue, for: .disabled)
    #expect(button.currentTitleShadowColor == red)
    button.isEnabled = false
    #expect(button.currentTitleShadowColor == blue)
  }

  @Test func `currentImage is the image of the present state`() {
    button.setImage(star, for: .selected)
    #expect(button.currentImage == nil)
    button.isSelected = true
    #expect(button.currentImage == star)
  }

  @Test func `currentBackgroundImage is the background image of the present state`() {
    button.setBackgroundImage(star, for: .disabled)
    #expect(button.currentBackgroundImage == nil)
    button.isEnabled = false
    #expect(button.currentBackgroundImage == star)
  }

  @Test func `currentPreferredSymbolConfiguration is that of the present state`() {
    let large = UIImage.SymbolConfiguration(pointSize: 30)
    button.setPreferredSymbolConfiguration(large, forImageIn: .highlighted)
    #expect(button.currentPreferredSymbolConfiguration == nil)
    button.isHighlighted = true
    #expect(button.currentPreferredSymbolConfiguration == large)
  }

  // MARK: Getting the subviews

  @Test func `imageView shows the image`() {
    button.setImage(star, for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.image == star)
    #expect(button.imageView?.superview === button)
  }

  @Test func `subtitleLabel shows the subtitle of the configuration`() {
    button.configuration = .plain()
    button.configuration?.subtitle = "Now"
    button.layoutIfNeeded()
    #expect(button.subtitleLabel?.text == "Now")
    #expect(button.subtitleLabel?.superview === button)
  }
}
