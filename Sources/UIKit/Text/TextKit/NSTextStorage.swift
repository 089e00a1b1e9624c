#if UIKit
public import Foundation

/// A text that notifies its layout managers and its delegate of changes (`NSTextStorage`).
///
/// All changes go through `replaceCharacters(in:with:)` with a string and
/// `setAttributes(_:range:)`, so a subclass with a text of its own overrides these two, `string`
/// and `attributes(at:effectiveRange:)`, and calls ``edited(_:range:changeInLength:)``.
open class NSTextStorage: NSMutableAttributedString {
  /// The layout managers, in the order in which they were added (`NSTextStorage.layoutManagers`).
  public private(set) final var layoutManagers: [NSLayoutManager] = []
  /// The delegate, which is notified of changes; nil unless set, and not retained
  /// (`NSTextStorage.delegate`).
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The changes since the first one began (`NSTextStorage.editedMask`).
  open private(set) var editedMask: EditActions = []
  /// The place where it has changed, with the text as it is now; not found without a change
  /// (`NSTextStorage.editedRange`).
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The number of characters by which the text has become longer (`NSTextStorage.changeInLength`).
  open private(set) var changeInLength = 0
  private var depth = 0

  /// Creates an empty text.
  public init() { super.init(string: "") }
  /// Creates a text.
  public override init(string: String) { super.init(string: string) }
  /// Creates a text with attributes.
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }
  /// Creates a text from another one.
  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }
  /// Creates a text from an archive.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  // MARK: Layout managers

  /// Has a layout manager lay out the text (`NSTextStorage.addLayoutManager(_:)`).
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    aLayoutManager.textChanged()
  }
  /// Lets a layout manager go (`NSTextStorage.removeLayoutManager(_:)`).
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
    aLayoutManager.textChanged()
  }

  // MARK: Changes

  /// Notes a change, with the range from before it, and processes it unless others belong to it
  /// (`NSTextStorage.edited(_:range:changeInLength:)`).
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int)
  {
    let range = NSRange(location: editedRange.location, length: editedRange.length + delta)
    if self.editedRange.location == NSNotFound {
      self.editedRange = range
    } else {
      let end = max(NSMaxRange(self.editedRange) + delta, NSMaxRange(range))
      let start = min(self.editedRange.location, range.location)
      self.editedRange = NSRange(location: start, length: end - start)
    }
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if depth == 0 { processEditing() }
  }

  /// Notifies the delegate, which may change more, and the layout managers
  /// (`NSTextStorage.processEditing()`).
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    depth += 1
    let center = NotificationCenter.default
    center.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    center.post(name: Self.didProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    depth -= 1
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    for manager in layoutManagers { manager.textChanged() }
  }

  /// Begins changes that are processed together.
  open override func beginEditing() { depth += 1 }
  /// Ends changes that are processed together.
  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0 { processEditing() }
  }

  // MARK: Reading, by `string` and `attributes(at:effectiveRange:)` alone

  /// The length in UTF-16 units.
  open override var length: Int { string.utf16.count }
  /// Returns an attribute, and the range of the attributes around it.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }
  /// Returns an attribute, and the range in which it has its value.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int,
    longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> Any? {
    attributedSubstring(from: rangeLimit).read(from: rangeLimit, range) {
      $0.attribute(attrName, at: location - rangeLimit.location, longestEffectiveRange: $1, in: $2)
    }
  }
  /// Returns the attributes, and the range in which they are the same.
  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    attributedSubstring(from: rangeLimit).read(from: rangeLimit, range) {
      $0.attributes(at: location - rangeLimit.location, longestEffectiveRange: $1, in: $2)
    }
  }
  /// Returns a part of the text.
  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let text = NSMutableAttributedString(string: (string as NSString).substring(with: range))
    for (attributes, run) in runs {
      let part = NSIntersectionRange(run, range)
      guard part.length > 0, !attributes.isEmpty else { continue }
      text.setAttributes(
        attributes, range: NSRange(location: part.location - range.location, length: part.length))
    }
    return NSAttributedString(attributedString: text)
  }
  /// Returns a Boolean value that indicates whether another text has the same characters and
  /// attributes.
  open override func isEqual(to other: NSAttributedString) -> Bool {
    hasSameContents(as: other)
  }
  /// Returns the text as it is now.
  open override func copy(with zone: NSZone? = nil) -> Any { whole }
  /// Returns the text as it is now, which can be changed.
  open override func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableAttributedString(attributedString: whole)
  }
  private var whole: NSAttributedString {
    attributedSubstring(from: NSRange(location: 0, length: length))
  }

  // MARK: NSMutableAttributedString

  /// Replaces a range by a string.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }
  /// Replaces the attributes of a range.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
  /// Adds an attribute to a range.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change(range) { $0[name] = value }
  }
  /// Adds attributes to a range.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    change(range) { $0.merge(attrs) { $1 } }
  }
  /// Removes an attribute of a range.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { $0[name] = nil }
  }
  /// Replaces a range by a text with attributes.
  open override func replaceCharacters(
    in range: NSRange, with attrString: NSAttributedString
  ) {
    beginEditing()
    let runs = attrString.runs
    replaceCharacters(in: range, with: attrString.string)
    for (attributes, run) in runs {
      let place = NSRange(location: range.location + run.location, length: run.length)
      setAttributes(attributes, range: place)
    }
    endEditing()
  }
  /// Inserts a text with attributes.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }
  /// Adds a text with attributes at the end.
  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }
  /// Deletes a range.
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
  /// Replaces the whole text.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  private func change(
    _ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    beginEditing()
    for (former, run) in runs {
      let part = NSIntersectionRange(run, range)
      guard part.length > 0 else { continue }
      var attributes = former
      body(&attributes)
      setAttributes(attributes, range: part)
    }
    endEditing()
  }
}

extension NSAttributedString {
  /// Reads something of a part of a longer text, with the range in which it is the same.
  fileprivate func read<Value>(
    from part: NSRange, _ range: NSRangePointer?,
    _ body: (NSAttributedString, NSRangePointer, NSRange) -> Value
  ) -> Value {
    var own = NSRange()
    let value = body(self, &own, NSRange(location: 0, length: part.length))
    range?.pointee = NSRange(location: own.location + part.location, length: own.length)
    return value
  }

  /// The attributes of the text, each with its range.
  var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] {
    var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
    var location = 0
    let length = length
    while location < length {
      var range = NSRange()
      let attributes = attributes(at: location, effectiveRange: &range)
      let end = min(max(NSMaxRange(range), location + 1), length)
      runs.append((attributes, NSRange(location: location, length: end - location)))
      location = end
    }
    return runs
  }
}
#endif
