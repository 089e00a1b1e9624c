import Graphics
import ResponderKit
import TextControls

/// A text view in a window, with a log of what its delegate is asked and told.
@MainActor
final class AreaStage: TextViewDelegate {
  let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let view = TextView(frame: Rect(x: 20, y: 20, width: 200, height: 100))
  let driver: TouchDriver
  private var log: [String] = []
  private var observation: NoticeCenter.Observation?

  init(_ text: String = "", editing: Bool = true) {
    driver = TouchDriver(in: window)
    window.addSubview(view)
    view.text = text
    if editing { view.becomeFirstResponder() }
    view.delegate = self
    observation = window.noticeCenter.addObserver(forName: nil) { [unowned self] notice in
      switch notice.name {
      case TextView.textDidBeginEditingNotification: log.append("beginNotice")
      case TextView.textDidChangeNotification: log.append("changeNotice")
      case TextView.textDidEndEditingNotification: log.append("endNotice")
      default: log.append(notice.name.rawValue)
      }
    }
  }

  func calls(_ body: (TouchDriver) -> Void) -> [String] {
    log = []
    body(driver)
    return log
  }

  func textViewShouldBeginEditing(_ textView: TextView) -> Bool {
    log.append("shouldBegin")
    return true
  }
  func textViewDidBeginEditing(_ textView: TextView) { log.append("didBegin") }
  func textViewShouldEndEditing(_ textView: TextView) -> Bool {
    log.append("shouldEnd")
    return true
  }
  func textViewDidEndEditing(_ textView: TextView) { log.append("didEnd") }
  func textView(
    _ textView: TextView, shouldChangeTextIn range: UTF16Range, replacementText text: String
  ) -> Bool {
    log.append("shouldChange(\(range), “\(text)”)")
    return true
  }
  func textViewDidChange(_ textView: TextView) { log.append("didChange") }
  func textViewDidChangeSelection(_ textView: TextView) {
    log.append("didChangeSelection \(textView.selectedRange)")
  }
}

/// A search bar in a window, with a log of what its delegate is asked and told.
@MainActor
final class BarStage: SearchBarDelegate {
  let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let bar = SearchBar(frame: Rect(x: 0, y: 0, width: 400, height: 56))
  let driver: TouchDriver
  private var log: [String] = []

  init(_ text: String = "") {
    driver = TouchDriver(in: window)
    window.addSubview(bar)
    bar.text = text
    window.layoutIfNeeded()
    bar.becomeFirstResponder()
    bar.delegate = self
  }

  func calls(_ body: (TouchDriver) -> Void) -> [String] {
    log = []
    body(driver)
    return log
  }

  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    log.append("textDidChange(“\(searchText)”)")
  }
  func searchBar(
    _ searchBar: SearchBar, shouldChangeTextIn range: UTF16Range, replacementText text: String
  ) -> Bool {
    log.append("shouldChange(\(range), “\(text)”)")
    return true
  }
  func searchBarSearchButtonClicked(_ searchBar: SearchBar) { log.append("searchButtonClicked") }
  func searchBarCancelButtonClicked(_ searchBar: SearchBar) { log.append("cancelButtonClicked") }
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    log.append("scope \(selectedScope)")
  }
}
