import ArgumentParser
import Diagnostics
import Localize
import TextFormats

/// `ctl strings format`: a message filled in.
struct StringsFormat: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Fills in a message of ICU's MessageFormat, in one language or several.",
    usage: "ctl strings format <pattern> [options]",
    discussion: """
      Such as '{n, plural, one{# song} other{# songs}}' with --argument n=3. A mistake in the pattern, \
      an argument that is missing and one of a wrong type exit with 1. Dates are those of Greenwich.
      """)

  @Argument(help: "The pattern; - is standard input.")
  var pattern: String

  @Option(help: "The language, such as ru or pt-BR. Repeat it for several.")
  var locale: [String] = []

  @OptionGroup var arguments: MessageArgumentOptions

  @Flag(help: "Accept the mistakes that ICU accepts, and report them as warnings.")
  var lenient = false

  @Option(help: "text for people, json for programs.")
  var format: TableOutputFormat = .text

  @OptionGroup var color: ColorOption

  func validate() throws {
    try LanguageTag.check(options: locale)
  }

  func run() throws {
    let text = try patternText
    let pattern: MessagePattern
    do throws(MessagePatternError) {
      pattern = try MessagePattern(text, lenient ? .lenient : .strict)
    } catch {
      Terminal.report(error.diagnostic(path: "pattern"))
      throw ExitStatus.findings
    }
    for remark in pattern.remarks { Terminal.report(remark.diagnostic(path: "pattern", .warning)) }
    let tags = (locale.isEmpty ? ["en"] : locale).compactMap { LanguageTag(languageOption: $0) }
    let values = try arguments.values(for: pattern)
    var texts: [(LanguageTag, String)] = []
    for tag in tags {
      let pseudo = PseudoLanguage(tag).flatMap { try? MessagePattern($0.text(text), .lenient) }
      let (text, problems) = MessageFormat(pseudo ?? pattern, in: tag.isPseudo ? "en" : tag)
        .text(values)
      texts.append((tag, text))
      guard problems.isEmpty else {
        for problem in problems { Terminal.complain("pattern: error: \(problem)") }
        throw ExitStatus.findings
      }
    }
    switch format {
    case .text:
      for (tag, text) in texts {
        let line = (texts.count > 1 ? "\(tag)\t" : "") + text
        try Terminal.isInteractive
          ? Terminal.write(guarded(line) + "\n") : Terminal.write(Array((line + "\n").utf8))
      }
    case .json:
      try Terminal.write(
        .object([
          "schema": "ctl.message/1", "pattern": .string(text), "names": JSONValue(pattern.names),
          "texts": JSONValue(
            Dictionary(texts.map { ("\($0)", $1) }, uniquingKeysWith: { first, _ in first })),
        ]))
    }
  }

  private var patternText: String {
    get throws {
      guard pattern == DocumentInput.standardInput else { return FileName.plain(pattern) }
      do throws(Diagnostic) {
        let bytes = try InputFile.bytes(
          ofDescriptor: 0, limit: Self.longest, path: "standard input")
        guard bytes.count <= Self.longest, let text = String(validating: bytes, as: UTF8.self)
        else {
          throw Diagnostic(
            id: "message.input", path: "standard input", "the pattern is not UTF-8, or over 1 MB",
            "Convert it, for example with iconv, or shorten it.")
        }
        let whole =
          text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
        // A line break is one character, whatever it is made of.
        return whole.last?.isNewline == true ? String(whole.dropLast()) : whole
      } catch {
        Terminal.report(error)
        throw ExitStatus.unreadableInput
      }
    }
  }

  private static let longest = 1 << 20
}
