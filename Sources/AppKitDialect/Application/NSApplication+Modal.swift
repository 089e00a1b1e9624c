extension NSApplication {
  /// A window that the user has to finish with before the others: `NSApplication.ModalSession`.
  @MainActor
  public final class ModalSession {
    /// The window of the session.
    public let window: NSWindow
    /// The response with which the session was stopped; nil while it runs.
    fileprivate(set) var response: NSApplication.ModalResponse?

    init(_ window: NSWindow) { self.window = window }
  }

  /// The outcome of a modal session, with AppKit's raw values (`NSApplication.ModalResponse`).
  public struct ModalResponse: RawRepresentable, Sendable, Hashable {
    /// The number.
    public var rawValue: Int
    /// Creates a response.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The user confirmed.
    public static let OK = ModalResponse(rawValue: 1)
    /// The user canceled.
    public static let cancel = ModalResponse(rawValue: 0)
    /// ``NSApplication/stopModal()`` stopped the session.
    public static let stop = ModalResponse(rawValue: -1000)
    /// The session was aborted.
    public static let abort = ModalResponse(rawValue: -1001)
    /// The session runs.
    public static let `continue` = ModalResponse(rawValue: -1002)
  }

  /// The window of the modal session that began last; nil for none (`NSApplication.modalWindow`).
  public final var modalWindow: NSWindow? { modalSessions.last?.window }

  /// Begins a modal session, and makes its window key (`NSApplication.beginModalSession(for:)`).
  public final func beginModalSession(for window: NSWindow) -> ModalSession {
    let session = ModalSession(window)
    modalSessions.append(session)
    window.makeKeyAndOrderFront(nil)
    return session
  }

  /// Sends the events in the queue; returns how the session ended, or that it continues
  /// (`NSApplication.runModalSession(_:)`).
  public final func runModalSession(_ session: ModalSession) -> ModalResponse {
    while session.response == nil, let event = nextEvent(matching: .any) { sendEvent(event) }
    return session.response ?? .continue
  }

  /// Ends a session, and those that began in it (`NSApplication.endModalSession(_:)`).
  public final func endModalSession(_ session: ModalSession) {
    guard let index = modalSessions.firstIndex(where: { $0 === session }) else { return }
    let ended = modalSessions[index...]
    modalSessions = Array(modalSessions[..<index])
    withExtendedLifetime(ended) {}
  }

  /// Runs a modal session until it is stopped; returns how (`NSApplication.runModal(for:)`).
  ///
  /// AppKit waits for events. Here a session that is not stopped by the events in the queue is aborted.
  @discardableResult
  public final func runModal(for window: NSWindow) -> ModalResponse {
    let session = beginModalSession(for: window)
    defer { endModalSession(session) }
    let response = runModalSession(session)
    return response == .continue ? .abort : response
  }

  /// Stops the session that began last (`NSApplication.stopModal()`).
  public final func stopModal() { stopModal(withCode: .stop) }
  /// Stops the session that began last with a response (`NSApplication.stopModal(withCode:)`).
  public final func stopModal(withCode returnCode: ModalResponse) {
    modalSessions.last?.response = returnCode
  }
  /// Aborts the session that began last (`NSApplication.abortModal()`).
  public final func abortModal() { stopModal(withCode: .abort) }
}

extension NSWindow {
  /// Indicates whether the window receives events, in view of the modal session.
  final var receivesEvents: Bool {
    guard sheets.isEmpty else { return false }
    guard let modal = owner?.modalWindow else { return true }
    return modal === self || worksWhenModal
  }
}
