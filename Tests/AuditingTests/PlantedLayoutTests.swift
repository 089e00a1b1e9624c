import Auditing
import ControlTesting
import Foundation
import InterfaceBuilder
import InterfaceLoader
import Localize
import Testing

/// A change of a document.
private enum Edit: Sendable {
  /// Removes the constraint with an id.
  case remove(String)
  /// Adds a constraint behind the one with an id.
  case add(after: String, String)
  /// Replaces a text that is there once.
  case replace(String, String)

  func apply(to text: inout String) throws {
    switch self {
    case .remove(let id):
      let constraint = try Regex(#"<constraint [^>]*id="\#(id)"/>"#)
      #expect(text.matches(of: constraint).count == 1, "\(id)")
      text.replace(constraint, with: "")
    case .add(let id, let constraint):
      try Edit.replace(#"id="\#(id)"/>"#, #"id="\#(id)"/>"# + constraint).apply(to: &text)
    case .replace(let old, let new):
      #expect(text.ranges(of: old).count == 1, "\(old)")
      text.replace(old, with: new)
    }
  }
}

/// A fault that is planted in a copy of a document of `Examples/Layout`, with all that is found.
private struct Plant: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var document: String
  var edits: [Edit]
  var found: [String]

  init(
    _ name: String, _ edits: [Edit], in document: String = "Booking.storyboard",
    _ found: [String]
  ) {
    (testDescription, self.document, self.edits, self.found) = (name, document, edits, found)
  }
}

private func constraint(_ item: String, _ attribute: String, _ rest: String) -> String {
  #"<constraint firstItem="\#(item)" firstAttribute="\#(attribute)" \#(rest) id="planted"/>"#
}

private func constraint(_ attribute: String, _ rest: String) -> String {
  #"<constraint firstAttribute="\#(attribute)" \#(rest) id="planted"/>"#
}

private let freeText = "Label “Free cancellation until the day before you arrive.”"
private let lines = #"until the day before you arrive." textAlignment="natural" lineBreakMode="#
private let always = "in every language in text size large, accessibility-large"

private let plants = [
  Plant(
    "a greatest width of a label",
    [
      .replace(
        #"NO" id="lay-lb-004">"#,
        #"NO" id="lay-lb-004"><constraints>"#
          + constraint("width", #"relation="lessThanOrEqual" constant="60""#) + "</constraints>")
    ],
    [
      "truncated-text: Label “Guests” is truncated on every device in every language in text size accessibility-large: it needs 42 more points at most"
    ]),
  Plant(
    "a greatest width of a button",
    [
      .add(after: "lay-cn-028", constraint("width", #"relation="lessThanOrEqual" constant="90""#)),
      .replace(
        #"secondAttribute="width" id="lay-cn-037""#,
        #"secondAttribute="width" priority="700" id="lay-cn-037""#),
    ],
    [
      "truncated-text: Button “Book now” is truncated on every device in ru in text size large, accessibility-large: it needs 21 more points at most"
    ]),
  Plant(
    "a text of one line",
    [
      .replace(
        lines + #""tailTruncation" numberOfLines="0""#,
        lines + #""tailTruncation" numberOfLines="1""#)
    ],
    [
      "truncated-text: \(freeText) is truncated on iphone-se-1 in en in text size large, and in 22 more cases: it needs 575 more points at most"
    ]),
  Plant(
    "a text of two lines",
    [
      .replace(
        lines + #""tailTruncation" numberOfLines="0""#,
        lines + #""tailTruncation" numberOfLines="2""#)
    ],
    [
      "truncated-text: \(freeText) is truncated on iphone-se-1 in en in text size accessibility-large, and in 9 more cases: it has more lines"
    ]),
  Plant(
    "a height of a text",
    [.add(after: "lay-cn-012", constraint("lay-lb-002", "height", #"constant="44""#))],
    [
      "clipped-text: \(freeText) is clipped on iphone-se-1 in en in text size accessibility-large, and in 14 more cases: it needs 156 more points of height at most"
    ]),
  Plant(
    "a height of a title",
    [.add(after: "lay-cn-009", constraint("lay-lb-001", "height", #"constant="36""#))],
    [
      "clipped-text: Label “Your stay” is clipped on every device in every language in text size accessibility-large: it needs 68 more points of height at most"
    ]),
  Plant(
    "a text at a distance from the top",
    [
      .remove("lay-cn-011"),
      .add(
        after: "lay-cn-012",
        constraint(
          "lay-lb-002", "top", #"secondItem="lay-im-001" secondAttribute="top" constant="38""#)),
    ],
    [
      "overlapping-texts: \(freeText) overlaps Label “Your stay” on every device in every language in text size accessibility-large"
    ]),
  Plant(
    "a price at a distance from the left",
    [
      .remove("lay-cn-031"), .remove("lay-cn-033"),
      .add(
        after: "lay-cn-032",
        constraint(
          "lay-lb-009", "leading",
          #"secondItem="lay-br-001" secondAttribute="leading" constant="90""#)),
    ],
    [
      "overlapping-texts: Label “€ 240” overlaps Label “Total” on iphone-se-1 in ar in text size accessibility-large, and in 11 more cases"
    ]),
  Plant(
    "a button at a distance from the left",
    [
      .remove("lay-cn-036"), .remove("lay-cn-040"),
      .add(
        after: "lay-cn-039",
        constraint(
          "lay-bt-002", "leading",
          #"secondItem="lay-br-001" secondAttribute="leading" constant="240""#)
          + constraint("lay-bt-001", "width", #"relation="greaterThanOrEqual" constant="170""#)
          .replacing("planted", with: "planted-2")),
    ],
    [
      "off-screen: Button “Book now” is beyond the right side of the screen on iphone-se-1 in en, de, ja, ru in text size large, accessibility-large",
      "off-screen: Button “Book now” is beyond the left side of the screen on iphone-se-1 in ar in text size large, accessibility-large",
    ]),
  Plant(
    "a bar at a distance from the top",
    [
      .remove("lay-cn-048"),
      .add(
        after: "lay-cn-047",
        constraint(
          "lay-br-001", "top", #"secondItem="lay-vw-001" secondAttribute="top" constant="560""#)),
    ],
    [
      "off-screen: Button “Cancel” is beyond the bottom of the screen on iphone-se-1 \(always)",
      "off-screen: Button “Book now” is beyond the bottom of the screen on iphone-se-1 \(always)",
    ]),
  Plant(
    "buttons without a distance",
    [
      .remove("lay-cn-036"),
      .add(
        after: "lay-cn-039",
        constraint("lay-bt-001", "width", #"relation="greaterThanOrEqual" constant="165""#)),
    ],
    [
      "overlapping-targets: Button “Book now” overlaps Button “Cancel” on iphone-se-1 \(always)"
    ]),
  Plant(
    "a height that is a share of the screen",
    [
      .remove("lay-cn-027"), .remove("lay-cn-028"),
      .add(
        after: "lay-cn-045",
        constraint(
          "lay-bt-001", "height",
          #"secondItem="lay-vw-001" secondAttribute="height" multiplier="0.066""#)),
    ],
    [
      "small-target: Button “Cancel” is 138 by 37.5 points, under 44 by 44 on iphone-se-1 \(always)",
      "small-target: Button “Book now” is 138 by 37.5 points, under 44 by 44 on iphone-se-1 \(always)",
    ]),
  Plant(
    "a label without a side", [.remove("lay-cn-030")],
    [
      "ambiguous-layout: Label “Total” is ambiguous on every device \(always)"
    ]),
  Plant(
    "a bar without a top", [.remove("lay-cn-045")],
    [
      "ambiguous-layout: Scroll View (id lay-sc-001) is ambiguous on every device \(always)"
    ]),
  Plant(
    "a picture of two heights",
    [.add(after: "lay-cn-003", constraint("height", #"constant="90""#))],
    [
      "unsatisfiable-constraints: Constraint planted cannot hold together with “smallPicture” on iphone-se-1, iphone-15 \(always)",
      "unsatisfiable-constraints: Constraint “largePicture” cannot hold together with planted on ipad \(always)",
    ]),
  Plant(
    "a least width that a small screen does not have",
    [
      .add(
        after: "lay-cn-027", constraint("width", #"relation="greaterThanOrEqual" constant="150""#))
    ],
    [
      "unsatisfiable-constraints: Constraint planted cannot hold together with lay-cn-046, lay-cn-047, lay-cn-035, lay-cn-036 on iphone-se-1 \(always)"
    ]),
  Plant(
    "a view that is not where its constraints place it",
    [.replace(#"NO" id="lay-lb-002">"#, #"NO" misplaced="YES" id="lay-lb-002">"#)],
    [
      "misplaced-view: \(freeText) is misplaced"
    ]),
  Plant(
    "a form on the left",
    [
      .remove("lay-cn-030"),
      .add(
        after: "lay-cn-029",
        constraint(
          "lay-lb-008", "left", #"secondItem="lay-br-001" secondAttribute="left" constant="16""#)),
    ],
    [
      "left-right-constraint: Label “Total” is tied to the left of another view",
      "unsatisfiable-constraints: Constraint lay-cn-033 cannot hold together with planted, lay-cn-031 on every device in ar in text size large, accessibility-large",
    ]),
  Plant(
    "a width of a button",
    [.add(after: "lay-cn-073", constraint("mac-bt-001", "width", #"constant="76""#))],
    in: "Account.xib",
    [
      "truncated-text: Button “Cancel” is truncated in de, ja, ru: it needs 11 more points at most",
      "fixed-text-width: Button “Cancel” has a fixed width",
    ]),
  Plant(
    "a greatest width of a label of the Mac",
    [
      .add(
        after: "lay-cn-049",
        constraint("mac-lb-001", "width", #"relation="lessThanOrEqual" constant="30""#))
    ],
    in: "Account.xib",
    [
      "truncated-text: Label “Name:” is truncated in en, de: it needs 10 more points at most",
      "truncated-text: Label “Mail:” is truncated in de, ja, ru: it needs 13 more points at most",
    ]),
  Plant(
    "a button without a side", [.remove("lay-cn-070")], in: "Account.xib",
    [
      "ambiguous-layout: Button “Cancel” is ambiguous in every language"
    ]),
  Plant(
    "two distances of a field",
    [
      .add(
        after: "lay-cn-058",
        constraint(
          "mac-tf-002", "top", #"secondItem="mac-tf-001" secondAttribute="bottom" constant="30""#))
    ],
    in: "Account.xib",
    [
      "unsatisfiable-constraints: Constraint planted cannot hold together with lay-cn-058 in every language"
    ]),
]

private let devices = ["iphone-se-1", "iphone-15", "ipad"]
private let languages = ["en", "ar", "de", "ja", "ru"]

@MainActor @Suite struct PlantedLayoutTests {
  private func findings(in text: String, named name: String) throws -> [String] {
    let path = folder.appending(path: name).path
    let document = try InterfaceDocument(Array(text.utf8), path: path)
    let tables = DocumentTables(ofDocumentAt: path)
    let versions = try languages.map { language in
      let strings = LocalizedStrings(
        tables.find(), preferences: [language], developmentLanguage: "\(tables.development)")
      return DocumentVersion(document, in: try #require(LanguageTag(language)), by: strings)
    }
    var audit = DocumentAudit()
    audit.situations = devices.flatMap { name in
      [.large, .accessibilityLarge].map { size in
        LayoutSituation(device: Device.all.first { $0.name == name }, textSize: size)
      }
    }
    return audit.audit(document, in: versions).findings
      .filter { $0.subject?.needsReview != true }.map { "\($0.id): \($0.problem)" }
  }

  private var folder: URL {
    URL(filePath: #filePath).appending(path: "../../../Examples/Layout/Base.lproj").standardized
  }

  @Test(arguments: plants)
  private func `a fault is found with device, language and text size, and nothing else is`(
    _ plant: Plant
  ) throws {
    var text = try String(
      contentsOf: folder.appending(path: plant.document), encoding: .utf8)
    for edit in plant.edits { try edit.apply(to: &text) }
    let found = try findings(in: text, named: plant.document)
    #expect(found == plant.found)
  }

  @Test(arguments: ["Booking.storyboard", "Account.xib"])
  func `nothing is found in the documents as they are`(name: String) throws {
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    #expect(try findings(in: text, named: name) == [])
  }

  @Test func `at least twenty faults of ten kinds are planted`() {
    #expect(plants.count >= 20)
    #expect(Set(plants.compactMap { $0.found.first?.prefix { $0 != ":" } }).count >= 10)
  }
}
