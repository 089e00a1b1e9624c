import AppKitDialect
import FoundationEssentials
import Testing

/// Where the package differs, and why; each is a row of Docs/Divergences.md.
private let differences = ["NSTableHeaderCell a new one has a font and a color"]

@MainActor @Suite(.ownApplication) struct GNUstepTests {
  @Test
  func `nine of ten of GNUstep's expectations hold, and each other one is a known difference`() {
    let facts = valueFacts + listFacts
    var different: [String] = []
    for fact in facts where fact.actual() != fact.value {
      different.append("\(fact.type) \(fact.situation)")
    }
    #expect(facts.count > 90)
    #expect(different == differences)
    #expect(different.count * 10 <= facts.count)
  }

  @Test func `each fact stands once`() {
    let names = (valueFacts + listFacts).map { "\($0.type) \($0.situation)" }
    #expect(Set(names).count == names.count)
  }
}
