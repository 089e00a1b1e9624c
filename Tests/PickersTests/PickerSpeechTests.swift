import Accessibility
import FoundationEssentials
import Graphics
import Localize
import Pickers
import ResponderKit
import SpokenLanguages
import Testing

/// What a screen reader says of pickers, in five languages.
@MainActor
@Suite struct PickerSpeechTests {
  @Test func `T082 an hour says its value, what it is, and that it is adjusted`() {
    #expect(PickerStage(.time).spoken()[0] == "6 o'clock. Selected. Picker item. Adjustable.")
  }

  @Test(arguments: sentences.indices)
  func `a picker says its date in each mode and style, in five languages`(_ number: Int) {
    let (mode, style, tags) = sentences[number]
    for (language, expected) in tags {
      let stage = PickerStage(mode, style, language: LanguageTag(language) ?? "en")
      if mode == .countDownTimer { stage.picker.countDownDuration = 4980 }
      let spoken = stage.spoken(in: LanguageTag(String(language.prefix(2))) ?? "en")
      #expect(Array(spoken.prefix(expected.count)) == expected, "\(mode), \(style), \(language)")
    }
  }

  @Test func `the days of an inline picker say which one is chosen and which cannot be`() {
    let stage = PickerStage(.date, .inline)
    stage.picker.maximumDate = moment(2024, 3, 20, 12)
    let spoken = stage.spoken()
    #expect(
      Array(spoken.prefix(4)) == [
        "Show year picker: March 2024. Button. Adjustable.", "Previous Month. Button.",
        "Next Month. Button.",
        "Friday, March 1. Button.",
      ])
    #expect(spoken.contains("Selected: Friday, March 15. Button."))
    #expect(spoken.contains("Wednesday, March 20. Button."))
    #expect(spoken.contains("Thursday, March 21. Dimmed. Button."))
    #expect(spoken.count == 34)
  }

  @Test func `a picker with a language of its own is read in it`() {
    let stage = PickerStage(.time)
    stage.picker.locale = "de-DE"
    #expect(stage.spoken()[0] == "18 Uhr. Selected. Picker item. Adjustable.")
    stage.picker.policies.wheelLanguage = .system
    #expect(stage.wheels == ["6", "53"])
  }

  @Test func `positions on the wheels of a date are a policy`() {
    let stage = PickerStage(.date)
    #expect(stage.spoken()[0] == "March. Selected. Picker item. Adjustable. 3 of 12.")
    stage.picker.policies.speaksPositions = false
    #expect(stage.spoken()[0] == "March. Selected. Picker item. Adjustable.")
  }
}

/// What a calendar says first, with a time below it or without.
private let calendar: [(String, [String])] = [
  (
    "en-US",
    [
      "Show year picker: March 2024. Button. Adjustable.", "Previous Month. Button.",
      "Next Month. Button.",
      "Friday, March 1. Button.",
    ]
  ),
  (
    "ru-RU",
    [
      "Показать выбор года: март 2024\u{202F}г. Кнопка. Элемент регулировки.",
      "Предыдущий месяц. Кнопка.",
      "Следующий месяц. Кнопка.", "пятница, 1 марта. Кнопка.",
    ]
  ),
  (
    "de-DE",
    [
      "Jahresauswahl einblenden: März 2024. Taste. Einstellbar.", "Vorheriger Monat. Taste.",
      "Nächster Monat. Taste.",
      "Freitag, 1. März. Taste.",
    ]
  ),
  (
    "ar-EG",
    [
      "إظهار منتقي السنة: مارس ٢٠٢٤. زر. قابل للتعديل.", "الشهر السابق. زر.", "الشهر التالي. زر.",
      "الجمعة، ١ مارس. زر.",
    ]
  ),
  ("ja-JP", ["年ピッカーを表示、2024年3月。ボタン。調整可能。", "前の月。ボタン。", "次の月。ボタン。", "3月1日金曜日。ボタン。"]),
]

