import ControlCore
import Graphics
import ResponderKit
import TextControls
import TestSupport
import Testing

/// A text field in a window, with a log of what its delegate is asked and told, what it sends, and what
/// notices are posted.
@MainActor
final class FieldStage {
  let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let field: TextField
  let driver: TouchDriver
  let delegate: LoggingFieldDelegate
  let log: CallLog
  private var observation: NoticeCenter.Observation?

  init(
    _ text: String = "", named name: String = "", editing: Bool = true,
    field: TextField? = nil, log: CallLog? = nil,
    configure: (TextField) -> Void = { _ in }
  ) {
    let field = field ?? TextField(frame: .zero)
    let log = log ?? CallLog()
    self.field = field
    self.log = log
    let prefix = name.isEmpty ? "" : "\(name)."
    delegate = LoggingFieldDelegate(log, prefix)
    driver = TouchDriver(in: window)
    field.frame = Rect(x: 20, y: 20, width: 200, height: 34)
    window.addSubview(field)
    field.text = text
    configure(field)
    if editing { field.becomeFirstResponder() }
    field.delegate = delegate
    for (event, title) in loggedEvents {
      field.addAction(Action { [log] _ in log.add(prefix + title) }, for: event)
    }
    observation = window.noticeCenter.addObserver(forName: nil) { [log] notice in
      log.add(prefix + (noticeNames[notice.name] ?? notice.name.rawValue))
    }
  }

  /// What is logged while a body runs.
  func calls(_ body: (TouchDriver) -> Void) -> [String] {
    log.calls = []
    body(driver)
    return log.calls
  }
}

/// The events that are logged; the end on exit is not, because a target for it has an effect.
private let loggedEvents: [(ControlEvents, String)] = [
  (.touchDown, "touchDown"), (.editingDidBegin, "editingDidBegin"),
  (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
  (.primaryActionTriggered, "primaryActionTriggered"),
]

private let noticeNames: [Notice.Name: String] = [
  TextField.textDidBeginEditingNotification: "beginNotice",
  TextField.textDidChangeNotification: "changeNotice",
  TextField.textDidEndEditingNotification: "endNotice",
  TextView.textDidBeginEditingNotification: "beginNotice",
  TextView.textDidChangeNotification: "changeNotice",
  TextView.textDidEndEditingNotification: "endNotice",
]

/// Logs what it is asked and told, and answers as set.
@MainActor
final class LoggingFieldDelegate: TextFieldDelegate {
  private let log: CallLog
  private let prefix: String
  var shouldBegin = true
  var shouldEnd = true
  var shouldChange = true
  var shouldClear = true
  var shouldReturn = true

  init(_ log: CallLog, _ prefix: String) { (self.log, self.prefix) = (log, prefix) }

  private func add(_ call: String) { log.add(prefix + call) }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    add("shouldBegin")
    return shouldBegin
  }
  func textFieldDidBeginEditing(_ textField: TextField) { add("didBegin") }
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    add("shouldEnd")
    return shouldEnd
  }
  func textFieldDidEndEditing(_ textField: TextField) { add("didEnd") }
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: UTF16Range,
    replacementString string: String
  ) -> Bool {
    add("shouldChange(\(range), “\(string)”)")
    return shouldChange
  }
  func textFieldDidChangeSelection(_ textField: TextField) { add("didChangeSelection") }
  func textFieldShouldClear(_ textField: TextField) -> Bool {
    add("shouldClear")
    return shouldClear
  }
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    add("shouldReturn")
    return shouldReturn
  }
}

/// Expects what holds in a closure that is itself part of an expectation.
func check(_ isTrue: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(isTrue, sourceLocation: sourceLocation)
}
