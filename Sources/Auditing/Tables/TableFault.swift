import Diagnostics
import Localize

/// A finding of a rule about tables.
struct TableFault {
  /// The position of the fault.
  enum Place {
    /// At an offset in a file, by its place among those of the tables.
    case file(Int, offset: Int)
    /// In the document, at an offset.
    case document(offset: Int)
    /// In a file or folder as a whole.
    case path(String)
    /// As a reader of the file has told it.
    case told(Diagnostic)
  }

  var place: Place
  /// The key; nil for a fault of a table as a whole.
  var key: String?
  /// The languages that have the fault, as spelled by folders and catalogs.
  var languages: [String] = []
  /// The problem, without a final period.
  var problem: String
  /// The remedy, in place of the rule's own.
  var remedy: String?
  /// A severity instead of the rule's own.
  var severity: Diagnostic.Severity?
  /// The edits of the file that correct the fault; empty where there is no right answer, or several.
  var edits: [TableEdit] = []

  init(
    at place: Place, key: String? = nil, in languages: [String] = [], _ problem: String,
    remedy: String? = nil, severity: Diagnostic.Severity? = nil
  ) {
    (self.place, self.key, self.languages) = (place, key, languages)
    (self.problem, self.remedy, self.severity) = (problem, remedy, severity)
  }

  init(
    at text: TableText, in languages: [String] = [], _ problem: String, remedy: String? = nil,
    severity: Diagnostic.Severity? = nil
  ) {
    self.init(
      at: .file(text.file, offset: text.offset), key: text.key, in: languages, problem,
      remedy: remedy, severity: severity)
  }
}

/// Returns words as a list: `one, few and many`.
func words(for words: [String]) -> String {
  words.count < 2
    ? words.first ?? ""
    : words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
}
