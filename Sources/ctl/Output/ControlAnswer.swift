import Diagnostics
import InterfaceBuilder
import InterfaceLoader
import Presenters
import ResponderKit
import TextFormats

extension ControlAnswer {
  /// The answer about an object that is on no screen, and so is not operated.
  static func without(_ stimulus: String, _ text: String) -> ControlAnswer {
    ControlAnswer(
      rows: [(stimulus, "does nothing: \(text)")],
      json: [
        "reached": .bool(false),
        "obstacle": .object(["reason": "noView", "text": .string(text)]),
      ],
      isFine: false)
  }
}

extension ControlOptions {
  /// Finds all that a screen reader announces by the name, such as a part of a control, in the first
  /// language that has it.
  func announced(in versions: [DocumentVersion], _ reader: ReaderOptions) -> [Found] {
    let name = FileName.plain(control)
    return MainActor.assumeIsolated {
      for version in versions {
        let document = liveDocument(version, reader)
        let found = document.places(announced: name).compactMap { place in
          document.operated(at: place).map { operated in
            Found(
              element: operated.element ?? version.document.root, control: nil,
              versions: versions, place: place)
          }
        }
        if !found.isEmpty { return found }
      }
      return []
    }
  }

  /// Makes a document live, which is the end of every responder chain but for the app delegate.
  @MainActor
  func liveDocument(
    _ version: DocumentVersion, _ reader: ReaderOptions, usesKeyboard: Bool = false
  ) -> LiveDocument {
    let delegate = ViewResponder()
    delegate.becomePlaceholder(for: "App Delegate")
    let loader = InterfaceLoader.withPlaceholders()
    screens.apply(to: loader)
    loader.dateSettings = dates.settings
    reader.choose(for: loader)
    let application = Application(delegate: delegate)
    application.isFullKeyboardAccessEnabled = usesKeyboard
    let live = LiveDocument(version, loader: loader, application: application)
    live.reportLeftOutConstraints()
    return live
  }

  /// Finds the control, asks for an answer in each language and writes all; an answer of no ends
  /// the command with 1.
  ///
  /// With a keyboard everything is operated with it, so that controls can be focused.
  func answer(
    schema: String, acceptsViews: Bool = false, usesKeyboard: Bool = false,
    in row: RowPlace? = nil,
    _ answer: @MainActor (any OperatedObject) throws -> ControlAnswer
  ) throws {
    let (found, answers) = try self.answers(
      acceptsViews: acceptsViews, usesKeyboard: usesKeyboard, in: row, answer)
    switch format {
    case .text:
      for (version, answer) in answers {
        let title = locale.isEmpty ? "" : "\(version.language)\n"
        try Terminal.write(
          title + ColumnLayout(style: Terminal.style).present(answer.rows) + "\n")
      }
    case .json: try Terminal.write(json(schema, found, answers))
    }
    screens.warnAboutUnused()
    try found.end()
    if answers.contains(where: { !$0.1.isFine }) { throw ExitStatus.findings }
  }

  /// Finds the control, and asks for an answer in each language.
  func answers(
    acceptsViews: Bool = false, usesKeyboard: Bool = false, in row: RowPlace? = nil,
    _ answer: @MainActor (any OperatedObject) throws -> ControlAnswer
  ) throws -> (found: Found, answers: [(DocumentVersion, ControlAnswer)]) {
    let reader = reader.with(try CheckConfiguration.policies(for: path))
    let found = try find(acceptsViews: acceptsViews, reader)
    let answers = try found.versions.map { version in
      // Commands run on the main thread.
      let answer = try MainActor.assumeIsolated { () -> ControlAnswer in
        let document = liveDocument(version, reader, usesKeyboard: usesKeyboard)
        let operated =
          try row.map { try self.operated(found.element, in: $0, near: found.place, of: document) }
          ?? found.place.map { document.operated(at: $0, asIfShown: asIfShown) }
          ?? document.operated(found.element, asIfShown: asIfShown)
        if let operated {
          let answers = asIfAnswered ? operated.assumeAnswers() : []
          return assuming(operated, answers, try answer(operated))
        }
        guard let (stimulus, reason) = document.absence(of: found.element) else {
          return .absent(found.element, in: document)
        }
        return .without(stimulus, reason)
      }
      return (version, answer)
    }
    return (found, answers)
  }

  /// Returns what operates an object in a row; reports that there is none, and throws the exit status.
  @MainActor
  private func operated(
    _ element: InterfaceElement, in row: RowPlace, near place: LiveDocument.SpokenPlace?,
    of document: LiveDocument
  ) throws -> any OperatedObject {
    do throws(OperationRefusal) {
      return try document.operated(element, in: row, near: place, asIfShown: asIfShown)
    } catch {
      Terminal.report(
        Diagnostic(
          id: "control.row", path: document.document.path, at: element.position, error.problem,
          error.remedy))
      throw ExitStatus.usage
    }
  }

  /// Returns an answer with what was assumed for it, or how to assume it.
  @MainActor
  private func assuming(
    _ operated: any OperatedObject, _ answers: [String], _ answer: ControlAnswer
  ) -> ControlAnswer {
    var answer = answer
    let assumptions = operated.assumptions + answers
    answer.rows = assumptions.map { ("as if", $0) } + answer.rows
    answer.json.set("asIf", assumptions.map { .string($0) })
    if !asIfShown, !answer.isFine, operated.obstacle?.reason.isLiftedByCode == true {
      answer.rows.append(("", "--as-if-shown tries it as if code had shown and enabled it"))
    }
    return answer
  }

  /// Returns the answers in each language as JSON.
  func json(
    _ schema: String, _ found: Found, _ answers: [(DocumentVersion, ControlAnswer)]
  ) -> JSONValue {
    var control: [String: JSONValue] = ["element": .string(found.element.name)]
    control.set("id", found.element.id)
    control.set("sceneId", found.sceneID)
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
