import ControlTesting
import Testing

/// A reader that says one character in a tick, its window, and what the app is told.
@MainActor
private final class Listening {
  let screen = window(button("Go", hint: "Goes"))
  let reader: VirtualReader
  var finished: [String] = []

  init() {
    reader = VirtualReader(screen)
    reader.speed = .charactersPerTick(1)
    screen.observeAccessibility { [weak self] event in
      if case .announcementDidFinish(let text, let wasSuccessful) = event {
        self?.finished.append("\(text) \(wasSuccessful)")
      }
    }
  }

  func post(_ text: String, _ priority: AccessibilityPriority? = nil, waits: Bool? = nil) {
    screen.post(
      .announcement(
        AttributedText(
          text,
          speech: SpeechAttributes(queuesAnnouncement: waits, announcementPriority: priority))))
  }

  var log: String { reader.log.description }
}

@MainActor @Suite struct SpeechQueueTests {
  @Test func `A104 a default announcement interrupts one of low priority`() {
    let listening = Listening()
    listening.post("Low", .low)
    listening.reader.advance()
    listening.post("Default")
    #expect(listening.log == "Low [interrupted]\nDefault [speaking]")
    #expect(listening.finished == ["Low false"])
    listening.reader.advance(by: 7)
    #expect(listening.finished == ["Low false", "Default true"])
  }

  @Test func `a low announcement waits for other speech`() {
    let listening = Listening()
    listening.post("Default")
    listening.post("Low", .low)
    #expect(listening.log == "Default [speaking]\nLow [waiting]")
    listening.reader.advance(by: 10)
    #expect(listening.log == "Default\nLow")
    #expect(listening.finished == ["Default true", "Low true"])
  }

  @Test func `A105 a high announcement interrupts and is not interrupted`() {
    let listening = Listening()
    listening.post("Default")
    listening.post("High", .high)
    #expect(listening.log == "Default [interrupted]\nHigh [speaking]")
    listening.post("Later")
    #expect(listening.log == "Default [interrupted]\nHigh [speaking]\nLater [waiting]")
    listening.reader.advance(by: 9)
    #expect(listening.log == "Default [interrupted]\nHigh\nLater")
  }

  @Test func `of several high announcements the latest waits`() {
    let listening = Listening()
    listening.post("One", .high)
    listening.post("Two", .high)
    listening.post("Three", .high)
    #expect(listening.log == "One [speaking]\nTwo [dropped]\nThree [waiting]")
    listening.reader.advance(by: 8)
    #expect(listening.finished == ["Two false", "One true", "Three true"])
  }

  @Test func `A106 an announcement that waits is said after the present one`() {
    let listening = Listening()
    listening.post("One")
    listening.post("Two", .high, waits: true)
    #expect(listening.log == "One [speaking]\nTwo [waiting]")
    listening.reader.advance(by: 6)
    #expect(listening.log == "One\nTwo")
  }

  @Test func `a cursor that moves cuts an announcement off, unless its priority is high`() {
    let listening = Listening()
    listening.post("Saved")
    listening.reader.next()
    #expect(
      listening.log == "Saved [interrupted]\nGo. Button. [speaking]\nGoes [waiting]")
    #expect(listening.finished == ["Saved false"])
    listening.post("Alarm", .high)
    listening.reader.touch(at: Point(x: -1, y: -1))
    listening.screen.post(.screenChanged(nil))
    #expect(
      listening.log.hasSuffix(
        "Alarm [speaking]\n[screenChanged]\nGo. Button. [waiting]\nGoes [waiting]"))
  }

  @Test func `a hint comes after a pause and is dropped when the cursor moves first`() {
    let listening = Listening()
    listening.reader.next()
    listening.reader.advance(by: 11)
    #expect(listening.log == "Go. Button.\nGoes [speaking]")
    listening.reader.advance(by: 4)
    #expect(listening.log == "Go. Button.\nGoes [speaking]")
    listening.reader.advance()
    #expect(listening.log == "Go. Button.\nGoes")
    listening.screen.post(.screenChanged(nil))
    listening.screen.post(.screenChanged(nil))
    #expect(
      listening.log
        == "Go. Button.\nGoes\n[screenChanged]\nGo. Button. [interrupted]\nGoes [dropped]\n"
        + "[screenChanged]\nGo. Button. [speaking]\nGoes [waiting]")
  }

  @Test func `at once nothing is ever interrupted`() {
    let listening = Listening()
    listening.reader.speed = .instant
    listening.post("One", .low)
    listening.post("Two", .high)
    listening.post("Three")
    #expect(listening.finished == ["One true", "Two true", "Three true"])
  }

  @Test func `what is low is said after all others that wait`() {
    let listening = Listening()
    listening.post("High", .high)
    listening.post("Low", .low)
    listening.post("Default")
    listening.reader.advance(by: 40)
    #expect(listening.finished == ["High true", "Default true", "Low true"])
  }

  @Test func `of moves behind an announcement of high priority the last one is said`() {
    let listening = Listening()
    listening.post("Alarm", .high)
    for _ in 0..<3 { listening.screen.post(.screenChanged(nil)) }
    listening.reader.advance(by: 40)
    #expect(listening.reader.log.texts == ["Alarm", "Go. Button. Goes."])
  }

  @Test func `the text for a new screen is said out before its first element`() {
    let listening = Listening()
    listening.screen.post(.screenChanged(.text("Hi")))
    #expect(
      listening.log == "[screenChanged]\nHi [speaking]\nGo. Button. [waiting]\nGoes [waiting]")
    listening.reader.advance(by: 40)
    #expect(listening.reader.log.texts == ["Hi", "Go. Button. Goes."])
  }

  @Test func `reading all does not cut itself off`() {
    let listening = Listening()
    listening.reader.readAll()
    listening.reader.advance(by: 40)
    #expect(listening.reader.log.texts == ["Go. Button."])
  }

  @Test func `a voice that becomes instant says what it has begun and what waits`() {
    let listening = Listening()
    listening.post("One")
    listening.post("Two", .low)
    listening.reader.speed = .instant
    #expect(listening.log == "One\nTwo")
    #expect(listening.finished == ["One true", "Two true"])
  }

  @Test func `time passes tick by tick`() {
    let (one, two) = (Listening(), Listening())
    for listening in [one, two] {
      listening.screen.observeAccessibility { [weak listening] event in
        if case .announcementDidFinish("A", _) = event { listening?.post("B") }
      }
      listening.post("A")
    }
    one.reader.advance(by: 2)
    for _ in 0..<2 { two.reader.advance() }
    #expect(one.log == two.log)
  }

  @Test func `announcements that wait all wait, whatever their priority`() {
    let listening = Listening()
    listening.post("One", .high)
    listening.post("Two", .high, waits: true)
    listening.post("Three", .high, waits: true)
    listening.reader.advance(by: 20)
    #expect(listening.finished == ["One true", "Two true", "Three true"])
  }

  @Test func `what waited to be said of where the cursor was is dropped by a new screen`() {
    let listening = Listening()
    listening.post("Alarm", .high)
    listening.screen.post(.screenChanged(nil))
    listening.screen.post(.screenChanged(.text("Hi")))
    listening.reader.advance(by: 60)
    #expect(listening.reader.log.texts == ["Alarm", "Hi", "Go. Button. Goes."])
  }

  @Test func `a reader that stops ends what it has begun to say`() {
    let listening = Listening()
    listening.post("One")
    listening.post("Two", .low)
    listening.reader.stop()
    #expect(listening.finished == ["One false", "Two false"])
  }
}
