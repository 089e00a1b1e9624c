import ControlCore
import Testing

private let names: [(String, ControlEvents)] = [
  ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat),
  ("touchDragInside", .touchDragInside), ("touchDragOutside", .touchDragOutside),
  ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
  ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
  ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
  ("primaryActionTriggered", .primaryActionTriggered),
  ("menuActionTriggered", .menuActionTriggered), ("editingDidBegin", .editingDidBegin),
  ("editingChanged", .editingChanged), ("editingDidEnd", .editingDidEnd),
  ("editingDidEndOnExit", .editingDidEndOnExit),
]

/// Section 1.1 of the facts, from UIControl.h.
private let bits: [(ControlEvents, UInt32)] = [
  (.touchDown, 0x1), (.touchDownRepeat, 0x2), (.touchDragInside, 0x4), (.touchDragOutside, 0x8),
  (.touchDragEnter, 0x10), (.touchDragExit, 0x20), (.touchUpInside, 0x40),
  (.touchUpOutside, 0x80), (.touchCancel, 0x100), (.valueChanged, 0x1000),
  (.editingDidBegin, 0x10000), (.editingChanged, 0x20000), (.editingDidEnd, 0x40000),
  (.editingDidEndOnExit, 0x80000), (.allEvents, 0xFFFF_FFFF),
]

private let descriptions: [(ControlEvents, String)] = [
  ([], "none"),
  (.touchUpInside, "touchUpInside"),
  ([.valueChanged, .touchDown], "touchDown, valueChanged"),
  (ControlEvents(rawValue: 1 << 24), "bit 24"),
  (.systemReserved, "bit 28, bit 29, bit 30, bit 31"),
]

@Suite struct ControlEventsTests {
  @Test func `C001 primaryActionTriggered is bit 13`() {
    #expect(ControlEvents.primaryActionTriggered.rawValue == 8192)
  }

  @Test func `C002 menuActionTriggered is bit 14`() {
    #expect(ControlEvents.menuActionTriggered.rawValue == 16384)
  }

  @Test func `C003 the touch events are twelve bits and not valueChanged`() {
    #expect(ControlEvents.allTouchEvents.rawValue == 0xFFF)
    #expect(ControlEvents.allTouchEvents.isDisjoint(with: .valueChanged))
    #expect(ControlEvents.allTouchEvents.contains(.touchCancel))
  }

  @Test func `C004 the editing events are the four of them`() {
    let four: ControlEvents = [
      .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ]
    #expect(ControlEvents.allEditingEvents == four)
    #expect(four.rawValue == 0xF0000)
  }

  @Test func `C005 the reserved bits are part of all events`() {
    #expect(ControlEvents.applicationReserved.rawValue == 0x0F00_0000)
    #expect(ControlEvents.systemReserved.rawValue == 0xF000_0000)
    #expect(ControlEvents.allEvents.isSuperset(of: .applicationReserved))
    #expect(ControlEvents.allEvents.isSuperset(of: .systemReserved))
  }

  @Test(arguments: bits)
  func `each event has the bits of UIKit`(events: ControlEvents, rawValue: UInt32) {
    #expect(events.rawValue == rawValue)
  }

  @Test(arguments: names)
  func `an event has the name that Interface Builder writes`(name: String, event: ControlEvents) {
    #expect(ControlEvents(name: name) == event)
    #expect(event.description == name)
  }

  @Test(arguments: ["", "none", "touchdown", "allTouchEvents", "bit 24"])
  func `another name is no event`(name: String) {
    #expect(ControlEvents(name: name) == nil)
  }

  @Test(arguments: descriptions)
  func `events describe themselves in the order of their bits`(
    events: ControlEvents, description: String
  ) {
    #expect(events.description == description)
  }
}
