import ControlTesting
import Controls
import Testing

/// A window of a phone whose root controller has appeared, with a finger and a screen reader.
@MainActor
struct Screen {
  let application = Application()
  let window: Window
  let driver: TouchDriver

  init(_ root: ViewController) {
    let scene = WindowScene(application: application)
    window = Window(windowScene: scene)
    window.frame = Rect(x: 0, y: 0, width: 375, height: 667)
    window.rootViewController = root
    window.makeKeyAndVisible()
    driver = TouchDriver(in: window)
  }

  /// A screen with a view in the middle of nothing.
  init(showing view: View) {
    let controller = ViewController()
    controller.view.addSubview(view)
    self.init(controller)
    view.frame = Rect(x: 0, y: 0, width: 375, height: 49)
  }

  /// What VoiceOver says on the screen, element by element.
  func spoken(in language: LanguageTag = "en") -> [String] {
    window.layoutIfNeeded()
    return AccessibilityHierarchy(of: window).stops.map { stop in
      let announcement = VoiceOver().announcement(
        of: stop.element,
        in: SpokenLanguage.speaking(stop.element, toReaderOf: language, by: VoiceOver()))
      return announcement.description.map(\.text).joined(separator: announcement.separator)
    }
  }

  /// Taps the element that VoiceOver says with a text.
  func tap(_ text: String) throws {
    window.layoutIfNeeded()
    let stops = AccessibilityHierarchy(of: window).stops
    guard let place = spoken().firstIndex(of: text), let view = stops[place].object as? View else {
      throw NotSpoken(text: text, spoken: spoken())
    }
    driver.tap(view)
  }

  struct NotSpoken: Error {
    var text: String
    var spoken: [String]
  }
}

/// Returns what a process wrote to standard error before it ended.
func text(of result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
