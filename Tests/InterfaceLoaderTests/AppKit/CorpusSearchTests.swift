import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import TestSupport
import Testing

/// The rules by which an action finds its object, each with its section in the reference of controls.
private enum Rule: String {
  /// An action with a target goes to the target alone.
  case target = "2.10, 7.1: the cell keeps target and action, and a target is asked alone"
  /// Without a window that is key, the application is asked, then its delegate.
  case application = "4.12: … NSApp; NSApp's delegate"
  /// The first responder of the key window is asked first, and those after it.
  case keyWindow =
    "4.12: key window's first responder and up its chain; key window; its delegate; NSApp; its delegate"
}

/// An action of a control that a seed drew, and the objects that are asked, written by hand from the XML.
private struct Row: CustomTestStringConvertible, Sendable {
  var path: String
  var id: String
  var action: String
  var asked: [String]
  var rule: Rule
  var testDescription: String { "\(path) \(id) \(action)" }

  init(_ path: String, _ id: String, _ action: String, _ asked: [String], _ rule: Rule) {
    (self.path, self.id, self.action, self.asked, self.rule) = (path, id, action, asked, rule)
  }
}

private let textual = "textual/Sources/App/Resources/User Interface/en.lproj"
private let transmission = "transmission/macosx/Base.lproj"
private let cotEditor = "coteditor/CotEditor/Storyboards/Base.lproj/Main.storyboard"
private let macDown = "macdown/MacDown/Localization/Base.lproj/MainMenu.xib"
private let launcher = "rectangle/RectangleLauncher/Base.lproj/Main.storyboard"

private let rows = [
  // The menus are alone in their documents, or the windows beside them are not visible at launch.
  Row(
    "\(textual)/TXCMainMenu.xib", "172", "selectAll:", ["Application", "App Delegate"], .application
  ),
  Row(
    "\(transmission)/MainMenu.xib", "1766", "delete:", ["Application", "Controller"], .application),
  Row(
    cotEditor, "9Lf-39-x5S", "selectPrevItemOfOutlineMenu:", ["Application", "AppDelegate"],
    .application),
  Row(macDown, "D4C-PE-qJi", "convertToH6:", ["Application", "MPMainController"], .application),
  Row(launcher, "Was-JA-tGl", "newDocument:", ["Application", "AppDelegate"], .application),
  Row(cotEditor, "xhf-NR-D2Q", "reverseLines:", ["Application", "AppDelegate"], .application),
  Row(
    macDown, "q09-fT-Sye", "performFindPanelAction:", ["Application", "MPMainController"],
    .application),
  // The application performs it, so its delegate is not asked.
  Row(launcher, "4sb-4s-VLi", "terminate:", ["Application"], .application),
  // The initial controller shows its window, whose delegate it is.
  Row(
    "code-examples-ios/WorldFacts/WorldFactsBuilder/Base.lproj/Main.storyboard", "hgq-o2-lwi",
    "performFindPanelAction:",
    ["Window “World Facts”", "CountryWindowController", "Application", "AppDelegate"], .keyWindow),
  Row(
    "\(transmission)/GlobalOptionsPopover.xib", "117", "setIdleStopSetting:",
    ["GlobalOptionsPopoverViewController"], .target),
  Row(
    "\(textual)/TVCMainWindow.xib", "ABW-nJ-yww", "insertBackgroundColorCharIntoTextBox:",
    ["TVCTextViewIRCFormattingMenu"], .target),
  Row(
    "\(textual)/TDCLicenseUpgradeDialog.xib", "6lE-Ff-tpp", "actionLearnMore:",
    ["TDCLicenseUpgradeDialog"], .target),
  Row("\(transmission)/MainMenu.xib", "3209", "moveDataFilesSelected:", ["Controller"], .target),
  Row(
    "clipy/Clipy/Sources/Snippets/CPYSnippetsEditorWindowController.xib", "vsg-JS-Jrj",
    "deleteButtonTapped:", ["CPYSnippetsEditorWindowController"], .target),
  Row(
    "\(transmission)/Creator.xib", "25", "cancelCreateWindow:", ["CreatorWindowController"], .target
  ),
  Row(
    "\(textual)/TDCPreferences.xib", "FDb-XE-P95", "onPrefPaneSelected:",
    ["TDCPreferencesController"], .target),
  Row(
    "\(textual)/TVCMainWindow.xib", "b3W-X6-t1o", "insertBackgroundColorCharIntoTextBox:",
    ["TVCTextViewIRCFormattingMenu"], .target),
  Row(
    "\(transmission)/PrefsWindow.xib", "1830", "toggleUseAutoAssignRules:",
    ["GroupsPrefsController"], .target),
  Row("\(textual)/TXCMainMenu.xib", "163", "emptyAction:", ["TXMenuController"], .target),
  Row(
    "\(textual)/TDCPreferences.xib", "ZLg-nc-ynI", "onChangedTheme:", ["TDCPreferencesController"],
    .target),
]

@MainActor
@Suite(.tags(.corpus), .enabled(if: Corpus.isThere, "the corpus is not there"))
struct CorpusSearchTests {
  @Test(arguments: rows)
  private func `the objects that are asked for an action are those of the rule`(row: Row) throws {
    let documents = Corpus.appKitDocuments
    let (_, document) = try #require(documents.first { $0.0 == row.path })
    let control = try #require(document.controls.first { $0.id == row.id })
    let live = LiveDocument(DocumentVersion(document), loader: .withPlaceholders())
    let operated = try #require(live.operated(control.element))
    let searches = operated.explanation.handlers.compactMap { handler -> ActionSearch? in
      guard case .action(_, let name, let search) = handler, name == row.action else { return nil }
      return search.search
    }
    let search = try #require(searches.first)
    if row.rule == .target {
      #expect(search.target == row.asked.first)
      #expect(search.steps.map(\.responder).filter { $0 != row.asked.first } == [])
    } else {
      #expect(search.steps.map(\.responder) == row.asked)
      #expect(operated.search(for: ActionSelector(row.action)).search.steps == search.steps)
    }
  }
}
