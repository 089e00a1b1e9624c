import Controls
import Testing

/// What VoiceOver says of each control in normal, disabled and extreme states, by language.
private let spoken: [String: String] = [
  "en": """
  slider 0.5: 50%. Adjustable. Swipe up or down with one finger to adjust the value.
  slider 0: 0%. Adjustable. Swipe up or down with one finger to adjust the value.
  slider 1: 100%. Adjustable. Swipe up or down with one finger to adjust the value.
  slider disabled: 100%. Dimmed. Adjustable.
  switch on: Switch Button. On. Double tap to toggle setting.
  switch off: Switch Button. Off. Double tap to toggle setting.
  switch disabled: Dimmed. Switch Button. Off.
  stepper 50: Decrement. Button. | Increment. Button.
  stepper 0: Decrement. Dimmed. Button. | Increment. Button.
  stepper 100: Decrement. Button. | Increment. Dimmed. Button.
  stepper disabled: Decrement. Dimmed. Button. | Increment. Dimmed. Button.
  segments none: A. Button. 1 of 2. | B. Button. 2 of 2.
  segments second: A. Button. 1 of 2. | Selected: B. Button. 2 of 2.
  segments disabled: A. Dimmed. Button. 1 of 2. | Selected: B. Dimmed. Button. 2 of 2.
  pages first: page 1 of 3. Adjustable. Swipe up or down with one finger to adjust the value.
  pages last: page 3 of 3. Adjustable. Swipe up or down with one finger to adjust the value.
  pages disabled: page 3 of 3. Dimmed. Adjustable.
  color well none: Color well. Button.
  color well blue: Color well: blue. Button.
  color well dark green, titled: Accent: dark green. Button.
  color well disabled: Accent: dark green. Dimmed. Button.
  refresh idle: –
  refresh refreshing: Mail
  refresh disabled: Mail. Dimmed.
  progress 0.0: Progress: 0%
  progress 0.25: Progress: 25%
  progress 1.0: Progress: 100%
  activity stopped: –
  activity running: In progress
  """,
  "ru": """
  slider 0.5: 50 %. Элемент регулировки. Смахните вверх или вниз одним пальцем, чтобы настроить значение.
  slider 0: 0 %. Элемент регулировки. Смахните вверх или вниз одним пальцем, чтобы настроить значение.
  slider 1: 100 %. Элемент регулировки. Смахните вверх или вниз одним пальцем, чтобы настроить значение.
  slider disabled: 100 %. Недоступно. Элемент регулировки.
  switch on: Кнопка-переключатель. Вкл. Коснитесь дважды, чтобы переключить настройку.
  switch off: Кнопка-переключатель. Выкл. Коснитесь дважды, чтобы переключить настройку.
  switch disabled: Недоступно. Кнопка-переключатель. Выкл.
  stepper 50: Уменьшить. Кнопка. | Увеличить. Кнопка.
  stepper 0: Уменьшить. Недоступно. Кнопка. | Увеличить. Кнопка.
  stepper 100: Уменьшить. Кнопка. | Увеличить. Недоступно. Кнопка.
  stepper disabled: Уменьшить. Недоступно. Кнопка. | Увеличить. Недоступно. Кнопка.
  segments none: A. Кнопка. 1 из 2. | B. Кнопка. 2 из 2.
  segments second: A. Кнопка. 1 из 2. | Выбрано: B. Кнопка. 2 из 2.
  segments disabled: A. Недоступно. Кнопка. 1 из 2. | Выбрано: B. Недоступно. Кнопка. 2 из 2.
  pages first: страница 1 из 3. Элемент регулировки. Смахните вверх или вниз одним пальцем, чтобы настроить значение.
  pages last: страница 3 из 3. Элемент регулировки. Смахните вверх или вниз одним пальцем, чтобы настроить значение.
  pages disabled: страница 3 из 3. Недоступно. Элемент регулировки.
  color well none: Выбор цвета. Кнопка.
  color well blue: Выбор цвета: синий. Кнопка.
  color well dark green, titled: Accent: темно-зеленый. Кнопка.
  color well disabled: Accent: темно-зеленый. Недоступно. Кнопка.
  refresh idle: –
  refresh refreshing: Mail
  refresh disabled: Mail. Недоступно.
  progress 0.0: Ход выполнения: 0 %
  progress 0.25: Ход выполнения: 25 %
  progress 1.0: Ход выполнения: 100 %
  activity stopped: –
  activity running: Выполняется
  """,
  "de": """
  slider 0.5: 50 %. Einstellbar. Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.
  slider 0: 0 %. Einstellbar. Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.
  slider 1: 100 %. Einstellbar. Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.
  slider disabled: 100 %. Grau dargestellt. Einstellbar.
  switch on: Umschalttaste. Ein. Zum Umschalten doppeltippen.
  switch off: Umschalttaste. Aus. Zum Umschalten doppeltippen.
  switch disabled: Grau dargestellt. Umschalttaste. Aus.
  stepper 50: Verringern. Taste. | Erhöhen. Taste.
  stepper 0: Verringern. Grau dargestellt. Taste. | Erhöhen. Taste.
  stepper 100: Verringern. Taste. | Erhöhen. Grau dargestellt. Taste.
  stepper disabled: Verringern. Grau dargestellt. Taste. | Erhöhen. Grau dargestellt. Taste.
  segments none: A. Taste. 1 von 2. | B. Taste. 2 von 2.
  segments second: A. Taste. 1 von 2. | Auswahl: B. Taste. 2 von 2.
  segments disabled: A. Grau dargestellt. Taste. 1 von 2. | Auswahl: B. Grau dargestellt. Taste. 2 von 2.
  pages first: Seite 1 von 3. Einstellbar. Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.
  pages last: Seite 3 von 3. Einstellbar. Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.
  pages disabled: Seite 3 von 3. Grau dargestellt. Einstellbar.
  color well none: Farbauswahl. Taste.
  color well blue: Farbauswahl: blau. Taste.
  color well dark green, titled: Accent: dunkelgrün. Taste.
  color well disabled: Accent: dunkelgrün. Grau dargestellt. Taste.
  refresh idle: –
  refresh refreshing: Mail
  refresh disabled: Mail. Grau dargestellt.
  progress 0.0: Fortschritt: 0 %
  progress 0.25: Fortschritt: 25 %
  progress 1.0: Fortschritt: 100 %
  activity stopped: –
  activity running: In Arbeit
  """,
  "ar": """
  slider 0.5: ٥٠٪؜. قابل للتعديل. اسحب لأعلى أو لأسفل بإصبع واحدة لضبط القيمة.
  slider 0: ٠٪؜. قابل للتعديل. اسحب لأعلى أو لأسفل بإصبع واحدة لضبط القيمة.
  slider 1: ١٠٠٪؜. قابل للتعديل. اسحب لأعلى أو لأسفل بإصبع واحدة لضبط القيمة.
  slider disabled: ١٠٠٪؜. معتّم. قابل للتعديل.
  switch on: زر تبديل. تشغيل. اضغط مرتين لتبديل الإعداد.
  switch off: زر تبديل. إيقاف. اضغط مرتين لتبديل الإعداد.
  switch disabled: معتّم. زر تبديل. إيقاف.
  stepper 50: إنقاص. زر. | زيادة. زر.
  stepper 0: إنقاص. معتّم. زر. | زيادة. زر.
  stepper 100: إنقاص. زر. | زيادة. معتّم. زر.
  stepper disabled: إنقاص. معتّم. زر. | زيادة. معتّم. زر.
  segments none: A. زر. ١ من ٢. | B. زر. ٢ من ٢.
  segments second: A. زر. ١ من ٢. | محدد: B. زر. ٢ من ٢.
  segments disabled: A. معتّم. زر. ١ من ٢. | محدد: B. معتّم. زر. ٢ من ٢.
  pages first: صفحة ١ من ٣. قابل للتعديل. اسحب لأعلى أو لأسفل بإصبع واحدة لضبط القيمة.
  pages last: صفحة ٣ من ٣. قابل للتعديل. اسحب لأعلى أو لأسفل بإصبع واحدة لضبط القيمة.
  pages disabled: صفحة ٣ من ٣. معتّم. قابل للتعديل.
  color well none: اختيار اللون. زر.
  color well blue: اختيار اللون: أزرق. زر.
  color well dark green, titled: Accent: أخضر داكن. زر.
  color well disabled: Accent: أخضر داكن. معتّم. زر.
  refresh idle: –
  refresh refreshing: Mail
  refresh disabled: Mail. معتّم.
  progress 0.0: التقدم: ٠٪؜
  progress 0.25: التقدم: ٢٥٪؜
  progress 1.0: التقدم: ١٠٠٪؜
  activity stopped: –
  activity running: قيد التقدم
  """,
  "ja": """
  slider 0.5: 50%。調整可能。値を調整するには、1本指で上または下にスワイプします。
  slider 0: 0%。調整可能。値を調整するには、1本指で上または下にスワイプします。
  slider 1: 100%。調整可能。値を調整するには、1本指で上または下にスワイプします。
  slider disabled: 100%。淡色表示。調整可能。
  switch on: 切り替えボタン。オン。設定を切り替えるには、ダブルタップします。
  switch off: 切り替えボタン。オフ。設定を切り替えるには、ダブルタップします。
  switch disabled: 淡色表示。切り替えボタン。オフ。
  stepper 50: 減らす。ボタン。 | 増やす。ボタン。
  stepper 0: 減らす。淡色表示。ボタン。 | 増やす。ボタン。
  stepper 100: 減らす。ボタン。 | 増やす。淡色表示。ボタン。
  stepper disabled: 減らす。淡色表示。ボタン。 | 増やす。淡色表示。ボタン。
  segments none: A。ボタン。2中の1。 | B。ボタン。2中の2。
  segments second: A。ボタン。2中の1。 | 選択中、B。ボタン。2中の2。
  segments disabled: A。淡色表示。ボタン。2中の1。 | 選択中、B。淡色表示。ボタン。2中の2。
  pages first: 3ページ中の1ページ目。調整可能。値を調整するには、1本指で上または下にスワイプします。
  pages last: 3ページ中の3ページ目。調整可能。値を調整するには、1本指で上または下にスワイプします。
  pages disabled: 3ページ中の3ページ目。淡色表示。調整可能。
  color well none: カラーウェル。ボタン。
  color well blue: カラーウェル、青。ボタン。
  color well dark green, titled: Accent、暗い緑。ボタン。
  color well disabled: Accent、暗い緑。淡色表示。ボタン。
  refresh idle: –
  refresh refreshing: Mail
  refresh disabled: Mail。淡色表示。
  progress 0.0: 進行状況、0%
  progress 0.25: 進行状況、25%
  progress 1.0: 進行状況、100%
  activity stopped: –
  activity running: 進行中
  """,
]

