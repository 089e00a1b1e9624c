import Diagnostics
import Testing

@testable import ctl

/// Configuration files, and all that is said of them.
private let mistakes: [(text: String, errors: String)] = [
  ("exlude: []", "1:1: there is no key 'exlude'. Did you mean 'exclude'?"),
  (
    "colors: []",
    "1:1: there is no key 'colors'. The keys are 'include', 'exclude', 'source', 'accessors', 'locales', 'development-language', "
      + "'fail-on', 'rules', 'paths', 'exceptions', 'baseline', 'policies'."
  ),
  ("- rules", "1:1: the value is a list. Write keys such as 'rules:'."),
  ("rules", "1:1: the value is 'rules'. Write keys such as 'rules:'."),
  ("include: App", "1:10: the value of 'include' is 'App'. Write a list of paths."),
  ("include: [[App]]", "1:11: the value of 'include' is a list. Write a path."),
  ("include:", "1:9: the value of 'include' is nothing. Write a list of paths."),
  ("exclude: {a: b}", "1:10: the value of 'exclude' is a mapping. Write a list of patterns."),
  ("exclude: ['']", "1:11: the value of 'exclude' is nothing. Write a pattern such as '*Tests*'."),
  (
    "exclude:\n  - *Tests*",
    "2:5: a text that begins with '*' is an alias in YAML. Write it in '…'."
  ),
  ("exclude:\n  - !old", "2:5: a text that begins with '!' is a tag in YAML. Write it in '…'."),
  (
    "exclude: [\(String(repeating: "a", count: 1025))]",
    "1:11: the pattern is longer than 1024 bytes. Write several."
  ),
  (
    "locales: english",
    "1:10: the value of 'locales' is 'english'. Write all, or a list of languages such "
      + "as [en, pt-BR]."
  ),
  ("locales: [english]", "1:11: 'english' is not a language tag. Write one such as ru or pt-BR."),
  (
    "fail-on: errors",
    "1:10: 'errors' is not a value of 'fail-on'. Write error, warning, note or never. Did "
      + "you mean 'error'?"
  ),
  (
    "fail-on: [error]",
    "1:10: the value of 'fail-on' is a list. Write error, warning, note or never."
  ),
  ("baseline: []", "1:11: the value of 'baseline' is a list. Write the path of a file."),
  ("rules: off", "1:8: the value is 'off'. Write rules, each as in 'unnamed: error'."),
  ("rules:\n  unamed: off", "2:3: there is no rule 'unamed'. Did you mean 'unnamed'?"),
  ("rules:\n  zzzzzzzzzzz: off", "2:3: there is no rule 'zzzzzzzzzzz'. ctl check rules lists all."),
  (
    "rules:\n  unnamed: of",
    "2:12: 'of' is not a value of 'unnamed'. Write on, off, error, warning or note. Did you "
      + "mean 'off'?"
  ),
  (
    "rules:\n  unnamed: [off]",
    "2:12: the value of 'unnamed' is a list. Write on, off, error, warning or note."
  ),
  (
    "rules:\n  unnamed: {severty: note}",
    "2:13: there is no key 'severty'. Did you mean 'severity'?"
  ),
  (
    "rules:\n  unnamed: {severity: off}",
    "2:23: 'off' is not a value of 'severity'. Write error, warning or note."
  ),
  (
    "rules:\n  unnamed: {enabled: maybe}",
    "2:22: the value of 'enabled' is 'maybe'. Write true or false."
  ),
  (
    "rules:\n  unnamed: {minimum: 3}",
    "2:13: there is no key 'minimum'. The keys are 'enabled', 'severity'."
  ),
  (
    "rules:\n  small-target: {minimum: big}",
    "2:27: the value of 'minimum' is 'big'. Write a number."
  ),
  (
    "rules:\n  small-target: {minimum: -1}",
    "2:27: -1 is out of range for 'minimum'. Write a number from 0 to 1000000."
  ),
  (
    "rules:\n  small-target: {minimum: 1e400}",
    "2:27: 1e400 is out of range for 'minimum'. Write a number from 0 to 1000000."
  ),
  (
    "rules:\n  small-target: {minimum: 0x2C}",
    "2:27: the value of 'minimum' is '0x2C'. Write a number."
  ),
  (
    "rules:\n  small-target: {minimum: .nan}",
    "2:27: the value of 'minimum' is '.nan'. Write a number."
  ),
  ("rules:\n  unnamed: off\n  unnamed: on", "2:3: a mapping has 'unnamed' twice. Keep one."),
  (
    "rules:\n  unnamed: off\n  acc-name: on",
    "3:3: the rule 'unnamed' is set twice. Keep one; 'ACC-NAME' is its other name."
  ),
  (
    "exceptions: {}",
    "1:13: the value of 'exceptions' is a mapping. Write a list of mappings with 'rule:' "
      + "and 'object:'."
  ),
  (
    "exceptions: [unnamed]",
    "1:14: the value is 'unnamed'. Write a mapping with 'rule:' and 'object:'."
  ),
  ("exceptions:\n  - object: a", "2:5: the exception has no rule. Add 'rule:'."),
  (
    "exceptions:\n  - rule: unnamed",
    "2:5: the exception names no object. Add 'object:' with an id, or 'identifier:'; to "
      + "turn the rule off, use 'rules:'."
  ),
  (
    "exceptions:\n  - {rule: unnamed, object: a, identifier: b}",
    "2:5: the exception has both 'object' and 'identifier'. Keep one."
  ),
  (
    "exceptions:\n  - {rule: unamed, objct: a}",
    "2:12: there is no rule 'unamed'. Did you mean 'unnamed'?\n2:20: there is no key "
      + "'objct'. Did you mean 'object'?"
  ),
  (
    "exceptions:\n  - {rule: unnamed, object: [a]}",
    "2:29: the value of 'object' is a list. Write a text."
  ),
  (
    "rules:\n  unnamed: off\n    severity: note",
    "3:13: there is no key before ':'. Check the indentation."
  ),
  ("rules:\n\tunnamed: off", "2:1: there is a tab. Indent with spaces."),
  ("rules: {unnamed: off", "1:8: the bracket is not closed. Close it."),
  ("include: [App\nlocales: all", "1:10: the bracket is not closed. Close it."),
  ("exclude: [!old]", "1:11: a text that begins with '!' is a tag in YAML. Write it in '…'."),
  ("exclude: [App/\tOld]", "1:11: there is a tab. Write a space, or the text in '…'."),
  ("include: [a\u{9F}]", "1:12: there is a control character. Remove it."),
  ("include: [App]\n\u{FEFF}rules: {}", "2:1: there is a control character. Remove it."),
  ("\u{FEFF}include: [App]\nrulez: {}", "2:1: there is no key 'rulez'. Did you mean 'rules'?"),
  ("%FOO\n---\nrules: {}", "1:1: there is a directive. Remove it."),
  ("baseline: 'open", "1:11: the text is not closed. Close it."),
  ("baseline: ]", "1:11: there is nothing to close here. Write a text with brackets in '…'."),
  ("base: &a [x]\nother: *a", "1:7: there is an anchor. Write the value in each place."),
  ("? rules\n: x", "1:1: there is a key of several lines. Write 'key: value'."),
  ("%YAML 1.2\n---\nrules: {}", "1:1: there is a directive. Remove it."),
  ("rules: {}\n---\nrules: {}", "2:1: a second document begins here. Write one document."),
  (
    "include: \(String(repeating: "[", count: 65))",
    "1:73: there are more than 64 levels. Remove some."
  ),
  (String(repeating: "- ", count: 65), "1:129: there are more than 64 levels. Remove some."),
  ("include: [a\u{85}]", "1:12: there is a control character. Remove it."),
  ("include: [a\u{0}]", "1:12: there is a control character. Remove it."),
  (
    "fail-on: never\nfail-off: x\nlocales: 3\nbaseline: {}",
    "2:1: there is no key 'fail-off'. Did you mean 'fail-on'?\n3:10: the value of "
      + "'locales' is '3'. Write all, or a list of languages such as [en, pt-BR].\n4:11: the "
      + "value of 'baseline' is a mapping. Write the path of a file."
  ),
]

@Suite struct ConfigurationErrorTests {
  @Test(arguments: mistakes.indices)
  func `what is wrong with a configuration is reported with its place`(index: Int) {
    let mistake = mistakes[index]
    #expect(errors(Array(mistake.text.utf8)) == mistake.errors, "\(mistake.text)")
  }

  @Test func `a file that is too long or not UTF-8 is refused`() {
    #expect(
      errors(Array(repeating: UInt8(ascii: "#"), count: 256 << 10 + 1))
        == "a configuration file has at most 256 KiB. Check that this is the right file.")
    #expect(
      errors(Array("# a\n# ".utf8) + [0xFF])
        == "2:3: the byte 0xFF is not UTF-8. Save the file as UTF-8.")
  }

  /// What is said of a file, without its name.
  private func errors(_ bytes: [UInt8]) -> String {
    do throws(ConfigurationError) {
      _ = try CheckConfiguration(bytes, path: ".ctl.yml", rules: checkRules)
      return "nothing"
    } catch {
      return error.problems.map { problem in
        (problem.start.map { "\($0.line):\($0.column): " } ?? "") + problem.message
      }.joined(separator: "\n")
    }
  }
}
