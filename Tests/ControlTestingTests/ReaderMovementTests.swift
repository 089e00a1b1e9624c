import ControlTesting
import Testing

/// A window with a button, a named group of two more, a text and a button that does not respond.
@MainActor private func screen() -> Window {
  let group = View()
  group.accessibilityContainerType = .semanticGroup
  group.accessibilityLabel = "Format"
  let (bold, italic) = (button("Bold"), button("Italic"))
  for (place, view) in [bold, italic].enumerated() {
    view.frame = Rect(x: Double(place) * 50, y: 0, width: 50, height: 20)
    group.addSubview(view)
  }
  let text = Label()
  text.text = "Ready"
  let dimmed = button("Undo")
  dimmed.isEnabled = false
  return window(button("Open"), group, text, dimmed, button("Save"))
}

@MainActor @Suite struct ReaderMovementTests {
  @Test func `VoiceOver on iOS moves from element to element`() {
    let reader = VirtualReader(screen())
    while reader.next() {}
    #expect(
      reader.log.texts == [
        "Open. Button.", "Format. Bold. Button.", "Italic. Button.", "Ready",
        "Undo. Dimmed. Button.",
        "Save. Button.",
      ])
  }

  @Test func `VoiceOver on a Mac stops at a group, which the user enters and leaves`() {
    var voiceOver = VoiceOverMac()
    voiceOver.speaksHints = false
    let reader = VirtualReader(screen(), screenReader: voiceOver)
    while reader.next() {}
    #expect(
      reader.log.texts == [
        "Open, button", "Format, group", "Ready", "Undo, dimmed, button", "Save, button",
      ])
    while reader.previous() {}
    #expect(reader.next())
    #expect(reader.lastText == "Format, group")
    #expect(reader.into())
    #expect(reader.lastText == "Bold, button")
    #expect(reader.next())
    #expect(reader.lastText == "Italic, button")
    // The end of the group is an end.
    #expect(!reader.next())
    #expect(reader.out())
    #expect(reader.lastText == "Format, group")
    #expect(reader.next())
    #expect(reader.lastText == "Ready")
  }

  @Test func `a group in a group is entered by itself`() {
    let (outer, inner) = (View(), View())
    for (view, name) in [(outer, "Outer"), (inner, "Inner")] {
      view.accessibilityContainerType = .semanticGroup
      view.accessibilityLabel = name
      view.frame = Rect(x: 0, y: 0, width: 100, height: 40)
    }
    let item = button("Item")
    item.frame = Rect(x: 0, y: 0, width: 50, height: 20)
    inner.addSubview(item)
    outer.addSubview(inner)
    var voiceOver = VoiceOverMac()
    voiceOver.speaksHints = false
    let reader = VirtualReader(window(outer), screenReader: voiceOver)
    #expect(reader.next() && reader.into() && reader.into())
    #expect(!reader.into())
    #expect(reader.log.texts == ["Outer, group", "Inner, group", "Item, button"])
  }

  @Test func `Orca goes with the focus, past what cannot be operated`() {
    let reader = VirtualReader(screen(), screenReader: Orca())
    while reader.next() {}
    #expect(
      reader.log.texts == [
        "Open button", "Format panel Bold button", "Italic button", "Save button",
      ])
    #expect(reader.log.entries.last?.kind == .boundary)
    #expect(reader.previous())
    #expect(reader.lastText == "Format panel Italic button")
    while reader.previous() {}
    #expect(reader.lastText == "Open button")
  }

  @Test(arguments: [VoiceOver.standard, VoiceOverMac(), Orca()] as [any ScreenReader])
  func `there is an end where nothing is read`(_ screenReader: any ScreenReader) {
    let reader = VirtualReader(window(), screenReader: screenReader)
    #expect(!reader.next())
    #expect(!reader.previous())
    #expect(reader.log.texts.isEmpty)
  }

  @Test func `a change is said as each reader says it`() {
    let toggle = TestSwitch()
    let readers: [(any ScreenReader, String)] = [
      (VoiceOver.standard, "On"), (VoiceOverMac(), "on, switch"), (Orca(), "on"),
    ]
    for (screenReader, said) in readers {
      toggle.isOn = false
      let reader = VirtualReader(window(toggle), screenReader: screenReader)
      reader.next()
      reader.activate()
      #expect(reader.log.entries.last { $0.kind == .change }?.text == said)
    }
  }
}
