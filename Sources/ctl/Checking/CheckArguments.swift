import Diagnostics
import Presenters
import TextFormats

/// The words of a command line after `check`, as people write them.
enum CheckArguments {
  /// The value of `--changed` that stands for git's index; no revision has a space.
  static let index = "git's index"

  /// The text between that and the path which follows `--changed`.
  private static let before = " before "

  /// The words after `check` that are no paths.
  private static let words = ["explain": "check-explain", "rules": "check-rules"]

  /// Returns a command line in the form that is parsed: `check explain` is a verb of its own, and
  /// `--changed` has a value.
  ///
  /// The word after `--changed` is a revision unless it is an option or a path that exists, as in
  /// git.
  static func parsed(_ arguments: [String], exists: (String) -> Bool) -> [String] {
    var result = arguments
    let verb = arguments.first == "help" ? 1 : 0
    guard verb < result.count, result[verb] == "check" else { return arguments }
    if verb + 1 < result.count, let word = words[result[verb + 1]] {
      result.replaceSubrange(verb...verb + 1, with: [word])
      return result
    }
    guard let place = result.firstIndex(of: "--changed") else { return result }
    let next = place + 1 < result.count ? result[place + 1] : nil
    let revision = next.flatMap { $0.isEmpty || $0.hasPrefix("-") || exists($0) ? nil : $0 }
    if revision != nil { result.remove(at: place + 1) }
    let path = next.flatMap { exists($0) && !$0.hasPrefix("-") ? before + $0 : nil } ?? ""
    result[place] = "--changed=\(revision ?? index + path)"
    return result
  }

  /// Returns the revision of a value of `--changed`, nil for git's index, and the path that follows it.
  static func changed(_ value: String) -> (revision: String?, path: String?) {
    if value == index { return (nil, nil) }
    guard value.hasPrefix(index + before) else { return (value, nil) }
    return (nil, String(value.dropFirst(index.count + before.count)))
  }

  /// Returns what is wrong with the word after `check`, with the nearest one; nil for a path.
  static func complaint(about word: String, exists: (String) -> Bool) -> String? {
    guard !word.hasPrefix("-"), !exists(word),
      let near = names(near: word, among: words.keys.sorted(), atMost: 2).first
    else { return nil }
    return "ctl check: error: there is no '\(visible(word))'. Did you mean '\(near)'?"
  }
}
