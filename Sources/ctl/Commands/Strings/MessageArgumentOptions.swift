import ArgumentParser
import Diagnostics
import Localize
import TextFormats

/// The arguments of messages and formats.
struct MessageArgumentOptions: ParsableArguments {
  @Option(
    name: .customLong("argument"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "An argument: 3, 1.5 or a text; of a message with its name, n=3, and a date as 2026-11-28T18:30. Repeat it for several.",
      valueName: "value"))
  var texts: [String] = []

  /// The arguments of a format, in order.
  var inOrder: [FormatArgument] { texts.map { FormatArgument(parsing: FileName.plain($0)) } }

  /// Returns the arguments of a message by their names; those without one fill the other names in the order of their
  /// numbers, or as they are met.
  ///
  /// What the message shows decides whether a text is a number, a date or a keyword. Reports what fits no argument, and
  /// throws the exit status.
  func values(for pattern: MessagePattern) throws -> [String: FormatArgument] {
    let looks = pattern.looks
    let met = pattern.names
    let names =
      met.allSatisfy { Int($0) != nil } ? met.sorted { (Int($0) ?? 0) < (Int($1) ?? 0) } : met
    let named = Set(texts.compactMap { name(of: FileName.plain($0), among: looks) })
    var (values, rest) = ([String: FormatArgument](), names.filter { !named.contains($0) }[...])
    for text in texts {
      let text = FileName.plain(text)
      var (name, value) = (name(of: text, among: looks), text)
      if let name {
        value = String(text.dropFirst(name.count + 1))
      } else if text.contains("=") || rest.isEmpty {
        throw refused(text, names)
      } else {
        name = rest.popFirst()
      }
      guard let name else { continue }
      guard let argument = argument(value, looks[name] ?? .any) else {
        Terminal.complain(
          "--argument '\(brief(text))': error: this is no date. Write such as 2026-11-28T18:30.")
        throw ExitStatus.usage
      }
      values[name] = argument
    }
    return values
  }

  /// Returns the name with which a text begins; nil for one without, or with another.
  private func name(of text: String, among looks: [String: MessagePattern.Look]) -> String? {
    let name = String(text.prefix { $0 != "=" })
    return name.count < text.count && looks[name] != nil ? name : nil
  }

  private func refused(_ text: String, _ names: [String]) -> ExitCode {
    let near =
      text.contains("=")
      ? Diagnostics.names(near: String(text.prefix { $0 != "=" }), among: names, atMost: 2) : []
    let remedy =
      names.isEmpty
      ? "Leave it out."
      : near.isEmpty
        ? "It has \(names.map { "'\(brief($0))'" }.joined(separator: ", "))."
        : "Did you mean \(near.map { "'\(brief($0))'" }.joined(separator: ", "))?"
    Terminal.complain(
      "--argument '\(brief(text))': error: the message has no such argument. \(remedy)")
    return ExitStatus.usage
  }

  private func argument(_ text: String, _ look: MessagePattern.Look) -> FormatArgument? {
    switch look {
    case .keyword: .text(text)
    case .any, .number: FormatArgument(parsing: text)
    case .date:
      DateText(text)?.date(
        in: LocalCalendar(.gregorian, language: "en", timeZone: .gmt), near: nil
      ).map { .date($0) }
    }
  }
}

extension MessagePattern {
  /// The kind of argument that a message asks for.
  fileprivate enum Look { case any, number, date, keyword }

  /// The kinds by the names of the arguments; the first one that is more than any counts.
  fileprivate var looks: [String: Look] {
    var looks: [String: Look] = [:]
    func collect(_ parts: [Part]) {
      for case .argument(let argument) in parts {
        let look: Look =
          switch argument.style {
          case .plain: .any
          case .formatted(.date, _), .formatted(.time, _): .date
          case .formatted, .plural, .choice: .number
          case .select: .keyword
          }
        if looks[argument.name] ?? .any == .any { looks[argument.name] = look }
        argument.style.messages.forEach(collect)
      }
    }
    collect(parts)
    return looks
  }
}

extension FormatArgument {
  /// Creates an argument from its text: an integer, a decimal number or a string.
  init(parsing text: String) {
    if let number = Int64(text) {
      self = .integer(number)
    } else if let number = UInt64(text) {
      self = .unsigned(number)
    } else if let number = Double(text), number.isFinite {
      self = .double(number)
    } else {
      self = .text(text)
    }
  }
}
