import Diagnostics
import Presenters
import Testing

@Suite struct JUnitReportTests {
  private func junit(_ report: FindingReport) -> String {
    written { try? JUnitReport().present(report, to: $0) }
  }

  @Test func `a document is a suite and a rule a test`() {
    #expect(
      junit(fullReport()) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="ctl check" tests="6" failures="2" errors="1" skipped="2">
          <testsuite name="App/Calls/CallViewController.xib" tests="3" failures="2" errors="0" \
        skipped="1">
            <testcase classname="App/Calls/CallViewController.xib" name="unnamed">
              <failure type="unnamed" message="Button aQX-QQ-eLT says only “Button.” Set an \
        accessibility label.">App/Calls/CallViewController.xib:288:25: error: Button aQX-QQ-eLT \
        says only “Button.” Set an accessibility label. (unnamed)</failure>
            </testcase>
            <testcase classname="App/Calls/CallViewController.xib" name="covered">
              <failure type="covered" message="Button vwM-bt-n01 is behind MTKView \
        “LocalVideo”.">App/Calls/CallViewController.xib:285:25: warning: Button vwM-bt-n01 is \
        behind MTKView “LocalVideo”. (covered)</failure>
            </testcase>
            <testcase classname="App/Calls/CallViewController.xib" name="unnamed (suppressed)">
              <skipped type="unnamed" message="Button b is \
        unnamed.">App/Calls/CallViewController.xib:7:7: error: Button b is unnamed. \
        (unnamed)</skipped>
            </testcase>
          </testsuite>
          <testsuite name="App/Chat/ChatOverlayView.xib" tests="1" failures="0" errors="0" \
        skipped="0">
            <testcase classname="App/Chat/ChatOverlayView.xib" name="transparent">
              <system-out>App/Chat/ChatOverlayView.xib:31:17: note: needs review: Button \
        “Button” has alpha 0 (ru). (transparent)</system-out>
            </testcase>
          </testsuite>
          <testsuite name="App/Empty.xib" tests="1" failures="0" errors="0" skipped="1">
            <testcase classname="App/Empty.xib" name="covered (suppressed)">
              <skipped type="covered" message="Label is behind Label.">App/Empty.xib:9:3: note: \
        Label is behind Label. (covered)</skipped>
            </testcase>
          </testsuite>
          <testsuite name="App/Broken.xib" tests="1" failures="0" errors="1" skipped="0">
            <testcase classname="App/Broken.xib" name="xml.malformed">
              <error type="xml.malformed" message="The document is empty. Open it in \
        Xcode.">App/Broken.xib:1:1: error: The document is empty. Open it in Xcode. \
        (xml.malformed)</error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `a document without findings has one test`() {
    var report = FindingReport()
    report.paths = ["A.xib"]
    #expect(
      junit(report) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="ctl check" tests="1" failures="0" errors="0" skipped="0">
          <testsuite name="A.xib" tests="1" failures="0" errors="0" skipped="0">
            <testcase classname="A.xib" name="ctl check"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `several findings of a rule fail one test`() {
    #expect(
      junit(longReport(2)).contains(
        """
              <failure type="unnamed" message="Button 1 is unnamed. Name it. (and 1 more)">\
        A.xib:1:1: warning: Button 1 is unnamed. Name it. (unnamed)
        A.xib:2:1: warning: Button 2 is unnamed. Name it. (unnamed)</failure>

        """))
  }

  @Test func `an empty report has no suite`() {
    #expect(
      junit(FindingReport()) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="ctl check" tests="0" failures="0" errors="0" skipped="0">
        </testsuites>

        """)
  }

  @Test func `what XML cannot hold is written as a number`() {
    #expect(
      junit(hostileReport()) == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="ctl check" tests="2" failures="1" errors="1" skipped="0">
          <testsuite name="a b/100%,x:y\u{1B}[31m&quot;&lt;&amp;&gt;\u{202E}.xib" tests="1" \#
        failures="1" errors="0" skipped="0">
            <testcase classname="a b/100%,x:y\u{1B}[31m&quot;&lt;&amp;&gt;\u{202E}.xib" \#
        name="unnamed">
              <failure type="unnamed" message="\#u{2068}]]&gt; -- \#
        \u{1B}[2J\u{1}⏎::error::x⏎##[error]y %0A \#u{5E9}\#u{5DC}\#u{5D5}\#u{5DD} {0} \#
        [z](http://x) &quot;&lt;&amp;&gt;\u{FFFE}. Do.\#u{2069}">a \#
        b/100%,x:y\u{1B}[31m&quot;&lt;&amp;&gt;\u{202E}.xib:1:2: error: \#u{2068}]]&gt; -- \#
        \u{1B}[2J\u{1}⏎::error::x⏎##[error]y %0A \#u{5E9}\#u{5DC}\#u{5D5}\#u{5DD} {0} \#
        [z](http://x) &quot;&lt;&amp;&gt;\u{FFFE}. Do.\#u{2069} (unnamed)</failure>
              <system-out>a b/100%,x:y\u{1B}[31m&quot;&lt;&amp;&gt;\u{202E}.xib:3:4: note: \#
        \#u{2068}]]&gt; -- \u{1B}[2J\u{1}⏎::error::x⏎##[error]y %0A \#
        \#u{5E9}\#u{5DC}\#u{5D5}\#u{5DD} {0} [z](http://x) \#
        &quot;&lt;&amp;&gt;\u{FFFE}.\#u{2069} (unnamed)</system-out>
            </testcase>
          </testsuite>
          <testsuite name="/Users/á/x y.xib" tests="1" failures="0" errors="1" skipped="0">
            <testcase classname="/Users/á/x y.xib" name="xml.malformed">
              <error type="xml.malformed" message="\#u{2068}]]&gt; -- \#
        \u{1B}[2J\u{1}⏎::error::x⏎##[error]y %0A \#u{5E9}\#u{5DC}\#u{5D5}\#u{5DD} {0} \#
        [z](http://x) &quot;&lt;&amp;&gt;\u{FFFE}.\#u{2069}">/Users/á/x y.xib: error: \#
        \#u{2068}]]&gt; -- \u{1B}[2J\u{1}⏎::error::x⏎##[error]y %0A \#
        \#u{5E9}\#u{5DC}\#u{5D5}\#u{5DD} {0} [z](http://x) \#
        &quot;&lt;&amp;&gt;\u{FFFE}.\#u{2069} (xml.malformed)</error>
            </testcase>
          </testsuite>
        </testsuites>

        """#)
  }

  @Test func `ten thousand findings of a rule are as many pieces`() {
    let size = pieces { try? JUnitReport().present(longReport(10_000), to: $0) }
    #expect(size.count > 10_000 && size.longest < 200)
  }
}
