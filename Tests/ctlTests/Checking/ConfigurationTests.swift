import Auditing
import Diagnostics
import Foundation
import Testing

@testable import ctl

private let whole = """
  # What the team agreed on.
  include: [Sources, ../Shared]
  exclude:
    - "*Tests*"
    - App/Old
  locales: [en, pt-BR]
  fail-on: warning
  baseline: baseline.json
  rules:
    ACC-NAME: note
    small-target:
      minimum: 24
    contrast: on
  exceptions:
    - rule: unnamed
      path: App/*.xib
      scene: Sign in
      object: aQX-QQ-eLT
      reason: >-
        The picture has a label
        of its own: the one below [see #4].
    - {rule: small-target, identifier: "close \\"x\\""}
  """

/// Files that are read, though they look like what is refused.
private let sensible: [String] = [
  "", "# nothing", "---\nrules: {}\n", "\u{FEFF}rules: {}", "rules: {}\r\nlocales: all\r\n",
  "exclude: ['*', '[[[[[[', \"{{{{\", \"&a\", 'it''s', \"\\\"*\"]",
  "exclude:\n- '\(String(repeating: "[", count: 500))'",
  "exclude:\n- a[bc]d\n- e{f,g}h\n- it's & that's *all* of it!\n- a#b\n- a:b\n- -x\n- ?y\n- :z",
  "exclude: [\n  a b\n  c, 'd\n  [[[[', e ]\nlocales: all",
  "exceptions:\n- rule: unnamed\n  object: a\n  reason: two\n    lines 'of &text *and !more",
  "exceptions:\n- rule: unnamed\n  object: x\n  reason: |\n\n    - [[ 'x\n\n     &a\nlocales: all",
  "exceptions:\n- rule: unnamed\n  object: a\n  reason: \"two\n  lines: [[[ &a\"",
  "rules:\n  unnamed : off\n  'contrast': on # yes",
  "rules: { unnamed: off, 'contrast':on, \"small-target\": {minimum: 1} }",
  "exclude:\n  - \(String(repeating: "a/", count: 500))",
]

@Suite struct ConfigurationTests {
  @Test func `every value has its line`() throws {
    var configuration = try CheckConfiguration(
      Array(whole.utf8), path: "App/.ctl.yml", rules: checkRules)
    configuration.failOn = Setting(.never, from: .option("--fail-on"))
    configuration.turn("contrast", on: false, by: "--disable")
    let rows = configuration.rows.map { "\($0.name) = \($0.value) (\($0.origin))" }
    #expect(
      rows.joined(separator: "\n") == """
        include = App/Sources (App/.ctl.yml:2)
        include = App/../Shared (App/.ctl.yml:2)
        exclude = *Tests* (App/.ctl.yml:4)
        exclude = App/Old (App/.ctl.yml:5)
        source = (not read) (default)
        accessors = L10n (default)
        accessors = R (default)
        accessors = Strings (default)
        locales = en (App/.ctl.yml:6)
        locales = pt-BR (App/.ctl.yml:6)
        development-language = (found out) (default)
        fail-on = never (--fail-on)
        baseline = App/baseline.json (App/.ctl.yml:8)
        rules.unnamed = note (App/.ctl.yml:10)
        rules.small-target = warning (default)
        rules.small-target.minimum = 24 (App/.ctl.yml:12)
        rules.small-target.spacing = 8.5 (default)
        rules.contrast = off (--disable)
        exceptions = unnamed of aQX-QQ-eLT in Sign in (App/.ctl.yml:15)
        exceptions = small-target of #close "x" (App/.ctl.yml:22)
        """)
  }

  @Test func `without a file every value is the default`() {
    let rows = CheckConfiguration(rules: checkRules).rows
    #expect(
      rows.map { "\($0.name) = \($0.value) (\($0.origin))" }.joined(separator: "\n") == """
        include = . (default)
        exclude = (nothing) (default)
        source = (not read) (default)
        accessors = L10n (default)
        accessors = R (default)
        accessors = Strings (default)
        locales = (the document's own) (default)
        development-language = (found out) (default)
        fail-on = error (default)
        baseline = (none) (default)
        rules.unnamed = error (default)
        rules.small-target = warning (default)
        rules.small-target.minimum = 44 (default)
        rules.small-target.spacing = 8.5 (default)
        rules.contrast = off (default)
        """)
  }

  @Test func `an audit gets the settings by the ids of rules`() throws {
    let configuration = try CheckConfiguration(
      Array(whole.utf8), path: ".ctl.yml", rules: checkRules)
    #expect(
      configuration.auditSettings == [
        "unnamed": .init(isOn: true, severity: .note),
        "small-target": .init(numbers: ["minimum": 24]),
        "contrast": .init(isOn: true),
      ])
  }

  @Test(arguments: sensible.indices)
  func `sensible files are read`(index: Int) throws {
    do throws(ConfigurationError) {
      _ = try CheckConfiguration(Array(sensible[index].utf8), path: "", rules: checkRules)
    } catch {
      Issue.record("\(sensible[index]): \(error.problems)")
    }
  }

  @Test func `an exception goes for one object, and one that goes for none is told`() throws {
    var configuration = try CheckConfiguration(
      Array(whole.utf8), path: ".ctl.yml", rules: checkRules)
    func excepts(_ finding: Diagnostic) -> Bool { configuration.excepts(finding) }
    let id = "aQX-QQ-eLT"
    #expect(configuration.unusedExceptions.count == 2)
    #expect(!excepts(finding("unnamed", "App/Form.xib", id, scene: "other")))
    #expect(!excepts(finding("unnamed", "Other/Form.xib", id, screen: "Sign in")))
    #expect(!excepts(finding("contrast", "App/Form.xib", id, screen: "Sign in")))
    #expect(!excepts(finding("unnamed", "App/Form.xib", "b", screen: "Sign in")))
    #expect(excepts(finding("unnamed", "App/Form.xib", id, screen: "Sign in")))
    #expect(excepts(finding("unnamed", "./App/Form.xib", id, scene: "Sign in")))
    #expect(
      configuration.unusedExceptions.map(\.description) == [
        ".ctl.yml:22:5: note: the exception of small-target of #close \"x\" matches no finding. "
          + "Remove it."
      ])
    #expect(excepts(finding("small-target", "a.xib", "x", identifier: "close \"x\"")))
    #expect(configuration.unusedExceptions.isEmpty)
  }
}
