public import Diagnostics

extension Scenario {
  /// Parses a scenario; the path is used in errors.
  public init(reading text: String, path: String = "scenario") throws(Diagnostic) {
    var parser = TranscriptParser(path: path, isScenario: true)
    try parser.read(text)
    self = parser.scenario
    transcript = parser.transcript
  }

  /// Parses a scenario in UTF-8.
  public init(readingUTF8 bytes: some Collection<UInt8>, path: String) throws(Diagnostic) {
    try self.init(reading: Transcript.text(ofUTF8: bytes, path: path), path: path)
  }
}

extension TranscriptParser {
  /// Reads a line that only a scenario has; returns whether it is one.
  mutating func readScenarioLine(
    _ first: Unicode.Scalar, _ cursor: inout TranscriptCursor
  ) throws(Diagnostic) -> Bool {
    guard isScenario else { return false }
    if first == ">" {
      try closeElement()
      cursor.advance()
      cursor.skipBlanks()
      let text = cursor.rest
      guard !text.unicodeScalars.contains(where: \.isDangerous) else {
        throw cursor.error(
          "there is a control character in this step", "Write it as its number, such as \\u{1B}.")
      }
      var step = ScenarioStepParser(cursor)
      let action = try step.read()
      scenario.steps.append(.init(text: text, line: cursor.line, action: action))
      addScreen(.init(title: text, line: cursor.line))
      return true
    }
    guard !scenario.steps.isEmpty else {
      throw cursor.error(
        "there is no step above", "Write one such as '> tap #signIn' first.")
    }
    if let mark = TranscriptMark(first) {
      cursor.advance()
      var blanks = 0
      while cursor.skip(" ") { blanks += 1 }
      try readElement(&cursor, mark, indent: mark == .record ? max(0, blanks - 1) : 0)
      return true
    }
    return false
  }

  /// Reads the name of the screen on which a scenario begins.
  mutating func readScenarioScreen(
    _ title: String, from start: TranscriptCursor
  ) throws(Diagnostic) {
    guard scenario.steps.isEmpty, scenario.screen == nil, !title.isEmpty else {
      throw start.error(
        "a scenario begins on one screen, which is named before its first step",
        "Write '@screen' and the name once.")
    }
    scenario.screen = title
    scenario.comments = takeComments()
  }
}
