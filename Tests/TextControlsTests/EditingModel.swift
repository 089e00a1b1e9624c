import Graphics

/// A text as three arrays of characters: before the selection, in it, and after it.
///
/// It knows neither UTF-8 nor offsets, other than to tell where its parts meet.
struct EditingModel {
  var before: [Character] = []
  var selected: [Character] = []
  var after: [Character] = []
  var pasteboard: [Character] = []

  var text: String { String(before + selected + after) }

  var selection: UTF16Range {
    UTF16Range(location: units(before), length: units(selected))
  }

  private func units(_ characters: [Character]) -> Int { String(characters).utf16.count }

  mutating func insert(_ new: [Character]) {
    selected = []
    before = Array(String(before) + String(new))
  }

  mutating func delete() {
    if selected.isEmpty { _ = before.popLast() }
    selected = []
  }

  mutating func cut() {
    guard !selected.isEmpty else { return }
    pasteboard = selected
    selected = []
  }

  mutating func copy() { if !selected.isEmpty { pasteboard = selected } }

  mutating func paste() { if !pasteboard.isEmpty { insert(pasteboard) } }

  /// Selects characters by number.
  mutating func select(_ start: Int, _ count: Int) {
    let all = Array(text)
    let start = min(start, all.count)
    let end = min(start + count, all.count)
    (before, selected, after) =
      (Array(all[..<start]), Array(all[start..<end]), Array(all[end...]))
  }
}
