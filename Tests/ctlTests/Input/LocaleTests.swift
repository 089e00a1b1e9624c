import Foundation
import Testing

@Suite struct LocaleTests {
  @Test(arguments: ["english", "", "12", "ru_RU_"])
  func `what is no language tag is refused`(locale: String) throws {
    let result = try run("ctl", ["announce", "Examples/SignIn", "--locale", locale])
    #expect(result.status == 2)
    #expect(
      unwrapped(result.errors).contains(
        "'\(locale)' is not a language tag. Write one such as ru or pt-BR, or all."))
  }

  @Test(arguments: ["describe", "announce"])
  func `a language without a table is warned about`(verb: String) throws {
    let result = try run("ctl", [verb, "Examples/SignIn", "--locale", "cy", "--locale", "de"])
    #expect(result.status == 0)
    #expect(
      unwrapped(result.errors)
        == "ctl: warning: no table is in Welsh (cy). Texts are as the documents have them.")
  }

  @Test func `all begins with the language of the document itself`() throws {
    let folder = try ScratchFolder([
      "Base.lproj/Go.xib": xib(button("b", "Go")),
      "de.lproj/Go.strings": "\"b.normalTitle\" = \"Los\";",
    ])
    let result = try run("ctl", ["announce", ".", "--locale", "all"], in: folder.url)
    #expect(result.output.contains("English (en)"))
    #expect(result.output.contains("id b  Go. Button.\n"))
    #expect(result.output.contains("id b  Los. Taste.\n"))
    let english = try #require(result.output.range(of: "Go. Button."))
    let german = try #require(result.output.range(of: "Los. Taste."))
    #expect(english.lowerBound < german.lowerBound)
  }
}
