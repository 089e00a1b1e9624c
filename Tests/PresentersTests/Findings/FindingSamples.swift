import Diagnostics
import Presenters

let sampleRules = [
  DiagnosticRule(
    "unnamed", alias: "NO_NAME", in: .names, "An element without a name",
    why: "A screen reader says only what it is.", remedy: "Set an accessibility label.",
    source: "WCAG 2.2", criterion: "4.1.2", severity: .error),
  DiagnosticRule(
    "covered", in: .structure, "An element behind another", why: "Nobody can touch it.",
    remedy: "Move one of them.", source: "ours"),
  DiagnosticRule(
    "small-target", in: .touch, "A small target", why: "", remedy: "", source: "",
    criterion: "2.5.8", severity: .note, isOnByDefault: false),
]

func sampleFinding(
  _ severity: Diagnostic.Severity, _ rule: String, _ path: String, _ line: Int, _ column: Int,
  _ problem: String, _ remedy: String = "", _ change: (inout Diagnostic.Subject) -> Void = { _ in }
) -> Diagnostic {
  var diagnostic = Diagnostic(
    severity, id: rule, path: path, at: .init(line: line, column: column), problem, remedy)
  var subject = Diagnostic.Subject()
  change(&subject)
  diagnostic.subject = subject
  return diagnostic
}

/// Three findings in two documents of four, with a line of each kind below them.
func sampleReport() -> FindingReport {
  var report = FindingReport()
  let (call, chat) = ("App/Calls/CallViewController.xib", "App/Chat/ChatOverlayView.xib")
  report.findings = [
    sampleFinding(
      .error, "unnamed", call, 288, 25, "Button aQX-QQ-eLT says only “Button.”",
      "Set an accessibility label."
    ) {
      $0.object = "aQX-QQ-eLT"
      $0.property = "accessibilityLabel"
      $0.criterion = "4.1.2"
    },
    sampleFinding(
      .warning, "covered", call, 285, 25,
      "Button vwM-bt-n01 is behind MTKView “LocalVideo”"
    ) { ($0.scene, $0.object) = ("cal-sc", "vwM-bt-n01") },
    sampleFinding(.note, "transparent", chat, 31, 17, "Button “Button” has alpha 0"),
  ]
  report.findings[0].end = .init(line: 288, column: 60)
  report.findings[1].proof = "alpha=\"0\""
  report.paths = [call, chat, "App/Empty.xib", "App/Broken.xib"]
  (report.documents, report.controls, report.languages) = (51, 55, ["de", "en", "ru"])
  report.rules = sampleRules
  return report
}

/// Every kind of line that a report can have.
func fullReport() -> FindingReport {
  var report = sampleReport()
  report.findings[2].subject?.language = "ru"
  report.findings[2].subject?.needsReview = true
  report.suppressed = [
    .configuration: [
      sampleFinding(.note, "covered", "App/Empty.xib", 9, 3, "Label is behind Label")
    ],
    .baseline: [
      sampleFinding(
        .error, "unnamed", "App/Calls/CallViewController.xib", 7, 7, "Button b is unnamed"
      ) {
        $0.object = "b"
      }
    ],
  ]
  report.fixed = ["unnamed in App/Old.xib, object old-bt-001"]
  report.failures = [
    Diagnostic(
      id: "xml.malformed", path: "App/Broken.xib", at: .init(line: 1, column: 1),
      "The document is empty", "Open it in Xcode.")
  ]
  report.notChecked = [
    "AppKit is not live yet": ["button": 12, "menu item": 3], "A class is missing": ["view": 2],
  ]
  return report
}

let hostilePath = "a b/100%,x:y\u{1B}[31m\"<&>\u{202E}.xib"
let hostileText =
  "]]> -- \u{1B}[2J\u{1}\n::error::x\r##[error]y %0A שלום {0} [z](http://x) \"<&>\u{FFFE}"

/// A text in the hands of somebody who wants to command the terminal, the service or the reader.
func hostileReport() -> FindingReport {
  var report = FindingReport()
  report.findings = [
    sampleFinding(.error, "unnamed", hostilePath, 1, 2, hostileText, "Do."),
    sampleFinding(.note, "unnamed", hostilePath, 3, 4, hostileText),
  ]
  report.fixed = [hostileText]
  report.notChecked = [hostileText: [hostileText: 1]]
  report.failures = [Diagnostic(id: "xml.malformed", path: "/Users/á/x y.xib", hostileText)]
  report.rules = sampleRules
  return report
}

/// Findings of which there are many, all about one rule and in one document.
func longReport(_ count: Int) -> FindingReport {
  var report = FindingReport()
  report.findings = (1...count).map { number in
    sampleFinding(
      .warning, "unnamed", "A.xib", number, 1, "Button \(number) is unnamed", "Name it."
    ) {
      $0.object = "\(number)"
    }
  }
  (report.documents, report.controls, report.paths) = (1, count, ["A.xib"])
  return report
}

/// Returns the text of all pieces.
func written(_ present: ((String) throws -> Void) throws -> Void) rethrows -> String {
  var text = ""
  try present { text += $0 }
  return text
}

/// Returns the number of pieces and the size of the longest.
func pieces(
  _ present: ((String) throws -> Void) throws -> Void
) rethrows -> (count: Int, longest: Int) {
  var (count, longest) = (0, 0)
  try present {
    count += 1
    longest = max(longest, $0.utf8.count)
  }
  return (count, longest)
}
