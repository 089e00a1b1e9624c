import Accessibility
import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

/// The name of an image, and what a reader may guess from it.
private let names: [(image: String, guess: String?)] = [
  ("camera", "camera"), ("ic_close@2x.png", "ic close"), ("star.fill", "star fill"),
  ("closeButton", "close Button"), ("icon-more-24", "icon more 24"), ("___", nil),
]

@MainActor @Suite struct ImageNameTests {
  @Test(arguments: names)
  func `a guessed name is the image's, made readable`(image: String, guess: String?) {
    let button = Button()
    button.setImage(Image(named: image), for: .normal)
    #expect(button.accessibilityElement.label == nil)
    button.imageNamePolicy = .guessed
    #expect(button.accessibilityElement.label == guess)
    #expect(button.accessibilityElement.labelSource == guess.map { _ in .imageName })
    // It is the reader's guess: no property of the button.
    #expect(button.accessibilityLabel == nil)
  }

  @Test func `a title, a label and the image's own come before a guess`() {
    let button = Button()
    button.imageNamePolicy = .guessed
    button.setImage(Image(named: "camera", accessibilityLabel: "Take a picture"), for: .normal)
    #expect(button.accessibilityElement.label == "Take a picture")
    button.accessibilityLabel = "Shoot"
    #expect(button.accessibilityElement.label == "Shoot")
    button.setTitle("Photo", for: .normal)
    #expect(button.accessibilityElement.label == "Photo")
  }

  @Test func `buttons of the system's types have names of the system`() {
    #expect(Button(type: .infoLight).accessibilityElement.systemLabel == .moreInfo)
    #expect(Button(type: .detailDisclosure).accessibilityElement.systemLabel == .moreInfo)
    #expect(Button(type: .close).accessibilityElement.systemLabel == .close)
    #expect(Button(type: .contactAdd).accessibilityElement.systemLabel == nil)
    let close = Button(type: .close)
    close.setImage(Image(named: "back"), for: .normal)
    #expect(close.accessibilityElement.systemLabel == nil)
  }
}
