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
    #expect(PickerStage(.time).spoken()[0] == "6 o'clock. Picker item. Adjustable.")
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
        "March 2024. Button. Adjustable.", "Previous Month. Button.", "Next Month. Button.",
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
    #expect(stage.spoken()[0] == "18 Uhr. Picker item. Adjustable.")
    stage.picker.policies.wheelLanguage = .system
    #expect(stage.wheels == ["6", "53"])
  }

  @Test func `positions on the wheels of a date are a policy`() {
    let stage = PickerStage(.date)
    stage.picker.policies.speaksPositions = true
    #expect(stage.spoken()[0] == "March. Picker item. Adjustable. 3 of 12.")
  }
}

/// What a calendar says first, with a time below it or without.
private let calendar: [(String, [String])] = [
  (
    "en-US",
    [
      "March 2024. Button. Adjustable.", "Previous Month. Button.", "Next Month. Button.",
      "Friday, March 1. Button.",
    ]
  ),
  (
    "ru-RU",
    [
      "март 2024\u{202F}г. Кнопка. Элемент регулировки.", "Предыдущий месяц. Кнопка.",
      "Следующий месяц. Кнопка.", "пятница, 1 марта. Кнопка.",
    ]
  ),
  (
    "de-DE",
    [
      "März 2024. Taste. Einstellbar.", "Vorheriger Monat. Taste.", "Nächster Monat. Taste.",
      "Freitag, 1. März. Taste.",
    ]
  ),
  (
    "ar-EG",
    [
      "مارس ٢٠٢٤. زر. قابل للتعديل.", "الشهر السابق. زر.", "الشهر التالي. زر.",
      "الجمعة، ١ مارس. زر.",
    ]
  ),
  ("ja-JP", ["2024年3月。ボタン。調整可能。", "前の月。ボタン。", "次の月。ボタン。", "3月1日金曜日。ボタン。"]),
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
          "6 o'clock. Picker item. Adjustable.", "53 minutes. Picker item. Adjustable.",
          "PM. Picker item. Adjustable.",
        ]
      ),
      (
        "ru-RU",
        [
          "18 ч. Элемент выбора. Элемент регулировки.",
          "53 минуты. Элемент выбора. Элемент регулировки.",
        ]
      ),
      (
        "de-DE",
        ["18 Uhr. Auswahlelement. Einstellbar.", "53 Minuten. Auswahlelement. Einstellbar."]
      ),
      (
        "ar-EG",
        [
          "الساعة ٦. عنصر اختيار. قابل للتعديل.", "٥٣ دقيقة. عنصر اختيار. قابل للتعديل.",
          "م. عنصر اختيار. قابل للتعديل.",
        ]
      ),
      ("ja-JP", ["18時。ピッカー項目。調整可能。", "53 分。ピッカー項目。調整可能。"]),
    ]
  ),
  (
    .time, .compact,
    [
      ("en-US", ["6:53\u{202F}PM. Button."]),
      ("ru-RU", ["18:53. Кнопка."]),
      ("de-DE", ["18:53. Taste."]),
      ("ar-EG", ["٦:٥٣ م. زر."]),
      ("ja-JP", ["18:53。ボタン。"]),
    ]
  ),
  (
    .time, .inline,
    [
      ("en-US", ["6:53\u{202F}PM. Button."]),
      ("ru-RU", ["18:53. Кнопка."]),
      ("de-DE", ["18:53. Taste."]),
      ("ar-EG", ["٦:٥٣ م. زر."]),
      ("ja-JP", ["18:53。ボタン。"]),
    ]
  ),
  (
    .date, .wheels,
    [
      (
        "en-US",
        [
          "March. Picker item. Adjustable.", "15. Picker item. Adjustable.",
          "2024. Picker item. Adjustable.",
        ]
      ),
      (
        "ru-RU",
        [
          "15. Элемент выбора. Элемент регулировки.", "март. Элемент выбора. Элемент регулировки.",
          "2024. Элемент выбора. Элемент регулировки.",
        ]
      ),
      (
        "de-DE",
        [
          "15. Auswahlelement. Einstellbar.", "März. Auswahlelement. Einstellbar.",
          "2024. Auswahlelement. Einstellbar.",
        ]
      ),
      (
        "ar-EG",
        [
          "١٥. عنصر اختيار. قابل للتعديل.", "مارس. عنصر اختيار. قابل للتعديل.",
          "٢٠٢٤. عنصر اختيار. قابل للتعديل.",
        ]
      ),
      ("ja-JP", ["2024年。ピッカー項目。調整可能。", "3月。ピッカー項目。調整可能。", "15日。ピッカー項目。調整可能。"]),
    ]
  ),
  (
    .date, .compact,
    [
      ("en-US", ["Mar 15, 2024. Button."]),
      ("ru-RU", ["15 мар. 2024\u{202F}г. Кнопка."]),
      ("de-DE", ["15. März 2024. Taste."]),
      ("ar-EG", ["١٥ مارس ٢٠٢٤. زر."]),
      ("ja-JP", ["2024年3月15日。ボタン。"]),
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
          "Fri Mar 15. Picker item. Adjustable.", "6 o'clock. Picker item. Adjustable.",
          "53 minutes. Picker item. Adjustable.", "PM. Picker item. Adjustable.",
        ]
      ),
      (
        "ru-RU",
        [
          "пт 15 мар. Элемент выбора. Элемент регулировки.",
          "18 ч. Элемент выбора. Элемент регулировки.",
          "53 минуты. Элемент выбора. Элемент регулировки.",
        ]
      ),
      (
        "de-DE",
        [
          "Fr. 15. März. Auswahlelement. Einstellbar.", "18 Uhr. Auswahlelement. Einstellbar.",
          "53 Minuten. Auswahlelement. Einstellbar.",
        ]
      ),
      (
        "ar-EG",
        [
          "الجمعة ١٥ مارس. عنصر اختيار. قابل للتعديل.", "الساعة ٦. عنصر اختيار. قابل للتعديل.",
          "٥٣ دقيقة. عنصر اختيار. قابل للتعديل.", "م. عنصر اختيار. قابل للتعديل.",
        ]
      ),
      ("ja-JP", ["3月15日(金)。ピッカー項目。調整可能。", "18時。ピッカー項目。調整可能。", "53 分。ピッカー項目。調整可能。"]),
    ]
  ),
  (
    .dateAndTime, .compact,
    [
      ("en-US", ["Mar 15, 2024. Button.", "6:53\u{202F}PM. Button."]),
      ("ru-RU", ["15 мар. 2024\u{202F}г. Кнопка.", "18:53. Кнопка."]),
      ("de-DE", ["15. März 2024. Taste.", "18:53. Taste."]),
      ("ar-EG", ["١٥ مارس ٢٠٢٤. زر.", "٦:٥٣ م. زر."]),
      ("ja-JP", ["2024年3月15日。ボタン。", "18:53。ボタン。"]),
    ]
  ),
  (
    .dateAndTime, .inline,
    calendar
  ),
  (
    .countDownTimer, .wheels,
    [
      ("en-US", ["1 hour. Picker item. Adjustable.", "23 minutes. Picker item. Adjustable."]),
      (
        "ru-RU",
        [
          "1 час. Элемент выбора. Элемент регулировки.",
          "23 минуты. Элемент выбора. Элемент регулировки.",
        ]
      ),
      (
        "de-DE",
        ["1 Stunde. Auswahlelement. Einstellbar.", "23 Minuten. Auswahlelement. Einstellbar."]
      ),
      ("ar-EG", ["ساعة. عنصر اختيار. قابل للتعديل.", "٢٣ دقيقة. عنصر اختيار. قابل للتعديل."]),
      ("ja-JP", ["1 時間。ピッカー項目。調整可能。", "23 分。ピッカー項目。調整可能。"]),
    ]
  ),
  (
    .yearAndMonth, .wheels,
    [
      ("en-US", ["March. Picker item. Adjustable.", "2024. Picker item. Adjustable."]),
      (
        "ru-RU",
        [
          "март. Элемент выбора. Элемент регулировки.",
          "2024. Элемент выбора. Элемент регулировки.",
        ]
      ),
      ("de-DE", ["März. Auswahlelement. Einstellbar.", "2024. Auswahlelement. Einstellbar."]),
      ("ar-EG", ["مارس. عنصر اختيار. قابل للتعديل.", "٢٠٢٤. عنصر اختيار. قابل للتعديل."]),
      ("ja-JP", ["2024年。ピッカー項目。調整可能。", "3月。ピッカー項目。調整可能。"]),
    ]
  ),
]
