import Graphics

/// The services of the system for text: observers, the pasteboard and the keyboard.
///
/// An application has them for all its windows, and so has the root of a tree without an application.
@MainActor
final class InputServices {
  let noticeCenter = NoticeCenter()
  var pasteboard = Pasteboard()
  var keyboard: Keyboard?
  var isFullKeyboardAccessEnabled = false
  var mainMenu: BuiltMenu?
  var isBuildingMenu = false
  /// The frame of the keyboard that is shown, on the screen; nil while none is.
  var shownFrame: Rect?
}

extension Application {
  /// Those who listen to the notices of the application's windows.
  public final var noticeCenter: NoticeCenter { inputServices.noticeCenter }
  /// The text that was copied last in the application; empty at first (`UIPasteboard.general`).
  public final var pasteboard: Pasteboard {
    get { inputServices.pasteboard }
    set { inputServices.pasteboard = newValue }
  }
  /// The place and the time of the user, for date pickers.
  package final var storedDateSettings: (any Sendable)? {
    get { rare?.dateSettings }
    set { rarely.dateSettings = newValue }
  }
  /// The keyboard, whose notices are posted; nil, for none, unless set.
  ///
  /// A hardware keyboard is used then.
  public final var keyboard: Keyboard? {
    get { inputServices.keyboard }
    set { inputServices.keyboard = newValue }
  }
}

extension View {
  /// Those who listen to the notices of the view's application, or of its tree without one.
  public final var noticeCenter: NoticeCenter { inputServices.noticeCenter }
  /// The text that was copied last in the view's application, or in its tree without one.
  public final var pasteboard: Pasteboard {
    get { inputServices.pasteboard }
    set { inputServices.pasteboard = newValue }
  }

  /// The application of the view's window; nil without one.
  package final var ownApplication: Application? {
    ((self as? Window) ?? window)?.windowScene?.owner
  }

  final var inputServices: InputServices {
    if let application = ownApplication { return application.inputServices }
    // A view that is leaving its window has left its superview already.
    let root = (window ?? self).outermost
    if let services = root.rare?.inputServices { return services }
    let services = InputServices()
    root.rarely.inputServices = services
    return services
  }
}
