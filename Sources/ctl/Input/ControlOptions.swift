import ArgumentParser
import Diagnostics
import InterfaceBuilder
import InterfaceLoader
import Localize
import Presenters
import TextFormats

/// The options that select one control of the input documents, and the languages it is shown in.
struct ControlOptions: ParsableArguments {
  @Argument(help: "A storyboard, a xib, or a folder to search; - is standard input.")
  var path: String

  @Argument(
    help: ArgumentHelp(
      "A control or a bar item, by its id, id:ID, #identifier, Title or Scene/Title; or the id of a gesture recognizer.",
      valueName: "control"))
  var control: String

  @OptionGroup var locale: LocaleOptions
  @OptionGroup var search: SearchOptions
  @OptionGroup var screens: ScreenOptions
  @OptionGroup var dates: DateOptions
  @OptionGroup var reader: ReaderOptions
  @OptionGroup var color: ColorOption

  @Flag(
    name: .customLong("as-if-shown"),
    help: "Try a hidden, transparent or disabled object as if code had shown and enabled it.")
  var asIfShown = false

  @Flag(
    name: .customLong("as-if-answered"),
    help: "Have the app delegate perform the actions that no object of the document performs.")
  var asIfAnswered = false

  @Option(help: "text for people, json for programs.")
  var format: TableOutputFormat = .text

  func validate() throws {
    try screens.validateOneDevice()
    try reader.validateOneReader()
  }

  /// A control, a view or a gesture recognizer, and its document.
  struct Found {
    let element: InterfaceElement
    /// The control or the recognizer; nil for what sends no action.
    let control: InterfaceControl?
    /// The document in the languages of the command line.
    let versions: [DocumentVersion]
    /// The place at which a screen reader says the name; nil for what the document names.
    var place: LiveDocument.SpokenPlace?
    /// Indicates whether another document could not be read, which has been reported.
    var isIncomplete = false

    var document: InterfaceDocument { versions[0].original }

    /// The id of the scene; nil without one.
    var sceneID: String? {
      if let control { return control.sceneID }
      let objects = sequence(first: element, next: \.parent).first { $0.name == "objects" }
      return document.scenes.first { $0.topLevelObjects.first?.parent == objects }?.id
    }

    /// Ends a command that has answered; throws if an unreadable document may contain the control.
    func end() throws { if isIncomplete { throw ExitStatus.unreadableInput } }
  }

  /// Finds the control, a recognizer, or a view: any, or one that has a recognizer.
  ///
  /// Reports any error and throws the exit status.
  func find(acceptsViews: Bool, _ reader: ReaderOptions) throws -> Found {
    let finder = search.finder(for: [path])
    var candidates = ControlSearch(
      name: ControlName(text: FileName.plain(control)), acceptsViews: acceptsViews)
    var isUnreadable = false
    var isDocumentUnreadable = false
    func report(_ problem: Diagnostic) {
      Terminal.report(problem)
      isUnreadable = true
    }
    DocumentFinder.noteLinks(finder.found)
    DocumentInput.read(finder.found, inputName: DocumentInput.standardInput) { _, reading in
      switch reading {
      case .success(let document):
        candidates.look(in: locale.versions(of: document, reporting: report))
      case .failure(let error):
        report(error)
        isDocumentUnreadable = true
      }
    }
    locale.warnAboutMissingTables()
    if var only = candidates.operable.first, candidates.operable.count == 1 {
      only.isIncomplete = isUnreadable
      return only
    }
    if candidates.isEmpty, let versions = candidates.onlyDocument {
      let found = announced(in: versions, reader)
      if let only = found.first, found.count == 1 { return only }
      if !found.isEmpty {
        candidates.complain(aboutAnnounced: found, in: path)
        throw ExitStatus.usage
      }
    }
    if isDocumentUnreadable, candidates.isEmpty { throw ExitStatus.unreadableInput }
    candidates.complain(in: path)
    // The control may have the name in a table that could not be read.
    throw isUnreadable ? ExitStatus.unreadableInput : ExitStatus.usage
  }
}
