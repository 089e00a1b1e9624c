#if UIKit
import Foundation
import TestSupport
import Testing
import UIKit

/// Random programs that set, read, copy and archive stored looks; a dictionary is the oracle.
@MainActor
struct LookProgramTests {
  /// A layer, and what it should have.
  private final class Subject {
    let layer: CALayer
    /// The view that it belongs to.
    let view: UIView?
    let looks: [Look]
    var model: [String: AnyHashable?]

    init(_ layer: CALayer, view: UIView? = nil, looks: [Look], model: [String: AnyHashable?]? = nil)
    {
      self.layer = layer
      self.view = view
      self.looks = looks
      self.model = model ?? Dictionary(uniqueKeysWithValues: looks.map { ($0.key, $0.get(layer)) })
    }
  }

  private func newSubject(_ random: inout SeededGenerator) -> Subject {
    let common = Look.shared + Look.own
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return Subject(CALayer(), looks: common)
    case 1: return Subject(CAShapeLayer(), looks: common + Look.shape)
    case 2: return Subject(CAGradientLayer(), looks: common + Look.gradient)
    case 3: return Subject(CATextLayer(), looks: common + Look.text)
    default:
      let view = UIView(frame: .zero)
      return Subject(view.layer, view: view, looks: common)
    }
  }

  private func archived(_ subject: Subject) throws -> CALayer {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    subject.layer.encode(with: archiver)
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let layer: CALayer? =
      switch subject.layer {
      case is CAShapeLayer: CAShapeLayer(coder: coder)
      case is CAGradientLayer: CAGradientLayer(coder: coder)
      case is CATextLayer: CATextLayer(coder: coder)
      default: CALayer(coder: coder)
      }
    return try #require(layer)
  }

  /// Sets a look: by its property, by its key, or by the property of the view.
  private func set(_ subject: Subject, _ random: inout SeededGenerator) {
    guard let look = subject.looks.randomElement(using: &random) else { return }
    let value = look.random(&random)
    subject.model[look.key] = .some(value)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: look.set(subject.layer, value)
    case 1: subject.layer.setValue(value?.base, forKey: look.key)
    default:
      guard let view = subject.view else { return look.set(subject.layer, value) }
      switch (look.key, value?.base) {
      case ("opacity", let value as Float): view.alpha = CGFloat(value)
      case ("hidden", let value as Bool): view.isHidden = value
      case ("masksToBounds", let value as Bool): view.clipsToBounds = value
      case ("opaque", let value as Bool): view.isOpaque = value
      case ("position", let value as CGPoint): view.center = value
      case ("bounds", let value as CGRect): view.bounds = value
      case ("transform", let value as CATransform3D):
        view.transform = CATransform3DGetAffineTransform(value)
      case ("backgroundColor", let value):
        view.backgroundColor = (value as? CGColor).map { UIColor(cgColor: $0) }
      default: look.set(subject.layer, value)
      }
    }
  }

  private func check(_ subject: Subject, _ program: UInt64) {
    for look in subject.looks {
      let expected = subject.model[look.key] ?? nil
      guard look.get(subject.layer) != expected else { continue }
      Issue.record("program \(program): \(look.key) is not \(String(describing: expected))")
    }
    guard let view = subject.view else { return }
    #expect(Float(view.alpha) == subject.layer.opacity, "program \(program)")
    #expect(view.bounds == subject.layer.bounds, "program \(program)")
    #expect(view.center == subject.layer.position, "program \(program)")
    #expect(view.backgroundColor?.cgColor == subject.layer.backgroundColor, "program \(program)")
    #expect(
      CATransform3DMakeAffineTransform(view.transform) == subject.layer.transform,
      "program \(program)")
  }

  @Test func `a thousand programs read back what they set`() throws {
    for program in 0..<1000 as Range<UInt64> {
      var random = SeededGenerator(seed: program)
      var subjects = [newSubject(&random), newSubject(&random)]
      for _ in 0..<24 {
        guard let subject = subjects.randomElement(using: &random) else { continue }
        switch Int.random(in: 0..<10, using: &random) {
        case 0:
          let copy = try #require(subject.layer.presentation())
          subjects.append(Subject(copy, looks: subject.looks, model: subject.model))
        case 1:
          subjects.append(
            Subject(try archived(subject), looks: subject.looks, model: subject.model))
        case 2: check(subject, program)
        default: set(subject, &random)
        }
      }
      // A copy has nothing of what was set later.
      subjects.forEach { check($0, program) }
    }
  }

  @Test func `a thousand programs build paths that are read, copied, archived and reversed`() throws
  {
    for program in 0..<1000 as Range<UInt64> {
      var random = SeededGenerator(seed: program)
      var path = UIBezierPath()
      var model: [CGPoint] = []
      var width: CGFloat = 1
      for _ in 0..<16 {
        let point = CGPoint(
          x: CGFloat(Int.random(in: -99...99, using: &random)),
          y: CGFloat(Int.random(in: -99...99, using: &random)))
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
          path = try #require(path.copy() as? UIBezierPath)
        case 1:
          let data = try NSKeyedArchiver.archivedData(
            withRootObject: path, requiringSecureCoding: true)
          path = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data))
        case 2:
          width = abs(point.x)
          path.lineWidth = width
        case 3:
          path.apply(CGAffineTransform(translationX: point.x, y: point.y))
          model = model.map { CGPoint(x: $0.x + point.x, y: $0.y + point.y) }
        case 4:
          path = path.reversing()
          model.reverse()
        default:
          if model.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
          model.append(point)
        }
        var points: [CGPoint] = []
        path.cgPath.applyWithBlock { points.append($0.pointee.points[0]) }
        #expect(points == model && path.lineWidth == width, "program \(program)")
        #expect(path.currentPoint == model.last ?? .zero, "program \(program)")
      }
    }
  }
}
#endif
