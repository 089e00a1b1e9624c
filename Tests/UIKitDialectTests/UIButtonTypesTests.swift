import Testing
import UIKitDialect

/// What is deprecated of the types, read without the warning that is for others.
private protocol FormerTypes {
  static var roundedRect: Self { get }
}

extension UIButton.ButtonType: FormerTypes {}

private func roundedRect<Types: FormerTypes>(of types: Types.Type) -> Types { types.roundedRect }

/// The entries of Apple's page on UIButton.ButtonType.
@Suite @MainActor struct UIButtonTypesTests {
  private let star = UIImage(systemName: "star")

  /// A button of the type that has nothing but a title.
  private func titled(_ type: UIButton.ButtonType) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle("Send", for: .normal)
    return button
  }

  @Test func `ButtonType.custom has no look of its own`() {
    #expect(UIButton.ButtonType.custom.rawValue == 0)
    #expect(UIButton().buttonType == .custom)
    #expect(titled(.custom).currentTitleColor == .white)
    #expect(titled(.custom).currentImage == nil)
  }

  @Test func `ButtonType.system shows its title in the tint`() {
    #expect(UIButton.ButtonType.system.rawValue == 1)
    #expect(titled(.system).currentTitleColor == .system("systemBlueColor"))
    #expect(titled(.system).currentImage == nil)
  }

  @Test func `ButtonType.detailDisclosure has an image that tells of more`() {
    #expect(UIButton.ButtonType.detailDisclosure.rawValue == 2)
    #expect(UIButton(type: .detailDisclosure).currentImage == UIImage(systemName: "info.circle"))
  }

  @Test func `ButtonType.infoLight has an image that tells of more`() {
    #expect(UIButton.ButtonType.infoLight.rawValue == 3)
    #expect(UIButton(type: .infoLight).currentImage == UIImage(systemName: "info.circle"))
  }

  @Test func `ButtonType.infoDark has an image that tells of more`() {
    #expect(UIButton.ButtonType.infoDark.rawValue == 4)
    #expect(UIButton(type: .infoDark).currentImage == UIImage(systemName: "info.circle"))
  }

  @Test func `ButtonType.contactAdd has an image that adds`() {
    #expect(UIButton.ButtonType.contactAdd.rawValue == 5)
    #expect(UIButton(type: .contactAdd).currentImage == UIImage(systemName: "plus.circle"))
  }

  @Test func `ButtonType.plain is of tvOS, and as a custom one elsewhere`() {
    #expect(UIButton.ButtonType.plain.rawValue == 6)
    #expect(titled(.plain).buttonType == .plain)
    #expect(titled(.plain).currentTitleColor == .white)
    #expect(titled(.plain).currentImage == nil)
  }

  @Test func `ButtonType.close has an image that closes, unless it is given another`() {
    #expect(UIButton.ButtonType.close.rawValue == 7)
    let button = UIButton(type: .close)
    #expect(button.currentImage == UIImage(systemName: "xmark"))
    button.setImage(star, for: .normal)
    #expect(button.currentImage == star)
  }

  @Test func `ButtonType.roundedRect is the former name of system`() {
    #expect(roundedRect(of: UIButton.ButtonType.self) == .system)
  }

  @Test func `ButtonType.init(rawValue:) is nil for a number that is no type`() {
    #expect(
      (-1...9).map { UIButton.ButtonType(rawValue: $0) } == [
        nil, .custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .plain,
        .close,
        nil, nil,
      ])
  }

  @Test func `ButtonType.rawValue is the number that makes the type again`() {
    for type in UIButton.ButtonType.allCases {
      #expect(UIButton.ButtonType(rawValue: type.rawValue) == type)
    }
    #expect(UIButton.ButtonType.allCases.count == 8)
  }

  @Test func `ButtonType.hash(into:) tells the eight types apart`() {
    #expect(Set(UIButton.ButtonType.allCases).count == 8)
    #expect(
      Set([UIButton.ButtonType.system, roundedRect(of: UIButton.ButtonType.self)]).count == 1)
  }
}
