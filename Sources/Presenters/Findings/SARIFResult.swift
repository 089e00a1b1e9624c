import Diagnostics
import TextFormats

extension JSONValue {
  /// Returns a finding as a result of SARIF.
  static func sarifResult(
    _ finding: Diagnostic, by suppression: FindingReport.Suppression?, _ indices: [String: Int]
  ) -> JSONValue {
    let isReview = finding.subject?.needsReview == true
    var json: [String: JSONValue] = [
      "ruleId": .string(finding.id),
      // A result that is not a failure has no level.
      "kind": isReview ? "review" : "fail",
      "level": .string(isReview ? "none" : finding.severity.rawValue),
      "message": .sarifMessage(finding.findingMessage),
      "partialFingerprints": .object(["ctlFinding/v1": .string(finding.fingerprint)]),
    ]
    json.set("ruleIndex", indices[finding.id].map { .number($0) })
    json.set("locations", finding.sarifLocations)
    var properties: [String: JSONValue] = [:]
    properties.set("proof", finding.proof)
    properties.set("language", finding.subject?.language)
    properties.set("property", finding.subject?.property)
    properties.set("criterion", finding.subject?.criterion)
    properties.set("clause", finding.subject?.clause)
    json.set("properties", properties)
    if let suppression {
      json["suppressions"] = .array([
        .object([
          "kind": "external", "status": "accepted",
          "justification": .string("It is in the \(suppression.rawValue)."),
        ])
      ])
    }
    return .object(json)
  }

  /// Returns a message of SARIF, in which braces and links of Markdown would have a meaning.
  static func sarifMessage(_ text: String) -> JSONValue {
    let text = text.replacing("{", with: "{{").replacing("}", with: "}}")
      .replacing("](", with: "] (")
    return .object(["text": .path(text)])
  }
}

extension Diagnostic {
  /// The place in the file and the object in the document, as locations of SARIF.
  var sarifLocations: [JSONValue] {
    var location: [String: JSONValue] = [:]
    if !path.isEmpty {
      var physical: [String: JSONValue] = ["artifactLocation": .object(artifact)]
      if let start {
        var region: [String: JSONValue] = [
          "startLine": .number(start.line), "startColumn": .number(start.column),
        ]
        region.set("endLine", end.map { .number($0.line) })
        region.set("endColumn", end.map { .number($0.column) })
        physical["region"] = .object(region)
      }
      location["physicalLocation"] = .object(physical)
    }
    if let object = subject?.object ?? subject?.identifier {
      let parts = [subject?.scene ?? subject?.screen, object].compactMap(\.self)
      location["logicalLocations"] = .array([
        .object([
          "name": .string(object), "fullyQualifiedName": .string(parts.joined(separator: "/")),
          "kind": "object",
        ])
      ])
    }
    return location.isEmpty ? [] : [.object(location)]
  }

  private var artifact: [String: JSONValue] {
    let uri = percentEncoded(path)
    guard !path.hasPrefix("/") else { return ["uri": .string("file://\(uri)")] }
    return ["uri": .string(uri), "uriBaseId": "SRCROOT"]
  }

  /// A name that the finding keeps when the file is edited elsewhere.
  ///
  /// The words distinguish findings of a rule that are about no object.
  var fingerprint: String {
    let object = subject?.object ?? subject?.identifier
    let parts = [
      id, subject?.scene, object, subject?.property, subject?.language,
      object == nil ? problem : nil,
    ]
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in parts.map({ $0 ?? "" }).joined(separator: "\u{0}").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// Returns a path as a part of a URI; also a colon is encoded, which would end a scheme.
private func percentEncoded(_ path: String) -> String {
  var result = ""
  for scalar in path.unicodeScalars {
    let bytes = scalar.fileNameByte.map { [$0] } ?? Array(String(scalar).utf8)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
  return result
}
