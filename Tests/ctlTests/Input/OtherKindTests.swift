import TestSupport
import Testing

@Suite struct OtherKindTests {
  private let watch = """
    <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0"/>
    """

  @Test func `a file of WatchKit in a folder is one note and a count`() throws {
    let folder = try ScratchFolder(["App/A.xib": xib(""), "App/Watch.storyboard": watch])
    for verb in ["describe", "announce", "check"] {
      let result = try run("ctl", [verb, "App"], in: folder.url)
      #expect(result.status == 0, "\(verb)")
      #expect(
        result.messages.contains(
          "ctl: note: 1 file is not for UIKit or AppKit, and left out: App/Watch.storyboard."),
        "\(verb): \(result.errors)")
    }
    let checked = try run("ctl", ["check", "App"], in: folder.url)
    #expect(checked.errors.contains("1 Other File (not for UIKit or AppKit)"))
    let named = try run("ctl", ["describe", "App/Watch.storyboard"], in: folder.url)
    #expect(named.status == 3)
  }

  @Test(arguments: [
    ("smal", "Did you mean 'small-click-target', 'small-target', 'small-text'?"),
    ("DYNAMIC-TYP", "Did you mean 'dynamic-type'?"), ("zzzzzz", "ctl check rules lists all."),
  ])
  func `a rule that is not there has its nearest ones`(name: String, advice: String) throws {
    let result = try run("ctl", ["check", "explain", name])
    #expect(result.status == 2)
    let message = result.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(message.contains(advice), "\(result.errors)")
  }
}
