import Foundation
import TestSupport
import Testing

@Suite struct DependenciesTests {
  @Test func `Docs/Dependencies.md has the versions of Package.resolved`() throws {
    struct Resolved: Decodable {
      struct Pin: Decodable {
        struct State: Decodable { var version: String }
        var identity: String
        var state: State
      }
      var pins: [Pin]
    }
    let file = packageRoot.appending(path: "Package.resolved")
    let pins = try JSONDecoder().decode(Resolved.self, from: Data(contentsOf: file)).pins
    let page = try String(
      contentsOf: packageRoot.appending(path: "Docs/Dependencies.md"), encoding: .utf8)
    let rows = page.matches(of: #/\n\| \[([^\]]+)\]\([^)]+\) \| ([\d.]+) \|/#)
    let versions = Dictionary(
      uniqueKeysWithValues: rows.map { ($0.1.lowercased(), String($0.2)) })
    #expect(pins.count == 1)
    for pin in pins { #expect(versions[pin.identity] == pin.state.version, "\(pin.identity)") }
  }
}
