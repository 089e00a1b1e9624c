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
