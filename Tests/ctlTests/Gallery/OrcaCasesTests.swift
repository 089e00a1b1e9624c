import Foundation
import Testing

/// A control in words, as the script writes it.
private struct Control: Decodable, Equatable {
  var id: String
  var role: String
  var name: String?
  var description: String?
  var states: [String]?
  var attributes: [String: String]?
  var value: Double?
  var min: Double?
  var max: Double?
  var text: String?
  var position: Int?
  var size: Int?
}

@Suite struct OrcaCasesTests {
  @Test func `the elements of a screen become controls in words for the real Orca`() throws {
    struct Cases: Decodable {
      var languages: [String]
      var cases: [Control]
    }
    let page = try run("ctl", ["gallery", "Examples/SignIn", "--format", "json"])
    let folder = try ScratchFolder(["page.json": page.output])
    let file = try FileHandle(forReadingFrom: folder.url.appending(path: "page.json"))
    let result = try run("/usr/bin/env", ["python3", "Scripts/OrcaCases.py"], input: file)
    #expect(result.status == 0, "\(result.errors)")
    let written = try JSONDecoder().decode(Cases.self, from: Data(result.output.utf8))
    #expect(written.languages == ["en"])
    #expect(written.cases.count == 14)
    #expect(Set(written.cases.map(\.id)).count == 14)
    let bySpeech = Dictionary(
      written.cases.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    #expect(bySpeech["Welcome back"]?.role == "label")
    #expect(bySpeech["Password"]?.role == "password text")
    #expect(bySpeech["Password"]?.states == ["editable", "single_line"])
    #expect(bySpeech["Stay signed in"]?.attributes == ["xml-roles": "switch"])
    #expect(bySpeech["Sign In"]?.description == "Signs in to your account.")
    let volume = try #require(bySpeech["Volume"])
    #expect(volume.role == "slider" && volume.states == ["horizontal"])
    #expect(volume.value == 40 && volume.min == 0 && volume.max == 100)
    let light = try #require(bySpeech["Light"])
    #expect(light.role == "radio button" && light.position == 2 && light.size == 3)
  }
}
