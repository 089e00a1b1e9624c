import Diagnostics
import Presenters
import Testing

@Suite struct FindingOutlineTests {
  private func outline(_ report: FindingReport, width: Int = 100) -> String {
    written { try? FindingOutline(style: TextStyle(width: width)).present(report, to: $0) }
  }

  @Test func `a row is a place, a severity, a rule, words and the remedy`() {
    #expect(
      outline(sampleReport()) == """
        App/Calls/CallViewController.xib
          288:25  error    unnamed      Button aQX-QQ-eLT says only “Button.” Set an \
        accessibility label.
          285:25  warning  covered      Button vwM-bt-n01 is behind MTKView “LocalVideo”
        App/Chat/ChatOverlayView.xib
           31:17  note     transparent  Button “Button” has alpha 0
        1 error · 1 warning · 1 note in 51 documents, 55 controls, 3 languages

        """)
  }

  @Test func `what was fixed, suppressed, unreadable or not checked is reported`() {
    #expect(
      outline(fullReport(), width: 80) == """
        App/Calls/CallViewController.xib
          288:25  error    unnamed        Button aQX-QQ-eLT says only “Button.” Set an
                                          accessibility label.
          285:25  warning  covered        Button vwM-bt-n01 is behind MTKView
                                          “LocalVideo”
        App/Chat/ChatOverlayView.xib
           31:17  note     transparent    needs review: Button “Button” has alpha 0 (ru)
        App/Broken.xib
             1:1  error    xml.malformed  The document is empty. Open it in Xcode.
        fixed: unnamed in App/Old.xib, object old-bt-001
        1 error · 1 warning · 1 note in 51 documents, 55 controls, 3 languages · 1 to
          review · 1 suppressed by the baseline · 1 excepted by the configuration · 1
          unreadable file
        not checked: 2 views (A class is missing); 12 buttons, 3 menu items (AppKit is
          not live yet)

        """)
  }

  @Test func `in a narrow terminal the words stand below the rule`() {
    #expect(
      outline(sampleReport(), width: 40) == """
        App/Calls/CallViewController.xib
          288:25  error    unnamed
              Button aQX-QQ-eLT says only
              “Button.” Set an accessibility
              label.
          285:25  warning  covered
              Button vwM-bt-n01 is behind
              MTKView “LocalVideo”
        App/Chat/ChatOverlayView.xib
           31:17  note     transparent
              Button “Button” has alpha 0
        1 error · 1 warning · 1 note in 51
          documents, 55 controls, 3 languages

        """)
  }

  @Test func `a terminal has the path in bold`() {
    let text = written {
      try? FindingOutline(style: TextStyle(isColored: true)).present(sampleReport(), to: $0)
    }
    #expect(text.hasPrefix("\u{1B}[1mApp/Calls/CallViewController.xib\u{1B}[0m\n"))
  }

  @Test func `without findings there are totals`() {
    var report = sampleReport()
    report.findings = []
    #expect(outline(report) == "No findings in 51 documents, 55 controls, 3 languages\n")
    #expect(outline(FindingReport()) == "No findings in no documents, no controls\n")
  }

  @Test func `findings about whole files and live views have no place`() {
    var report = FindingReport()
    report.findings = [
      Diagnostic(.warning, id: "unnamed", path: "", "Button is unnamed"),
      Diagnostic(.note, id: "covered", path: "A.xib", "Label is covered"),
    ]
    (report.documents, report.controls) = (1, 1)
    #expect(
      outline(report) == """
        Live views
          warning  unnamed  Button is unnamed
        A.xib
          note     covered  Label is covered
        1 warning · 1 note in 1 document, 1 control

        """)
  }

  @Test func `no text commands the terminal`() {
    var report = hostileReport()
    report.failures = []
    #expect(
      outline(report) == #"""
        a b/100%,x:y\u{1B}[31m"<&>\u{202E}.xib
          1:2  error    unnamed  \#u{2068}]]> -- \u{1B}[2J\u{1}⏎::error::x⏎##[error]y %0A \#
        \#u{5E9}\#u{5DC}\#u{5D5}\#u{5DD} {0} [z](http://x)\#u{2069}
                                 \#u{2068}"<&>\#u{FFFE}. Do.\#u{2069}
          3:4  note     unnamed  \#u{2068}]]> -- \u{1B}[2J\u{1}⏎::error::x⏎##[error]y %0A \#
        \#u{5E9}\#u{5DC}\#u{5D5}\#u{5DD} {0} [z](http://x)\#u{2069}
                                 \#u{2068}"<&>\#u{FFFE}\#u{2069}
        fixed: \#u{2068}]]> -- \u{1B}[2J\u{1}⏎::error::x⏎##[error]y %0A \#
        \#u{5E9}\#u{5DC}\#u{5D5}\#u{5DD} {0} [z](http://x) "<&>\#u{FFFE}\#u{2069}
        1 error · 1 note in no documents, no controls
        not checked: 1 \#u{2068}]]> -- \u{1B}[2J\u{1}⏎::error::x⏎##[error]y %0A \#
        \#u{5E9}\#u{5DC}\#u{5D5}\#u{5DD} {0} [z](http://x) "<&>\#u{FFFE}\#u{2069} \#
        (\#u{2068}]]> --\#u{2069}
          \#u{2068}\u{1B}[2J\u{1}⏎::error::x⏎##[error]y %0A \#u{5E9}\#u{5DC}\#u{5D5}\#u{5DD} \#
        {0} [z](http://x) "<&>\#u{FFFE}\#u{2069})

        """#)
  }

  @Test func `ten thousand findings are as many pieces`() {
    let size = pieces { try? FindingOutline().present(longReport(10_000), to: $0) }
    #expect(size.count == 10_002 && size.longest < 80)
  }
}
