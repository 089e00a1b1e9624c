import Diagnostics
import InterfaceBuilder
import TextFormats

/// Writes what is wrong with a document, errors first, and a text in several languages once.
struct FindingsHTML {
  private let prefix: String
  private let controls: [String: Int]
  private let findings: [Diagnostic]

  init(_ gallery: GalleryDocument, idPrefix: String) {
    prefix = idPrefix
    var report = FindingReport()
    (report.findings, report.listsNotes) = (gallery.findings, true)
    findings = FindingRows(report).findings
    controls = Dictionary(
      gallery.document.controls.enumerated()
        .filter { $0.element.kind == .control || $0.element.kind == .item }
        .compactMap { number, control in control.id.map { ($0, number) } },
      uniquingKeysWith: { first, _ in first })
  }

  func write(to html: inout HTMLText) {
    guard !findings.isEmpty else { return }
    html.element("section", ("class", "findings")) { html in
      html.element("h3", text: "Findings")
      for severity in Diagnostic.Severity.allCases {
        let found = findings.filter { $0.severity == severity }
        guard !found.isEmpty else { continue }
        // Notes are about what is not wrong for certain.
        html.element("details", ("open", severity == .note ? nil : "")) { html in
          html.element("summary", text: amount(found.count, severity.rawValue))
          html.element("ul") { html in
            for finding in found { write(finding, to: &html) }
          }
        }
      }
    }
    html.line()
  }

  private func write(_ finding: Diagnostic, to html: inout HTMLText) {
    html.element("li") { html in
      html.appText(visible(finding.findingMessage, limit: 8192), in: "en")
      html.text(" ")
      html.element("code", text: finding.id)
      if let start = finding.start {
        html.element("span", ("class", "note"), text: " line \(start.line)")
      }
      if let control = finding.subject?.object.flatMap({ controls[$0] }) {
        html.text(" ")
        html.element("a", ("href", "#\(prefix)c\(control + 1)"), text: "the control")
      }
    }
    html.line()
  }
}
