import Foundation
import Testing

private let booking = "Examples/Layout/Base.lproj/Booking.storyboard"

@Suite struct LayoutCommandTests {
  @Test func `in Arabic the screen is read in the order of its mirrored places`() throws {
    let result = try run(
      "ctl", ["announce", booking, "--layout", "solved", "--locale", "ar", "--format", "json"])
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let document = (json["documents"] as? [[String: Any]])?.first
    let version = (document?["versions"] as? [[String: Any]])?.first
    let screen = (version?["screens"] as? [[String: Any]])?.first
    let texts = (screen?["elements"] as? [[String: Any]])?.compactMap { $0["text"] as? String }
    #expect(
      texts?.prefix(9) == [
        "غرفة بسريرين. صورة.", "إقامتك", "إلغاء مجاني حتى اليوم السابق لوصولك.", "الاسم",
        "الاسم. الاسم الأول والأخير. حقل نص. اضغط مرتين للتحرير.", "الضيوف", "٢",
        "الضيوف. إنقاص. زر.", "زيادة. زر.",
      ])
    #expect(texts?.suffix(4) == ["المجموع", "٢٤٠ €", "إلغاء. زر.", "احجز الآن. زر."])
  }

  @Test func `on a device the views stand where its size puts them`() throws {
    let result = try run("ctl", ["announce", booking, "--device", "iphone-se-1", "--outline"])
    #expect(result.status == 0)
    #expect(result.output.contains("User Interaction Enabled · at 166, 512, 138 × 44 · #book"))
    let saved = try run("ctl", ["announce", booking, "--outline"])
    #expect(saved.output.contains("User Interaction Enabled · at 193.5, 611, 165.5 × 44 · #book"))
  }

  @Test func `a tap and a drawing use the places that constraints make`() throws {
    let tap = try run("ctl", ["tap", booking, "#book", "--device", "iphone-se-1"])
    #expect(tap.status == 0 && tap.output.contains("book:"))
    let drawing = try run("ctl", ["gallery", booking, "--device", "ipad", "--svg", "Booking"])
    #expect(drawing.status == 0 && drawing.output.contains("First and last name"))
  }

  @Test func `a gallery has each document on each device`() throws {
    let page = try run(
      "ctl",
      ["gallery", booking, "--locale", "en", "--device", "iphone-se-1", "--device", "ipad"]
    ).output
    for device in ["iphone-se-1", "ipad"] {
      #expect(page.contains("<h2>\(booking) on \(device)</h2>"))
    }
    #expect(page.contains("viewBox=\"-12 -12 344 592\"") && page.contains("-12 -12 792 1048"))
    let one = try run("ctl", ["tap", booking, "#book", "--device", "ipad", "--device", "iphone-x"])
    #expect(one.status == 2)
    #expect(
      one.errors.hasPrefix(
        "Error: Name one --device; 'ctl check' and 'ctl gallery' take several."))
  }

  @Test func `texts of the largest size need more room than those of the default one`() throws {
    func outline(_ size: String) throws -> String {
      try run("ctl", ["announce", booking, "--text-size", size, "--outline"]).output
    }
    #expect(try outline("large").contains("Static Text · at 112, 36, 247 × 34\n"))
    #expect(
      try outline("accessibility-extra-extra-extra-large").contains(
        "Static Text · at 112, 36, 247 × 70\n"))
    let result = try run("ctl", ["announce", booking, "--text-size", "huge"])
    #expect(result.status == 2)
    #expect(result.errors.contains("The value 'huge' is invalid for '--text-size <size>'."))
  }

  @Test(arguments: ["iphone-se-1", "iphone-15", "ipad"], ["en", "de", "ar"])
  func `the drawings on devices are as stored`(device: String, language: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Recorded/Layout/Booking.\(device).\(language).svg").standardized
    let drawing = try run(
      "ctl", ["gallery", booking, "--device", device, "--locale", language, "--svg", "1"]
    ).output
    if isRecording {
      try drawing.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(try drawing == String(contentsOf: file, encoding: .utf8))
    }
  }

  @Test func `a check names devices, languages and text sizes`() throws {
    let result = try run(
      "ctl",
      [
        "check", booking, "--device", "iphone-se-1", "--device", "ipad", "--text-size",
        "accessibility-extra-extra-extra-large", "--rule", "truncated-text",
      ])
    #expect(
      result.output.contains(
        "Label “Guests” is truncated on iphone-se-1 in"), "\(result.output)")
  }

  @Test func `a device and the frames of the document exclude each other`() throws {
    let result = try run("ctl", ["announce", booking, "--device", "ipad", "--layout", "document"])
    #expect(result.status == 2)
    #expect(
      result.errors.hasPrefix(
        "Error: --layout document has the frames of the document. Leave out --device."))
  }

  @Test func `an unknown device is refused with the known ones`() throws {
    let result = try run("ctl", ["announce", booking, "--device", "nokia"])
    #expect(result.status == 2)
    #expect(result.errors.contains("The value 'nokia' is invalid for '--device <device>'."))
    #expect(result.errors.contains("iphone-se"))
  }
}
