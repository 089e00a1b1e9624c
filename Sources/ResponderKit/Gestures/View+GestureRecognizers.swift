extension View {
  /// Implements ``addGestureRecognizer(_:)``.
  final func insert(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    // The action of a gesture that was canceled may have added it to yet another view.
    recognizer.view?.rarely.gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.attachment = GestureRecognizer.nextAttachment()
    rarely.gestureRecognizers.append(recognizer)
    recognizer.viewLink = Backlink(self)
  }

  /// Implements ``removeGestureRecognizer(_:)``.
  final func remove(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.abandon()
    // The action of a gesture that was canceled may have moved it.
    guard recognizer.view === self else { return }
    rarely.gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.viewLink = Backlink()
  }
}

extension GestureRecognizer {
  private static var attachments = 0

  fileprivate static func nextAttachment() -> Int {
    attachments += 1
    return attachments
  }
}
