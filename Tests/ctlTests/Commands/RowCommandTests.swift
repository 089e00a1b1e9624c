import Foundation
import Testing

private let table = xib(
  """
  <tableView id="table" dataMode="prototypes"><rect key="frame" x="0" y="0" width="320" height="480"/>
  <prototypes><tableViewCell reuseIdentifier="Song" id="song">
  <rect key="frame" x="0" y="0" width="320" height="60"/>
  <tableViewCellContentView key="contentView"><rect key="frame" x="0" y="0" width="320" height="60"/>
  <subviews><label text="Title" id="title"><rect key="frame" x="10" y="10" width="200" height="40"/>
  </label>\(button("play", "Play", x: 220, y: 10, contents: """
    <connections><action selector="play:" destination="-1" eventType="touchUpInside" id="a"/>
    </connections>
    """))</subviews></tableViewCellContentView>
  <connections><outlet property="name" destination="title" id="o"/></connections>
  </tableViewCell></prototypes></tableView>
  """)

private let files = [
  "Songs.xib": table,
  "rows.json": """
  [{"identifier": "Song", "texts": {"name": "Moon"}},
   {"identifier": "Song", "texts": {"name": "Sun", "artist": "Ada"}},
   {"identifier": "Sing"}]
  """,
]

@Suite struct RowCommandTests {
  @Test func `a table of prototypes is filled with so many rows of each`() throws {
    let folder = try ScratchFolder(files)
    let alone = try run("ctl", ["announce", "Songs.xib"], in: folder.url)
    #expect(alone.output.contains("(prototypes, which the app fills: 1 Table View Cell)"))
    let filled = try run("ctl", ["announce", "Songs.xib", "--rows", "2"], in: folder.url)
    #expect(
      filled.output == """
        Songs.xib   UIKit · 1 control
            id title  Title
            id play   Play. Button.
            id title  Title
            id play   Play. Button.


        """)
    #expect(filled.status == 0 && filled.errors.isEmpty)
  }

  @Test func `rows of a file have their texts, and what fits nothing is reported once`() throws {
    let folder = try ScratchFolder(files)
    let result = try run(
      "ctl", ["announce", "Songs.xib", "Songs.xib", "--rows", "rows.json", "--explain"],
      in: folder.url)
    #expect(result.output.contains("Moon  text, name in rows.json: the name is said first"))
    #expect(result.output.contains("id title  Sun"))
    #expect(
      result.errors == """
        rows.json:2:2: warning: 'artist' names no text in the prototype 'Song'. Write a
          name such as 'name', 'Title', 'title', 'Play', 'play'.
        rows.json:3:2: warning: no prototype has the reuse identifier 'Sing'. Did you
          mean 'Song'?

        """)
    for verb in [["check"], ["gallery", "--format", "json"]] {
      let other = try run("ctl", verb + ["Songs.xib", "--rows", "rows.json"], in: folder.url)
      for warning in result.errors.split(separator: "rows.json:") {
        #expect(other.errors.contains("rows.json:" + warning), "\(verb)")
      }
    }
  }

  @Test func `a row and a control in a row are tapped by the number of the row`() throws {
    let folder = try ScratchFolder(files)
    let tap = try run(
      "ctl", ["tap", "Songs.xib", "play", "--rows", "3", "--row", "3"], in: folder.url)
    #expect(tap.output.hasPrefix("touch down at (260, 150)  hits Button “Play”"))
    #expect(tap.output.contains("play: → File's Owner") && tap.status == 0)
    let row = try run(
      "ctl", ["tap", "Songs.xib", "table", "--rows", "3", "--row", "1/2"], in: folder.url)
    #expect(row.output.hasPrefix("touch down at (160, 90)  hits"))
    let errors = [
      (["table", "--row", "2"], "Songs.xib:4:1: error: there is no such row. There is 1.\n"),
      (
        ["play", "--accessory"],
        "Songs.xib:9:9: error: the row has no accessory that takes a touch. It has one with accessoryType detailButton or detailDisclosureButton, or with a view.\n"
      ),
    ]
    for (arguments, message) in errors {
      let result = try run("ctl", ["tap", "Songs.xib"] + arguments, in: folder.url)
      let text = result.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(text + "\n" == message && result.status == 2)
    }
  }

  @Test(arguments: [
    (["--rows", "0"], "Error: --rows is from 1 to 1000, or a JSON file of rows.\n", 2),
    (["--rows", "none.json"], "none.json: error: no such file or folder. Check the path.\n", 3),
    (
      ["--rows", "Songs.xib"],
      "Songs.xib:1:1: error: expected a value. Write a text, a number, an object or an array.\n", 3
    ),
  ])
  func `rows that are none are refused before anything is read`(
    arguments: [String], message: String, status: Int32
  ) throws {
    let folder = try ScratchFolder(files)
    let result = try run("ctl", ["announce", "Songs.xib"] + arguments, in: folder.url)
    let text = result.errors.split(separator: "\n  ").joined(separator: " ")
    #expect(text.hasPrefix(message) && result.status == status && result.output.isEmpty)
  }
}
