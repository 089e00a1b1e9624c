import AppKitDialect
import Graphics
import Testing

@testable import InterfaceLoader

@MainActor @Suite struct ButtonKindTests {
  @Test func `a button is drawn in its colors, and red if its action destroys something`() {
    let (red, blue, green) = (
      Color.system("systemRedColor"), Color.system("systemBlueColor"),
      Color.system("systemGreenColor")
    )
    let button = NSButton(title: "Delete", target: nil, action: nil)
    button.frame = NSRect(x: 0, y: 0, width: 80, height: 24)
    func colors() -> [[Color?]] { ButtonKind.shapes(of: button).map { [$0.color, $0.background] } }
    #expect(colors() == [[nil, nil]])
    (button.bezelColor, button.contentTintColor) = (green, blue)
    #expect(colors() == [[nil, green]])
    button.hasDestructiveAction = true
    #expect(colors() == [[red, green]])
    button.isBordered = false
    #expect(colors() == [[red, nil]])
    button.hasDestructiveAction = false
    #expect(colors() == [[blue, nil]])
  }
}
