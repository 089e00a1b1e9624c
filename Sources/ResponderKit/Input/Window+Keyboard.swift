import Graphics

extension Window {
  /// Changes the first responder, and shows or hides the keyboard.
  final func setFirstResponder(_ responder: ViewResponder?) {
    firstResponderLink = Backlink(responder)
    // While one hands over to another, the keyboard stays where it is.
    guard !isHandingOver else { return }
    updateKeyboard(for: responder)
    if let view = responder as? View { FocusSystem.of(self)?.follow(view) }
  }

  private func updateKeyboard(for responder: ViewResponder?) {
    let services = inputServices
    guard services.keyboard != nil || services.shownFrame != nil else { return }
    let former = services.shownFrame
    let upcoming = responder.flatMap { frame(for: $0, services.keyboard) }
    guard former != nil || upcoming != nil else { return }
    services.shownFrame = upcoming
    if upcoming != former, flags.contains(.isSeenByLayout) { setNeedsLayoutOfTree() }
    let hidden = Rect(
      x: 0, y: frame.maxY, width: frame.width, height: (upcoming ?? former)?.height ?? 0)
    let names: [Notice.Name] =
      switch (former, upcoming) {
      case (nil, _): [Self.keyboardWillShowNotification, Self.keyboardDidShowNotification]
      case (_, nil): [Self.keyboardWillHideNotification, Self.keyboardDidHideNotification]
      default: [Self.keyboardWillChangeFrameNotification, Self.keyboardDidChangeFrameNotification]
      }
    let userInfo: [String: any Sendable] = [
      Self.keyboardFrameBeginUserInfoKey: former ?? hidden,
      Self.keyboardFrameEndUserInfoKey: upcoming ?? hidden,
      Self.keyboardAnimationDurationUserInfoKey: services.keyboard?.animationDuration ?? 0,
      Self.keyboardAnimationCurveUserInfoKey: services.keyboard?.animationCurve ?? 0,
      Self.keyboardIsLocalUserInfoKey: true,
    ]
    for name in names { services.noticeCenter.post(Notice(name, userInfo: userInfo)) }
  }

  /// The frame of the keyboard, or of what an object has in its place; nil for an object without one.
  private func frame(for responder: ViewResponder, _ keyboard: Keyboard?) -> Rect? {
    guard let keyboard else { return nil }
    let chain = responder.chain
    let inputView = chain.lazy.compactMap(\.inputView).first
    guard inputView != nil || responder is any KeyInput else { return nil }
    let accessory = chain.lazy.compactMap(\.inputAccessoryView).first
    let height =
      (inputView?.bounds.height ?? Scalar(keyboard.height)) + (accessory?.bounds.height ?? 0)
    return Rect(x: 0, y: frame.maxY - height, width: frame.width, height: height)
  }
}
