import Diagnostics

/// A look at YAML before a parser sees it, which finds what the parser might not survive.
///
/// Yams composes values by recursion and compares keys in depth, so levels are counted here, and
/// anchors with their aliases, which multiply values, are refused. So are tags, complex keys and a
/// second document, which no configuration needs. The scan follows libyaml's tokens exactly, and
/// refuses what libyaml refuses or what it could read in another way.
struct YAMLScan {
  /// The most levels of lists and mappings within each other.
  static let maximumDepth = 64

  /// The states of the scan.
  enum State {
    /// A value or a key.
    case value
    /// The rest of a text without quotation marks.
    case text
    /// The end of a value, or the colon after a key.
    case end
  }

  let input: InputText
  /// The most levels; a test takes fewer.
  let levels: Int
  var index = 0
  var state = State.value
  /// The columns of the open block lists and mappings, outermost first.
  var blocks: [(column: Int, isList: Bool)] = []
  /// The open flow lists and mappings: the brackets that close them, and where they begin.
  var brackets: [(close: UInt8, start: Int)] = []
  /// The column at which a key may have begun on this line.
  var keyColumn: Int?
  var lineStart = 0
  private var hasContents = false

  /// Throws the first thing that keeps a text from being handed to a parser.
  static func check(_ input: InputText, levels: Int = maximumDepth) throws(Diagnostic) {
    var scan = YAMLScan(input: input, levels: levels)
    try scan.checkCharacters()
    // A byte order mark.
    if input.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { scan.index = 3 }
    while scan.byte != nil { try scan.scanLine() }
    if let open = scan.brackets.last {
      throw scan.error("the bracket is not closed", "Close it.", at: open.start)
    }
  }

  private init(input: InputText, levels: Int) { (self.input, self.levels) = (input, levels) }

  /// Controls mean an end to some readers, and Unicode's line ends are lines to some only.
  private func checkCharacters() throws(Diagnostic) {
    for (offset, byte) in input.bytes.enumerated() {
      let isControl = byte < 0x20 && byte != 0x09 && !isBreak(byte) || byte == 0x7F
      let isLineEnd =
        switch byte {
        case 0xC2: self.byte(at: offset + 1) == 0x85
        case 0xE2:
          self.byte(at: offset + 1) == 0x80
            && (self.byte(at: offset + 2) == 0xA8 || self.byte(at: offset + 2) == 0xA9)
        default: false
        }
      if isControl || isLineEnd {
        throw error("there is a control character", "Remove it.", at: offset)
      }
    }
  }

  private mutating func scanLine() throws(Diagnostic) {
    lineStart = index
    keyColumn = nil
    while byte == UInt8(ascii: " ") { index += 1 }
    if isBreak(byte) { return endLine() }
    if byte == UInt8(ascii: "#") { return skipComment() }
    if brackets.isEmpty {
      if try scanMarker() { return }
      try beginBlockLine()
    }
    hasContents = true
    while let byte, !isBreak(byte) { try scanToken(byte) }
    endLine()
  }

  /// Closes the blocks that end before a line; the line may also continue the text above.
  private mutating func beginBlockLine() throws(Diagnostic) {
    let innermost = blocks.last?.column ?? -1
    if state == .text, column > innermost { return }
    while let last = blocks.last, last.column > column { blocks.removeLast() }
    state = .value
  }

  /// Scans `---`, with which a document may begin; returns whether the line is one.
  private mutating func scanMarker() throws(Diagnostic) -> Bool {
    guard column == 0, let byte else { return false }
    if byte == UInt8(ascii: "%") { throw error("there is a directive", "Remove it.") }
    let isStart = input.bytes[index...].starts(with: "---".utf8)
    guard isStart || input.bytes[index...].starts(with: "...".utf8), isBlank(at: index + 3) else {
      return false
    }
    if !isStart || hasContents {
      throw error("a second document begins here", "Write one document.")
    }
    hasContents = true
    index += 3
    while self.byte == UInt8(ascii: " ") { index += 1 }
    if self.byte == UInt8(ascii: "#") {
      skipComment()
    } else if isBreak(self.byte) {
      endLine()
    } else {
      throw error("there is more after '---'", "Write it on the next line.")
    }
    return true
  }
}
