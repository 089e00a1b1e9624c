import ArgumentParser
import InterfaceBuilder
import Presenters

/// The option that selects one control of the input documents.
struct ControlOptions: ParsableArguments {
  @Argument(help: "A storyboard, a xib, or a folder to search; - is standard input.")
  var path: String

  @Argument(
    help: ArgumentHelp(
      "The control: its id, #identifier, “Title” or “Scene/Title”.", valueName: "control"))
  var control: String

  /// A control and its document.
  struct Found {
    let document: InterfaceDocument
    let control: InterfaceControl
    /// Whether another document could not be read, which has been reported.
    var isIncomplete = false

    /// Ends a command that has answered; throws if an unreadable document may contain the control.
    func end() throws { if isIncomplete { throw ExitStatus.unreadableInput } }
  }

  /// Finds the control; reports any error and throws the exit status.
  func find() throws -> Found {
    var finder = DocumentFinder()
    finder.add(path)
    let name = ControlName(text: control)
    var found: [Found] = []
    var names: [String] = []
    var isUnreadable = false
    DocumentInput.read(finder.found, inputName: DocumentInput.standardInput) { _, reading in
      switch reading {
      case .success(let document):
        let controls = document.controls.filter { $0.kind == .control }
        found += controls.filter { name.matches($0, in: document) }.map {
          Found(document: document, control: $0)
        }
        names += controls.flatMap { ControlName.names(of: $0, in: document) }
      case .failure(let error):
        Terminal.report(error)
        isUnreadable = true
      }
    }
    if var only = found.first, found.count == 1 {
      only.isIncomplete = isUnreadable
      guard only.document.family == .uiKit else { throw refuse(only.document) }
      return only
    }
    if isUnreadable, found.isEmpty { throw ExitStatus.unreadableInput }
    complain(about: found, suggestions: name.suggestions(among: names))
    throw ExitStatus.usage
  }

  /// Reports a control that is not live.
  func refuse(_ control: InterfaceControl, in document: InterfaceDocument) -> ExitCode {
    Terminal.complain(
      visible(
        "\(document.path): error: \(control.elementName) '\(control.id ?? "")' is not loaded."))
    return ExitStatus.internalError
  }

  private func refuse(_ document: InterfaceDocument) -> ExitCode {
    Terminal.complain(
      visible("\(document.path): error: AppKit's controls are not live yet. Use ctl describe."))
    return ExitStatus.usage
  }

  private func complain(about found: [Found], suggestions: [String]) {
    let name = visible(control)
    guard found.isEmpty else {
      Terminal.complain(
        "\(visible(path)): error: \(found.count) controls are called '\(name)'. Name one by its id or its scene:"
      )
      for one in found.prefix(10) {
        let place = one.control.place.joined(separator: " › ")
        let id = one.control.id ?? "(none)"
        Terminal.complain(visible("  \(id)  \(one.document.path): \(place)", limit: 8192))
      }
      if found.count > 10 { Terminal.complain("  and \(found.count - 10) more") }
      return
    }
    let advice =
      suggestions.isEmpty
      ? "ctl describe shows the ids and titles of all."
      : "Did you mean " + suggestions.map { "'\(visible($0))'" }.joined(separator: ", ") + "?"
    Terminal.complain("\(visible(path)): error: there is no control '\(name)'. \(advice)")
  }
}
