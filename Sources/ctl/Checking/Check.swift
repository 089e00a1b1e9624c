import ArgumentParser

/// `ctl check`: what is wrong with the documents of an app.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Finds what is wrong: names, touches, connections, texts in every language.",
    usage: """
      ctl check [<paths> ...] [options]
      ctl check explain <rule>
      ctl check rules
      """,
    subcommands: [CheckPaths.self, CheckExplain.self, CheckRules.self],
    defaultSubcommand: CheckPaths.self)
}
