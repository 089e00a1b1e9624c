import ArgumentParser
import InterfaceBuilder
import Presenters
import ResponderKit

/// `ctl chain`: which responders are asked for an action, from a control up the responder chain.
struct Chain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows the responder chain of a control, and which responder performs an action.",
    discussion: """
      Placeholders take the place of the app's classes, which may perform the action. The app's \
      delegate ends the chain.
      """)

  @OptionGroup var options: ControlOptions

  @Option(help: ArgumentHelp("The action's name, colons included.", valueName: "name"))
  var action: String?

  func validate() throws {
    if action?.isEmpty == true { throw ValidationError("--action needs a name, such as save:.") }
  }

  func run() throws {
    let found = try options.find()
    let search = MainActor.assumeIsolated {
      OperatedControl(found.control, in: DocumentVersion(found.document)).map { operated in
        ActionSearch(for: ActionSelector(action ?? "(no action)"), from: operated.control)
      }
    }
    guard let search else { throw options.refuse(found.control, in: found.document) }
    let rows = action == nil ? search.steps.map { ($0.responder, "") } : search.rows
    try Terminal.write(ColumnLayout(style: Terminal.style).present(rows) + "\n")
    try found.end()
  }
}