/// What is said first in a mode and a style, by language; at 18:53 on March 15, 2024, and a duration of
/// 83 minutes.
private let sentences: [(DatePicker.Mode, DatePicker.Style, [(String, [String])])] = [
  (
    .time, .wheels,
    [
      (
        "en-US",
        [
          "6 o'clock. Selected. Picker item. Adjustable.",
          "53 minutes. Selected. Picker item. Adjustable. 54 of 60.",
          "PM. Selected. Picker item. Adjustable. 2 of 2.",
        ]
      ),
      (
        "ru-RU",
        [
          "18 ч. Выбрано. Элемент выбора. Элемент регулировки.",
          "53 минуты. Выбрано. Элемент выбора. Элемент регулировки. 54 из 60.",
        ]
      ),
      (
        "de-DE",
        [
          "18 Uhr. Auswahl. Auswahlelement. Einstellbar.",
          "53 Minuten. Auswahl. Auswahlelement. Einstellbar. 54 von 60.",
        ]
      ),
      (
        "ar-EG",
        [
          "الساعة ٦. محدد. عنصر اختيار. قابل للتعديل.",
          "٥٣ دقيقة. محدد. عنصر اختيار. قابل للتعديل. ٥٤ من ٦٠.",
          "م. محدد. عنصر اختيار. قابل للتعديل. ٢ من ٢.",
        ]
      ),
      ("ja-JP", ["18時。選択中。ピッカー項目。調整可能。", "53 分。選択中。ピッカー項目。調整可能。60中の54。"]),
    ]
  ),
  (
    .time, .compact,
    [
      ("en-US", ["Time Picker: 6:53\u{202F}PM. Button."]),
      ("ru-RU", ["Выбор времени: 18:53. Кнопка."]),
      ("de-DE", ["Zeitauswahl: 18:53. Taste."]),
      ("ar-EG", ["منتقي الوقت: ٦:٥٣ م. زر."]),
      ("ja-JP", ["時刻ピッカー、18:53。ボタン。"]),
    ]
  ),
  (
    .time, .inline,
    [
      ("en-US", ["Time Picker: 6:53\u{202F}PM. Button."]),
      ("ru-RU", ["Выбор времени: 18:53. Кнопка."]),
      ("de-DE", ["Zeitauswahl: 18:53. Taste."]),
      ("ar-EG", ["منتقي الوقت: ٦:٥٣ م. زر."]),
      ("ja-JP", ["時刻ピッカー、18:53。ボタン。"]),
    ]
  ),
  (
    .date, .wheels,
    [
      (
        "en-US",
        [
          "March. Selected. Picker item. Adjustable. 3 of 12.",
          "15. Selected. Picker item. Adjustable. 15 of 31.",
          "2024. Selected. Picker item. Adjustable.",
        ]
      ),
      (
        "ru-RU",
        [
          "15. Выбрано. Элемент выбора. Элемент регулировки. 15 из 31.",
          "март. Выбрано. Элемент выбора. Элемент регулировки. 3 из 12.",
          "2024. Выбрано. Элемент выбора. Элемент регулировки.",
        ]
      ),
      (
        "de-DE",
        [
          "15. Auswahl. Auswahlelement. Einstellbar. 15 von 31.",
          "März. Auswahl. Auswahlelement. Einstellbar. 3 von 12.",
          "2024. Auswahl. Auswahlelement. Einstellbar.",
        ]
      ),
      (
        "ar-EG",
        [
          "١٥. محدد. عنصر اختيار. قابل للتعديل. ١٥ من ٣١.",
          "مارس. محدد. عنصر اختيار. قابل للتعديل. ٣ من ١٢.",
          "٢٠٢٤. محدد. عنصر اختيار. قابل للتعديل.",
        ]
      ),
      (
        "ja-JP",
        ["2024年。選択中。ピッカー項目。調整可能。", "3月。選択中。ピッカー項目。調整可能。12中の3。", "15日。選択中。ピッカー項目。調整可能。31中の15。"]
      ),
    ]
  ),
  (
    .date, .compact,
    [
      ("en-US", ["Date Picker: Mar 15, 2024. Button."]),
      ("ru-RU", ["Выбор даты: 15 мар. 2024\u{202F}г. Кнопка."]),
      ("de-DE", ["Datumsauswahl: 15. März 2024. Taste."]),
      ("ar-EG", ["منتقي التاريخ: ١٥ مارس ٢٠٢٤. زر."]),
      ("ja-JP", ["日付ピッカー、2024年3月15日。ボタン。"]),
    ]
  ),
  (
    .date, .inline,
    calendar
  ),
  (
    .dateAndTime, .wheels,
    [
      (
        "en-US",
        [
          "Fri Mar 15. Selected. Picker item. Adjustable.",
          "6 o'clock. Selected. Picker item. Adjustable.",
          "53 minutes. Selected. Picker item. Adjustable. 54 of 60.",
          "PM. Selected. Picker item. Adjustable. 2 of 2.",
        ]
      ),
      (
        "ru-RU",
        [
          "пт 15 мар. Выбрано. Элемент выбора. Элемент регулировки.",
          "18 ч. Выбрано. Элемент выбора. Элемент регулировки.",
          "53 минуты. Выбрано. Элемент выбора. Элемент регулировки. 54 из 60.",
        ]
      ),
      (
        "de-DE",
        [
          "Fr. 15. März. Auswahl. Auswahlelement. Einstellbar.",
          "18 Uhr. Auswahl. Auswahlelement. Einstellbar.",
          "53 Minuten. Auswahl. Auswahlelement. Einstellbar. 54 von 60.",
        ]
      ),
      (
        "ar-EG",
        [
          "الجمعة ١٥ مارس. محدد. عنصر اختيار. قابل للتعديل.",
          "الساعة ٦. محدد. عنصر اختيار. قابل للتعديل.",
          "٥٣ دقيقة. محدد. عنصر اختيار. قابل للتعديل. ٥٤ من ٦٠.",
          "م. محدد. عنصر اختيار. قابل للتعديل. ٢ من ٢.",
        ]
      ),
      (
        "ja-JP",
        ["3月15日(金)。選択中。ピッカー項目。調整可能。", "18時。選択中。ピッカー項目。調整可能。", "53 分。選択中。ピッカー項目。調整可能。60中の54。"]
      ),
    ]
  ),
  (
    .dateAndTime, .compact,
    [
      ("en-US", ["Date Picker: Mar 15, 2024. Button.", "Time Picker: 6:53\u{202F}PM. Button."]),
      ("ru-RU", ["Выбор даты: 15 мар. 2024\u{202F}г. Кнопка.", "Выбор времени: 18:53. Кнопка."]),
      ("de-DE", ["Datumsauswahl: 15. März 2024. Taste.", "Zeitauswahl: 18:53. Taste."]),
      ("ar-EG", ["منتقي التاريخ: ١٥ مارس ٢٠٢٤. زر.", "منتقي الوقت: ٦:٥٣ م. زر."]),
      ("ja-JP", ["日付ピッカー、2024年3月15日。ボタン。", "時刻ピッカー、18:53。ボタン。"]),
    ]
  ),
  (
    .dateAndTime, .inline,
    calendar
  ),
  (
    .countDownTimer, .wheels,
    [
      (
        "en-US",
        [
          "Hours: 1 hour. Selected. Picker item. Adjustable. 2 of 24.",
          "Minutes: 23 minutes. Selected. Picker item. Adjustable. 24 of 60.",
        ]
      ),
      (
        "ru-RU",
        [
          "Часы: 1 час. Выбрано. Элемент выбора. Элемент регулировки. 2 из 24.",
          "Минуты: 23 минуты. Выбрано. Элемент выбора. Элемент регулировки. 24 из 60.",
        ]
      ),
      (
        "de-DE",
        [
          "Stunden: 1 Stunde. Auswahl. Auswahlelement. Einstellbar. 2 von 24.",
          "Minuten: 23 Minuten. Auswahl. Auswahlelement. Einstellbar. 24 von 60.",
        ]
      ),
      (
        "ar-EG",
        [
          "الساعات: ساعة. محدد. عنصر اختيار. قابل للتعديل. ٢ من ٢٤.",
          "الدقائق: ٢٣ دقيقة. محدد. عنصر اختيار. قابل للتعديل. ٢٤ من ٦٠.",
        ]
      ),
      ("ja-JP", ["時間、1 時間。選択中。ピッカー項目。調整可能。24中の2。", "分、23 分。選択中。ピッカー項目。調整可能。60中の24。"]),
    ]
  ),
  (
    .yearAndMonth, .wheels,
    [
      (
        "en-US",
        [
          "March. Selected. Picker item. Adjustable. 3 of 12.",
          "2024. Selected. Picker item. Adjustable.",
        ]
      ),
      (
        "ru-RU",
        [
          "март. Выбрано. Элемент выбора. Элемент регулировки. 3 из 12.",
          "2024. Выбрано. Элемент выбора. Элемент регулировки.",
        ]
      ),
      (
        "de-DE",
        [
          "März. Auswahl. Auswahlelement. Einstellbar. 3 von 12.",
          "2024. Auswahl. Auswahlelement. Einstellbar.",
        ]
      ),
      (
        "ar-EG",
        [
          "مارس. محدد. عنصر اختيار. قابل للتعديل. ٣ من ١٢.",
          "٢٠٢٤. محدد. عنصر اختيار. قابل للتعديل.",
        ]
      ),
      ("ja-JP", ["2024年。選択中。ピッカー項目。調整可能。", "3月。選択中。ピッカー項目。調整可能。12中の3。"]),
    ]
  ),
]
