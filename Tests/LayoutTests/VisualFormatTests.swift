import FoundationEssentials
import Testing
import UIKitDialect

@MainActor
struct VisualFormatTests {
  private let superview = UIView()
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()
  private let guide = UILayoutGuide()

  init() {
    for view in [a, b, c] { superview.addSubview(view) }
    superview.addLayoutGuide(guide)
  }

  private var views: [String: Any] { ["a": a, "b": b, "c": c, "guide": guide, "alone": UIView()] }

  /// Returns the constraints in short: `a.leading == super.leading + 20`.
  private func lines(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [String] {
    let names: [ObjectIdentifier: String] = [
      ObjectIdentifier(superview): "super", ObjectIdentifier(a): "a", ObjectIdentifier(b): "b",
      ObjectIdentifier(c): "c", ObjectIdentifier(guide): "guide",
    ]
    func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String? {
      item.map { "\(names[ObjectIdentifier($0)] ?? "?").\(attribute)" }
    }
    let signs = [-1: "<=", 0: "==", 1: ">="]
    return NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views
    ).map { constraint in
      let first = side(constraint.firstItem, constraint.firstAttribute) ?? ""
      let second = side(constraint.secondItem, constraint.secondAttribute)
      let constant = second != nil && constraint.constant == 0 ? nil : "\(constraint.constant)"
      let priority = constraint.priority == .required ? "" : " @\(constraint.priority.rawValue)"
      let right = [second, constant].compactMap { $0 }.joined(separator: " + ")
      return "\(first) \(signs[constraint.relation.rawValue] ?? "?") \(right)\(priority)"
    }
  }

  @Test func `T146 a space to the edge and a width`() {
    #expect(lines("H:|-20-[a(100)]") == ["a.leading == super.leading + 20.0", "a.width == 100.0"])
  }

