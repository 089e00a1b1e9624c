import Foundation
import TestSupport
import Testing

private let zoo = "Examples/Documents/Bindings.xib"

/// What `--bind` takes, and what it refuses.
@Suite struct BindOptionTests {
  /// Returns the bindings in the JSON of `describe` that have an answer, by their ids.
  private func answers(_ values: String...) throws -> [String: NSDictionary] {
    let result = try run(
      "ctl", ["describe", zoo, "--format", "json"] + values.flatMap { ["--bind", $0] })
    #expect(result.status == 0)
    let root = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let document = ((root as? NSDictionary)?["documents"] as? [NSDictionary])?.first
    let controls = document?["controls"] as? [NSDictionary] ?? []
    let owners = [document].compactMap { $0 } + controls
    var answers: [String: NSDictionary] = [:]
    for binding in owners.flatMap({ $0["bindings"] as? [NSDictionary] ?? [] }) {
      if let id = binding["id"] as? String { answers[id] = binding }
    }
    return answers
  }

  @Test func `the JSON of describe has values of bindings as JSON`() throws {
    let answers = try answers(
      "Keeper:selection.name=Ann", "keeper:selection.isOnDuty=true", "values.isLocked=0",
      #"animals=[{"name": "Lion", "kinds": [{"name": "Cub"}]}, {"name": "Owl"}]"#)
    #expect(answers["name-1"]?["value"] as? String == "Ann")
    #expect(answers["onDuty-1"]?["value"] as? Bool == true)
    #expect(answers["remove-3"]?["value"] as? Int == 0)
    #expect(answers["animal-1"]?["value"] as? String == "Lion")
    #expect(
      answers["animals-1"]?["value"] as? NSArray == [
        ["name": "Lion", "kinds": [["name": "Cub"]]], ["name": "Owl"],
      ])
  }

  @Test func `a marker has a name of its own, and a value that is not known none`() throws {
    let answers = try answers("animals=[]")
    #expect(answers["animal-1"]?["marker"] as? String == "noSelection")
    #expect(answers["animal-1"]?["value"] == nil)
    #expect(answers["name-1"]?["value"] == nil && answers["name-1"]?["marker"] == nil)
  }

