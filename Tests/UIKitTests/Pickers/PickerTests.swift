#if UIKit
import Foundation
import Testing
import UIKit

@MainActor
struct PickerTests {
  @Test func `a date picker has Foundation's locale, calendar and time zone`() {
    let picker = UIDatePicker()
    #expect(picker.locale == nil && picker.timeZone == nil && picker.calendar == .current)
    picker.locale = Locale(identifier: "de_DE")
    picker.calendar = Calendar(identifier: .buddhist)
    picker.timeZone = TimeZone(identifier: "Europe/Vienna")
    #expect(picker.locale?.identifier(.bcp47) == "de-DE")
    #expect(picker.calendar.identifier == .buddhist)
    #expect(picker.timeZone?.identifier == "Europe/Vienna")
    picker.locale = nil
    picker.calendar = nil
    picker.timeZone = nil
    #expect(picker.locale == nil && picker.timeZone == nil && picker.calendar == .current)
  }

  @Test func `a date picker has UIKit's members`() {
    let picker = UIDatePicker()
    let date = Date(timeIntervalSinceReferenceDate: 0)
    picker.setDate(date, animated: true)
    #expect(picker.date == date)
    picker.minimumDate = date
    picker.maximumDate = date + 60
    picker.date = date + 900
    #expect(picker.date == date + 60)
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 120
    picker.minuteInterval = 5
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.datePickerMode == .countDownTimer && picker.minuteInterval == 5)
    #expect(picker.datePickerStyle == .wheels && picker.minimumDate == date)
    #expect(picker.roundsToMinuteInterval && picker.maximumDate == date + 60)
  }

  @Test func `a picker has UIKit's members`() {
    final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate,
      UIPickerViewAccessibilityDelegate
    {
      var count = 3
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        count
      }
      func pickerView(
        _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
      ) -> String? { "wheel \(component)" }
    }
    let (picker, rows) = (UIPickerView(), Rows())
    picker.dataSource = rows
    picker.delegate = rows
    picker.showsSelectionIndicator = false
    #expect(picker.showsSelectionIndicator && picker.numberOfComponents == 2)
    picker.selectRow(2, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 2 && picker.selectedRow(inComponent: 0) == 0)
    rows.count = 2
    picker.reloadComponent(1)
    #expect(picker.selectedRow(inComponent: 1) == 1 && picker.numberOfRows(inComponent: 0) == 3)
    picker.reloadAllComponents()
    #expect(picker.numberOfRows(inComponent: 0) == 2)
    #expect(picker.dataSource === rows && picker.delegate === rows)
    let labels = picker.accessibilityElements?.map { ($0 as? UIResponder)?.accessibilityLabel }
    #expect(labels == ["wheel 0", "wheel 1"])
  }

  @Test func `a refresh control and a page control have UIKit's members`() {
    let (refresh, pages) = (UIRefreshControl(), UIPageControl())
    refresh.attributedTitle = NSAttributedString(string: "Pull")
    refresh.beginRefreshing()
    #expect(refresh.isRefreshing && refresh.attributedTitle?.string == "Pull")
    refresh.endRefreshing()
    #expect(!refresh.isRefreshing)
    pages.numberOfPages = 4
    pages.currentPage = 2
    pages.pageIndicatorTintColor = .red
    pages.currentPageIndicatorTintColor = .blue
    pages.hidesForSinglePage = true
    #expect(pages.numberOfPages == 4 && pages.currentPage == 2 && pages.hidesForSinglePage)
    #expect(pages.pageIndicatorTintColor == .red && pages.currentPageIndicatorTintColor == .blue)
  }
}
#endif
