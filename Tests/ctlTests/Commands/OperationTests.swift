import Foundation
import Testing

private let form = xib(
  """
  <slider id="volume" value="2" minValue="-5" maxValue="10">\(rect(0))</slider>
  <slider id="narrow" value="0.5" minValue="0" maxValue="1"><rect key="frame" x="0" y="40" width="10" height="30"/></slider>
  <stepper id="zoom" value="1" minimumValue="0" maximumValue="3" stepValue="0.25">\(rect(80))</stepper>
  <stepper id="end" value="3" minimumValue="0" maximumValue="3">\(rect(120))</stepper>
  <segmentedControl id="size" selectedSegmentIndex="0">\(rect(160))<segments><segment title="S"/>
  <segment title="M"/><segment title="M"/><segment title="L" enabled="NO"/></segments></segmentedControl>
  <pageControl id="pages" numberOfPages="30">\(rect(200))</pageControl>
  <pageControl id="many" numberOfPages="9223372036854775807">\(rect(240))</pageControl>
  <switch id="sound" on="YES">\(rect(280))</switch>
  <colorWell id="accent">\(rect(320))</colorWell>
  <button id="plain">\(rect(360))<state key="normal" title="OK"/></button>
  <switch id="off" enabled="NO">\(rect(400))</switch>
  """)

private func rect(_ y: Int) -> String {
  #"<rect key="frame" x="0" y="\#(y)" width="100" height="32"/>"#
}

/// What is asked for, the status, and the end of the answer.
private let operations: [(arguments: [String], status: Int32, says: String)] = [
  (["volume", "--to", "-5"], 0, "value 2 → -5 says 0%"),
  (["volume", "--to", "3.25"], 0, "value 2 → 3.25 says 55%"),
  (["volume", "--increment"], 0, "value 2 → 3.5 says 57%"),
  (["narrow", "--to", "0.9"], 1, "note the value is 0.5, not 0.9"),
  (["zoom", "--to", "1.75"], 0, "value 1 → 1.75"),
  (["end", "--increment"], 1, "note the value stays 3"),
  (["size", "--choose", "segment 2"], 0, "value S → M says Selected. M. 2 of 4."),
  (["size", "--choose", "S"], 0, "touch up at (12.5, 176) highlighted → normal"),
  (["size", "--choose", "L"], 1, "note segment 'L' is not enabled"),
  (["pages", "--to", "2"], 0, "value page 1 of 30 → page 2 of 30 says page 2 of 30"),
  (["pages", "--decrement"], 1, "note the value stays page 1 of 30"),
  (["sound", "--to", "off"], 0, "value on → off says Off"),
  (["sound", "--to", "on"], 0, "nothing happened"),
  (["accent", "--to", "#FF0000"], 0, "value no color → #FF0000 (red) says red."),
  (
    ["accent"], 0,
    "note the color picker opens, on no screen, as the document has no controller to present it; --to chooses a color"
  ),
  (
    ["off", "--to", "on"], 1,
    "a change does nothing: Switch off is not enabled --as-if-shown tries it as if code had shown and enabled it"
  ),
]

/// What is refused, and the whole error.
private let refusals: [(arguments: [String], error: String)] = [
  (["volume", "--to", "11"], "11 is not in its range. Give one from -5 to 10."),
  (["volume", "--to", "0,75"], "'0,75' is not a number. Give one from -5 to 10."),
  (["volume", "--to", "0x7"], "'0x7' is not a number. Give one from -5 to 10."),
  (["volume", "--to", ""], "'' is not a number. Give one from -5 to 10."),
  (
    ["zoom", "--to", "1.3"],
    "1.3 is not reached from 1 in steps of 0.25, or not in 1,000. Give another value."
  ),
  (["pages", "--to", "31"], "there is no page '31'. Give one from 1 to 30."),
  (["many", "--to", "5000"], "page 5000 is more than 1,000 pages away. Give a nearer one."),
  (["sound", "--to", "yes"], "'yes' is not a value of a switch. Give on or off."),
  (["accent", "--to", "#+FF000"], "'#+FF000' is not a color. Give it as #RRGGBB."),
  (["size", "--choose", "M"], "2 segments are called 'M'. Name one by its number: 'segment 2'."),
  (["size", "--choose", "XL"], "it has no segment 'XL'. It has 'S', 'M', 'M', 'L'."),
  (
    ["size", "--to", "M"],
    "--to is for sliders, steppers, switches, page controls and color wells. Use --choose."
  ),
  (["plain", "--choose", "A"], "the button has no menu. Tap it."),
  (["plain", "--pull"], "--pull is for refresh controls. Tap it."),
  // Whether the control can be reached is another question.
  (["off", "--to", "maybe"], "'maybe' is not a value of a switch. Give on or off."),
]

@Suite struct OperationTests {
  @Test(arguments: operations.indices)
  func `a control is operated, and the answer ends with its value`(_ index: Int) throws {
    let operation = operations[index]
    let folder = try ScratchFolder(["Form.xib": form])
    let result = try run("ctl", ["tap", "Form.xib"] + operation.arguments, in: folder.url)
    #expect(result.errors == "")
    #expect(result.status == operation.status)
    let words = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.hasSuffix(operation.says), "\(operation.arguments): \(result.output)")
  }

  @Test(arguments: refusals.indices)
  func `what a control cannot do or have is refused with a remedy`(_ index: Int) throws {
    let refusal = refusals[index]
    let folder = try ScratchFolder(["Form.xib": form])
    let result = try run("ctl", ["tap", "Form.xib"] + refusal.arguments, in: folder.url)
    #expect(result.status == 2)
    #expect(result.output == "")
    let words = result.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let text = words.split(separator: ": error: ", maxSplits: 1).last.map(String.init)
    #expect(text == refusal.error)
    #expect(words.prefixMatch(of: #/Form\.xib:\d+:\d+: error: /#) != nil)
  }

  @Test func `options that exclude each other are a usage error`() throws {
    let folder = try ScratchFolder(["Form.xib": form])
    let result = try run(
      "ctl", ["tap", "Form.xib", "volume", "--to", "1", "--count", "2"], in: folder.url)
    #expect(result.status == 2)
    #expect(unwrapped(result.errors).contains("exclude each other"))
  }
}
