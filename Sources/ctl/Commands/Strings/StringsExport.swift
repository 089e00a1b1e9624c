import ArgumentParser
import Diagnostics
import InterfaceBuilder
import Localize
import Presenters

/// `ctl strings export`: the table of a document's texts.
struct StringsExport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes the table of a document's texts, with comments for translators.",
    usage: "ctl strings export <document> [--output <file>]",
    discussion: """
      The keys and comments are those of Xcode: the class, the text, the id of the object and the \
      note for translators. The text of a secure field is left out.
      """)

  @Argument(help: "A storyboard or xib; - is standard input.")
  var path: String

  @Option(help: "The file to write. (default: standard output)")
  var output: String?

  @OptionGroup var overwrite: OverwriteOption
  @OptionGroup var color: ColorOption

  func run() throws {
    let document: InterfaceDocument
    InputFiles.add(path)
    do throws(Diagnostic) {
      document =
        path == DocumentInput.standardInput
        ? try InterfaceDocument(fromDescriptor: 0, path: path)
        : try InterfaceDocument(contentsOfFile: path)
    } catch {
      Terminal.report(error)
      throw ExitStatus.unreadableInput
    }
    let table = document.exportedTable(path: output ?? "")
    let text = String(decoding: table.contents, as: UTF8.self)
    guard let output else { return try Terminal.write(text) }
    try ExitStatus.ofOutput {
      try OutputFile(.table, at: output, overwrites: overwrite.isOn).write { put in try put(text) }
    }
  }
}
