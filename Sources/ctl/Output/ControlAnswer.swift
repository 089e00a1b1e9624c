import InterfaceBuilder
import InterfaceLoader
import Presenters

/// The answer of a verb about one control, in one language.
struct ControlAnswer {
  /// The answer in two columns.
  var rows: [(left: String, right: String)]
  /// The answer for programs, without the language.
  var json: [String: JSONValue]
  /// Whether the answer is yes.
  var isFine = true
}

extension ControlOptions {
  /// Finds the control, asks for an answer in each language and writes all; an answer of no ends
  /// the command with 1.
  func answer(
    schema: String, _ answer: @MainActor (OperatedControl, InterfaceControl) throws -> ControlAnswer
  ) throws {
    let found = try find()
    let ordinal = found.control.element.ordinal
    let answers = try found.versions.map { version in
      let control = version.document.controls.first { $0.element.ordinal == ordinal }
      // Commands run on the main thread.
      let answer = try MainActor.assumeIsolated {
        try control.flatMap { control in
          try OperatedControl(control, in: version).map { try answer($0, control) }
        }
      }
      guard let answer else { throw refuse(found.control, in: found.document) }
      return (version, answer)
    }
    switch format {
    case .text:
      for (version, answer) in answers {
        let title = locale.isEmpty ? "" : "\(version.language)\n"
        try Terminal.write(
          title + ColumnLayout(style: Terminal.style).present(answer.rows) + "\n")
      }
    case .json:
      try Terminal.write(json(schema, found, answers))
    }
    try found.end()
    if answers.contains(where: { !$0.1.isFine }) { throw ExitStatus.findings }
  }

  private func json(
    _ schema: String, _ found: Found, _ answers: [(DocumentVersion, ControlAnswer)]
  ) -> JSONValue {
    var control: [String: JSONValue] = ["element": .string(found.control.elementName)]
    control.set("id", found.control.id)
    control.set("sceneId", found.control.sceneID)
    return .object([
      "schema": .string(schema), "path": .path(found.document.path), "control": .object(control),
      "answers": .array(
        answers.map { version, answer in
          var json = answer.json
          json["language"] = .string("\(version.language)")
          return .object(json)
        }),
    ])
  }
}
