import ControlTesting
import Controls
import FoundationEssentials
import Testing

/// What a text control says in each state, in five languages.
@MainActor
@Suite struct FieldSpeechTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))

  /// The states of fields by name.
  private func view(_ state: String) -> View {
    let frame = Rect(x: 20, y: 20, width: 200, height: 34)
    let field = state.hasPrefix("search") ? SearchTextField(frame: frame) : TextField(frame: frame)
    let area = TextView(frame: frame)
    let view: View = state.hasPrefix("area") ? area : field
    window.addSubview(view)
    let name = "N"
    switch state {
    case "empty", "area": break
    case "placeholder": field.placeholder = name
    case "text", "search, text": field.text = name
    case "edited":
      field.text = name
      field.becomeFirstResponder()
    case "labeled, edited":
      (field.accessibilityLabel, field.text) = ("L", name)
      field.becomeFirstResponder()
    case "hidden":
      field.isSecureTextEntry = true
      (field.placeholder, field.text) = ("L", "123456789")
    case "hidden, empty":
      field.isSecureTextEntry = true
      field.placeholder = "L"
    case "disabled":
      (field.accessibilityLabel, field.text, field.isEnabled) = ("L", name, false)
    case "search": field.placeholder = name
    case "search, token":
      field.text = name
      (field as? SearchTextField)?.tokens = [SearchToken(icon: nil, text: "T")]
    case "area, text": area.text = name
    case "area, edited":
      area.text = name
      area.becomeFirstResponder()
    case "area, read only":
      area.text = name
      area.isEditable = false
    default: Issue.record("no state \(state)")
    }
    return view
  }

  @Test(arguments: sentences.indices)
  func `a field says its state in five languages`(_ number: Int) {
    let (state, expected) = sentences[number]
    let view = view(state)
    #expect(
      ["en", "ru", "de", "ar", "ja"].map { view.announcement(in: LanguageTag($0) ?? "en") }
        == expected, "\(state)")
  }

  @Test func `a row of a picker says itself in five languages`() {
    let rows = Rows()
    let picker = PickerView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    picker.dataSource = rows
    picker.delegate = rows
    window.addSubview(picker)
    picker.selectRow(1, inComponent: 0, animated: false)
    let said = ["en", "ru", "de", "ar", "ja"].map { tag in
      VirtualReader(window, language: LanguageTag(tag) ?? "en").announcements
    }
    #expect(
      said == [
        [
          "R1. Selected. Picker item. Adjustable. 2 of 3. Swipe up or down with one finger to adjust the value."
        ],
        [
          "R1. Выбрано. Элемент выбора. Элемент регулировки. 2 из 3. Смахните вверх или вниз одним пальцем, чтобы настроить значение."
        ],
        [
          "R1. Auswahl. Auswahlelement. Einstellbar. 2 von 3. Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen."
        ],
        [
          "R1. محدد. عنصر اختيار. قابل للتعديل. ٢ من ٣. اسحب لأعلى أو لأسفل بإصبع واحدة لضبط القيمة."
        ],
        ["R1。選択中。ピッカー項目。調整可能。3中の2。値を調整するには、1本指で上または下にスワイプします。"],
      ])
  }

  @Test func `the clear button is an element beside its field`() {
    let field = TextField(frame: Rect(x: 20, y: 20, width: 200, height: 34))
    field.text = "Rome"
    field.clearButtonMode = .always
    window.addSubview(field)
    let reader = VirtualReader(window)
    #expect(
      reader.announcements == [
        "Rome. Text Field. Double tap to edit.", "Clear text. Button.",
      ])
    reader.next()
    reader.next()
    reader.activate()
    #expect(field.text == "")
    #expect(
      reader.announcements == [
        "Text Field. Is editing. Character mode. Insertion point at start. Use the rotor to access Misspelled Words."
      ])
  }

  @Test func `a reader picks a date and a row, and says them`() {
    let picker = DatePicker(frame: Rect(x: 0, y: 0, width: 300, height: 216))
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .time
    window.dateSettings = DateSettings(language: "en-US", timeZone: .gmt) {
      noon
    }
    window.addSubview(picker)
    let reader = VirtualReader(window)
    reader.next()
    #expect(reader.pick(noon.addingTimeInterval(2 * 3600)))
    #expect(reader.lastText == "2 o'clock")
    reader.next()
    reader.increment()
    #expect(reader.lastText == "1 minute")
  }
}

