import Foundation
import Testing

private let scrolled = xib(
  """
  <tableView id="table"><rect key="frame" x="0" y="0" width="320" height="480"/><prototypes>
  <tableViewCell id="cell"><rect key="frame" x="0" y="600" width="320" height="60"/>
  <tableViewCellContentView key="contentView"><rect key="frame" x="0" y="0" width="320" height="60"/>
  <subviews>\(button("b", "Reply", x: 10, y: 10))</subviews></tableViewCellContentView>
  </tableViewCell></prototypes></tableView>
  """)

/// Controls that a tap does not reach, and what is said of them.
private let unreachable: [(views: String, text: String)] = [
  (button("b", "Go", attributes: "alpha=\"0.0\""), "Button “Go” is transparent"),
  (
    "<view id=\"v\" hidden=\"YES\"><subviews>\(button("b", "Go"))</subviews></view>",
    "View, which it is in, is hidden"
  ),
  (button("b", "Go") + button("c", "Cover"), "Button “Cover” is in front of Button “Go”"),
  (button("b", "Go", x: 400), "the center of Button “Go” is outside the views that contain it"),
]

@Suite struct ReachTests {
  @Test func `what a table does not show is scrolled into view, and this is told`() throws {
    let folder = try ScratchFolder(["Chat.xib": scrolled])
    let why = try run("ctl", ["why", "Chat.xib", "b"], in: folder.url)
    #expect(
      why.output == """
        a tap      reaches Button “Reply”
                   after Table View scrolls to (0, 170)
        no action  the document connects none; code may add some

        """)
    #expect(why.status == 0)
    let tap = try run("ctl", ["tap", "Chat.xib", "b"], in: folder.url)
    #expect(tap.output.hasPrefix("  Table View scrolls to (0, 170)\ntouch down at (50, 460)"))
    let json = try run("ctl", ["why", "Chat.xib", "b", "--format", "json"], in: folder.url)
    #expect(
      json.output.contains(
        """
              "center" : {
                "x" : 50,
                "y" : 630
              },
        """))
  }

  @Test(arguments: unreachable.indices)
  func `a tap that cannot reach its control says so and nothing else`(index: Int) throws {
    let folder = try ScratchFolder(["Go.xib": xib(unreachable[index].views)])
    for verb in ["tap", "why"] {
      let result = try run("ctl", [verb, "Go.xib", "b"], in: folder.url)
      let first = unwrapped(String(result.output.prefix { $0 != "\n" }))
      #expect(result.status == 1)
      #expect(unwrapped(result.output).hasPrefix("a tap"), "\(first)")
      #expect(unwrapped(result.output).contains("does nothing: \(unreachable[index].text)"))
      #expect(!result.output.contains("touch"))
    }
  }

  @Test func `what is hidden and disabled is tried as if code had shown and enabled it`() throws {
    let go = button("b", "Go", attributes: #"enabled="NO""#)
    let folder = try ScratchFolder([
      "Go.xib": xib(
        #"<view id="v" hidden="YES"><rect key="frame" x="0" y="0" width="90" height="50"/>"#
          + "<subviews>\(go)</subviews></view>")
    ])
    let refused = try run("ctl", ["tap", "Go.xib", "b"], in: folder.url)
    #expect(
      refused.output == """
        a tap  does nothing: View, which it is in, is hidden
               --as-if-shown tries it as if code had shown and enabled it

        """)
    let tapped = try run("ctl", ["tap", "Go.xib", "b", "--as-if-shown"], in: folder.url)
    #expect(tapped.status == 0)
    #expect(tapped.output.hasPrefix("as if                     Button “Go” is enabled\n"))
    #expect(tapped.output.contains("\nas if                     View is shown\ntouch down"))
    let why = try run("ctl", ["why", "Go.xib", "b", "--as-if-shown"], in: folder.url)
    #expect(why.output.contains("a tap      reaches Button “Go”\n"))
    let page = try run(
      "ctl", ["gallery", "Go.xib", "--as-if-shown", "-o", "page.html"], in: folder.url)
    #expect(page.status == 0)
    let text = try String(
      contentsOf: folder.url.appending(path: "page.html"), encoding: .utf8)
    #expect(text.contains("what is hidden or disabled is shown and enabled as if by code"))
    #expect(text.contains("Go. Button."))
  }

  @Test func `rows of a picker whose rows are the app's are assumed`() throws {
    let picker = """
      <pickerView id="p"><rect key="frame" x="0" y="0" width="320" height="200"/><connections>
      <outlet property="delegate" destination="-1" id="o"/></connections></pickerView>
      """
    let folder = try ScratchFolder(["Form.xib": xib(picker)])
    let row = try run("ctl", ["tap", "Form.xib", "p", "--pick", "Row"], in: folder.url)
    #expect(
      row.output == """
          may tell File's Owner  didSelectRow
        value                    1 → Row
        note                     its rows are the app's, so those that were named are
                                 assumed

        """)
    let rows = try run("ctl", ["tap", "Form.xib", "p", "--pick", "2/3"], in: folder.url)
    #expect(rows.output.contains("1/1 → 2/3"))
    #expect(rows.status == 0)
  }

  @Test func `a transparent button and one in a transparent view are told where hidden is`() throws
  {
    let folder = try ScratchFolder([
      "Clear.xib": xib(
        button("a", "One", attributes: "alpha=\"0.0\"")
          + "<view alpha=\"0\" id=\"v\"><subviews>\(button("b", "Two"))</subviews></view>")
    ])
    let result = try run("ctl", ["describe", "Clear.xib"], in: folder.url)
    #expect(result.output.contains("● Button  One  id a  transparent\n"))
    #expect(result.output.contains("● Button  Two  id b  in a transparent view\n"))
  }

  @Test func `a button with a menu opens it, and so does a compact date picker`() throws {
    let menu = """
      <button id="m" showsMenuAsPrimaryAction="YES"><rect key="frame" x="0" y="0" width="80" height="40"/>
      <menu key="menu" id="n"><children><command title="A" id="o"/></children></menu></button>
      <datePicker id="s"><rect key="frame" x="0" y="100" width="94" height="32"/></datePicker>
      """
    let folder = try ScratchFolder(["Form.xib": xib(menu)])
    #expect(
      try run("ctl", ["why", "Form.xib", "m"], in: folder.url).output
        == "a tap  reaches Button m\n       opens its menu\n")
    let tap = try run("ctl", ["tap", "Form.xib", "s"], in: folder.url)
    #expect(
      unwrapped(tap.output).contains("Date Picker s editingDidBegin"))
  }

  @Test func `an action of an object in another scene is lost`() throws {
    func scene(_ number: Int, _ view: String) -> String {
      """
      <scene sceneID="s\(number)"><objects><viewController id="c\(number)" customClass="Form\(number)" \
      sceneMemberID="viewController"><view key="view" id="v\(number)">
      <rect key="frame" x="0" y="0" width="320" height="480"/><subviews>\(view)</subviews></view>
      </viewController></objects></scene>
      """
    }
    let action = """
      <connections><action selector="login:" destination="c2" eventType="touchUpInside" id="a"/>
      </connections>
      """
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
      \(scene(1, button("b", "Log In", contents: action)))\(scene(2, ""))</scenes></document>
      """
    let folder = try ScratchFolder(["Main.storyboard": storyboard])
    let why = try run("ctl", ["why", "Main.storyboard", "b"], in: folder.url)
    #expect(
      why.output == """
        a tap          reaches Button “Log In”
        touchUpInside  login: of Form2, which is in another scene

        """)
    #expect(why.status == 1)
    let tap = try run("ctl", ["tap", "Main.storyboard", "b"], in: folder.url)
    #expect(tap.output.contains("touchUpInside") && !tap.output.contains("login:"))
  }
}
