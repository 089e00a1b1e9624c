import ControlTesting
import Testing

@MainActor @Suite struct ReaderFindingTests {
  private func reader() -> VirtualReader {
    let wifi = TestSwitch()
    wifi.accessibilityLabel = "Wi-Fi"
    wifi.accessibilityIdentifier = "wifi"
    return VirtualReader(window(button("Sign In"), button("Sign Out"), wifi, button("Sign Out")))
  }

  @Test func `an element is found by its role and its spoken name`() throws {
    let reader = reader()
    #expect(try reader.move(to: .button, "Sign In").role == .button)
    #expect(reader.lastText == "Sign In. Button.")
    #expect(try reader.move(to: .checkBox, "Wi-Fi").identifier == "wifi")
    #expect(try reader.move(to: "Wi-Fi").subrole == .switch)
    #expect(reader.elements(.button).count == 3)
    #expect(reader.elements(.button, "Sign Out").count == 2)
  }

  @Test func `a name that is not there fails with the near ones`() {
    let error = #expect(throws: ReaderError.self) { try reader().move(to: .button, "Sing In") }
    #expect(
      error?.description == "no Button is called 'Sing In'. Near: 'Sign In', 'Sign Out'")
  }

  @Test func `a name of another role says so`() {
    let error = #expect(throws: ReaderError.self) { try reader().activate(.link, "Sign In") }
    #expect(error?.description == "no Link is called 'Sign In'; a Button is")
  }

  @Test func `a name that several have is not guessed`() {
    let error = #expect(throws: ReaderError.self) { try reader().move(to: .button, "Sign Out") }
    #expect(
      error?.description
        == "2 buttons are called 'Sign Out'. Move to one by its index, its identifier or its id")
  }

  @Test func `an identifier finds an element or fails with the near ones`() throws {
    let reader = reader()
    #expect(try reader.move(toIdentifier: "wifi").label == "Wi-Fi")
    let error = #expect(throws: ReaderError.self) { try reader.move(toIdentifier: "wfi") }
    #expect(error?.description == "no element has the identifier 'wfi'. Near: 'wifi'")
  }

  @Test func `on an empty screen nothing is near`() {
    let error = #expect(throws: ReaderError.self) {
      try VirtualReader(window()).move(to: .button, "Save")
    }
    #expect(error?.description == "no Button is called 'Save'; there is none at all")
  }
}

@MainActor @Suite struct ReaderRotorTests {
  private func heading(_ text: String) -> View {
    let view = View()
    view.isAccessibilityElement = true
    view.accessibilityLabel = text
    view.accessibilityTraits = .header
    return view
  }

  @Test func `headings are jumped between`() throws {
    let reader = VirtualReader(window(heading("One"), button("A"), heading("Two"), button("B")))
    #expect(try reader.nextInRotor())
    #expect(try reader.nextInRotor())
    #expect(reader.log.texts == ["One. Heading.", "Two. Heading."])
    #expect(try !reader.nextInRotor())
    #expect(try reader.previousInRotor())
    #expect(reader.lastText == "One. Heading.")
    #expect(try !reader.previousInRotor())
  }

  @Test func `A107 a rotor that finds nothing is an end`() throws {
    let target = button("Found")
    let screen = window(button("Start"), target)
    screen.rootViewController?.view.accessibilityCustomRotors = [
      .init(name: "Errors") { predicate in
        predicate.currentItem?.targetElement === target ? nil : .init(targetElement: target)
      }
    ]
    let reader = VirtualReader(screen)
    reader.next()
    #expect(reader.customRotors == ["Errors"])
    reader.rotor = .custom("Errors")
    #expect(try reader.nextInRotor())
    #expect(reader.cursor === target)
    #expect(try !reader.nextInRotor())
    #expect(reader.log.entries.last?.kind == .boundary)
    reader.rotor = .custom("Warnings")
    #expect(throws: ReaderError.noRotor("Warnings", offered: ["Errors"])) {
      try reader.nextInRotor()
    }
  }

  @Test func `A108 a rotor that goes round ends where it began`() throws {
    let buttons = ["A", "B", "C"].map { button($0) }
    let screen = window(buttons[0], buttons[1], buttons[2])
    screen.accessibilityCustomRotors = [
      .init(name: "Round") { predicate in
        let index = buttons.firstIndex { $0 === predicate.currentItem?.targetElement } ?? -1
        return .init(targetElement: buttons[(index + 1) % 3])
      }
    ]
    let reader = VirtualReader(screen)
    reader.rotor = .custom("Round")
    var count = 0
    while try reader.nextInRotor() { count += 1 }
    #expect(count == 3)
  }

  @Test func `a rotor over ranges of a text gets back what it has found`() throws {
    let text = button("Text")
    let screen = window(text)
    screen.accessibilityCustomRotors = [
      .init(systemType: .misspelledWord) { predicate in
        let next = (predicate.currentItem?.targetRange?.upperBound ?? 0) + 1
        return next > 3 ? nil : .init(targetElement: text, targetRange: next - 1..<next)
      }
    ]
    let reader = VirtualReader(screen)
    reader.rotor = .system(.misspelledWord)
    var count = 0
    while try reader.nextInRotor() { count += 1 }
    #expect(count == 3)
  }

  @Test func `what only keeps elements together is no container to jump to`() {
    let segments = TestSegments(["All", "Some"])
    let reader = VirtualReader(window(button("First"), segments))
    #expect(!reader.nextContainer())
    reader.next()
    reader.next()
    #expect(!reader.out())
  }

  @Test func `who turns back goes on from the range where he is`() throws {
    let text = button("Text")
    let screen = window(text)
    var asked: [Range<Int>?] = []
    screen.accessibilityCustomRotors = [
      .init(name: "Words") { predicate in
        let present = predicate.currentItem?.targetRange
        asked.append(present)
        let step = predicate.searchDirection == .next ? 1 : -1
        let start = present.map { $0.lowerBound + step } ?? 0
        return (0..<3).contains(start)
          ? .init(targetElement: text, targetRange: start..<start + 1) : nil
      }
    ]
    let reader = VirtualReader(screen)
    reader.next()
    reader.rotor = .custom("Words")
    #expect(try reader.nextInRotor())
    #expect(try reader.nextInRotor())
    #expect(try reader.previousInRotor())
    #expect(asked == [nil, 0..<1, 1..<2])
  }

  @Test func `a rotor may bring what it finds to the screen`() throws {
    let hidden = button("Hidden")
    hidden.isHidden = true
    let screen = window(button("Start"), hidden)
    screen.accessibilityCustomRotors = [
      .init(name: "More") { _ in
        hidden.isHidden = false
        return .init(targetElement: hidden)
      }
    ]
    let reader = VirtualReader(screen)
    reader.next()
    reader.rotor = .custom("More")
    #expect(try reader.nextInRotor())
    #expect(reader.lastText == "Hidden. Button.")
  }

  @Test func `a rotor goes on from the container that the cursor is on`() throws {
    let group = View(frame: Rect(x: 0, y: 0, width: 300, height: 40))
    group.accessibilityContainerType = .semanticGroup
    group.accessibilityLabel = "Group"
    let inside = button("Inside")
    inside.frame = Rect(x: 0, y: 0, width: 100, height: 30)
    group.addSubview(inside)
    let reader = VirtualReader(window(heading("One"), group, heading("Two")))
    try reader.move(to: "Inside")
    reader.out()
    #expect(try reader.nextInRotor())
    #expect(reader.lastText == "Two. Heading.")
    reader.previous()
    reader.out()
    #expect(try reader.previousInRotor())
    #expect(reader.lastText == "One. Heading.")
  }
}
