import Diagnostics
import Presenters
import Testing

/// A finding to review in a file, and one that the baseline suppresses.
private func report() -> FindingReport {
  var report = FindingReport()
  report.findings = [fullReport().findings[2]]
  report.suppressed = [
    .baseline: [
      sampleFinding(.error, "unnamed", "/A b.xib", 7, 7, "Button {0} is [z](http://x)") {
        ($0.scene, $0.object) = ("s", "b")
      }
    ]
  ]
  report.rules = [sampleRules[0]]
  report.failures = fullReport().failures
  report.fixed = fullReport().fixed
  return report
}

@Suite struct SARIFReportTests {
  private func sarif(_ report: FindingReport) throws -> String {
    try written { try SARIFReport(version: "1.2.3").present(report, to: $0) }
  }

  @Test func `a report is a run with rules, results and notifications`() throws {
    #expect(
      try sarif(report()) == """
        {
          "$schema" : "https://json.schemastore.org/sarif-2.1.0.json",
          "runs" : [
            {
              "columnKind" : "unicodeCodePoints",
              "invocations" : [
                {
                  "executionSuccessful" : false,
                  "toolExecutionNotifications" : [
                    {
                      "descriptor" : {
                        "id" : "xml.malformed"
                      },
                      "level" : "error",
                      "locations" : [
                        {
                          "physicalLocation" : {
                            "artifactLocation" : {
                              "uri" : "App/Broken.xib",
                              "uriBaseId" : "SRCROOT"
                            },
                            "region" : {
                              "startColumn" : 1,
                              "startLine" : 1
                            }
                          }
                        }
                      ],
                      "message" : {
                        "text" : "The document is empty. Open it in Xcode."
                      }
                    },
                    {
                      "level" : "note",
                      "message" : {
                        "text" : "fixed: unnamed in App/Old.xib, object old-bt-001"
                      }
                    }
                  ]
                }
              ],
              "originalUriBaseIds" : {
                "SRCROOT" : {
                  "description" : {
                    "text" : "The folder in which ctl was started."
                  }
                }
              },
              "results" : [
                {
                  "kind" : "review",
                  "level" : "none",
                  "locations" : [
                    {
                      "physicalLocation" : {
                        "artifactLocation" : {
                          "uri" : "App/Chat/ChatOverlayView.xib",
                          "uriBaseId" : "SRCROOT"
                        },
                        "region" : {
                          "startColumn" : 17,
                          "startLine" : 31
                        }
                      }
                    }
                  ],
                  "message" : {
                    "text" : "needs review: Button “Button” has alpha 0 (ru)."
                  },
                  "partialFingerprints" : {
                    "ctlFinding/v1" : "57a4f5789e5cb49f"
                  },
                  "properties" : {
                    "language" : "ru"
                  },
                  "ruleId" : "transparent",
                  "ruleIndex" : 1
                },
                {
                  "kind" : "fail",
                  "level" : "error",
                  "locations" : [
                    {
                      "logicalLocations" : [
                        {
                          "fullyQualifiedName" : "s/b",
                          "kind" : "object",
                          "name" : "b"
                        }
                      ],
                      "physicalLocation" : {
                        "artifactLocation" : {
                          "uri" : "file:///A%20b.xib"
                        },
                        "region" : {
                          "startColumn" : 7,
                          "startLine" : 7
                        }
                      }
                    }
                  ],
                  "message" : {
                    "text" : "Button {{0}} is [z] (http://x)."
                  },
                  "partialFingerprints" : {
                    "ctlFinding/v1" : "3ba33a98241e5e6c"
                  },
                  "ruleId" : "unnamed",
                  "ruleIndex" : 0,
                  "suppressions" : [
                    {
                      "justification" : "It is in the baseline.",
                      "kind" : "external",
                      "status" : "accepted"
                    }
                  ]
                }
              ],
              "tool" : {
                "driver" : {
                  "name" : "ctl",
                  "rules" : [
                    {
                      "defaultConfiguration" : {
                        "enabled" : true,
                        "level" : "error"
                      },
                      "fullDescription" : {
                        "text" : "A screen reader says only what it is."
                      },
                      "help" : {
                        "text" : "A screen reader says only what it is. Set an accessibility label."
                      },
                      "helpUri" : "https://www.w3.org/WAI/WCAG22/Understanding/name-role-value",
                      "id" : "unnamed",
                      "name" : "Unnamed",
                      "properties" : {
                        "alias" : "NO_NAME",
                        "source" : "WCAG 2.2",
                        "tags" : [
                          "names",
                          "wcag412",
                          "EN-11.4.1.2.1"
                        ]
                      },
                      "shortDescription" : {
                        "text" : "An element without a name"
                      }
                    },
                    {
                      "id" : "transparent",
                      "name" : "Transparent",
                      "shortDescription" : {
                        "text" : "transparent"
                      }
                    }
                  ],
                  "semanticVersion" : "1.2.3"
                }
              }
            }
          ],
          "version" : "2.1.0"
        }

        """)
  }

  @Test func `a finding has levels, a region and what proves it`() throws {
    let text = try sarif(sampleReport())
    #expect(text.contains(#""level" : "warning""#) && text.contains(#""level" : "note""#))
    #expect(text.contains(#""endColumn" : 60"#) && text.contains(#""proof" : "alpha=\"0\"""#))
    #expect(text.contains(#""executionSuccessful" : true"#))
  }

  @Test func `a fingerprint does not depend on the place, but on all else`() throws {
    func fingerprint(_ change: (inout Diagnostic) -> Void) throws -> Substring? {
      var finding = sampleReport().findings[0]
      change(&finding)
      var report = FindingReport()
      report.findings = [finding]
      return try sarif(report).split(separator: "\n").first { $0.contains("ctlFinding/v1") }
    }
    let original = try fingerprint { _ in }
    #expect(original?.hasSuffix(#""ctlFinding/v1" : "9e468e215008a9e8""#) == true)
    #expect(try fingerprint { $0.start?.line += 100 } == original)
    #expect(try fingerprint { $0.problem = "Button says nothing" } == original)
    #expect(try fingerprint { $0.id = "covered" } != original)
    #expect(try fingerprint { $0.subject?.scene = "s" } != original)
    #expect(try fingerprint { $0.subject?.object = "o" } != original)
    #expect(try fingerprint { $0.subject?.property = nil } != original)
    #expect(try fingerprint { $0.subject?.language = "ru" } != original)
  }

  @Test func `a path is a part of a URI`() throws {
    let text = try sarif(hostileReport())
    #expect(
      text.contains(#""uri" : "a%20b/100%25%2Cx%3Ay%1B%5B31m%22%3C%26%3E%E2%80%AE.xib""#))
    #expect(text.contains(#""uri" : "file:///Users/%C3%A1/x%20y.xib""#))
    #expect(text.contains(#"%0A שלום {{0}} [z] (http://x) \"<&>"#))
  }

  @Test func `an empty report has no result`() throws {
    #expect(try sarif(FindingReport()).contains("\"results\" : [\n\n      ]"))
  }

  @Test func `ten thousand findings come in pieces`() throws {
    let size = try pieces {
      try SARIFReport(version: "1.2.3").present(longReport(10_000), to: $0)
    }
    #expect(size.count > 100 && size.longest < 70_000)
  }
}