@MainActor @Suite struct ValueControlSpeechTests {
  @Test(arguments: ["en", "ru", "de", "ar", "ja"])
  func `each control says what it is in its states`(language: String) throws {
    let tag = try #require(LanguageTag(language))
    var lines: [String] = []
    func say(_ name: String, _ view: View) {
      let parts = view.accessibilityElements ?? (view.isAccessibilityElement ? [view] : [])
      let texts = parts.map { part in
        let element = part.accessibilityElement
        let reader: VoiceOver = .voiceOver
        return reader.announcement(
          of: element, in: SpokenLanguage.speaking(element, toReaderOf: tag, by: reader)
        ).text
      }
      lines.append("\(name): \(texts.isEmpty ? "–" : texts.joined(separator: " | "))")
    }
    func say(_ name: String, _ control: Control, _ values: [(String, () -> Void)]) {
      for (value, set) in values {
        set()
        say("\(name) \(value)", control)
      }
      control.isEnabled = false
      say("\(name) disabled", control)
    }

    let slider = Slider(frame: .zero)
    say(
      "slider", slider,
      [("0.5", { slider.value = 0.5 }), ("0", { slider.value = 0 }), ("1", { slider.value = 1 })])
    let control = Switch(frame: .zero)
    say("switch", control, [("on", { control.isOn = true }), ("off", { control.isOn = false })])
    let stepper = Stepper(frame: .zero)
    say(
      "stepper", stepper,
      [
        ("50", { stepper.value = 50 }), ("0", { stepper.value = 0 }),
        ("100", { stepper.value = 100 }),
      ])
    let segments = SegmentedControl(items: ["A", "B"])
    say(
      "segments", segments,
      [("none", {}), ("second", { segments.selectedSegmentIndex = 1 })])
    let pages = PageControl(frame: .zero)
    pages.numberOfPages = 3
    say("pages", pages, [("first", {}), ("last", { pages.currentPage = 2 })])
    let well = ColorWell(frame: .zero)
    say(
      "color well", well,
      [
        ("none", {}), ("blue", { well.selectedColor = .sRGB(red: 0, green: 0, blue: 1, alpha: 1) }),
        (
          "dark green, titled",
          {
            well.title = "Accent"
            well.selectedColor = .sRGB(red: 0, green: 0.4, blue: 0, alpha: 1)
          }
        ),
      ])
    let refresh = RefreshControl()
    refresh.attributedTitle = AttributedText("Mail")
    say("refresh", refresh, [("idle", {}), ("refreshing", { refresh.beginRefreshing() })])
    let bar = ProgressView(frame: .zero)
    for progress in [0, 0.25, 1] as [Float] {
      bar.progress = progress
      say("progress \(progress)", bar)
    }
    let wheel = ActivityIndicatorView(frame: .zero)
    say("activity stopped", wheel)
    wheel.startAnimating()
    say("activity running", wheel)
    #expect(lines.joined(separator: "\n") == spoken[language])
  }
}
