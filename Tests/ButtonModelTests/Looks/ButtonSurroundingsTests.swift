import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

private final class PlayButton: Button {
  var isPlaying = false
}

/// What programs tell and are told of the surroundings of buttons.
@Suite @MainActor struct ButtonSurroundingsTests {
  @Test func `a proxy reads back what it was told`() {
    let application = Application()
    let proxy = application.appearance(of: Button.self)
    #expect(proxy.tintColor == nil)
    #expect(proxy.contentEdgeInsets == .zero)
    proxy.tintColor = .red
    proxy.contentEdgeInsets = EdgeInsets(all: 3)
    #expect(proxy.tintColor == .red)
    #expect(proxy.contentEdgeInsets == EdgeInsets(all: 3))
    proxy.tintColor = .blue
    let same = application.appearance(of: Button.self)
    #expect(same.tintColor == .blue)
    #expect(same.contentEdgeInsets == EdgeInsets(all: 3))
    #expect(application.appearance(of: PlayButton.self).tintColor == nil)
  }

  @Test func `a handler of changes of traits gets the view in its own class`() {
    let screen = ButtonScreen(PlayButton(type: .system))
    let notes = Notes()
    screen.button.registerForTraitChanges([UserInterfaceStyleTrait.self]) {
      (button: Button, previous) in
      notes.write("\(button.buttonType), was light \(previous.userInterfaceStyle == .light)")
    }
    let button = PlayButton()
    screen.window.addSubview(button)
    button.registerForTraitChanges([UserInterfaceStyleTrait.self]) { (button: PlayButton, _) in
      notes.write("playing \(button.isPlaying)")
    }
    screen.scene.traitCollection.userInterfaceStyle = .dark
    #expect(notes.lines == ["system, was light true", "playing false"])
  }
}
