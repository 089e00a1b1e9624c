import Diagnostics
import Presenters
import Testing

@Suite struct FindingJSONTests {
  private func json(_ report: FindingReport, isPretty: Bool = true) throws -> String {
    try written { try FindingJSON(isPretty: isPretty).present(report, to: $0) }
  }

  @Test func `the JSON has all that a report knows`() throws {
    #expect(
      try json(fullReport()) == #"""
        {
          "failures" : [
            {
              "column" : 1,
              "line" : 1,
              "path" : "App/Broken.xib",
              "problem" : "The document is empty",
              "remedy" : "Open it in Xcode.",
              "rule" : "xml.malformed",
              "severity" : "error"
            }
          ],
          "findings" : [
            {
              "clause" : "11.4.1.2.1",
              "column" : 25,
              "criterion" : "4.1.2",
              "endColumn" : 60,
              "endLine" : 288,
              "line" : 288,
              "needsReview" : false,
              "object" : "aQX-QQ-eLT",
              "path" : "App/Calls/CallViewController.xib",
              "problem" : "Button aQX-QQ-eLT says only “Button.”",
              "property" : "accessibilityLabel",
              "remedy" : "Set an accessibility label.",
              "rule" : "unnamed",
              "severity" : "error"
            },
            {
              "column" : 25,
              "line" : 285,
              "needsReview" : false,
              "object" : "vwM-bt-n01",
              "path" : "App/Calls/CallViewController.xib",
              "problem" : "Button vwM-bt-n01 is behind MTKView “LocalVideo”",
              "proof" : "alpha=\"0\"",
              "rule" : "covered",
              "scene" : "cal-sc",
              "severity" : "warning"
            },
            {
              "column" : 17,
              "language" : "ru",
              "line" : 31,
              "needsReview" : true,
              "path" : "App/Chat/ChatOverlayView.xib",
              "problem" : "Button “Button” has alpha 0",
              "rule" : "transparent",
              "severity" : "note"
            }
          ],
          "fixed" : [
            "unnamed in App/Old.xib, object old-bt-001"
          ],
          "notChecked" : [
            {
              "count" : 2,
              "kind" : "view",
              "reason" : "A class is missing"
            },
            {
              "count" : 12,
              "kind" : "button",
              "reason" : "AppKit is not live yet"
            },
            {
              "count" : 3,
              "kind" : "menu item",
              "reason" : "AppKit is not live yet"
            }
          ],
          "rules" : [
            "unnamed",
            "covered",
            "small-target"
          ],
          "schema" : "ctl.check/1",
          "suppressed" : [
            {
              "by" : "baseline",
              "column" : 7,
              "line" : 7,
              "needsReview" : false,
              "object" : "b",
              "path" : "App/Calls/CallViewController.xib",
              "problem" : "Button b is unnamed",
              "rule" : "unnamed",
              "severity" : "error"
            },
            {
              "by" : "configuration",
              "column" : 3,
              "line" : 9,
              "needsReview" : false,
              "path" : "App/Empty.xib",
              "problem" : "Label is behind Label",
              "rule" : "covered",
              "severity" : "note"
            }
          ],
          "totals" : {
            "controls" : 55,
            "documents" : 51,
            "errors" : 1,
            "languages" : [
              "de",
              "en",
              "ru"
            ],
            "notes" : 1,
            "suppressedByBaseline" : 1,
            "suppressedByConfiguration" : 1,
            "tables" : 0,
            "toReview" : 1,
            "unreadable" : 1,
            "warnings" : 1
          }
        }

        """#)
  }

  @Test func `an empty report has empty lists`() throws {
    #expect(
      try json(FindingReport(), isPretty: false) == """
        {"failures":[],"findings":[],"fixed":[],"notChecked":[],"rules":[],"schema":"ctl.check/\
        1","suppressed":[],"totals":{"controls":0,"documents":0,"errors":0,"languages":[],"notes\
        ":0,"suppressedByBaseline":0,"suppressedByConfiguration":0,"tables":0,"toReview":0,"unre\
        adable":0,"warnings":0}}

        """)
  }

  @Test func `what commands a terminal is escaped`() throws {
    let text = try json(hostileReport())
    #expect(text.contains(#""]]> -- \u001b[2J\u0001\n::error::x\r##[error]y %0A"#))
    #expect(text.contains(#""a b/100%,x:y\u001b[31m\"<&>\u202e.xib""#))
  }

  @Test func `ten thousand findings come in pieces`() throws {
    let size = try pieces { try FindingJSON().present(longReport(10_000), to: $0) }
    #expect(size.count > 30 && size.longest < 70_000)
  }
}
