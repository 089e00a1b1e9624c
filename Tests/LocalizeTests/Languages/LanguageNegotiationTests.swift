import Localize
import Testing

#if canImport(Glibc)
import Glibc
#endif

/// Apple's own function, from the ICU of the toolchain's Foundation.
private typealias LocalizationsToUse =
  @convention(c) (
    UnsafePointer<UnsafePointer<CChar>?>, Int32, UnsafePointer<UnsafePointer<CChar>?>, Int32,
    UnsafeMutablePointer<UnsafePointer<CChar>?>, Int32, UnsafeMutablePointer<Int32>
  ) -> Int32

private let localizationsToUse: LocalizationsToUse? = {
  #if canImport(Glibc)
  guard let library = dlopen("lib_FoundationICU.so", RTLD_NOW | RTLD_LOCAL),
    let function = dlsym(library, "ualoc_localizationsToUse")
  else { return nil }
  return unsafeBitCast(function, to: LocalizationsToUse.self)
  #else
  return nil
  #endif
}()

private func localizationsToUse(
  _ vector: NegotiationVector, by function: LocalizationsToUse
) -> [String] {
  let preferences = vector.preferences.map { UnsafePointer(strdup($0)) }
  let available = vector.available.map { UnsafePointer(strdup($0)) }
  defer { for text in preferences + available { free(UnsafeMutablePointer(mutating: text)) } }
  var status: Int32 = 0
  let found = [UnsafePointer<CChar>?](unsafeUninitializedCapacity: 64) { room, count in
    guard let base = room.baseAddress else { return }
    count = Int(
      function(
        preferences, Int32(preferences.count), available, Int32(available.count), base, 64, &status
      ))
  }
  return found.compactMap { $0.map { String(cString: $0) } }
}

@Suite struct LanguageNegotiationTests {
  @Test func `there are as many vectors as cases`() {
    #expect(negotiationVectors.count == 133)
    #expect(negotiationVectors.last?.id == "L246")
  }

  @Test(arguments: negotiationVectors)
  func `L114 to L246 languages are chosen as Apple's function chooses`(_ vector: NegotiationVector)
  {
    let choice = LanguageNegotiation(
      preferences: vector.preferences, available: vector.available)
    #expect(choice.localizations == vector.result)
  }

  @Test(
    .enabled("the toolchain's ICU has no ualoc_localizationsToUse") { localizationsToUse != nil },
    arguments: negotiationVectors)
  func `Apple's function answers as the vectors say`(_ vector: NegotiationVector) throws {
    let function = try #require(localizationsToUse)
    #expect(localizationsToUse(vector, by: function) == vector.result)
  }

  @Test func `the answer tells which preference decided and how`() {
    func choice(_ preferences: [String], _ available: [String]) -> LanguageNegotiation {
      LanguageNegotiation(preferences: preferences, available: available)
    }
    let exact = choice(["xx", "en-US"], ["de", "en_US"])
    #expect(exact.preference == "en-US")
    #expect(exact.match == .exact)
    #expect(choice(["he"], ["iw"]).match == .alias)
    #expect(choice(["en-AU"], ["en"]).match == .parent(distance: 3))
    #expect(choice(["ja"], ["zxx"]).match == .noLinguisticContent)
    #expect(choice(["ja"], ["en"]).match == nil)
    #expect(choice(["fr-CH", "fr-CA"], ["fr-FR", "fr-CA"]).preference == "fr-CA")
  }
}
