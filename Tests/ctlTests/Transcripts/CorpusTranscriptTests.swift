import Foundation
import TestSupport
import Testing

/// A document of an app in two languages, and a change in it or in a table.
struct PlantedChange: Sendable, CustomTestStringConvertible {
  var document: String
  var language: String
  /// The file that is changed; nil for the document.
  var table: String?
  var old: String
  var new: String
  /// The lines that name the change.
  var told: [String]
  var testDescription: String { document }
}

private let duckDuckGo = "duckduckgo-ios/DuckDuckGo/Base.lproj/"
private let lockwise = "lockwise-ios/lockbox-ios/Storyboard/Base.lproj/"
private let macDown = "macdown/MacDown/Localization/Base.lproj/"
private let catalog =
  "uikit-catalog/UIKitCatalogCreatingAndCustomizingViewsAndControls/UIKitCatalog/Base.lproj/"
private let clipy = "clipy/Clipy/Sources/Preferences/Panels/Base.lproj/"

private let changes: [PlantedChange] = [
  .init(
    document: duckDuckGo + "Settings.storyboard", language: "de", table: "Settings.strings",
    old: "Nur Tabs löschen", new: "Nur Tabs schließen",
    told: [", de", "    - Nur Tabs löschen. Taste.", "    + Nur Tabs schließen. Taste."]),
  .init(
    document: duckDuckGo + "HomeRow.storyboard", language: "de", table: "HomeRow.strings",
    old: "\"DBH-J5-aEO.normalTitle\" = \"Verstanden\";", new: "",
    told: ["    - Verstanden. Taste.", "    + Got It. Taste."]),
  .init(
    document: lockwise + "SettingList.storyboard", language: "de", table: "SettingList.strings",
    old: "KPq-Rv-WTJ.normalTitle", new: "KPq-Rv-WTI.normalTitle",
    told: ["    - Jetzt sperren. Taste.", "    + Lock Now. Taste."]),
  .init(
    document: lockwise + "Welcome.storyboard", language: "de", old: "link=\"YES\"",
    new: "notEnabled=\"YES\"",
    told: ["    - Learn more. Link. Image.", "    + Learn more. Dimmed. Image."]),
  .init(
    document: macDown + "MPGeneralPreferencesViewController.xib", language: "de",
    old: "<buttonCell key=\"cell\" type=\"check\" title=\"Put editor on the right\"",
    new: "<buttonCell key=\"cell\" type=\"radio\" title=\"Put editor on the right\"",
    told: [
      "    - Put editor on the right, checked, checkbox",
      "    + Put editor on the right, selected, radio button",
    ]),
  .init(
    document: clipy + "CPYGeneralPreferenceViewController.xib", language: "de",
    old: "selectedItem=\"ju3-6a-6xj\" id=\"OT4-9P-YiO\"",
    new: "enabled=\"NO\" selectedItem=\"ju3-6a-6xj\" id=\"OT4-9P-YiO\"",
    told: ["    + dimmed"]),
  .init(
    document: "transmission/macosx/Base.lproj/AddMagnetWindow.xib", language: "de",
    old: "bezelStyle=\"regularSquare\" imagePosition=\"left\" alignment=\"left\" state=\"on\"",
    new: "bezelStyle=\"regularSquare\" imagePosition=\"left\" alignment=\"left\"",
    told: [
      "    - Start when added, checked, checkbox", "    + Start when added, unchecked, checkbox",
    ]),
  .init(
    document: "transmission/macosx/Base.lproj/PrefsWindow.xib", language: "nl",
    table: "PrefsWindow.strings", old: "Herstel alle waarschuwingen:", new: "Herstel alles:",
    told: ["    - Herstel alle waarschuwingen:", "    + Herstel alles:"]),
  .init(
    document: catalog + "DatePickerController.storyboard", language: "de",
    old: "datePickerMode=\"dateAndTime\"", new: "datePickerMode=\"date\"",
    told: ["    - Time Picker: 11:59\u{202F}PM. Button."]),
  .init(
    document: catalog + "SwitchViewController.storyboard", language: "de", old: "on=\"YES\"",
    new: "on=\"NO\"", told: ["    - Switch Button. On.", "    + Switch Button. Off."]),
]

@Suite(.tags(.corpus), .enabled(if: Corpus.isExpected, "the corpus is not beside the package"))
struct CorpusTranscriptTests {
  @Test(arguments: changes)
  func `a transcript stays the same elsewhere and on another day, and names a change`(
    _ change: PlantedChange
  ) throws {
    let app = try ScratchFolder(["README": ""])
    let name = change.document.split(separator: "/").last.map(String.init) ?? ""
    let source = Corpus.documents.appending(path: change.document)
    let folder = source.deletingLastPathComponent().deletingLastPathComponent()
    let table = "\(name.split(separator: ".")[0]).strings"
    let pieces = ["Base.lproj/\(name)", "\(change.language).lproj/\(table)"]
    for piece in pieces {
      let from = folder.appending(path: piece)
      let to = app.url.appending(path: piece)
      guard FileManager.default.fileExists(atPath: from.path) else { continue }
      try FileManager.default.createDirectory(
        at: to.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: from, to: to)
    }
    let words = [
      "announce", pieces[0], "--locale", "en", "--locale", change.language,
      // Another day, just before the next one.
      "--now", "2020-02-29T23:59", "--check", "spoken.transcript", "--update",
    ]
    #expect(try run("ctl", words, in: app.url).status == 0)

    let ctl = Bundle.main.bundleURL.appending(path: "ctl").path
    let elsewhere = app.url.appending(path: "Base.lproj")
    let again = try run(
      "/usr/bin/env",
      ["TZ=Pacific/Kiritimati", "LANG=ja_JP.UTF-8", ctl, "announce", "--check", ".."],
      in: elsewhere)
    #expect(again.output == "1 transcript: 1 the same\n")
    #expect(again.status == 0)

    let file = app.url.appending(
      path: change.table.map { "\(change.language).lproj/\($0)" } ?? pieces[0])
    var encoding = String.Encoding.utf8
    let text = try String(contentsOf: file, usedEncoding: &encoding)
    let place = try #require(text.range(of: change.old))
    try text.replacingCharacters(in: place, with: change.new).write(
      to: file, atomically: true, encoding: encoding)
    let told = try run("ctl", ["announce", "--check", "spoken.transcript"], in: app.url)
    #expect(told.status == 1)
    for line in change.told { #expect(told.output.contains(line)) }
    #expect(told.output.contains("spoken.transcript:"))
  }

  @Test func `what date pickers start with is in the transcript, and nothing else is`() throws {
    let dates = Corpus.documents.appending(path: catalog + "DatePickerController.storyboard").path
    let made = try run("ctl", ["announce", dates, "--transcript", "--now", "2020-02-29T23:59"])
    #expect(made.output.contains("@options --now 2020-02-29T23:59\n"))
    #expect(made.output.contains("# depends on the day: date pickers start at the time of --now\n"))
    let plain = Corpus.documents.appending(path: catalog + "SwitchViewController.storyboard").path
    let other = try run("ctl", ["announce", plain, "--transcript", "--now", "2020-02-29T23:59"])
    #expect(!other.output.contains("--now"))
  }
}
