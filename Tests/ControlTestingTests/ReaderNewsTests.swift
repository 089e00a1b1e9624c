import ControlTesting
import Testing

@MainActor @Suite struct ReaderNewsTests {
  @Test func `A100 a new screen begins at its first element`() {
    let screen = window(button("First"), button("Second"))
    let reader = VirtualReader(screen)
    reader.next()
    reader.next()
    screen.post(.screenChanged(nil))
    #expect(
      reader.log.description
        == "First. Button.\nSecond. Button.\n[screenChanged]\nFirst. Button.")
  }

  @Test func `A101 a new screen begins at the element that is given`() {
    let second = button("Second")
    let screen = window(button("First"), second)
    let reader = VirtualReader(screen)
    screen.post(.screenChanged(.element(second)))
    #expect(reader.cursor === second)
    #expect(reader.log.texts == ["Second. Button."])
  }

  @Test func `a text for a new screen is said before its first element`() {
    let screen = window(button("First"))
    let reader = VirtualReader(screen)
    screen.post(.screenChanged(.text("Signed in")))
    #expect(reader.log.texts == ["Signed in", "First. Button."])
  }

  @Test func `a view that is no element stands for the first one in it`() {
    let screen = window(button("First"))
    let reader = VirtualReader(screen)
    screen.post(.layoutChanged(.element(screen.subviews[0])))
    #expect(reader.log.texts == ["First. Button."])
  }

  @Test func `A102 a new layout leaves the cursor and says nothing`() {
    let screen = window(button("First"))
    let reader = VirtualReader(screen)
    reader.next()
    screen.post(.layoutChanged(nil))
    #expect(reader.log.texts == ["First. Button."])
  }

  @Test func `A103 a text for a new layout is said and the cursor stays`() {
    let first = button("First")
    let screen = window(first)
    let reader = VirtualReader(screen)
    reader.next()
    screen.post(.layoutChanged(.text("Three results")))
    #expect(reader.log.texts == ["First. Button.", "Three results"])
    #expect(reader.cursor === first)
  }

  @Test func `a new layout without the element goes on with the next one`() {
    let (first, second, third) = (button("First"), button("Second"), button("Third"))
    let screen = window(first, second, third)
    let reader = VirtualReader(screen)
    reader.next()
    reader.next()
    second.removeFromSuperview()
    screen.post(.layoutChanged(nil))
    #expect(reader.cursor === third)
    third.isHidden = true
    screen.post(.layoutChanged(nil))
    #expect(reader.cursor === first)
  }

  @Test func `an element that has gone unannounced leaves the cursor nowhere`() {
    let second = button("Second")
    let screen = window(button("First"), second)
    let reader = VirtualReader(screen)
    reader.next()
    reader.next()
    second.removeFromSuperview()
    #expect(reader.cursor == nil)
    #expect(!reader.activate())
    #expect(reader.next())
    #expect(reader.lastText == "First. Button.")
  }

  @Test func `what a handler posts is said instead of the change`() {
    let save = button("Save")
    save.addAction(
      .init { action in
        guard let button = action.sender as? View else { return }
        button.accessibilityHint = "Saved already"
        button.post(.announcement("Saved"))
      }, for: .touchUpInside)
    let reader = VirtualReader(window(save))
    reader.next()
    reader.activate()
    #expect(reader.log.texts == ["Save. Button.", "Saved"])
  }

  @Test func `an application, a scene and a controller reach the readers of their windows`() {
    let application = Application()
    let screen = window(button("First"))
    screen.windowScene = WindowScene(application: application)
    let reader = VirtualReader(screen)
    application.post(.announcement("One"))
    screen.windowScene?.post(.announcement("Two"))
    screen.rootViewController?.post(.announcement("Three"))
    #expect(reader.log.texts == ["One", "Two", "Three"])
  }

  @Test func `the readers of two trees do not hear each other`() {
    let (one, two) = (window(button("A")), window(button("B")))
    let (first, second) = (VirtualReader(one), VirtualReader(two))
    one.post(.announcement("One"))
    #expect(first.log.texts == ["One"])
    #expect(second.log.texts.isEmpty)
  }

  @Test func `a reader that has stopped hears nothing`() {
    let screen = window(button("A"))
    let reader = VirtualReader(screen)
    reader.stop()
    screen.post(.announcement("One"))
    #expect(reader.log.entries.isEmpty)
  }

  @Test func `an app that answers everything with something is answered in turn, up to a limit`() {
    let screen = window(button("First"))
    let reader = VirtualReader(screen)
    screen.observeAccessibility { event in
      if case .announcementDidFinish(let text, _) = event { screen.post(.announcement(text)) }
    }
    screen.post(.announcement("Again"))
    #expect(reader.log.texts.count == 1000)
    #expect(Set(reader.log.texts) == ["Again"])
  }

  @Test func `an app that calls for a new screen whenever the cursor moves comes to an end`() {
    let screen = window(button("First"))
    let reader = VirtualReader(screen)
    screen.observeAccessibility { event in
      if case .elementFocused = event { screen.post(.screenChanged(nil)) }
    }
    reader.next()
    #expect(reader.lastText == "First. Button.")
  }

  @Test func `who moves the cursor as it loses it leaves one element focused`() {
    final class Jumpy: Button {
      var jump: () -> Void = {}
      override func accessibilityElementDidLoseFocus() { jump() }
    }
    let first = Jumpy(frame: .zero)
    let (second, third) = (button("Second"), button("Third"))
    let screen = window(first, second, third)
    let reader = VirtualReader(screen)
    reader.next()
    first.jump = {
      first.jump = {}
      _ = try? reader.move(to: "Third")
    }
    reader.next()
    #expect(reader.cursor === third)
    #expect(!second.accessibilityElementIsFocused())
    #expect(third.accessibilityElementIsFocused())
  }

  @Test func `a page that was read on another screen is read again`() {
    let screen = window(button("First"))
    let reader = VirtualReader(screen)
    screen.post(.pageScrolled("Page 1 of 3"))
    screen.post(.screenChanged(nil))
    screen.post(.pageScrolled("Page 1 of 3"))
    #expect(reader.log.texts == ["Page 1 of 3", "First. Button.", "Page 1 of 3"])
  }

  @Test func `an app is told of the settings of the system, and asks for them`() {
    let screen = window(button("First"))
    let reader = VirtualReader(screen)
    var told: [String] = []
    screen.observeAccessibility { event in
      if case .statusChanged(let setting, let isOn) = event { told.append("\(setting) \(isOn)") }
    }
    reader.systemSettings = [.voiceOver, .reduceMotion, .boldText]
    #expect(screen.subviews[0].isAccessibilitySettingOn(.reduceMotion))
    reader.systemSettings.remove(.boldText)
    #expect(told == ["boldText true", "reduceMotion true", "boldText false"])
    #expect(!screen.isAccessibilitySettingOn(.boldText))
  }

  @Test func `an announcement keeps how it is spoken`() {
    let screen = window()
    let reader = VirtualReader(screen)
    let text = AttributedText(runs: [
      .init("Gate "), .init("B7", attributes: .init(speech: .init(spellsOut: true))),
    ])
    screen.post(.announcement(text))
    #expect(reader.log.entries.last?.attributed == text)
    #expect(reader.log.texts == ["Gate B7"])
  }

  @Test func `an app that answers the end of reading leaves nothing focused`() {
    let first = button("First")
    let screen = window(first)
    let reader = VirtualReader(screen)
    reader.next()
    screen.observeAccessibility { event in
      switch event {
      case .statusChanged, .elementFocused: screen.post(.screenChanged(.element(first)))
      case .announcementDidFinish: break
      }
    }
    reader.stop()
    #expect(reader.cursor == nil)
    #expect(!first.accessibilityElementIsFocused())
  }
}
