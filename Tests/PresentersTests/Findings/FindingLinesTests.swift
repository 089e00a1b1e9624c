import Diagnostics
import Presenters
import Testing

@Suite struct FindingLinesTests {
  private func lines(_ report: FindingReport) -> String {
    written { try? FindingLines().present(report, to: $0) }
  }

  @Test func `a finding is a line in a compiler's format`() {
    #expect(
      lines(fullReport()) == """
        App/Calls/CallViewController.xib:288:25: error: Button aQX-QQ-eLT says only “Button.” \
        Set an accessibility label. (unnamed)
        App/Calls/CallViewController.xib:285:25: warning: Button vwM-bt-n01 is behind MTKView \
        “LocalVideo”. (covered)
        App/Chat/ChatOverlayView.xib:31:17: note: needs review: Button “Button” has alpha 0 \
        (ru). (transparent)
        fixed: unnamed in App/Old.xib, object old-bt-001
        App/Broken.xib:1:1: error: The document is empty. Open it in Xcode. (xml.malformed)

        """)
  }

  @Test func `an empty report has no line`() {
    #expect(lines(FindingReport()).isEmpty)
  }

  @Test func `a text of several lines is one line`() {
    #expect(
      lines(hostileReport()) == #"""
        a b/100%,x:y\u{1B}[31m"<&>\u{202E}.xib:1:2: error: \#u{2068}]]> -- \#
        \u{1B}[2J\u{1}⏎::error::x⏎##[error]y %0A \#u{5E9}\#u{5DC}\#u{5D5}\#u{5DD} {0} \#
        [z](http://x) "<&>\#u{FFFE}. Do.\#u{2069} (unnamed)
        a b/100%,x:y\u{1B}[31m"<&>\u{202E}.xib:3:4: note: \#u{2068}]]> -- \#
        \u{1B}[2J\u{1}⏎::error::x⏎##[error]y %0A \#u{5E9}\#u{5DC}\#u{5D5}\#u{5DD} {0} \#
        [z](http://x) "<&>\#u{FFFE}.\#u{2069} (unnamed)
        fixed: \#u{2068}]]> -- \u{1B}[2J\u{1}⏎::error::x⏎##[error]y %0A \#
        \#u{5E9}\#u{5DC}\#u{5D5}\#u{5DD} {0} [z](http://x) "<&>\#u{FFFE}\#u{2069}
        /Users/á/x y.xib: error: \#u{2068}]]> -- \u{1B}[2J\u{1}⏎::error::x⏎##[error]y %0A \#
        \#u{5E9}\#u{5DC}\#u{5D5}\#u{5DD} {0} [z](http://x) "<&>\#u{FFFE}.\#u{2069} (xml.malformed)

        """#)
  }

  @Test func `ten thousand findings are as many pieces`() {
    let size = pieces { try? FindingLines().present(longReport(10_000), to: $0) }
    #expect(size.count == 10_000 && size.longest < 80)
  }
}
