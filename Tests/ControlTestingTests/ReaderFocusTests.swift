import ButtonModel
import ControlCore
import ControlTesting
import Graphics
import ResponderKit
import Testing
import TextControls
import ValueControls

@MainActor @Suite struct ReaderFocusTests {
  private let scene = WindowScene()
  private let window: Window
  private let reader: VirtualReader
  private let play = Button(frame: Rect(x: 0, y: 0, width: 100, height: 40))
  private let sound = Switch(frame: Rect(x: 0, y: 100, width: 51, height: 31))

  init() {
    window = Window(windowScene: scene)
    window.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    play.setTitle("Play", for: .normal)
    play.setTitle("Play Now", for: .focused)
    sound.accessibilityLabel = "Sound"
    window.addSubview(play)
    window.addSubview(sound)
    window.makeKeyAndVisible()
    reader = VirtualReader(window)
  }

  @Test func `the cursor follows the focus, and a press announces the change`() {
    scene.traitCollection.userInterfaceIdiom = .tv
    #expect(reader.moveFocus(.next))
    #expect(reader.moveFocus(.down) == false)
    #expect(reader.cursor === sound)
    reader.press(.upArrow)
    #expect(reader.cursor === play)
    play.addAction(
      Action { action in (action.sender as? Button)?.setTitle("Playing", for: .focused) },
      for: .primaryActionTriggered)
    reader.press(.select)
    #expect(
      reader.log.texts == [
        "Sound. Switch Button. Off. Double tap to toggle setting.", "Play Now. Button.",
        "Playing.",
      ])
  }

  @Test func `with full keyboard access keys move through the controls and operate them`() {
    #expect(!reader.moveFocus(.next))
    reader.key("\t")
    #expect(reader.cursor == nil)
    reader.usesFullKeyboardAccess = true
    reader.key("\t")
    reader.key("\t")
    reader.key(" ")
    #expect(sound.isOn)
    #expect(
      reader.log.texts == [
        "Play Now. Button.", "Sound. Switch Button. Off. Double tap to toggle setting.", "On",
      ])
    reader.stop()
    #expect(TouchDriver(in: window).moveFocus(.previous))
    #expect(reader.log.texts.count == 3)
  }
}