  @Test func `T147 spaces to both edges, across and down`() {
    #expect(
      lines("H:|-20-[b]-30-|")
        == ["b.leading == super.leading + 20.0", "super.trailing == b.trailing + 30.0"])
    #expect(
      lines("V:|-10-[c]-20-|")
        == ["c.top == super.top + 10.0", "super.bottom == c.bottom + 20.0"])
  }

  @Test func `T148 an unknown view, a priority above 1000 and a loose end are errors`() throws {
    #expect(
      problem("H:|-[x]") == "Unable to parse constraint format: \n"
        + "x is not a key in the views dictionary. \nH:|-[x] \n     ^")
    #expect(
      problem("[a(>=1@1001)]") == "Unable to parse constraint format: \n"
        + "A priority must be greater than 0 and at most 1000. \n[a(>=1@1001)] \n       ^")
    #expect(
      problem("[a]-") == "Unable to parse constraint format: \n"
        + "Expected a view or '|' after the connection \n[a]- \n    ^")
  }

  @Test func `a bad format ends the program with the place`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "H:[x]", options: [], metrics: nil, views: ["a": UIView()])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Unable to parse constraint format: \nx is not a key in the views"))
  }

  @Test(arguments: [
    ("[a]", []), ("|[a]|", ["a.leading == super.leading", "super.trailing == a.trailing"]),
    ("|-[a]-|", ["a.leading == super.leadingMargin", "super.trailingMargin == a.trailing"]),
    ("V:|-[a]-|", ["a.top == super.topMargin", "super.bottomMargin == a.bottom"]),
    ("[a][b]", ["b.leading == a.trailing"]), ("[a]-[b]", ["b.leading == a.trailing + 8.0"]),
    ("V:[a]-[b]", ["b.top == a.bottom + 8.0"]),
    ("[a]-(-8)-[b]", ["b.leading == a.trailing + -8.0"]),
    ("[a]-0.5-[b]", ["b.leading == a.trailing + 0.5"]),
    ("[a]-5@750-[b]", ["b.leading == a.trailing + 5.0 @750.0"]),
    (
      "[a]-(>=5,<=10@20)-[b]",
      ["b.leading >= a.trailing + 5.0", "b.leading <= a.trailing + 10.0 @20.0"]
    ),
    ("[a(==b)]", ["a.width == b.width"]), ("[a(b)]", ["a.width == b.width"]),
    ("V:[a(>=b@1)]", ["a.height >= b.height @1.0"]),
    ("[a(>=50,<=100)]", ["a.width >= 50.0", "a.width <= 100.0"]),
    ("[a(metric)]", ["a.width == 7.0"]),
    ("[a]-metric-[b]", ["b.leading == a.trailing + 7.0"]),
    ("[a]-(>=metric@priority)-[b]", ["b.leading >= a.trailing + 7.0 @250.0"]),
    (
      " H : | - 20 - [ a ( 100 ) ] ", ["a.leading == super.leading + 20.0", "a.width == 100.0"]
    ),
    ("|-5-[guide]", ["guide.leading == super.leading + 5.0"]),
    (
      "|-(>=10@priority)-[a(b@999)][b(metric)]|",
      [
        "a.leading >= super.leading + 10.0 @250.0", "a.width == b.width @999.0",
        "b.leading == a.trailing", "b.width == 7.0", "super.trailing == b.trailing",
      ]
    ),
    (
      "[a]-1-[b]-2-[c]", ["b.leading == a.trailing + 1.0", "c.leading == b.trailing + 2.0"]
    ),
  ])
  func `a format gives its constraints in the order in which it is read`(
    _ format: String, _ expected: [String]
  ) {
    #expect(lines(format, metrics: ["metric": 7, "priority": Float(250)]) == expected)
  }

  @Test func `a format is read in the direction of its options`() {
    #expect(
      lines("|-1-[a]-2-[b]-3-|", .directionLeftToRight) == [
        "a.left == super.left + 1.0", "b.left == a.right + 2.0", "super.right == b.right + 3.0",
      ])
    #expect(
      lines("|-1-[a]-2-[b]-3-|", .directionRightToLeft) == [
        "super.right == a.right + 1.0", "a.left == b.right + 2.0", "b.left == super.left + 3.0",
      ])
    #expect(
      lines("|-[a]-|", .directionRightToLeft)
        == ["super.rightMargin == a.right", "a.left == super.leftMargin"])
    #expect(lines("V:|-1-[a]", .directionRightToLeft) == ["a.top == super.top + 1.0"])
  }

  @Test func `options align the views`() {
    #expect(
      lines("[a]-1-[b]-2-[c]", [.alignAllTop, .alignAllBottom]) == [
        "b.leading == a.trailing + 1.0", "c.leading == b.trailing + 2.0", "a.top == b.top",
        "b.top == c.top", "a.bottom == b.bottom", "b.bottom == c.bottom",
      ])
    #expect(
      lines("V:[a][b]", .alignAllCenterX) == ["b.top == a.bottom", "a.centerX == b.centerX"])
    #expect(lines("[a(1)]", .alignAllLeading) == ["a.width == 1.0"])
    #expect(
      problem("[a][b]", .alignAllLeading)?.contains("aligned on a horizontal edge") == true)
    #expect(problem("V:[a][b]", .alignAllTop)?.contains("aligned on a vertical edge") == true)
  }

  @Test func `spaces of a column can be between baselines`() {
    #expect(
      lines("V:|-1-[a]-2-[b]", .spacingBaselineToBaseline)
        == ["a.top == super.top + 1.0", "b.firstBaseline == a.lastBaseline + 2.0"])
    #expect(
      lines("H:[a]-2-[b]", .spacingBaselineToBaseline) == ["b.leading == a.trailing + 2.0"])
  }

  @Test(arguments: [
    ("", "It's an empty string.", 0), ("  ", "It's an empty string.", 2),
    ("H", "Expected a ':' after 'H'", 1), ("V[a]", "Expected a ':' after 'V'", 1),
    ("H:", "Expected a view", 2), ("|", "Expected a view", 1), ("a", "Expected a view", 0),
    ("[", "Expected the name of a view", 1), ("[1]", "Expected the name of a view", 1),
    ("[a", "Expected a ']' here. That is how you give the end of a view.", 2),
    ("|-0-[a-0-|", "Expected a ']' here. That is how you give the end of a view.", 6),
    ("[a]-5[b]", "Expected a '-' here. That is how you end a space.", 5),
    ("[a]--[b]", "Expected a number or a name", 4),
    ("[a(]", "Expected a number or a name", 3),
    ("[a(5]", "Expected a ')' here. That is how you end a list of conditions.", 4),
    ("[a(=5)]", "Expected a relation. It must be one of ==, <= and >=.", 4),
    ("[a(>5)]", "Expected a relation. It must be one of ==, <= and >=.", 4),
    ("[a(5@)]", "Expected a number or a name", 5), ("[a(1.2.3)]", "Expected a number or a name", 3),
    ("|[a]|[b]", "Expected the end of the format", 5), ("[a]x", "Expected a view", 3),
    ("[a](5)", "Expected a view", 3), ("[ä]", "Expected the name of a view", 1),
    (
      "[a]-n-[b]",
      "Encountered metric with name \"n\", but value was not specified in metrics or "
        + "views dictionaries", 4
    ),
    (
      "[a(n)]",
      "Encountered metric with name \"n\", but value was not specified in metrics or "
        + "views dictionaries", 3
    ),
    (
      "[a]-b-[c]",
      "Encountered metric with name \"b\", but value was not specified in metrics or "
        + "views dictionaries", 4
    ),
    (
      "|[alone]",
      "Unable to interpret '|' character, because the related view doesn't have a "
        + "superview", 0
    ),
    (
      "[alone]-|",
      "Unable to interpret '|' character, because the related view doesn't have a "
        + "superview", 8
    ),
    ("[a(0@0)]", "A priority must be greater than 0 and at most 1000.", 5),
    ("[text]", "text is neither a view nor a layout guide.", 1),
  ])
  func `an error names the reason and the place`(_ format: String, _ reason: String, _ place: Int) {
    var views = views
    views["text"] = "text"
    do {
      _ = try VisualFormat(format).constraints(options: [], metrics: [:], views: views)
      Issue.record("\(format) has no error")
    } catch {
      #expect(error.reason == reason)
      #expect(error.position == place)
    }
  }

  @Test func `a metric is a number of any type`() {
    let numbers: [Any] = [7, 7.0, Float(7), Double(7), UInt8(7)]
    for number in numbers {
      #expect(lines("[a(n)]", metrics: ["n": number]) == ["a.width == 7.0"])
    }
  }

  @Test func `random formats either have constraints or an error with a place`() {
    var generator = SystemRandomNumberGenerator()
    let parts = [
      "H:", "V:", "|", "-", "[", "]", "(", ")", "a", "b", "5", ">=", "@", ",", "==", " ",
    ]
    for _ in 0..<5000 {
      let count = Int.random(in: 0...12, using: &generator)
      let format = (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      do {
        _ = try VisualFormat(format).constraints(options: [], metrics: [:], views: views)
      } catch {
        #expect((0...format.count).contains(error.position), "\(format)")
      }
    }
  }

  private func problem(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = []
  ) -> String? {
    do {
      _ = try VisualFormat(format).constraints(options: options, metrics: [:], views: views)
      return nil
    } catch {
      return error.message(in: format)
    }
  }
}
