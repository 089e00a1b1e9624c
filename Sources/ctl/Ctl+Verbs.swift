import ArgumentParser
import Diagnostics
import Localize
import Presenters
import TextFormats

extension Ctl {
  /// Returns what is wrong with the verb of a command line, with the nearest one; nil for a verb that
  /// exists.
  static func complaint(about arguments: [String]) -> String? {
    let arguments = arguments.first == "help" ? Array(arguments.dropFirst()) : arguments
    guard let first = arguments.first else { return nil }
    if let complaint = complaint(about: first, after: "ctl", configuration) { return complaint }
    if first == "check", arguments.count > 1 {
      return CheckArguments.complaint(about: arguments[1]) { FileStatus.exists(at: $0) }
    }
    guard first == "strings", arguments.count > 1 else { return nil }
    return complaint(about: arguments[1], after: "ctl strings", Strings.configuration)
  }

  private static func complaint(
    about verb: String, after command: String, _ configuration: CommandConfiguration
  ) -> String? {
    let known = configuration.subcommands.map { $0.configuration }
    if known.contains(where: { $0.commandName == verb }) { return nil }
    let verbs = known.filter { $0.shouldDisplay }.compactMap { $0.commandName }
    guard !verb.hasPrefix("-"), verb != "help" else { return nil }
    let near = names(near: verb, among: verbs, atMost: max(2, verb.count / 3))
    let advice =
      near.isEmpty
      ? "Write one of \(verbs.joined(separator: ", "))."
      : "Did you mean " + near.map { "'\($0)'" }.joined(separator: ", ") + "?"
    return "\(command): error: there is no verb '\(visible(verb))'. \(advice)"
  }
}