private final class Rows: PickerViewDataSource, PickerViewDelegate {
  func numberOfComponents(in pickerView: PickerView) -> Int { 1 }
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "R\(row)" }
}

/// What each state says in English, Russian, German, Arabic and Japanese.
private let sentences: [(String, [String])] = [
  (
    "empty",
    [
      "Text Field. Double tap to edit.", "Текстовое поле. Коснитесь дважды, чтобы редактировать.",
      "Textfeld. Zum Bearbeiten doppeltippen.", "حقل نص. اضغط مرتين للتحرير.",
      "テキストフィールド。編集するには、ダブルタップします。",
    ]
  ),
  (
    "placeholder",
    [
      "N. Text Field. Double tap to edit.",
      "N. Текстовое поле. Коснитесь дважды, чтобы редактировать.",
      "N. Textfeld. Zum Bearbeiten doppeltippen.", "N. حقل نص. اضغط مرتين للتحرير.",
      "N。テキストフィールド。編集するには、ダブルタップします。",
    ]
  ),
  (
    "text",
    [
      "N. Text Field. Double tap to edit.",
      "N. Текстовое поле. Коснитесь дважды, чтобы редактировать.",
      "N. Textfeld. Zum Bearbeiten doppeltippen.", "N. حقل نص. اضغط مرتين للتحرير.",
      "N。テキストフィールド。編集するには、ダブルタップします。",
    ]
  ),
  (
    "edited",
    [
      "Text Field. Is editing. N. Character mode. Insertion point at end. Use the rotor to access Misspelled Words.",
      "Текстовое поле. Идет правка. N. Режим символов. Точка вставки в конце. Используйте ротор для доступа к объекту: Слова с ошибками.",
      "Textfeld. Bearbeiten. N. Zeichenmodus. Einfügemarke am Ende. Mit dem Rotor auf „Rechtschreibfehler“ zugreifen.",
      "حقل نص. قيد التحرير. N. وضع الأحرف. نقطة الإدراج في النهاية. استخدم الدوّار للوصول إلى الكلمات المكتوبة خطأً.",
      "テキストフィールド。編集中。N。文字モード。挿入ポイントは末尾。つづりに誤りのある単語に移動するには、ローターを使用します。",
    ]
  ),
  (
    "labeled, edited",
    [
      "L. Text Field. Is editing. N. Character mode. Insertion point at end. Use the rotor to access Misspelled Words.",
      "L. Текстовое поле. Идет правка. N. Режим символов. Точка вставки в конце. Используйте ротор для доступа к объекту: Слова с ошибками.",
      "L. Textfeld. Bearbeiten. N. Zeichenmodus. Einfügemarke am Ende. Mit dem Rotor auf „Rechtschreibfehler“ zugreifen.",
      "L. حقل نص. قيد التحرير. N. وضع الأحرف. نقطة الإدراج في النهاية. استخدم الدوّار للوصول إلى الكلمات المكتوبة خطأً.",
      "L。テキストフィールド。編集中。N。文字モード。挿入ポイントは末尾。つづりに誤りのある単語に移動するには、ローターを使用します。",
    ]
  ),
  (
    "hidden",
    [
      "9 characters. Secure Text Field. Double tap to edit.",
      "9 символов. Защищённое текстовое поле. Коснитесь дважды, чтобы редактировать.",
      "9 Zeichen. Sicheres Textfeld. Zum Bearbeiten doppeltippen.",
      "عدد الأحرف: ٩. حقل نص آمن. اضغط مرتين للتحرير.", "9文字。セキュアテキストフィールド。編集するには、ダブルタップします。",
    ]
  ),
  (
    "hidden, empty",
    [
      "L. Secure Text Field. Double tap to edit.",
      "L. Защищённое текстовое поле. Коснитесь дважды, чтобы редактировать.",
      "L. Sicheres Textfeld. Zum Bearbeiten doppeltippen.", "L. حقل نص آمن. اضغط مرتين للتحرير.",
      "L。セキュアテキストフィールド。編集するには、ダブルタップします。",
    ]
  ),
  (
    "disabled",
    [
      "L: N. Dimmed. Text Field.", "L: N. Недоступно. Текстовое поле.",
      "L: N. Grau dargestellt. Textfeld.", "L: N. معتّم. حقل نص.", "L、N。淡色表示。テキストフィールド。",
    ]
  ),
  (
    "search",
    [
      "N. Search Field. Double tap to edit.",
      "N. Поле поиска. Коснитесь дважды, чтобы редактировать.",
      "N. Suchfeld. Zum Bearbeiten doppeltippen.", "N. حقل بحث. اضغط مرتين للتحرير.",
      "N。検索フィールド。編集するには、ダブルタップします。",
    ]
  ),
  (
    "search, text",
    [
      "N. Search Field. Double tap to edit.",
      "N. Поле поиска. Коснитесь дважды, чтобы редактировать.",
      "N. Suchfeld. Zum Bearbeiten doppeltippen.", "N. حقل بحث. اضغط مرتين للتحرير.",
      "N。検索フィールド。編集するには、ダブルタップします。",
    ]
  ),
  (
    "search, token",
    [
      "T, N. Search Field. Double tap to edit.",
      "T, N. Поле поиска. Коснитесь дважды, чтобы редактировать.",
      "T, N. Suchfeld. Zum Bearbeiten doppeltippen.", "T, N. حقل بحث. اضغط مرتين للتحرير.",
      "T, N。検索フィールド。編集するには、ダブルタップします。",
    ]
  ),
  (
    "area",
    [
      "Text Field. Double tap to edit. Use the rotor to access Misspelled Words.",
      "Текстовое поле. Коснитесь дважды, чтобы редактировать. Используйте ротор для доступа к объекту: Слова с ошибками.",
      "Textfeld. Zum Bearbeiten doppeltippen. Mit dem Rotor auf „Rechtschreibfehler“ zugreifen.",
      "حقل نص. اضغط مرتين للتحرير. استخدم الدوّار للوصول إلى الكلمات المكتوبة خطأً.",
      "テキストフィールド。編集するには、ダブルタップします。つづりに誤りのある単語に移動するには、ローターを使用します。",
    ]
  ),
  (
    "area, text",
    [
      "N. Text Field. Double tap to edit. Use the rotor to access Misspelled Words.",
      "N. Текстовое поле. Коснитесь дважды, чтобы редактировать. Используйте ротор для доступа к объекту: Слова с ошибками.",
      "N. Textfeld. Zum Bearbeiten doppeltippen. Mit dem Rotor auf „Rechtschreibfehler“ zugreifen.",
      "N. حقل نص. اضغط مرتين للتحرير. استخدم الدوّار للوصول إلى الكلمات المكتوبة خطأً.",
      "N。テキストフィールド。編集するには、ダブルタップします。つづりに誤りのある単語に移動するには、ローターを使用します。",
    ]
  ),
  (
    "area, edited",
    [
      "Text Field. Is editing. N. Character mode. Insertion point at end. Use the rotor to access Misspelled Words.",
      "Текстовое поле. Идет правка. N. Режим символов. Точка вставки в конце. Используйте ротор для доступа к объекту: Слова с ошибками.",
      "Textfeld. Bearbeiten. N. Zeichenmodus. Einfügemarke am Ende. Mit dem Rotor auf „Rechtschreibfehler“ zugreifen.",
      "حقل نص. قيد التحرير. N. وضع الأحرف. نقطة الإدراج في النهاية. استخدم الدوّار للوصول إلى الكلمات المكتوبة خطأً.",
      "テキストフィールド。編集中。N。文字モード。挿入ポイントは末尾。つづりに誤りのある単語に移動するには、ローターを使用します。",
    ]
  ),
  ("area, read only", ["N", "N", "N", "N", "N"]),
]

private let noon =
  LocalCalendar(.gregorian, language: "en", timeZone: .gmt)
  .date(of: [.year: 2024, .month: 3, .day: 15, .hour: 12]) ?? .distantPast
