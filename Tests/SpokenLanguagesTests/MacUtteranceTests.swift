import Accessibility
import Foundation
import SpokenLanguages
import TestSupport
import Testing

/// A sourced utterance of VoiceOver on a Mac, and how our reader comes to say it.
private struct Row: Sendable, CustomTestStringConvertible {
  enum Part: Sendable { case focus, instruction, change }
  var id: String
  var element: AccessibilityElement
  var part = Part.focus
  var before: AccessibilityElement?
  /// The policies that differ from the defaults.
  var reader = VoiceOverMac()
  var testDescription: String { id }

  init(
    _ id: String, _ element: AccessibilityElement, _ part: Part = .focus,
    from before: AccessibilityElement? = nil,
    _ change: (inout VoiceOverMac) -> Void = { _ in }
  ) {
    (self.id, self.element, self.part, self.before) = (id, element, part, before)
    change(&reader)
  }

  var said: String {
    let book = SpokenLanguage.closest(to: "en", VoiceOverMac.vocabulary)
    switch part {
    case .focus: return reader.said(element).descriptionText
    case .instruction: return reader.said(element).remarks.first?.text ?? ""
    case .change:
      return before.flatMap {
        reader.announcement(ofChangeFrom: $0, to: element, in: book)?.descriptionText
      } ?? ""
    }
  }
}

private let rows: [Row] = [
  Row("k01", macElement("apply", .button)),
  Row("k03", macElement("target", .button, traits: .notEnabled)) { $0.dimmedPlace = .afterKind },
  Row("k05", macElement("Regular crust", .radioButton, position: .series(1, of: 3)), .instruction),
  Row("k07", macElement("Show sidebar", .button, in: .toolbar), .instruction),
  Row("k11", macElement("Tomato", .checkBox, value: .toggle(.on))),
  Row(
    "k13", macElement("Lettuce", .checkBox, value: .toggle(.on)), .change,
    from: macElement("Lettuce", .checkBox, value: .toggle(.off))),
  Row("k15", macElement("Sandwich Condiments", .group)),
  Row("k17", macElement("Alpha", .radioButton, value: .toggle(.off), position: .series(1, of: 3))),
  Row(
    "k19",
    macElement("Radio Two", .radioButton, value: .toggle(.off), position: .series(2, of: 3))),
  Row("k21", macElement("element 9", .radioGroup)),
  Row("k23", macElement("action", .checkBox, .toggle, value: .toggle(.off))),
  Row("k25", macElement("action", .checkBox, .toggle, value: .toggle(.mixed))),
  Row("k27", macElement("Alpha", .checkBox, .switch, value: .toggle(.off))),
  Row("k29", macElement(nil, .popUpButton), .instruction),
  Row("k31", macElement("meats", .menuItem, traits: .notEnabled)),
  Row("k35", macElement(nil, .menuItem), .instruction),
  Row("k37", macElement("element 5", .menuBar)),
  Row("k39", macElement(nil, .comboBox), .instruction),
  Row("k41", macElement(nil, .slider), .instruction),
  Row("k43", macElement("Your birthday", .textField, value: .text(""))),
  Row(
    "k45",
    macElement("My birthday", .textField, value: .text("")) { $0.placeholder = "M M D D Y Y Y Y" }),
  Row(
    "k49",
    macElement("look up an animal", .textField, .searchField, value: .text("dogs")) {
      $0.insertionPoint = .end
    }),
  Row(
    "k55",
    macElement(nil, .row, .outlineRow, position: .cell(TableCell(row: 1))) {
      $0.expandedStatus = .collapsed
    }),
  Row("k63", macElement("element 7", .progressIndicator)),
  Row("k65", macElement("earth", .image)),
  Row("k67", macElement("Safari QA testing examples", .window)),
]

/// The utterances that no rule gives; `Docs/Divergences.md` has the reasons.
private let others = ["k09", "k33", "k47", "k51", "k53", "k57", "k59", "k61", "k69"]

/// The utterances of the reference, by id.
private let sourced: [String: (utterance: String, isNative: Bool)] = {
  let file = SharedFolder.url.appending(path: "reference/macos-voiceover.tsv")
  let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  return Dictionary(
    uniqueKeysWithValues: text.split(separator: "\n").dropFirst().map { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return (columns[0], (columns[3], columns[5].hasPrefix("native")))
    })
}()

@Suite(.tags(.corpus), .enabled(if: !sourced.isEmpty, "the reference is not there"))
struct MacUtteranceTests {
  @Test(arguments: rows)
  private func `a sourced utterance is what our reader says`(_ row: Row) {
    #expect(row.said == sourced[row.id]?.utterance)
  }

  @Test func `every utterance is a row or listed as another one`() {
    #expect(Set(rows.map(\.id) + others) == Set(sourced.keys))
    let native = rows.filter { sourced[$0.id]?.isNative == true }
    #expect(native.count == 8 && rows.count - native.count >= 17)
  }
}
