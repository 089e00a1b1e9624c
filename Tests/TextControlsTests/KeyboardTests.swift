import ControlCore
import Graphics
import ResponderKit
import TextControls
import TestSupport
import Testing

/// The notices of the keyboard, and what applications and trees without one keep for themselves.
@MainActor
@Suite struct KeyboardTests {
  private let application = Application()
  private let window: Window
  private let fields = [TextField(frame: .zero), TextField(frame: .zero)]

  init() {
    window = Window(windowScene: WindowScene(application: application))
    window.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    for field in fields { window.addSubview(field) }
  }

  private func notices(_ body: () -> Void) -> [String] {
    var names: [String] = []
    let observation = application.noticeCenter.addObserver(forName: nil) {
      if $0.object == nil { names.append($0.name.rawValue) }
    }
    body()
    application.noticeCenter.removeObserver(observation)
    return names.map {
      $0.replacingPrefix("UIKeyboard").replacing("Notification", with: "")
    }
  }

  @Test func `without a keyboard there are no notices of it`() {
    #expect(notices { fields[0].becomeFirstResponder() } == [])
  }

  @Test func `a keyboard comes, stays for another field, and goes`() {
    application.keyboard = Keyboard(height: 216)
    #expect(notices { fields[0].becomeFirstResponder() } == ["WillShow", "DidShow"])
    #expect(notices { fields[1].becomeFirstResponder() } == ["WillChangeFrame", "DidChangeFrame"])
    #expect(notices { window.endEditing(true) } == ["WillHide", "DidHide"])
  }

  @Test func `the frame is that of the keyboard with the view above it`() {
    application.keyboard = Keyboard(height: 216)
    fields[0].inputAccessoryView = View(frame: Rect(x: 0, y: 0, width: 320, height: 44))
    var frames: [Rect?] = []
    let observation = application.noticeCenter.addObserver(
      forName: ViewResponder.keyboardWillShowNotification
    ) { notice in
      frames = [
        ViewResponder.keyboardFrameBeginUserInfoKey, ViewResponder.keyboardFrameEndUserInfoKey,
      ]
      .map { notice.userInfo[$0] as? Rect }
    }
    fields[0].becomeFirstResponder()
    #expect(
      frames == [
        Rect(x: 0, y: 480, width: 320, height: 260), Rect(x: 0, y: 220, width: 320, height: 260),
      ])
    application.noticeCenter.removeObserver(observation)
  }

  @Test func `a view in place of the keyboard has its own height`() {
    application.keyboard = Keyboard(height: 216)
    fields[0].inputView = View(frame: Rect(x: 0, y: 0, width: 320, height: 100))
    var height: Scalar?
    let observation = application.noticeCenter.addObserver(
      forName: ViewResponder.keyboardDidShowNotification
    ) { height = ($0.userInfo[ViewResponder.keyboardFrameEndUserInfoKey] as? Rect)?.height }
    fields[0].becomeFirstResponder()
    #expect(height == 100)
    application.noticeCenter.removeObserver(observation)
  }

  @Test func `an application has one pasteboard, and a tree without one has its own`() {
    fields[0].becomeFirstResponder()
    fields[0].text = "copied"
    fields[0].selectAll(nil)
    fields[0].copy(nil)
    #expect(application.pasteboard.string == "copied")
    #expect(fields[1].pasteboard.string == "copied")
    #expect(View().pasteboard.string == nil)
  }

  @Test func `an observer that is added or removed meanwhile is not called`() {
    let center = NoticeCenter()
    let log = CallLog()
    var kept: [NoticeCenter.Observation] = []
    kept.append(
      center.addObserver(forName: nil) { _ in
        log.add("first")
        kept.append(center.addObserver(forName: nil) { _ in log.add("later") })
        center.removeObserver(kept[1])
      })
    kept.append(center.addObserver(forName: nil) { _ in log.add("second") })
    center.post(Notice(Notice.Name(rawValue: "n")))
    #expect(log.calls == ["first"])
  }
}

extension String {
  fileprivate func replacingPrefix(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
