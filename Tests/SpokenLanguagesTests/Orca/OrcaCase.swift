import Accessibility
import Foundation
import TestSupport

/// A control in words, as `cases.json` of the recordings of Orca has it.
struct OrcaCase: Decodable, Sendable {
  struct Container: Decodable, Sendable {
    var role: String
    var name: String?
    var attributes: [String: String]?
  }

  /// A change to the control in focus.
  struct Change: Decodable, Sendable {
    var state: String?
    var on: Bool?
    var value: Double?
    var text: String?
    var name: String?
  }

  var id: String
  var role: String
  var name: String?
  var description: String?
  var states: [String]?
  var without: [String]?
  var value: Double?
  var min: Double?
  var max: Double?
  var valueText: String?
  var text: String?
  var placeholder: String?
  var imageDescription: String?
  var mnemonic: String?
  var labelledBy: String?
  var `in`: Container?
  var position: Int?
  var size: Int?
  var items: [String]?
  var chosen: Int?
  var attributes: [String: String]?
  var changes: [Change]?
  var scope: String?

  /// The cases of programs; none when the recordings are not there.
  static let native: [OrcaCase] = {
    struct File: Decodable { var cases: [OrcaCase] }
    let url = SharedFolder.url.appending(path: "orca/cases.json")
    let file = (try? Data(contentsOf: url)).flatMap {
      try? JSONDecoder().decode(File.self, from: $0)
    }
    return file?.cases.filter { $0.scope ?? "native" == "native" } ?? []
  }()

  func has(_ state: String) -> Bool { states?.contains(state) ?? false }
  var isDisabled: Bool { without?.contains("sensitive") ?? false }

  /// Returns the case after a change.
  func applying(_ change: Change) -> OrcaCase {
    var new = self
    if let state = change.state {
      new.states = (states ?? []).filter { $0 != state } + (change.on == true ? [state] : [])
    }
    new.value = change.value ?? value
    new.valueText = change.text ?? valueText
    new.name = change.name ?? name
    return new
  }
}
