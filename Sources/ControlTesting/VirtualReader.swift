public import Accessibility
public import Localize
public import ResponderKit
import SpokenLanguages

/// A screen reader without a screen: it walks the elements of a tree of live views, operates them, and
/// keeps what it says.
///
/// What it does becomes touches and calls on the live objects, so controls send their events as they
/// would on a device. Which elements there are is asked anew at every step. Main actor only. Two
/// readers of one tree do not know of each other.
@MainActor
public final class VirtualReader {
  /// The view that is read, itself included.
  public let root: View
  /// The language of the reader's own words; an element that has a language of its own is read in
  /// that.
  public var language: LanguageTag
  /// How the reader turns elements into words; VoiceOver of iOS unless set.
  public var screenReader: any ScreenReader
  /// The order in which elements are read; that of a telephone, in the direction of the view, unless
  /// set.
  public var order: ReadingOrder?
  /// What swipes up and down go through.
  public var rotor = Rotor.system(.heading)
  /// How the reader names itself to the app.
  public let identifier: String

  /// What was said, in order.
  public internal(set) var log = SpokenLog()
  /// How fast the reader speaks; at once unless set.
  public var speed: SpeechSpeed {
    get { speech.speed }
    set {
      perform {
        speech.speed = newValue
        settle()
      }
    }
  }
  /// The settings that are on in the system that the reader is part of; VoiceOver is unless set.
  ///
  /// The app is told of what changes, and asks with `isAccessibilitySettingOn(_:)`.
  public var systemSettings: Set<AccessibilitySetting> = [.voiceOver] {
    didSet { tellSettings(since: oldValue) }
  }

  var speech = SpeechQueue()
  /// The texts of the entries that the app is told the end of.
  var announced: [Int: String] = [:]
  var cursorLink: Anchor?
  /// The objects in the order in which they were read last, and the containers of the cursor.
  var lastStops: [Anchor] = []
  /// The number among them of the first element of the container that the cursor was put on.
  var lastSpanStart: Int?
  var lastContainers: [Anchor] = []
  var lastScrollText: String?
  /// What the rotor of the app found last, and all that it has found since it began.
  var rotorTrail = RotorTrail()
  /// Counts what is said for the cursor or by the app, so that an action sees whether it was heard.
  var newsCount = 0
  /// What the app has posted and the reader has not yet turned to.
  var inbox: [AccessibilityNotification] = []
  var isReadingInbox = false
  private(set) var hasStopped = false
  /// How many of the reader's own doings are under way.
  private var depth = 0
  private var listener: AccessibilityListener?
  /// The screen that the view belongs to, where the reader was made for one.
  private var screen: DocumentScreen?

  /// Creates a reader of a view, a window most often; its cursor is nowhere until it is moved.
  public init(
    _ root: View, language: LanguageTag = "en", screenReader: any ScreenReader = .voiceOver,
    identifier: String = "VirtualReader"
  ) {
    self.root = root
    self.language = language
    self.screenReader = screenReader
    self.identifier = identifier
    listener = root.hearAccessibility { [weak self] in self?.hear($0) }
    tellSettings(since: [])
  }

  /// Creates a reader of a screen of a document, in the language of the screen, which it keeps.
  public convenience init(
    _ screen: DocumentScreen, screenReader: any ScreenReader = .voiceOver,
    identifier: String = "VirtualReader"
  ) {
    self.init(
      screen.window, language: screen.language, screenReader: screenReader, identifier: identifier)
    order = screen.document.readingOrder
    self.screen = screen
  }

  /// Stops reading: the cursor goes, and the app is told.
  public func stop() {
    guard let listener else { return }
    // Nothing that the app posts from here on is heard.
    hasStopped = true
    inbox = []
    perform { setCursor(nil) }
    speech.stop()
    settle()
    systemSettings = []
    listener.stop()
    self.listener = nil
  }

  isolated deinit { stop() }

  // MARK: What is there

  /// What is on the screen now.
  ///
  /// What waits to be laid out is, as before a reader looks at a screen.
  public var hierarchy: AccessibilityHierarchy {
    root.layoutIfNeeded()
    return AccessibilityHierarchy(of: root, order: order)
  }

  /// The elements on the screen now, in the order in which they are read.
  public var elements: [AccessibilityElement] { hierarchy.stops.map(\.element) }

  /// The object that the cursor is on; nil for nowhere.
  public var cursor: Responder? { place.object }

  /// What the element under the cursor says of itself now; nil for nowhere.
  public var element: AccessibilityElement? { place.stop?.element }

  /// What the reader would say of the element under the cursor now; nil for nowhere.
  public var announcement: Announcement? { element.map(announcement) }

  /// What was said last, whole; nil for nothing.
  public var lastText: String? { log.texts.last }

  /// Returns what the reader says of an element.
  public func announcement(of element: AccessibilityElement) -> Announcement {
    screenReader.announcement(of: element, in: words(for: element))
  }

  /// Returns what the reader says of every element, from first to last, without moving.
  public var announcements: [String] { elements.map { announcement(of: $0).text } }

  func words(for element: AccessibilityElement) -> SpokenLanguage {
    .speaking(element, toReaderOf: language, by: screenReader)
  }

  /// Lets time pass for the voice; nothing while everything is said at once.
  public func advance(by ticks: Int = 1) {
    for _ in 0..<max(0, ticks) {
      perform {
        speech.advance()
        settle()
      }
    }
  }

  /// Does something; what the app posts meanwhile is heard when it is done.
  ///
  /// So an app that answers everything with something is answered in turn and never in depth.
  func perform<Result>(_ body: () -> Result) -> Result {
    depth += 1
    defer {
      depth -= 1
      if depth == 0 { readInbox() }
    }
    return body()
  }

  var isDoingSomething: Bool { depth > 0 }

  private func tellSettings(since former: Set<AccessibilitySetting>) {
    listener?.settings = systemSettings
    for setting in AccessibilitySetting.allCases
    where former.contains(setting) != systemSettings.contains(setting) {
      root.tell(.statusChanged(setting, isOn: systemSettings.contains(setting)))
    }
  }
}
