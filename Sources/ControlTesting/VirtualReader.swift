public import Accessibility
public import Localize
public import ResponderKit
import SpokenLanguages

/// A virtual screen reader that navigates and operates the elements of live views, and logs what it
/// says.
///
/// Its actions are touches and calls on the live objects, so controls send events as on a device.
/// The elements are collected again at every step. Steps to the next and the previous element reuse
/// them while nothing has changed and no class of the app is among them. Two readers of the same views
/// are independent.
/// The class is confined to the main actor.
@preconcurrency @MainActor
public final class VirtualReader {
  /// The root view that is read.
  public let root: View
  /// The language of the reader's own words; an element with a language of its own is read in that
  /// language.
  public var language: LanguageTag
  /// The screen reader that turns elements into words; VoiceOver on iOS by default.
  public var screenReader: any ScreenReader
  /// The reading order; by default that of an iPhone in the layout direction of the view.
  public var order: ReadingOrder?
  /// The rotor setting that swipes up and down navigate by.
  public var rotor = Rotor.system(.heading)
  /// The identifier that the reader reports to the app.
  public let identifier: String

  /// The log of what was said, in order.
  public internal(set) var log = SpokenLog()
  /// The speed of speech; instant by default.
  public var speed: SpeechSpeed {
    get { speech.speed }
    set {
      perform {
        speech.speed = newValue
        settle()
      }
    }
  }
  /// The accessibility settings that are enabled in the system; at first that of the screen reader.
  ///
  /// The app is notified about changes, and queries the settings with
  /// `isAccessibilitySettingOn(_:)`.
  public var systemSettings: Set<AccessibilitySetting> = [] {
    didSet { tellSettings(since: oldValue) }
  }

  var speech = SpeechQueue()
  /// The texts of the entries whose end is reported to the app.
  var announced: [Int: String] = [:]
  var cursorLink: Anchor?
  /// The place of the cursor in a table or a collection; nil outside.
  var listPlace: ListPlace?
  /// The objects in the most recent reading order.
  var lastStops: [Anchor] = []
  /// The index in ``lastStops`` of the first element of the container under the cursor.
  var lastSpanStart: Int?
  var lastContainers: [Anchor] = []
  var lastScrollText: String?
  /// The items that the current custom rotor has returned.
  var rotorTrail = RotorTrail()
  /// The screen that the reader walks through, for as long as nothing on it changes.
  var walk: Walk?
  /// Counts announcements of the cursor and the app, so that an action can tell whether one
  /// occurred.
  var newsCount = 0
  /// The notifications that the reader has not yet processed.
  var inbox: [AccessibilityNotification] = []
  var isReadingInbox = false
  private(set) var hasStopped = false
  /// The nesting depth of the reader's own operations.
  private var depth = 0
  private var listener: AccessibilityListener?
  private var focusObservation: NoticeCenter.Observation?
  /// The screen that the view belongs to, if the reader was created for one.
  private(set) var screen: DocumentScreen?

  /// Creates a reader of a view, usually a window; the cursor is nowhere until it is moved.
  public init(
    _ root: View, language: LanguageTag = "en", screenReader: any ScreenReader = .standard,
    identifier: String = "VirtualReader"
  ) {
    self.root = root
    self.language = language
    self.screenReader = screenReader
    self.identifier = identifier
    systemSettings = Swift.type(of: screenReader).setting.map { [$0] } ?? []
    listener = root.hearAccessibility { [weak self] in self?.hear($0) }
    focusObservation = root.noticeCenter.addObserver(
      forName: FocusSystem.didUpdateNotification
    ) { [weak self] in self?.follow($0) }
    tellSettings(since: [])
  }

  /// Creates a reader of a document's screen in the screen's language, as the screen reader that
  /// the screen has now unless another one is given; the reader retains the screen.
  public convenience init(
    _ screen: DocumentScreen, screenReader: (any ScreenReader)? = nil,
    identifier: String = "VirtualReader"
  ) {
    self.init(
      screen.window, language: screen.language, screenReader: screenReader ?? screen.screenReader,
      identifier: identifier)
    order = screen.live.readingOrder
    self.screen = screen
  }

  /// Stops reading: removes the cursor and notifies the app.
  public func stop() {
    guard let listener else { return }
    // Notifications that the app posts from here on are ignored.
    hasStopped = true
    inbox = []
    perform { setCursor(nil) }
    speech.stop()
    settle()
    systemSettings = []
    focusObservation = nil
    listener.stop()
    self.listener = nil
  }

  isolated deinit { stop() }

  // MARK: Screen

  /// The accessibility hierarchy of the screen now.
  ///
  /// Pending layout is performed first, as on a device.
  public var hierarchy: AccessibilityHierarchy {
    root.layoutIfNeeded()
    return AccessibilityHierarchy(of: root, order: order)
  }

  /// The elements on the screen now, in reading order.
  public var elements: [AccessibilityElement] { hierarchy.stops.map(\.element) }

  /// The object under the cursor; nil if the cursor is nowhere.
  public var cursor: Responder? { place.object }

  /// The current accessibility of the element under the cursor; nil if the cursor is nowhere.
  public var element: AccessibilityElement? { place.stop?.element }

  /// The current announcement of the element under the cursor; nil if the cursor is nowhere.
  public var announcement: Announcement? { element.map(announcement) }

  /// The last text that was spoken completely; nil if there is none.
  public var lastText: String? { log.texts.last }

  /// Returns the announcement of an element.
  public func announcement(of element: AccessibilityElement) -> Announcement {
    screenReader.announcement(of: element, in: words(for: element))
  }

  /// The announcements of all elements in reading order, without moving the cursor.
  public var announcements: [String] { elements.map { announcement(of: $0).text } }

  func words(for element: AccessibilityElement) -> SpokenLanguage {
    .speaking(element, toReaderOf: language, by: screenReader)
  }

  /// Advances the time of speech; has no effect if speech is instant.
  public func advance(by ticks: Int = 1) {
    for _ in 0..<max(0, ticks) {
      perform {
        speech.advance()
        settle()
      }
    }
  }

  /// Performs an operation; notifications that the app posts meanwhile are processed at the end.
  ///
  /// An app that answers every notification with another one therefore causes a loop, not
  /// recursion.
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
