import Diagnostics
import Presenters
import Testing

@Suite struct GitHubAnnotationsTests {
  private func annotations(_ report: FindingReport) -> String {
    written { try? GitHubAnnotations().present(report, to: $0) }
  }

  @Test func `findings are workflow commands, and the rest is lines of the log`() {
    #expect(
      annotations(fullReport()) == """
        ::error file=App/Calls/CallViewController.xib,line=288,col=25,endLine=288,endColumn=60,\
        title=unnamed::Button aQX-QQ-eLT says only “Button.” Set an accessibility label.
        ::warning file=App/Calls/CallViewController.xib,line=285,col=25,title=covered::Button \
        vwM-bt-n01 is behind MTKView “LocalVideo”.
        ::notice file=App/Chat/ChatOverlayView.xib,line=31,col=17,title=transparent::needs \
        review: Button “Button” has alpha 0 (ru).
        ::error file=App/Broken.xib,line=1,col=1,title=xml.malformed::The document is empty. \
        Open it in Xcode.
        fixed: unnamed in App/Old.xib, object old-bt-001
        1 error · 1 warning · 1 note in 51 documents, 55 controls, 3 languages · 1 to review · \
        1 suppressed by the baseline · 1 excepted by the configuration · 1 unreadable file
        not checked: 2 views (A class is missing); 12 buttons, 3 menu items (AppKit is not live \
        yet)

        """)
  }

  @Test func `without findings there is the log's line`() {
    #expect(annotations(FindingReport()) == "No findings in no documents, no controls\n")
  }

  @Test func `no text begins a command of its own`() {
    #expect(
      annotations(hostileReport()) == #"""
        ::error file=a \#
        b/100%25%2Cx%3Ay\u{1B}[31m"<&>\u{202E}.xib,line=1,col=2,title=unnamed::]]> -- \#
        \u{1B}[2J\u{1}%0A::error::x%0D##[error]y %250A \#u{5E9}\#u{5DC}\#u{5D5}\#u{5DD} {0} \#
        [z](http://x) "<&>\#u{FFFE}. Do.
        ::notice file=a \#
        b/100%25%2Cx%3Ay\u{1B}[31m"<&>\u{202E}.xib,line=3,col=4,title=unnamed::]]> -- \#
        \u{1B}[2J\u{1}%0A::error::x%0D##[error]y %250A \#u{5E9}\#u{5DC}\#u{5D5}\#u{5DD} {0} \#
        [z](http://x) "<&>\#u{FFFE}.
        ::error file=/Users/á/x y.xib,title=xml.malformed::]]> -- \#
        \u{1B}[2J\u{1}%0A::error::x%0D##[error]y %250A \#u{5E9}\#u{5DC}\#u{5D5}\#u{5DD} {0} \#
        [z](http://x) "<&>\#u{FFFE}.
        fixed: \#u{2068}]]> -- \u{1B}[2J\u{1}⏎::error::x⏎## [error]y %0A \#
        \#u{5E9}\#u{5DC}\#u{5D5}\#u{5DD} {0} [z](http://x) "<&>\#u{FFFE}\#u{2069}
        1 error · 1 note in no documents, no controls · 1 unreadable file
        not checked: 1 \#u{2068}]]> -- \u{1B}[2J\u{1}⏎::error::x⏎## [error]y %0A \#
        \#u{5E9}\#u{5DC}\#u{5D5}\#u{5DD} {0} [z](http://x) "<&>\#u{FFFE}\#u{2069} \#
        (\#u{2068}]]> -- \u{1B}[2J\u{1}⏎::error::x⏎## [error]y %0A \#
        \#u{5E9}\#u{5DC}\#u{5D5}\#u{5DD} {0} [z](http://x) "<&>\#u{FFFE}\#u{2069})

        """#)
  }

  @Test func `ten thousand findings are as many pieces`() {
    let size = pieces { try? GitHubAnnotations().present(longReport(10_000), to: $0) }
    #expect(size.count == 10_001 && size.longest < 100)
  }
}
