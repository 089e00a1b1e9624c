import Diagnostics
import Presenters
import Testing

@Suite struct EN301549Tests {
  @Test func `a clause is found, not found by this tool, or not decidable here`() {
    var report = FindingReport()
    let rule = { (id: String, criterion: String) in
      DiagnosticRule(
        id, in: .names, "", why: "", remedy: "", source: "", criterion: criterion)
    }
    report.rules = [rule("unnamed", "4.1.2"), rule("contrast", "1.4.3"), rule("small", "2.5.8")]
    report.findings = ["unnamed", "unnamed", "small"].map {
      Diagnostic(.error, id: $0, path: "A.xib", "it is wrong")
    }
    (report.documents, report.controls) = (1, 2)
    var text = ""
    EN301549Report().present(report) { text += $0 }
    #expect(
      text.hasPrefix(
        """
        # EN 301 549 V3.2.1, chapter 11: software, as ctl check finds it

        3 errors in 1 document, 2 controls.

        ## Found

        | clause | title | findings |
        | --- | --- | --- |
        | 11.4.1.2.1 | Name, role, value | unnamed 2 |

        ## Not found by this tool

        The rules look for part of what a clause asks, so it need not be met.

        | clause | title | rules |
        | --- | --- | --- |
        | 11.1.4.3 | Contrast (minimum) | contrast |

        ## Not decidable here

        | clause | title |
        | --- | --- |
        | 11.1.1.1.1 | Non-text content |

        """), "\(text)")
    #expect(
      text.hasSuffix(
        """

        ## Criteria of WCAG without a clause in V3.2.1

        | criterion | findings |
        | --- | --- |
        | 2.5.8 | small 1 |

        """), "\(text)")
  }
}
