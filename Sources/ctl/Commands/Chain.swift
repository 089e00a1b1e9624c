import InterfaceLoader
import ArgumentParser
import Presenters
import ResponderKit
import TextFormats

/// `ctl chain`: which responders are asked for an action, from a control up the responder chain.
struct Chain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chain",
    abstract: "Shows the responder chain of a control, and which responder performs an action.",
    usage: "ctl chain <path> <control> [options]",
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
    try options.answer(schema: "ctl.chain/1") { operated in
      let found = operated.search(for: ActionSelector(action ?? "(no action)"))
      guard action != nil else {
        let names = found.search.steps.map(\.responder)
        return ControlAnswer(
          rows: names.map { ($0, "") }, json: ["responders": JSONValue(names)])
      }
      return ControlAnswer(
        rows: (found.asksFirstResponder
          ? [("First responder", ActionSearch.firstResponderNote)] : []) + found.search.rows,
        json: ["search": found.search.json(asksFirstResponder: found.asksFirstResponder)])
    }
  }
}
