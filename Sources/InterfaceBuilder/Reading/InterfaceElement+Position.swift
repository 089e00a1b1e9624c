public import Diagnostics

extension InterfaceElement {
  /// The range of the element in the bytes of the document, its end tag included.
  public var byteRange: Range<Int> { Int(tagStart)..<Int(tree.nodes[Int(index)].end) }

  private var tagStart: UInt32 { tree.nodes[Int(index)].tagStart }

  /// The position after the start tag.
  var startTagEnd: SourcePosition { tree.position(of: Int(tree.nodes[Int(index)].tagEnd)) }

  /// The position at which the element begins.
  public var position: SourcePosition { tree.position(of: Int(tagStart)) }

  /// The range of an attribute in the bytes of the document, its name and value included.
  ///
  /// The range is found in the start tag on demand; nil if the element lacks the attribute.
  public func byteRange(ofAttribute attribute: String) -> Range<Int>? {
    guard self[attribute] != nil else { return nil }
    let start = Int(tagStart)
    let tag = tree.source[start..<Int(tree.nodes[Int(index)].tagEnd)]
    guard let unit = tree.wideUnit else {
      return attributeRange(of: tree.sourceBytes(of: attribute), in: tag)
    }
    // In UTF-16, the low bytes are enough to find the delimiters of a tag.
    let low = stride(from: start + unit, to: tag.endIndex, by: 2).map { tree.source[$0] }
    let name = attribute.utf16.map { UInt8(truncatingIfNeeded: $0) }
    return attributeRange(of: name, in: low[...]).map { range in
      start + range.lowerBound * 2..<start + range.upperBound * 2
    }
  }

  /// The position at which an attribute begins; nil if the element lacks it.
  public func position(ofAttribute attribute: String) -> SourcePosition? {
    byteRange(ofAttribute: attribute).map { tree.position(of: $0.lowerBound) }
  }
}

extension InterfaceDocument {
  /// Returns the positions of offsets in the bytes of the document, which ascend; in one pass.
  package func positions(of offsets: [Int]) -> [SourcePosition] {
    let tree = root.tree
    var known = 0
    var position = SourcePosition(line: 1, column: 1)
    return offsets.map { offset in
      position = tree.position(of: offset, from: known, at: position)
      known = offset
      return position
    }
  }

  /// The name of a scene, at most 100 characters; nil in a xib and for a scene without a name.
  package func sceneTitle(_ number: Int) -> String? { index.sceneNames[number].title }

  /// Returns the number of the scene that an element belongs to; nil for one outside of the scenes.
  package func sceneIndex(of element: InterfaceElement) -> Int? {
    guard element.isInDocument(of: root) else { return nil }
    // Scenes are in the order of their elements.
    var (low, high) = (0, scenes.count)
    while low < high {
      let middle = (low + high) / 2
      if scenes[middle].objects.ordinal <= element.ordinal {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low == 0 ? nil : low - 1
  }
}

extension ElementTree {
  /// Returns the position of an offset after that of an earlier one.
  fileprivate func position(
    of offset: Int, from start: Int, at position: SourcePosition
  ) -> SourcePosition {
    // The first line has a byte order mark.
    guard start > 0 else { return self.position(of: offset) }
    if wideUnit != nil { return wide(source[start..<offset], after: position) }
    let between = source[start..<offset]
    let end = between.lastIndex(of: 0x0A)
    let rest = source[(end.map { $0 + 1 } ?? start)..<offset]
    let columns = isSingleByte ? rest.count : rest.count { $0 & 0xC0 != 0x80 }
    let lines = between.count { $0 == 0x0A }
    return SourcePosition(
      line: position.line + lines, column: (end == nil ? position.column : 1) + columns)
  }

  /// The index of the low byte in a UTF-16 code unit; nil for a byte-oriented encoding.
  var wideUnit: Int? {
    if source.starts(with: [0xFF, 0xFE]) { return 0 }
    return source.starts(with: [0xFE, 0xFF]) ? 1 : nil
  }

  /// Indicates whether each byte is a character, according to the XML declaration.
  private var isSingleByte: Bool {
    let declaration = String(decoding: source.prefix(100).prefix { $0 != 0x3E }, as: UTF8.self)
    return ["ISO-8859-1", "US-ASCII"].contains { declaration.uppercased().contains($0) }
  }

  /// The bytes of a name in the encoding of a byte-oriented source.
  func sourceBytes(of name: String) -> [UInt8] {
    isSingleByte
      ? name.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } : Array(name.utf8)
  }

  /// Returns the position of an offset in the source; a column is a Unicode scalar in each encoding.
  func position(of offset: Int) -> SourcePosition {
    let before = source[..<offset]
    if wideUnit != nil {
      return wide(before.dropFirst(2), after: SourcePosition(line: 1, column: 1))
    }
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let line = before.count { $0 == 0x0A } + 1
    // Continuation bytes do not count, nor does a byte order mark.
    let mark = lineStart == 0 && before.starts(with: [0xEF, 0xBB, 0xBF]) ? 1 : 0
    let characters =
      isSingleByte
      ? before.count - lineStart : before[lineStart...].count { $0 & 0xC0 != 0x80 }
    return SourcePosition(line: line, column: characters - mark + 1)
  }

  private func wide(
    _ units: ArraySlice<UInt8>, after position: SourcePosition
  ) -> SourcePosition {
    let high = source[0] == 0xFE ? 0 : 1
    var position = position
    for index in stride(from: units.startIndex, to: units.endIndex - 1, by: 2) {
      if source[index + high] == 0, source[index + 1 - high] == 0x0A {
        position = SourcePosition(line: position.line + 1, column: 1)
      } else if !(0xDC...0xDF).contains(source[index + high]) {
        // The second half of a pair of surrogates is no character of its own.
        position.column += 1
      }
    }
    return position
  }
}

/// Returns the range of an attribute in a start tag that the parser has found to be well-formed.
private func attributeRange(of name: [UInt8], in tag: ArraySlice<UInt8>) -> Range<Int>? {
  var index = tag.startIndex
  func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
  while index < tag.endIndex, !isSpace(tag[index]) { index += 1 }  // the element's name
  while index < tag.endIndex {
    while index < tag.endIndex, isSpace(tag[index]) { index += 1 }
    let start = index
    while index < tag.endIndex, tag[index] != UInt8(ascii: "="), !isSpace(tag[index]) { index += 1 }
    let found = tag[start..<index].elementsEqual(name)
    while index < tag.endIndex, tag[index] != UInt8(ascii: "\""), tag[index] != UInt8(ascii: "'") {
      index += 1
    }
    guard index < tag.endIndex else { return nil }
    let quote = tag[index]
    index += 1
    while index < tag.endIndex, tag[index] != quote { index += 1 }
    index = min(index + 1, tag.endIndex)
    if found { return start..<index }
  }
  return nil
}
