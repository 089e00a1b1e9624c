#if UIKit
import Foundation
import Testing
import UIKit

struct BezierPathTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func `a new path has UIKit's standard line`() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.bounds.isNull && path.currentPoint == .zero)
    #expect(path.lineWidth == 1 && path.miterLimit == 10 && path.flatness == 0.6)
    #expect(path.lineCapStyle == .butt && path.lineJoinStyle == .miter)
    #expect(!path.usesEvenOddFillRule)
  }

  @Test func `what is set is read`() {
    let path = UIBezierPath()
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.miterLimit = 4
    path.flatness = 1
    path.usesEvenOddFillRule = true
    path.setLineDash([1, 2, 3], count: 3, phase: 5)
    #expect(path.lineWidth == 3 && path.lineCapStyle == .round && path.lineJoinStyle == .bevel)
    #expect(path.miterLimit == 4 && path.flatness == 1 && path.usesEvenOddFillRule)
    var (pattern, count, phase) = ([CGFloat](repeating: 0, count: 3), 0, CGFloat(0))
    path.getLineDash(&pattern, count: &count, phase: &phase)
    #expect(pattern == [1, 2, 3] && count == 3 && phase == 5)
    path.setLineDash(nil, count: 0, phase: 0)
    path.getLineDash(nil, count: &count, phase: nil)
    #expect(count == 0)
  }

  @Test func `every initializer makes its shape`() {
    #expect(UIBezierPath(rect: square).bounds == square)
    #expect(UIBezierPath(rect: square).contains(CGPoint(x: 9, y: 9)))
    #expect(UIBezierPath(ovalIn: square).bounds == square)
    #expect(!UIBezierPath(ovalIn: square).contains(CGPoint(x: 9, y: 9)))
    #expect(!UIBezierPath(roundedRect: square, cornerRadius: 5).contains(CGPoint(x: 9, y: 9)))
    let one = UIBezierPath(
      roundedRect: square, byRoundingCorners: [.topRight, .bottomLeft],
      cornerRadii: CGSize(width: 4, height: 4))
    #expect(one.contains(CGPoint(x: 0.2, y: 0.2)) && one.contains(CGPoint(x: 9.8, y: 9.8)))
    #expect(!one.contains(CGPoint(x: 9.8, y: 0.2)) && !one.contains(CGPoint(x: 0.2, y: 9.8)))
    let arc = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(arc.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    let rest = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(rest.bounds == CGRect(x: -10, y: -10, width: 20, height: 20))
    #expect(UIBezierPath(cgPath: one.cgPath).cgPath == one.cgPath)
  }

  @Test func `elements are added, appended, changed and removed`() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.isEmpty)
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), controlPoint: CGPoint(x: 15, y: 5))
    path.addCurve(
      to: CGPoint(x: 30, y: 0), controlPoint1: CGPoint(x: 22, y: 5),
      controlPoint2: CGPoint(x: 28, y: 5))
    path.addArc(
      withCenter: CGPoint(x: 40, y: 0), radius: 10, startAngle: .pi, endAngle: 0, clockwise: true)
    #expect(abs(path.currentPoint.x - 50) < 1e-9)
    path.close()
    #expect(path.currentPoint == .zero)
    path.append(UIBezierPath(rect: CGRect(x: 90, y: 0, width: 10, height: 20)))
    #expect(path.bounds.maxX == 100)
    path.apply(CGAffineTransform(scaleX: 2, y: 1))
    #expect(path.bounds.maxX == 200)
    path.removeAllPoints()
    #expect(path.isEmpty)
    path.cgPath = CGPath(rect: square, transform: nil)
    #expect(path.bounds == square)
  }

  @Test func `the path that is given away does not change`() {
    let path = UIBezierPath(rect: square)
    let given = path.cgPath
    path.append(UIBezierPath(rect: CGRect(x: 50, y: 0, width: 1, height: 1)))
    #expect(given.boundingBox == square)
  }

  @Test func `a reversed path goes the other way round`() {
    let path = UIBezierPath(rect: square)
    path.lineWidth = 7
    let hole = UIBezierPath(rect: square.insetBy(dx: 2, dy: 2)).reversing()
    path.append(hole)
    #expect(!path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.reversing().lineWidth == 7)
    let curve = UIBezierPath()
    curve.move(to: .zero)
    curve.addCurve(
      to: CGPoint(x: 9, y: 0), controlPoint1: CGPoint(x: 1, y: 5),
      controlPoint2: CGPoint(x: 2, y: 6))
    #expect(curve.reversing().currentPoint == .zero)
    #expect(curve.reversing().reversing().cgPath == curve.cgPath)
  }

  @Test func `the even-odd rule leaves a hole`() {
    let path = UIBezierPath(rect: square)
    path.append(UIBezierPath(rect: square.insetBy(dx: 2, dy: 2)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `copies and archives have the same elements and line`() throws {
    let path = UIBezierPath(ovalIn: square)
    path.lineWidth = 2.5
    path.lineCapStyle = .square
    path.lineJoinStyle = .round
    path.usesEvenOddFillRule = true
    path.setLineDash([3, 1], count: 2, phase: 0.5)
    let copy = try #require(path.copy() as? UIBezierPath)
    let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
    let restored = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data))
    path.removeAllPoints()
    path.lineWidth = 1
    for other in [copy, restored] {
      #expect(other.bounds == square && other.lineWidth == 2.5 && other.usesEvenOddFillRule)
      #expect(other.lineCapStyle == .square && other.lineJoinStyle == .round)
      var (pattern, count, phase) = ([CGFloat](repeating: 0, count: 2), 0, CGFloat(0))
      other.getLineDash(&pattern, count: &count, phase: &phase)
      #expect(pattern == [3, 1] && count == 2 && phase == 0.5)
    }
  }

  @Test func `corners are single bits`() {
    let all: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    #expect(all.map(\.rawValue) == [1, 2, 4, 8])
    #expect(all.allSatisfy { UIRectCorner.allCorners.contains($0) })
  }
}
#endif
