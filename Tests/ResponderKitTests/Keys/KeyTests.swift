import ControlValues
import Graphics
import ResponderKit
import Testing

private let shortcuts: [(text: String, key: String, input: String, flags: KeyModifierFlags)] = [
  ("⇧⌘N", "⇧⌘N", "N", [.shift, .command]), ("Command+Shift+N", "⇧⌘N", "N", [.shift, .command]),
  ("ctrl-alt-x", "⌃⌥X", "x", [.control, .alternate]), ("cmd++", "⌘+", "+", .command),
  ("⌘+", "⌘+", "+", .command), ("⌘-", "⌘-", "-", .command), ("+", "+", "+", []),
  ("Tab", "Tab", "\t", []), ("⇧Tab", "⇧Tab", "\t", .shift), ("space", "Space", " ", []),
  ("ESC", "Escape", KeyCommand.inputEscape, []),
  ("⌥←", "⌥←", KeyCommand.inputLeftArrow, .alternate),
  ("F12", "F12", KeyCommand.f12, []), ("PageUp", "PageUp", KeyCommand.inputPageUp, []),
  ("Delete", "Delete", KeyCommand.inputDelete, []),
  ("page-down", "PageDown", KeyCommand.inputPageDown, []),
  ("Arrow Up", "↑", KeyCommand.inputUpArrow, []), ("N", "N", "N", []), ("⇧1", "⇧!", "!", .shift),
  ("é", "É", "é", []), ("⌘", "⌘", "⌘", []), ("👍🏽", "👍🏽", "👍🏽", []),
]

@MainActor @Suite struct KeyTests {
  @Test(arguments: shortcuts) func `a shortcut names a key with its modifiers`(
    text: String, name: String, input: String, flags: KeyModifierFlags
  ) throws {
    let key = try #require(Key(shortcut: text))
    #expect(key.charactersIgnoringModifiers == input)
    #expect(key.modifierFlags == flags)
    #expect(key.description == name)
  }

  @Test(arguments: [
    "", "ab", "⌘ab", "Hyper+N", "F13", "Command+", "⌘⌘⌘tabs", .init(repeating: "⌘", count: 99),
  ])
  func `what names no key is none`(text: String) { #expect(Key(shortcut: text) == nil) }

  @Test func `a key knows its place on a US keyboard`() {
    let places: [(String, Int?)] = [
      ("a", 0x04), ("Z", 0x1D), ("1", 0x1E), ("!", 0x1E), ("0", 0x27), ("\r", 0x28),
      (KeyCommand.inputEscape, 0x29), ("\t", 0x2B), (" ", 0x2C), ("=", 0x2E), ("+", 0x2E),
      (KeyCommand.f1, 0x3A), (KeyCommand.inputUpArrow, 0x52), ("é", nil),
    ]
    for (input, code) in places { #expect(Key(input).keyCode?.rawValue == code, "\(input)") }
    #expect(Key("a", .shift).characters == "A")
    #expect(Key("=", .shift).characters == "+")
    #expect(Key(KeyCommand.inputUpArrow, .shift).characters == KeyCommand.inputUpArrow)
  }

  @Test func `a copy for validation keeps what a command is`() throws {
    let command = KeyCommand(
      title: "New", subtitle: "Note", image: Image(systemName: "plus"), action: .init("new:"),
      input: "n", modifierFlags: .command, propertyList: 3,
      alternates: [.init(title: "Other", action: .init("other:"), modifierFlags: .shift)],
      discoverabilityTitle: "New note", attributes: .destructive, state: .mixed)
    command.wantsPriorityOverSystemBehavior = true
    command.allowsAutomaticMirroring = false
    command.allowsAutomaticLocalization = false
    final class Performer: View {
      func make(_ sender: Command) {}
      override class var actions: [ActionSelector] { [ActionSelector("new:", Performer.make)] }
    }
    let copy = try #require(
      Menu(children: [command]).validated(from: Performer()).children.first as? KeyCommand)
    #expect(copy !== command)
    #expect((copy.title, copy.subtitle, copy.image) == ("New", "Note", command.image))
    #expect((copy.action, copy.input, copy.modifierFlags) == (.init("new:"), "n", .command))
    #expect(
      (copy.discoverabilityTitle, copy.attributes, copy.state) == ("New note", .destructive, .mixed)
    )
    #expect(copy.propertyList as? Int == 3 && copy.alternates == command.alternates)
    #expect(copy.wantsPriorityOverSystemBehavior)
    #expect(!copy.allowsAutomaticMirroring && !copy.allowsAutomaticLocalization)
  }
}