  @Test func `values come from standard input, and a key that nothing reads is reported`() throws {
    let result = try run(
      "ctl", ["announce", zoo, "--bind", "-"],
      input: try pipe(#"{"keeper": {"name": "Ann", "nmae": 1}, "animals": ["Lion"]}"#))
    #expect(result.output.contains("id name        Ann, Name, edit text."))
    #expect(
      result.errors == """
        Examples/Documents/Bindings.xib:88:49: warning: value of Table Column #kind
          reads name, which a text does not have. Give objects with the key.
        Examples/Documents/Bindings.xib:67:29: warning: displayPatternValue2 of Label
          “Label” reads name, which a text does not have. Give objects with the key.
        --bind: warning: no binding reads 'nmae' in the value of keeper. Did you mean
          'name'?

        """)
  }

  @Test(
    arguments: [
      (
        "values.isLocked=[1]", 0,
        """
        Examples/Documents/Bindings.xib:126:29: warning: values.isLocked is not given:
          hidden of Push Button “Remove” shows one value, and this is a list. Give
          another value.

        """
      ),
      (
        "keeper:selection=1", 0,
        """
        Examples/Documents/Bindings.xib:38:29: warning: keeper:selection is not given:
          value of Text Field “Name” reads name, which a number does not have. Give
          another value.

        """
      ),
      (
        #"values.isLocked={"a":"#, 3,
        """
        --bind 'values.isLocked={"a":': error: the value is no JSON: expected a value,
          found the end of the file. Complete it. A text that begins with { stands in
          quotation marks.

        """
      ),
      (
        "Keper:selection.name=Ann", 0,
        """
        --bind: warning: no binding reads 'Keper:selection.name'. Did you mean
          'Keeper:selection.name', 'keeper:selection.name'?

        """
      ),
    ] as [(String, Int32, String)])
  func `a value that has no place is reported`(
    _ value: String, _ status: Int32, _ errors: String
  ) throws {
    let result = try run("ctl", ["describe", zoo, "--bind", value])
    #expect(result.errors == errors)
    #expect(result.status == status)
  }

  @Test func `an outline tells all its rows, and takes one by its number`() throws {
    let rows = (1...40).map { #"{"name": "Animal \#($0)"}"# }.joined(separator: ", ")
    let values = ["--bind", "animals=[\(rows)]"]
    let told = try run("ctl", ["announce", zoo] + values)
    #expect(told.output.contains("Animal 40 row 40"))
    let tapped = try run("ctl", ["tap", zoo, "outline", "--row", "38"] + values)
    #expect(tapped.output.contains("binding sets selectionIndexPaths\n") && tapped.status == 0)
    #expect(tapped.output.contains("Animals: 37\n"))
    let missing = try run("ctl", ["tap", zoo, "outline", "--row", "41"] + values)
    #expect(missing.errors.hasSuffix("error: there is no such row. There are\n  40.\n"))
  }

  @Test func `a control in a row is operated in that row`() throws {
    let folder = try ScratchFolder(["Songs.xib": songs])
    let values = #"songs=[{"name": "Air", "loved": true}, {"name": "Gigue", "loved": false}]"#
    let tapped = try run(
      "ctl", ["tap", "Songs.xib", "love", "--row", "2", "--bind", values], in: folder.url)
    #expect(tapped.status == 0)
    #expect(tapped.output.contains("off → on"))
    let wrong = try run(
      "ctl", ["tap", "Songs.xib", "love", "--row", "1/2", "--bind", values], in: folder.url)
    #expect(wrong.errors.contains("AppKit's tables have no sections"))
    let alone = try run(
      "ctl", ["tap", "Songs.xib", "other", "--row", "1", "--bind", values], in: folder.url)
    #expect(alone.errors.contains("it is in no table. Leave out the row."))
  }
}

/// A table whose rows are bound, with a check box in the view of its column.
private let songs = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
  <customObject id="-2" userLabel="File's Owner" customClass="Player"/>
  <arrayController id="list"><connections>
  <binding destination="-2" name="contentArray" keyPath="self.songs" id="l1"/></connections></arrayController>
  <window title="Songs" id="w"><windowStyleMask key="styleMask" titled="YES"/>
  <rect key="contentRect" x="0" y="0" width="300" height="200"/>
  <view key="contentView" id="v"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
  <button id="other"><rect key="frame" x="0" y="170" width="80" height="20"/>
  <buttonCell key="cell" type="push" title="Other" id="oc"/></button>
  <scrollView id="s"><rect key="frame" x="0" y="0" width="300" height="160"/>
  <clipView key="contentView" id="cv"><rect key="frame" x="0" y="0" width="300" height="160"/><subviews>
  <tableView rowHeight="24" viewBased="YES" id="t"><rect key="frame" x="0" y="0" width="300" height="160"/>
  <tableColumns><tableColumn identifier="song" width="280" id="c"><prototypeCellViews>
  <tableCellView identifier="song" id="cell"><rect key="frame" x="0" y="0" width="280" height="24"/><subviews>
  <button id="love"><rect key="frame" x="4" y="2" width="120" height="18"/>
  <buttonCell key="cell" type="check" title="Loved" id="lc"/><connections>
  <binding destination="cell" name="value" keyPath="objectValue.loved" id="b1"/></connections></button>
  </subviews></tableCellView></prototypeCellViews></tableColumn></tableColumns><connections>
  <binding destination="list" name="content" keyPath="arrangedObjects" id="b2"/></connections></tableView>
  </subviews></clipView></scrollView></subviews></view></window></objects></document>
  """
