import ControlCore
import ResponderKit
import Testing

@MainActor @Suite struct SendActionOverrideTests {
  @Test
  func `both methods that every handler is called through are found, as those of a search are`() {
    #expect(SendActionOverrides.all.count == 2)
    for method in SendActionOverrides.all {
      #expect(method.isKnown == ResponderOverrides.next.isKnown)
    }
  }
}
