import Localize
import Testing

private func preferred(
  _ environment: [String: String], arguments: [String] = []
) -> [String] {
  PreferredLanguages(arguments: arguments, environment: environment).tags.map(\.description)
}

@Suite struct PreferredLanguagesTests {
  @Test(arguments: [["LANG": "C.UTF-8"], ["LC_ALL": "C", "LANG": "de_DE"], ["LANG": "POSIX"], [:]])
  func `L247 the locale C prefers nothing`(_ environment: [String: String]) {
    let languages = PreferredLanguages(arguments: [], environment: environment)
    #expect(languages.tags.isEmpty)
    #expect(languages.problems.isEmpty)
  }

  @Test func `L248 the list of LANGUAGE comes before the locale`() {
    #expect(preferred(["LANGUAGE": "fr:de", "LANG": "en_US.UTF-8"]) == ["fr", "de", "en-US"])
  }

  @Test func `L249 LANGUAGE says nothing with the locale C`() {
    #expect(preferred(["LANGUAGE": "fr", "LANG": "C"]).isEmpty)
    #expect(preferred(["LANGUAGE": "fr"]).isEmpty)
  }

  @Test(arguments: [
    ("sr_RS@latin", "sr-Latn-RS"), ("uz_UZ.UTF-8@cyrillic", "uz-Cyrl-UZ"),
    ("ca_ES.UTF-8@valencia", "ca-ES-valencia"), ("de_DE@euro", "de-DE"),
    ("pt_BR.UTF-8", "pt-BR"), ("sr_Cyrl_RS@latin", "sr-Cyrl-RS"),
  ])
  func `L250 a modifier that names a script or a variant becomes one`(
    _ locale: String, _ tag: String
  ) {
    #expect(preferred(["LANG": locale]) == [tag])
  }

  @Test func `L251 what is no language is told and left out`() {
    let languages = PreferredLanguages(
      arguments: [], environment: ["LANGUAGE": "fr:xx_garbage!!:de", "LANG": "fr_FR"])
    #expect(languages.tags == ["fr", "de", "fr-FR"])
    #expect(
      languages.problems == [
        "LANGUAGE: 'xx_garbage!!' is not a language. Write one such as pt_BR or pt-BR."
      ])
  }

  @Test func `the argument AppleLanguages comes first, then the variable`() {
    let environment = ["AppleLanguages": "(ja)", "LANG": "de_DE"]
    #expect(preferred(environment) == ["ja"])
    #expect(
      preferred(environment, arguments: ["x", "-AppleLanguages", #"(fr, "pt-BR")"#])
        == ["fr", "pt-BR"])
    #expect(preferred(environment, arguments: ["-AppleLanguages"]) == ["ja"])
  }
}
