import Foundation
import TestSupport
import Testing

/// A command over one of the small documents about which untrue things were told, and what is right.
private struct Fault: CustomTestStringConvertible, Sendable {
  var command: [String]
  /// What is printed below the heading.
  var right: String

  init(_ command: String..., right: String) { (self.command, self.right) = (command, right) }

  var testDescription: String { command.joined(separator: " ") }
}

private let faults: [Fault] = [
  // What a screen embeds is told as it begins, whatever was pushed for the screens that follow.
  Fault(
    "announce", "embedpush.storyboard",
    right: """
        AppController
          id open  Open. Button.
        ListController
          id open  Open. Button.
        DetailController
          without an id  Back Button.
          id back        Leave. Button.
      """),
  Fault(
    "announce", "columns4.storyboard",
    right: """
        Feeds
          id n1  Feeds. Heading.
          id bi  Filter. Button.
          id b1  Add feed. Button.
        Article
          without an id  Back Button.
          id n2          Article. Heading.
        View Controller
          id n1  Feeds. Back Button.
          id b4  Third. Button.
      """),
  Fault(
    "announce", "again-button.storyboard",
    right: """
        View Controller
          (without a size in the document: 1 Button)
        View Controller
          without an id  Back Button.
      """),
  Fault(
    "announce", "moretab.storyboard",
    right: """
        View Controller
          id ti1  Selected: Notes. Tab. 1 of 1.
          (in no tab bar of the document: 1 Tab Bar Item)
      """),
  Fault(
    "announce", "customview.xib",
    right: """
          id sg  Selected: One. Button. 1 of 2.
          id sg  Two. Button. 2 of 2.
          id bt  Press. Button.
      """),
  Fault(
    "announce", "accessory.storyboard",
    right: """
        First
          id c  Row
          id c  More Info. Button.
      """),
  Fault(
    "announce", "runtime.xib",
    right: """
          (hidden: 1 Button)
      """),
  Fault(
    "describe", "runtime.xib",
    right: """

      View   FormController
        ● Button  Buy  id b1  system, disabled, selected, hidden
            says    Selected: Buy. Dimmed. Button. Buys it.
            runtime accessibilityHint Buys it. · enabled NO · selected YES · hidden
                    YES · layer.cornerRadius 4
            sends   touchUpInside buy: → FormController
      """),
  Fault(
    "announce", "spoken.xib", "--now", "2026-11-23T20:38",
    right: """
          id d1  Date Picker: Nov 23, 2026. Button.
          id d1  Time Picker: 8:38\u{202F}PM. Button.
          id f2  Birthday. MM/DD. Text Field. Double tap to edit.
          id s1  dogs. Search Field. Double tap to edit.
          id s1  Clear text. Button.
          id s1  Cancel. Button.
          id st  Guests. Decrement. Button.
          id st  Increment. Button.
          id sg  Favorite apps. Selected: Weather. Button. 1 of 2.
          id sg  Photos. Button. 2 of 2.
          id b1  Next. Button.
      """),
  Fault(
    "announce", "dates.xib", "--now", "2026-11-23T20:38", "--no-hints",
    right: """
          id d1  Date Picker: Nov 23, 2026. Button.
          id d1  Time Picker: 8:38\u{202F}PM. Button.
          id f1  Ada. Text Field.
          id f1  Clear text. Button.
          id f2  Birthday. MM/DD. Text Field.
          id s1  dogs. Search Field.
          id s1  Clear text. Button.
          id s1  Cancel. Button.
          id st  Guests. Decrement. Button.
          id st  Increment. Button.
          id sg  Favorite apps. Selected: Weather. Button. 1 of 2.
          id sg  Photos. Button. 2 of 2.
          id d2  Hours: 0 hours. Selected. Picker item. Adjustable. 1 of 24.
          id d2  Minutes: 5 minutes. Selected. Picker item. Adjustable. 6 of 60.
          id b1  Write. Button. Link.
                 (--label-policy observed says 'Mail')
          id pc  page 1 of 3. Adjustable.
          id l1  Terms. Heading.
          id im  Logo. Image.
      """),
]

/// The commands that once stopped at a segue that leads back to its own container.
private let verbs = ["announce", "check", "focus", "describe"]

/// The documents beside the package.
private let found = SharedFolder.url.appending(path: "found")

@Suite(.tags(.corpus), .enabled(if: SharedFolder.hasCorpus, "the documents are not there"))
struct CorpusFaultTests {
  @Test(arguments: faults)
  fileprivate func `what was told of a document and was untrue is put right`(
    _ fault: Fault
  ) throws {
    let answer = try run("ctl", fault.command, in: found)
    #expect(answer.status == 0)
    // The heading takes one line or two.
    let lines = answer.output.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.drop { $0.hasPrefix("..") || $0.contains("UIKit ·") || $0 == fault.command[1] }
    #expect(
      body.joined(separator: "\n").trimmingCharacters(in: .newlines)
        == fault.right.trimmingCharacters(in: .newlines))
  }

  @Test(arguments: verbs)
  func `a segue that leads back to its container stops no command`(_ verb: String) throws {
    #expect(try run("ctl", [verb, "again-button.storyboard"], in: found).status == 0)
  }

  @Test func `whether a tap reaches a control is judged before it`() throws {
    let answer = try run("ctl", ["tap", "twoseg.storyboard", "go", "--format", "json"], in: found)
    #expect(answer.output.contains(#""reached" : true"#))
    #expect(!answer.output.contains("obstacle"))
    #expect(answer.output.contains(#""presents" : "Second""#))
  }

  @Test func `a recognizer that takes a tap is the reason for a date that is not picked`() throws {
    let answer = try run(
      "ctl", ["tap", "picker.xib", "dp", "--pick", "2026-11-20T18:30"], in: found)
    #expect(answer.status == 1)
    #expect(
      unwrapped(answer.output).contains(
        """
        Tap Gesture Recognizer took the touch; the control gets it where \
        cancelsTouchesInView is false, or where the delegate of the recognizer leaves it out
        """))
  }

  @Test(arguments: [["More Info"], ["c", "--then", "More Info"]])
  func `the button for details has the name that it says, and performs its segue`(
    _ arguments: [String]
  ) throws {
    let answer = try run("ctl", ["tap", "accessory.storyboard"] + arguments, in: found)
    #expect(answer.status == 0)
    #expect(unwrapped(answer.output).contains("presents Second, pageSheet    First"))
  }

  @Test(arguments: [
    ["other-scene-placeholder.storyboard"], ["turkish", "--rule", "title-not-in-label"],
    ["customview.xib"],
  ])
  func `what is right has no finding`(_ arguments: [String]) throws {
    let answer = try run("ctl", ["check"] + arguments, in: found)
    #expect(answer.status == 0)
    #expect(answer.output.isEmpty)
    #expect(answer.errors.hasPrefix("No findings in 1 document"))
  }

  @Test func `a first responder of another scene is called so`() throws {
    let answer = try run("ctl", ["describe", "other-scene-placeholder.storyboard"], in: found)
    #expect(answer.output.contains("sends   go: → First Responder\n"))
  }
}
