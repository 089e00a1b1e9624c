import ControlCore
import FoundationEssentials
import Gestures
import Graphics
import InterfaceLoader
import Lists
import Navigation
import Pickers
import ResponderKit
import TestSupport
import Testing
import TextControls

@testable import Archives

private final class NoteCell: TableViewCell {}

/// A delegate that gives menus, and notes what a text field tells it.
private final class Helper: Responder, ContextMenuInteractionDelegate, TextFieldDelegate {
  private(set) var calls: [String] = []
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? { nil }
  func textFieldDidBeginEditing(_ textField: TextField) { calls.append("began") }
  func textFieldDidChangeSelection(_ textField: TextField) { calls.append("selected") }
}

/// State of objects that is not that of one value.
@MainActor @Suite struct RestoredStateTests {
  private let loader = InterfaceLoader()

  init() {
    loader.register("NoteCell") { NoteCell(style: .default, reuseIdentifier: nil) }
    loader.register("Helper") { Helper() }
  }

  /// Returns the object as it is restored, and the interface that keeps what nothing else does.
  private func again<Object: AccessibleObject>(
    _ object: Object
  ) throws -> (Object, RestoredInterface) {
    let archive = try InterfaceArchive(loader.archive(object).text)
    let restored = try loader.restore(archive)
    #expect(try loader.archive(restored).text == archive.text)
    return (try #require(restored.root(as: Object.self)), restored)
  }

  @Test func `a recognizer waits for the same other one`() throws {
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let (single, double) = (TapGestureRecognizer(), TapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
    let recognizers = try #require(try again(view).0.gestureRecognizers)
    #expect(recognizers.count == 2)
    #expect(recognizers[0].requiredFailures == [recognizers[1]])
  }

  @Test func `a table makes its cells of the same classes`() throws {
    let table = TableView(frame: .zero, style: .plain)
    table.register(NoteCell.self, forCellReuseIdentifier: "note")
    table.register(TableViewCell.self, forCellReuseIdentifier: "plain")
    let (other, restored) = try again(table)
    defer { withExtendedLifetime(restored) {} }
    #expect(other.dequeueReusableCell(withIdentifier: "note") is NoteCell)
    #expect(other.dequeueReusableCell(withIdentifier: "plain") != nil)
    #expect(other.dequeueReusableCell(withIdentifier: "other") == nil)
    table.register(Nib(nibName: "Note", bundle: nil), forCellReuseIdentifier: "nib")
    let error = #expect(throws: ArchiveRefusal.self) { try loader.archive(table) }
    #expect(
      error?.description
        == "table view: what is registered as “nib” is of a nib, which cannot be archived. "
        + "Set it again after restoring.")
  }

  @Test func `a view has its menu again`() throws {
    let view = View()
    let helper = Helper()
    view.addInteraction(ContextMenuInteraction(delegate: helper))
    let other = try loader.restore(loader.archive(view))
    let interaction = other.root(as: View.self)?.interactions.first as? ContextMenuInteraction
    #expect(interaction?.delegate is Helper)
  }

  @Test func `a popover and a sheet keep where they are shown`() throws {
    let window = Window(windowScene: WindowScene(application: Application()))
    window.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    let (root, options, details) = (ViewController(), ViewController(), ViewController())
    let anchor = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    root.view.addSubview(anchor)
    window.rootViewController = root
    window.makeKeyAndVisible()
    options.modalPresentationStyle = .popover
    let popover = try #require(options.presentationController as? PopoverPresentationController)
    popover.sourceView = anchor
    popover.permittedArrowDirections = .up
    root.present(options, animated: false)
    let sheet = try #require(details.presentationController as? SheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.prefersGrabberVisible = true
    options.present(details, animated: false)
    let (other, restored) = try again(window)
    defer { withExtendedLifetime(restored) {} }
    let first = try #require(other.rootViewController?.presentedViewController)
    let place = try #require(first.presentationController as? PopoverPresentationController)
    #expect(place.sourceView?.frame == anchor.frame)
    #expect(place.permittedArrowDirections == .up)
    let second = first.presentedViewController?.presentationController
    let resting = try #require(second as? SheetPresentationController)
    #expect(resting.detents.map(\.identifier) == [.medium, .large])
    #expect(resting.prefersGrabberVisible)
  }

  @Test func `a navigation controller keeps the look of its toolbar`() throws {
    let root = ViewController()
    root.toolbarItems = [BarButtonItem(title: "Share", style: .plain, target: nil, action: nil)]
    let navigation = NavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    navigation.toolbar.isTranslucent = false
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.layoutIfNeeded()
    let (other, restored) = try again(window)
    defer { withExtendedLifetime(restored) {} }
    other.layoutIfNeeded()
    let shown = other.rootViewController as? NavigationController
    #expect(shown?.toolbar.isTranslucent == false)
    #expect(shown?.toolbar.items?.map(\.title) == ["Share"])
  }

  @Test func `a field that was edited is edited again, and nothing is told of it`() throws {
    let field = TextField(frame: Rect(x: 0, y: 0, width: 100, height: 30))
    let helper = Helper()
    field.text = "Anna"
    field.delegate = helper
    let window = Window(windowScene: WindowScene(application: Application()))
    window.addSubview(field)
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.beginningOfDocument)
    field.typingAttributes = TextAttributes(foregroundColor: .system("systemRed"))
    let archive = try loader.archive(window)
    let restored = try loader.restore(archive)
    let other = try #require(restored.root(as: Window.self)?.firstResponder as? TextField)
    #expect(other.archivedSelection == UTF16Range(location: 0, length: 0))
    #expect(other.ownTypingAttributes == field.ownTypingAttributes)
    #expect((other.delegate as? Helper)?.calls == [])
  }

  @Test func `a field becomes the first responder in silence`() {
    let field = TextField(frame: .zero)
    let window = Window(windowScene: WindowScene(application: Application()))
    window.addSubview(field)
    window.makeKeyAndVisible()
    var names: [String] = []
    let observation = window.noticeCenter.addObserver(forName: nil) {
      names.append($0.name.rawValue)
    }
    field.inSilence { _ = field.becomeFirstResponder() }
    #expect(field.isFirstResponder)
    #expect(names == [])
    field.resignFirstResponder()
    #expect(names == ["UITextFieldTextDidEndEditingNotification"])
    window.noticeCenter.removeObserver(observation)
  }

  @Test func `a calendar shows the same month, and images follow one another`() throws {
    let calendar = CalendarView()
    calendar.visibleDateComponents = DateComponents(era: 1, year: 1969, month: 7)
    #expect(try again(calendar).0.visibleDateComponents == calendar.visibleDateComponents)
    let images = ImageView()
    images.animationImages = [Image(named: "a"), Image(named: "b")].compactMap { $0 }
    images.startAnimating()
    #expect(try again(images).0.isAnimating)
  }
}
