package import FoundationEssentials

/// An act of the user of a live page: a message of version 1.
package struct PageInput: Sendable, Hashable, Codable {
  /// The act.
  package enum Act: String, Sendable, Hashable, Codable, CaseIterable {
    /// A click or a tap on an element; the value is the number of it in quick succession, one unless given.
    case tap
    /// A press that moves or is long: the distances to the right and down in points, and the milliseconds.
    case drag
    /// A turn of the wheel over an element: `up`, `down`, `left` or `right`.
    case scroll
    /// A click of the right button on an element.
    case rightClick = "right-click"
    /// Another value of an element.
    case set
    /// A step up or down of its value.
    case increment, decrement
    /// A text that is typed into an element.
    case type
    /// A key that is pressed in an element, as a browser names it, after its modifier keys: `Meta Shift n`.
    case key
    /// A title that is chosen in an element.
    case choose
    /// A state that an element gets, as code of the app sets it: `disabled`.
    case make
    /// A gesture on an element: `swipe-left`.
    case gesture
    /// The focus of the page, which is on an element.
    case focus
    /// Another screen, by the number of its document and its own.
    case screen
    /// Another language, device, screen reader or text size, or other rows; an empty value for those of the document.
    case language, device, reader, textSize = "text-size", rows
    /// The values of bindings, a line for each: `values.speed=5`.
    case bindings
    /// The appearance of the screen: `dark`, or an empty value for the light one.
    case appearance
    /// The step before the last one, or the one after it again.
    case back, forward
    /// The screen as it was at first.
    case restart
    /// The document as the file has it now.
    case reload
  }

  package var act: Act
  /// The id of the element on the page.
  package var on: String?
  package var value: String?
  /// The number of the patch that the page showed; nil for the last one.
  package var at: Int?

  package init(_ act: Act, on: String? = nil, value: String? = nil, at: Int? = nil) {
    (self.act, self.on, self.value, self.at) = (act, on, value, at)
  }

  private enum CodingKeys: String, CodingKey {
    case act = "do"
    case on, value, at
  }

  /// The most bytes of a message.
  package static let limit = 64 << 10

  /// Reads a message; nil for what is none.
  package init?(_ text: String) {
    guard text.utf8.count <= Self.limit,
      let input = try? JSONDecoder().decode(PageInput.self, from: Data(text.utf8))
    else { return nil }
    self = input
  }
}
