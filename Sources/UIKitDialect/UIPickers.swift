// UIKit's names for pickers.

public import Pickers

/// UIKit's name for ``DatePicker``.
public typealias UIDatePicker = DatePicker
/// UIKit's name for ``PickerView``.
public typealias UIPickerView = PickerView
/// UIKit's name for ``PickerViewDataSource``.
public typealias UIPickerViewDataSource = PickerViewDataSource
/// UIKit's name for ``PickerViewDelegate``.
public typealias UIPickerViewDelegate = PickerViewDelegate
/// UIKit's name for ``CalendarView``.
public typealias UICalendarView = CalendarView
/// UIKit's name for ``CalendarViewDelegate``.
public typealias UICalendarViewDelegate = CalendarViewDelegate
/// UIKit's name for ``CalendarSelection``.
public typealias UICalendarSelection = CalendarSelection
/// UIKit's name for ``CalendarSelectionSingleDate``.
public typealias UICalendarSelectionSingleDate = CalendarSelectionSingleDate
/// UIKit's name for ``CalendarSelectionSingleDateDelegate``.
public typealias UICalendarSelectionSingleDateDelegate = CalendarSelectionSingleDateDelegate
/// UIKit's name for ``CalendarSelectionMultiDate``.
public typealias UICalendarSelectionMultiDate = CalendarSelectionMultiDate
/// UIKit's name for ``CalendarSelectionMultiDateDelegate``.
public typealias UICalendarSelectionMultiDateDelegate = CalendarSelectionMultiDateDelegate
/// UIKit's name for ``DatePicker/Style``.
public typealias UIDatePickerStyle = DatePicker.Style
