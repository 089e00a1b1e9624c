import Controls

/// Announces one element, after the first in its language.
@MainActor
func announce(_ runner: inout Runner) {
  let button = Button(type: .system)
  button.setTitle("Options", for: .normal)
  button.accessibilityHint = "Shows additional camera options."
  let slider = AccessibilityElement(
    label: "Volume", value: .percent(0.4), traits: [.adjustable, .selected])
  let english = SpokenLanguage.closest(to: "en")
  var length = 0

  let name = "one element"
  let parts = ["Options.", "Button.", "Shows additional camera options."]
  runner.limit("announce", name, "the text joined from its parts") { operations in
    for _ in 0..<operations { length &+= parts.joined(separator: " ").utf8.count }
  }
  runner.row("announce", name, "Button.announcement(in:)") { operations in
    for _ in 0..<operations { length &+= button.announcement(in: "en").utf8.count }
  }
  runner.row("announce", name, "VoiceOver().announcement(of:in:), a value with a number") {
    operations in
    for _ in 0..<operations {
      length &+= VoiceOver().announcement(of: slider, in: english).text.utf8.count
    }
  }
  precondition(length >= 0)
}
