import ArgumentParser
import Diagnostics
import Localize
import Presenters
import TextFormats

/// `ctl strings negotiate`: the language that an app chooses for a user's preferences.
struct StringsNegotiate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "negotiate",
    abstract: "Chooses localizations for preferred languages, and explains the choice.",
    usage: "ctl strings negotiate [<preferences> ...] [options]",
    discussion: """
      Languages are chosen as Apple's bundles choose them. Without preferences, the environment's \
      are used: AppleLanguages, LANGUAGE, LC_ALL, LC_MESSAGES, LANG.
      """)

  @Argument(help: "The preferred languages, best first.")
  var preferences: [String] = []

  @Option(
    name: .customLong("available"),
    help: "An available localization; separate several with commas, or repeat it.")
  var available: [String] = []

  @Option(
    name: .customLong("in"), help: "A folder whose .lproj folders are the available localizations.")
  var folder: String?

  @Option(help: "text for people, json for programs.")
  var format: TableOutputFormat = .text

  @OptionGroup var color: ColorOption

  func validate() throws {
    if !available.isEmpty, folder != nil {
      throw ValidationError("Use --available or --in, not both.")
    }
    if available.isEmpty, folder == nil {
      throw ValidationError("Name what there is: --available de,en or --in FOLDER.")
    }
  }

  func run() throws {
    var wanted = preferences
    if wanted.isEmpty {
      let preferred = PreferredLanguages(
        arguments: [], environment: Environment.variables)
      for problem in preferred.problems { Terminal.complain(problem) }
      wanted = preferred.tags.map(\.description)
    }
    let choice = LanguageNegotiation(preferences: wanted, available: try localizations())
    switch format {
    case .text: try Terminal.write(text(of: choice) + "\n")
    case .json: try Terminal.write(json(of: choice, wanted))
    }
    if choice.localizations.isEmpty { throw ExitStatus.findings }
  }

  private func localizations() throws -> [String] {
    guard let folder else {
      return available.flatMap { $0.split(separator: ",").map(String.init) }
    }
    do throws(Diagnostic) {
      return try FileStatus.names(inFolder: folder).filter { $0.hasSuffix(".lproj") }
        .map { String($0.dropLast(".lproj".count)) }
    } catch {
      Terminal.report(error)
      throw ExitStatus.unreadableInput
    }
  }

  private func text(of choice: LanguageNegotiation) -> String {
    guard let best = choice.localizations.first else { return "none" }
    let reason =
      switch choice.match {
      case .exact: "as \(choice.preference ?? "") asks for it"
      case .alias: "another name of \(choice.preference ?? "")"
      case .parent(let distance):
        "\(distance) \(distance == 1 ? "step" : "steps") from \(choice.preference ?? "")"
      case .noLinguisticContent: "nothing serves, and it has no language"
      case nil: ""
      }
    let rest = choice.localizations.dropFirst()
    let inherited = rest.isEmpty ? "" : "; inherits from \(rest.joined(separator: ", "))"
    return "\(best)   (\(reason)\(inherited))"
  }

  private func json(of choice: LanguageNegotiation, _ wanted: [String]) -> JSONValue {
    var json: [String: JSONValue] = [
      "schema": "ctl.negotiation/1", "preferences": JSONValue(wanted),
      "localizations": JSONValue(choice.localizations),
    ]
    json.set("preference", choice.preference)
    switch choice.match {
    case .exact: json["match"] = "exact"
    case .alias: json["match"] = "alias"
    case .parent(let distance):
      json["match"] = "parent"
      json["distance"] = .number(distance)
    case .noLinguisticContent: json["match"] = "noLinguisticContent"
    case nil: break
    }
    return .object(json)
  }
}
