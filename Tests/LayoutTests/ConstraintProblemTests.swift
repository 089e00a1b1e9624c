import FoundationEssentials
import Testing
import UIKitDialect

// What UIKit refuses with an exception ends the program here, with UIKit's text.

@MainActor
struct ConstraintProblemTests {
  @Test func `T094 leading and left do not go together`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .leading, relatedBy: .equal, toItem: UIView(),
          attribute: .left, multiplier: 1, constant: 0)
      }
    }
    #expect(text(of: result).contains("Use leading/trailing for both or neither."))
  }

  @Test func `T095 a leading and a left anchor do not go together`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView().leadingAnchor.constraint(equalTo: UIView().leftAnchor) }
    }
    #expect(text(of: result).contains("because their units are not compatible."))
  }

  @Test func `T096 a position is not related to a number`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 0)
      }
    }
    #expect(text(of: result).contains("Location attributes must be specified in pairs."))
  }

  @Test func `T097 a multiplier is finite`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UIView().widthAnchor.constraint(equalTo: UIView().widthAnchor, multiplier: .nan)
      }
    }
    #expect(text(of: result).contains("Multiplier is not finite! That's illegal. multiplier:nan"))
  }

  @Test func `T098 a constant is finite`() async {
    let made = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView().widthAnchor.constraint(equalToConstant: .infinity) }
    }
    #expect(text(of: made).contains("constant is not finite! That's illegal. constant:inf"))
    let set = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIView().widthAnchor.constraint(equalToConstant: 1).constant = -.infinity
      }
    }
    #expect(text(of: set).contains("constant is not finite! That's illegal. constant:-inf"))
  }

  @Test func `T099 views without a common view are not related`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (one, other) = (UIView(), UIView())
        one.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
      }
    }
    #expect(text(of: result).contains("Unable to activate constraint with anchors "))
    #expect(text(of: result).contains("because they have no common ancestor."))
  }

  @Test func `T100 an active constraint stays required or optional`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 1)
        constraint.isActive = true
        constraint.priority = UILayoutPriority(999)
      }
    }
    #expect(text(of: result).contains("Mutating a priority from required to not"))
    #expect(
      text(of: result).contains(
        "You passed priority 999 and the existing priority was 1000."))
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    constraint.priority = UILayoutPriority(999)
    constraint.isActive = true
    constraint.priority = UILayoutPriority(998)
    #expect(constraint.problem(ofPriority: .required) != nil)
    constraint.isActive = false
    constraint.priority = .required
    #expect(constraint.priority == .required)
  }

  @Test(arguments: [-1, 0, 1000.5, Float.nan, .infinity])
  func `a priority is above 0 and at most 1000`(_ number: Float) throws {
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    let problem = try #require(constraint.problem(ofPriority: UILayoutPriority(number)))
    #expect(problem.hasPrefix("It's illegal to set priority:"))
    #expect(constraint.problem(ofPriority: UILayoutPriority(0.5)) == nil)
  }

  @Test func `addConstraint takes only what is in the view`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (one, other) = (UIView(), UIView())
        one.addConstraint(other.widthAnchor.constraint(equalToConstant: 1))
      }
    }
    #expect(text(of: result).contains("The view hierarchy is not prepared for the constraint"))
    #expect(
      text(of: result).contains(
        "Impossible to set up layout with view hierarchy unprepared for constraint."))
  }

  @Test func `an item is a view or a guide`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: "a", attribute: .width, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 0)
      }
    }
    #expect(text(of: result).contains("NSLayoutConstraint for a: Constraint items must each be"))
  }

  @Test func `attributes go together that are alike`() {
    typealias Attribute = NSLayoutConstraint.Attribute
    let left: Set<Attribute> = [.left, .right, .leftMargin, .rightMargin]
    let leading: Set<Attribute> = [.leading, .trailing, .leadingMargin, .trailingMargin]
    let middle: Set<Attribute> = [.centerX, .centerXWithinMargins]
    let lengths: Set<Attribute> = [.width, .height]
    let vertical = Set(Attribute.allCases).subtracting(left).subtracting(leading)
      .subtracting(middle).subtracting(lengths).subtracting([.notAnAttribute])
    let groups = [left.union(middle), leading.union(middle), lengths, vertical]
    for first in Attribute.allCases where first != .notAnAttribute {
      for second in Attribute.allCases where second != .notAnAttribute {
        let fits = groups.contains { $0.contains(first) && $0.contains(second) }
        let problem = NSLayoutConstraint.problem(first, second, multiplier: 1)
        #expect((problem == nil) == fits, "\(first) and \(second)")
      }
    }
    #expect(NSLayoutConstraint.problem(.top, .top, multiplier: 0) != nil)
    #expect(NSLayoutConstraint.problem(.width, .width, multiplier: 0) == nil)
    #expect(NSLayoutConstraint.problem(.top, .width, multiplier: 1) != nil)
    #expect(NSLayoutConstraint.problem(.notAnAttribute, nil, multiplier: 1) != nil)
  }

  private func text(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
