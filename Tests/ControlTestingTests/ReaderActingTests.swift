import ControlTesting
import Testing

@MainActor @Suite struct ReaderActingTests {
  @Test func `A090 activating a button sends each event of a tap once`() {
    let save = button("Save")
    let reader = VirtualReader(window(save))
    reader.next()
    let record = InteractionRecord.during { #expect(reader.activate()) }
    #expect(record.events == [.touchDown, .touchUpInside, .primaryActionTriggered])
    #expect(reader.log.texts == ["Save. Button."])
  }

  @Test func `A091 a button that is not enabled sends nothing`() {
    let save = button("Save")
    save.isEnabled = false
    let reader = VirtualReader(window(save))
    reader.next()
    let record = InteractionRecord.during { #expect(!reader.activate()) }
    #expect(record.events.isEmpty)
    #expect(reader.log.texts == ["Save. Dimmed. Button."])
  }

  @Test func `A092 an element that activates itself gets no touch`() {
    final class Own: Button {
      var count = 0
      override func accessibilityActivate() -> Bool {
        count += 1
        return true
      }
    }
    let own = Own(frame: .zero)
    let reader = VirtualReader(window(own))
    reader.next()
    let record = InteractionRecord.during { #expect(reader.activate()) }
    #expect(record.events.isEmpty)
    #expect(own.count == 1)
  }

  @Test func `an activation point outside of the button taps what is there`() {
    let first = button("First")
    let second = button("Second")
    let reader = VirtualReader(window(first, second))
    first.accessibilityActivationPoint = second.accessibilityFrame.center
    var tapped = 0
    second.addAction(Action { _ in tapped += 1 }, for: .touchUpInside)
    reader.next()
    #expect(reader.activate())
    #expect(tapped == 1)
    first.accessibilityActivationPoint = Point(x: -50, y: -50)
    #expect(!reader.activate())
  }

  @Test func `A060 and A093 a switch flips, sends its change and says its state alone`() {
    let wifi = TestSwitch()
    wifi.accessibilityLabel = "Reachability"
    let reader = VirtualReader(window(wifi))
    reader.next()
    let record = InteractionRecord.during { reader.activate() }
    #expect(wifi.isOn)
    #expect(record.events.filter { $0 == .valueChanged }.count == 1)
    reader.activate()
    #expect(
      reader.log.texts == [
        "Reachability. Switch Button. Off. Double tap to toggle setting.", "On", "Off",
      ])
  }

  @Test func `A061 a slider that is adjusted says its value alone`() {
    let reader = VirtualReader(window(TestSlider()))
    reader.next()
    let record = InteractionRecord.during { #expect(reader.increment()) }
    #expect(record.events == [.valueChanged])
    #expect(reader.lastText == "58%")
    #expect(reader.decrement())
    #expect(reader.decrement())
    #expect(reader.lastText == "38%")
  }

  @Test func `A094 at the end of its range there is a sound and the value again`() {
    let slider = TestSlider()
    slider.value = 1
    let reader = VirtualReader(window(slider))
    reader.next()
    let record = InteractionRecord.during { reader.increment() }
    #expect(record.events.isEmpty)
    #expect(reader.log.entries.suffix(2).map(\.kind) == [.boundary, .change])
    #expect(reader.lastText == "100%")
  }

  @Test func `what is not adjustable or not enabled is not adjusted`() {
    let slider = TestSlider()
    slider.isEnabled = false
    let reader = VirtualReader(window(button("Save"), slider))
    reader.next()
    #expect(!reader.increment())
    reader.next()
    #expect(!reader.decrement())
    #expect(slider.value == 0.48)
  }

  @Test func `A095 and A059 a segment says that it is selected, without its kind`() {
    let segments = TestSegments(["All", "Last 10 days"])
    segments.selectedIndex = 0
    let reader = VirtualReader(window(segments))
    reader.next()
    reader.next()
    let record = InteractionRecord.during { reader.activate() }
    #expect(segments.selectedIndex == 1)
    #expect(record.events == [.valueChanged])
    #expect(
      reader.log.texts == [
        "Selected: All. Button. 1 of 2.", "Last 10 days. Button. 2 of 2.",
        "Selected. Last 10 days. 2 of 2.",
      ])
  }

  @Test func `a button whose title changes says the new one`() {
    let play = button("Play")
    play.addAction(
      Action { ($0.sender as? Button)?.setTitle("Pause", for: .normal) }, for: .touchUpInside)
    let reader = VirtualReader(window(play))
    reader.next()
    reader.activate()
    #expect(reader.log.texts == ["Play. Button.", "Pause."])
  }

  @Test func `what starts a film leaves it the word`() {
    let play = button("Play")
    play.accessibilityTraits = [.button, .startsMediaSession]
    play.addAction(
      Action { ($0.sender as? Button)?.setTitle("Pause", for: .normal) }, for: .touchUpInside)
    let reader = VirtualReader(window(play))
    reader.next()
    reader.activate()
    #expect(reader.log.texts == ["Play. Button."])
  }

  @Test func `A096 an escape climbs until somebody leaves, and no further`() {
    final class Sheet: View {
      var answer = false
      var count = 0
      override func accessibilityPerformEscape() -> Bool {
        count += 1
        return answer
      }
    }
    let outer = Sheet(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    let inner = Sheet(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    let close = button("Close")
    close.frame = Rect(x: 0, y: 0, width: 100, height: 30)
    inner.addSubview(close)
    outer.addSubview(inner)
    let reader = VirtualReader(window(outer))
    reader.next()
    #expect(!reader.escape())
    #expect((inner.count, outer.count) == (1, 1))
    inner.answer = true
    #expect(reader.escape())
    #expect((inner.count, outer.count) == (2, 1))
  }

  @Test func `an escape dismisses what is presented`() {
    let screen = window(button("Behind"))
    let sheet = ViewController()
    screen.rootViewController?.present(sheet, animated: false)
    let reader = VirtualReader(screen)
    let done = button("Done")
    done.frame = Rect(x: 0, y: 0, width: 100, height: 30)
    sheet.view.addSubview(done)
    reader.next()
    #expect(reader.escape())
    #expect(reader.announcements == ["Behind. Button."])
    #expect(!reader.escape())
  }

  @Test func `A097 a magic tap climbs to the application and its delegate`() {
    final class Delegate: ViewResponder {
      var count = 0
      override func accessibilityPerformMagicTap() -> Bool {
        count += 1
        return true
      }
    }
    let delegate = Delegate()
    let application = Application(delegate: delegate)
    let screen = window(button("Play"))
    screen.windowScene = WindowScene(application: application)
    let reader = VirtualReader(screen)
    reader.next()
    #expect(reader.magicTap())
    #expect(delegate.count == 1)
    screen.windowScene = nil
    #expect(!reader.magicTap())
  }

  @Test func `A098 and A099 a scroll climbs, and the same page twice is an end`() {
    final class Pages: View {
      var page = 2
      override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
        guard direction == .right else { return false }
        page = min(3, page + 1)
        post(.pageScrolled("Page \(page) of 3"))
        return true
      }
    }
    let pages = Pages(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    let item = button("Item")
    item.frame = Rect(x: 0, y: 0, width: 100, height: 30)
    pages.addSubview(item)
    let reader = VirtualReader(window(pages))
    reader.next()
    #expect(!reader.scroll(.up))
    #expect(reader.scroll(.right))
    #expect(reader.scroll(.right))
    #expect(reader.log.description == "Item. Button.\nPage 3 of 3\n[boundary]")
  }

  @Test func `a scroll of which the app says nothing says its status or its page`() {
    final class Quiet: View {
      override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool { true }
    }
    let view = Quiet()
    view.isAccessibilityElement = true
    view.accessibilityValue = .position(2, of: 5)
    let reader = VirtualReader(window(view))
    reader.next()
    #expect(reader.scroll(.next))
    #expect(reader.lastText == "Page 2 of 5")
    view.accessibilityScrollStatus = "Chapter two"
    #expect(reader.scroll(.next))
    #expect(reader.lastText == "Chapter two")
  }

  @Test func `an action of the element is done by its name`() throws {
    let mail = button("Mail")
    var deleted = 0
    mail.accessibilityCustomActions = [
      .init(name: "Delete") { _ in
        deleted += 1
        return true
      },
      .init(name: "Flag") { _ in false },
    ]
    let reader = VirtualReader(window(mail))
    reader.next()
    #expect(
      reader.lastText
        == "Mail. Button. Swipe up or down to select a custom action, then double tap to activate.")
    #expect(try reader.perform(action: "Delete"))
    #expect(try !reader.perform(action: "Flag"))
    #expect(deleted == 1)
    #expect(throws: ReaderError.noAction("Delet", offered: ["Delete", "Flag"])) {
      try reader.perform(action: "Delet")
    }
  }

  @Test func `activating a slider says nothing`() {
    let reader = VirtualReader(window(TestSlider()))
    reader.next()
    reader.activate()
    #expect(reader.log.texts.count == 1)
  }

  @Test func `what is adjusted by its label says that, and has not come to an end`() {
    final class Rating: View {
      var stars = 3
      override func accessibilityIncrement() {
        stars += 1
        accessibilityLabel = "\(stars) stars"
      }
    }
    let rating = Rating()
    rating.isAccessibilityElement = true
    rating.accessibilityTraits = .adjustable
    rating.accessibilityLabel = "3 stars"
    let reader = VirtualReader(window(rating))
    reader.next()
    reader.increment()
    #expect(reader.lastText == "4 stars.")
    #expect(!reader.log.entries.contains { $0.kind == .boundary })
  }
}
