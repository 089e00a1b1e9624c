import ControlTesting
import Testing

@MainActor @Suite struct ReaderMovingTests {
  @Test func `A089 beyond the last element there is a sound and the cursor stays`() {
    let last = button("Last")
    let reader = VirtualReader(window(button("First"), last))
    #expect(reader.next())
    #expect(reader.next())
    #expect(!reader.next())
    #expect(reader.cursor === last)
    #expect(reader.log.entries.map(\.kind) == [.focus, .focus, .boundary])
    #expect(reader.log.description == "First. Button.\nLast. Button.\n[boundary]")
  }

  @Test func `previous goes back and stops at the first element`() {
    let reader = VirtualReader(window(button("First"), button("Last")))
    reader.next()
    reader.next()
    #expect(reader.previous())
    #expect(!reader.previous())
    #expect(reader.log.texts == ["First. Button.", "Last. Button.", "First. Button."])
  }

  @Test func `nothing to read is an end`() {
    let reader = VirtualReader(window())
    #expect(!reader.next())
    #expect(!reader.previous())
    #expect(!reader.activate())
    #expect(reader.cursor == nil)
    #expect(reader.log.description == "[boundary]\n[boundary]")
  }

  @Test func `A112 with hints off there is no entry for one`() {
    let screen = window(button("Options", hint: "Shows additional camera options."))
    let reader = VirtualReader(screen)
    reader.next()
    #expect(
      reader.log.entries.map(\.text) == ["Options. Button.", "Shows additional camera options."])
    #expect(reader.lastText == "Options. Button. Shows additional camera options.")
    var settings = VoiceOver.Settings()
    settings.speaksHints = false
    let quiet = VirtualReader(screen, screenReader: VoiceOver(settings: settings))
    quiet.next()
    #expect(quiet.log.entries.map(\.text) == ["Options. Button."])
  }

  @Test func `A113 a second reader of the same tree says the same`() {
    let screen = window(button("First", hint: "Does it"), TestSwitch(), TestSlider())
    func walk() -> SpokenLog {
      let reader = VirtualReader(screen)
      while reader.next() {}
      reader.stop()
      return reader.log
    }
    let first = walk()
    #expect(first.texts.count == 3)
    #expect(walk() == first)
  }

  @Test func `a touch finds the element in front`() {
    let behind = button("Behind")
    let front = button("In front")
    let screen = window(behind, front)
    front.frame = behind.frame
    let reader = VirtualReader(screen)
    #expect(reader.touch(at: Point(x: 30, y: 70)))
    #expect(reader.cursor === front)
    #expect(!reader.touch(at: Point(x: 1, y: 1)))
    #expect(reader.cursor === front)
    #expect(reader.touch(at: Point(x: 30, y: 70)))
    #expect(reader.log.texts == ["In front. Button."])
  }

  @Test func `the name of a group is said when the cursor enters it`() {
    let group = View(frame: Rect(x: 0, y: 0, width: 300, height: 100))
    group.accessibilityContainerType = .semanticGroup
    group.accessibilityLabel = "Favorite apps"
    let weather = button("Weather")
    weather.isSelected = true
    weather.frame = Rect(x: 0, y: 0, width: 100, height: 30)
    let mail = button("Mail")
    mail.frame = Rect(x: 0, y: 50, width: 100, height: 30)
    [weather, mail].forEach(group.addSubview)
    let reader = VirtualReader(window(button("Back"), group, button("Done")))
    while reader.next() {}
    #expect(
      reader.log.texts == [
        "Back. Button.", "Favorite apps. Selected: Weather. Button.", "Mail. Button.",
        "Done. Button.",
      ])
    #expect(reader.previous())
    #expect(reader.lastText == "Favorite apps. Mail. Button.")
    #expect(reader.out())
    #expect(reader.cursor === group)
    #expect(reader.lastText == "Favorite apps.")
    #expect(!reader.out())
    #expect(reader.into())
    #expect(reader.lastText == "Selected: Weather. Button.")
    #expect(!reader.into())
    reader.out()
    #expect(reader.next())
    #expect(reader.lastText == "Done. Button.")
  }

  @Test func `containers are jumped between`() {
    func list(_ names: String...) -> View {
      let list = View(frame: Rect(x: 0, y: 0, width: 300, height: 40))
      list.accessibilityContainerType = .landmark
      list.accessibilityElements = names.enumerated().map { number, name in
        let item = button(name)
        item.frame = Rect(x: 60 * Double(number), y: 0, width: 50, height: 30)
        list.addSubview(item)
        return item
      }
      return list
    }
    let reader = VirtualReader(window(button("Top"), list("A", "B"), list("C")))
    reader.next()
    #expect(reader.nextContainer())
    #expect(reader.lastText == "A. Button. Landmark.")
    reader.next()
    #expect(reader.nextContainer())
    #expect(reader.lastText == "C. Button. Landmark.")
    #expect(!reader.nextContainer())
    #expect(reader.previousContainer())
    #expect(reader.lastText == "A. Button. Landmark.")
    #expect(!reader.previousContainer())
  }

  @Test func `reading all says each element without hints`() {
    let reader = VirtualReader(window(button("Options", hint: "More"), TestSlider()))
    #expect(reader.readAll() == ["Options. Button.", "48%. Adjustable."])
    #expect(reader.cursor is TestSlider)
    #expect(reader.log.texts == ["Options. Button.", "48%. Adjustable."])
  }

  @Test func `pages are turned while they bring something new`() {
    final class Book: View {
      var page = 1
      override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
        guard direction == .next else { return false }
        page = min(3, page + 1)
        subviews.first?.accessibilityLabel = "Page \(page)"
        return true
      }
    }
    let book = Book()
    let text = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    text.isAccessibilityElement = true
    text.accessibilityLabel = "Page 1"
    text.accessibilityTraits = [.staticText, .causesPageTurn]
    book.addSubview(text)
    #expect(VirtualReader(window(book)).readAll() == ["Page 1", "Page 2", "Page 3"])
  }

  @Test func `an element that is read in its own language is read in its words`() {
    let item = button("Objekt")
    item.accessibilityLanguage = "de"
    item.isEnabled = false
    #expect(VirtualReader(window(item)).announcements == ["Objekt. Grau dargestellt. Taste."])
  }

  @Test func `the element and the app are told of the cursor`() {
    var events: [String] = []
    final class Told: View {
      var log: (String) -> Void = { _ in }
      override func accessibilityElementDidBecomeFocused() { log("focused") }
      override func accessibilityElementDidLoseFocus() { log("lost") }
    }
    let told = Told()
    told.isAccessibilityElement = true
    told.log = { events.append($0) }
    let screen = window(told, button("Next"))
    screen.observeAccessibility { event in
      switch event {
      case .elementFocused(let object, _, _): events.append("\(object === told)")
      case .statusChanged(let setting, let isOn): events.append("\(setting) \(isOn)")
      case .announcementDidFinish: break
      }
    }
    let reader = VirtualReader(screen)
    reader.next()
    #expect(told.accessibilityElementIsFocused())
    #expect(told.accessibilityAssistiveTechnologyFocusedIdentifiers() == ["VirtualReader"])
    reader.next()
    #expect(!told.accessibilityElementIsFocused())
    reader.stop()
    #expect(
      events == [
        "voiceOver true", "focused", "true", "lost", "false", "false", "voiceOver false",
      ])
  }

  @Test func `a remark on an element without a name is not glued to the one before`() {
    let unnamed = View()
    unnamed.isAccessibilityElement = true
    unnamed.accessibilityCustomActions = [.init(name: "Delete")]
    let reader = VirtualReader(window(button("Save"), unnamed))
    reader.next()
    reader.next()
    #expect(
      reader.log.texts == [
        "Save. Button.", "Swipe up or down to select a custom action, then double tap to activate.",
      ])
  }

  @Test func `reading all says the names of groups, and knows afterwards where it is`() {
    let group = View(frame: Rect(x: 0, y: 0, width: 300, height: 100))
    group.accessibilityContainerType = .semanticGroup
    group.accessibilityLabel = "Favorite apps"
    for (number, name) in ["Weather", "Mail"].enumerated() {
      let item = button(name)
      item.frame = Rect(x: 0, y: 50 * Double(number), width: 100, height: 30)
      group.addSubview(item)
    }
    let reader = VirtualReader(window(button("Top"), group))
    #expect(
      reader.readAll() == ["Top. Button.", "Favorite apps. Weather. Button.", "Mail. Button."])
    reader.previous()
    #expect(reader.lastText == "Weather. Button.")
  }

  @Test func `a list without a name is entered and left in silence`() {
    let list = View(frame: Rect(x: 0, y: 0, width: 300, height: 40))
    let item = button("Item")
    item.frame = Rect(x: 0, y: 0, width: 100, height: 30)
    list.addSubview(item)
    list.accessibilityElements = [item]
    list.accessibilityContainerType = .list
    let screen = window(list, button("Below"))
    let reader = VirtualReader(screen)
    reader.next()
    #expect(reader.out())
    #expect(reader.log.texts == ["Item. Button. List Start."])
    list.removeFromSuperview()
    screen.post(.layoutChanged(nil))
    #expect(reader.lastText == "Below. Button.")
  }
}
