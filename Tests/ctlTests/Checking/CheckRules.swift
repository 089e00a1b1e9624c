import Diagnostics

/// Rules as a registry has them, for the tests of what sets them.
let checkRules = [
  DiagnosticRule(
    "unnamed", alias: "ACC-NAME", in: .names, "an element without a name", why: "", remedy: "",
    source: "", severity: .error),
  DiagnosticRule(
    "small-target", in: .touch, "a target too small", why: "", remedy: "", source: "",
    numbers: ["minimum": 44, "spacing": 8.5]),
  DiagnosticRule(
    "contrast", in: .looks, "text that is hard to see", why: "", remedy: "", source: "",
    severity: .note, isOnByDefault: false),
]

/// A finding of a rule about an object of a document.
func finding(
  _ rule: String, _ path: String, _ object: String? = nil, identifier: String? = nil,
  scene: String? = nil, screen: String? = nil, property: String? = nil, language: String? = nil,
  line: Int = 1
) -> Diagnostic {
  var finding = Diagnostic(
    id: rule, path: path, at: SourcePosition(line: line, column: 1), "something is wrong")
  var subject = Diagnostic.Subject()
  (subject.object, subject.identifier) = (object, identifier)
  (subject.scene, subject.screen) = (scene, screen)
  (subject.property, subject.language) = (property, language)
  finding.subject = subject
  return finding
}
