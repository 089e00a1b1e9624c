#if UIKit
import Foundation
import TestSupport
import Testing
import UIKit

struct PathTests {
  /// The elements as words, with whole numbers.
  private func words(_ path: CGPath) -> [String] {
    var words: [String] = []
    path.applyWithBlock { element in
      let points = element.pointee.points
      func text(_ index: Int) -> String { "\(Int(points[index].x)),\(Int(points[index].y))" }
      switch element.pointee.type {
      case .moveToPoint: words.append("m \(text(0))")
      case .addLineToPoint: words.append("l \(text(0))")
      case .addQuadCurveToPoint: words.append("q \(text(0)) \(text(1))")
      case .addCurveToPoint: words.append("c \(text(0)) \(text(1)) \(text(2))")
      case .closeSubpath: words.append("z")
      }
    }
    return words
  }

  @Test func `elements are read in their order`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
    #expect(path.currentPoint == CGPoint(x: 9, y: 10))
    path.closeSubpath()
    #expect(words(path) == ["m 1,2", "l 3,4", "q 7,8 5,6", "c 11,12 13,14 9,10", "z"])
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    var count = 0
    withUnsafeMutablePointer(to: &count) { pointer in
      path.apply(info: pointer) { info, _ in
        info?.assumingMemoryBound(to: Int.self).pointee += 1
      }
    }
    #expect(count == 5)
  }

  @Test func `a rectangle has four corners and closes`() {
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    #expect(words(path) == ["m 1,2", "l 4,2", "l 4,6", "l 1,6", "z"])
    var rect = CGRect.zero
    #expect(path.isRect(&rect) && rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    let lines = CGMutablePath()
    lines.addLines(between: [.zero, CGPoint(x: 2, y: 0), CGPoint(x: 1, y: 2)])
    #expect(!lines.isRect(nil) && words(lines).count == 3)
  }

  @Test func `transforms change what is added and what is copied`() {
    var double = CGAffineTransform(scaleX: 2, y: 2)
    let path = CGMutablePath()
    path.addRect(CGRect(x: 1, y: 1, width: 1, height: 1), transform: double)
    #expect(path.boundingBox == CGRect(x: 2, y: 2, width: 2, height: 2))
    #expect(path.copy(using: &double)?.boundingBox == CGRect(x: 4, y: 4, width: 4, height: 4))
    let copy = path.copy()
    let mutable = path.mutableCopy()
    path.addEllipse(in: CGRect(x: 50, y: 0, width: 1, height: 1))
    #expect(copy?.boundingBox.maxX == 4 && mutable?.boundingBox.maxX == 4)
    mutable?.addPath(path)
    #expect(mutable?.boundingBox.maxX == 51)
    #expect(path.mutableCopy(using: &double)?.boundingBox.maxX == 102)
    #expect(CGPath(rect: .zero, transform: &double) == CGPath(rect: .zero, transform: nil))
    #expect(Set([copy, path.copy()]).count == 2)
  }

  @Test(arguments: [
    (0, CGFloat.pi / 2, false, CGRect(x: 0, y: 0, width: 10, height: 10)),
    (0, CGFloat.pi / 2, true, CGRect(x: -10, y: -10, width: 20, height: 20)),
    (0, CGFloat.pi, false, CGRect(x: -10, y: 0, width: 20, height: 10)),
    (CGFloat.pi, 0, false, CGRect(x: -10, y: -10, width: 20, height: 10)),
    (0, 2 * CGFloat.pi, false, CGRect(x: -10, y: -10, width: 20, height: 20)),
    (
      CGFloat.pi / 4, CGFloat.pi * 3 / 4, false,
      CGRect(x: -7.07, y: 7.07, width: 14.14, height: 2.93)
    ),
  ])
  func `an arc reaches as far as its part of the circle`(
    _ start: CGFloat, _ end: CGFloat, _ clockwise: Bool, _ box: CGRect
  ) {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
    let found = path.boundingBoxOfPath
    #expect(abs(found.minX - box.minX) < 0.02 && abs(found.minY - box.minY) < 0.02)
    #expect(abs(found.width - box.width) < 0.04 && abs(found.height - box.height) < 0.04)
  }

  @Test func `an arc is joined to what is before it`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addRelativeArc(center: CGPoint(x: 20, y: 0), radius: 5, startAngle: .pi, delta: .pi)
    #expect(words(path).prefix(2) == ["m 0,0", "l 15,0"])
    let corner = CGMutablePath()
    corner.move(to: .zero)
    corner.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(words(corner).prefix(2) == ["m 0,0", "l 6,0"])
    #expect(abs(corner.currentPoint.x - 10) < 1e-9 && abs(corner.currentPoint.y - 4) < 1e-9)
    #expect(corner.boundingBoxOfPath.maxX <= 10 + 1e-9)
  }

  @Test func `the box of the path leaves out control points`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(CGMutablePath().boundingBox.isNull && CGMutablePath().boundingBoxOfPath.isNull)
    #expect(CGMutablePath().isEmpty && CGMutablePath().currentPoint == .zero)
  }

  @Test func `points are inside by the winding or the number of crossings`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 1, y: 5), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
    #expect(
      path.contains(
        CGPoint(x: 11, y: 5), transform: CGAffineTransform(translationX: -5, y: 0)))
  }

  /// A circle is compared with its equation, and the points between two circles with both.
  @Test func `circles contain the points that are near enough`() {
    var random = SeededGenerator(seed: 7)
    let circle = CGPath(
      ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    let ring = circle.copy(strokingWidth: 4)
    for _ in 0..<500 {
      let point = CGPoint(
        x: .random(in: -14...14, using: &random), y: .random(in: -14...14, using: &random))
      let distance = hypot(point.x, point.y)
      // The curves of a circle are off by less than three thousandths of a percent.
      if abs(distance - 10) > 0.01 {
        #expect(circle.contains(point) == (distance < 10), "\(point)")
      }
      if abs(distance - 8) > 0.06, abs(distance - 12) > 0.06 {
        #expect(ring.contains(point) == (distance > 8 && distance < 12), "\(point)")
      }
    }
  }

  @Test func `a rounded rectangle lacks its corners`() {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerWidth: 4, cornerHeight: 4,
      transform: nil)
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)) && path.contains(CGPoint(x: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 19.5, y: 9.5)) && path.contains(CGPoint(x: 10, y: 0.5)))
    let more = CGMutablePath()
    more.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 20, height: 10), cornerWidth: 4, cornerHeight: 4)
    more.addRects([CGRect(x: 40, y: 0, width: 1, height: 1)])
    #expect(more.boundingBox == CGRect(x: 0, y: 0, width: 41, height: 10))
  }

  @Test func `a line is as wide as it is stroked, with its ends and corners`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    func line(_ cap: CGLineCap, _ join: CGLineJoin, limit: CGFloat = 10) -> CGPath {
      path.copy(strokingWithWidth: 2, lineCap: cap, lineJoin: join, miterLimit: limit)
    }
    #expect(line(.butt, .miter).boundingBox == CGRect(x: 0, y: -1, width: 11, height: 11))
    #expect(line(.square, .miter).boundingBox == CGRect(x: -1, y: -1, width: 12, height: 12))
    let tip = CGPoint(x: 10.9, y: -0.9)
    #expect(line(.butt, .miter).contains(tip) && !line(.butt, .miter, limit: 1).contains(tip))
    #expect(!line(.butt, .bevel).contains(tip) && !line(.butt, .round).contains(tip))
    #expect(line(.butt, .round).contains(CGPoint(x: 10.6, y: -0.6)))
    #expect(line(.round, .bevel).contains(CGPoint(x: -0.9, y: 0)))
    #expect(!line(.butt, .bevel).contains(CGPoint(x: -0.1, y: 0)))
    #expect(!line(.butt, .miter).contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `dashes and gaps take turns`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    #expect(
      words(path.copy(dashingWithPhase: 0, lengths: [4, 2])) == [
        "m 0,0", "l 4,0", "m 6,0", "l 10,0",
      ])
    #expect(
      words(path.copy(dashingWithPhase: 5, lengths: [4, 2])) == [
        "m 1,0", "l 5,0", "m 7,0", "l 10,0",
      ])
    #expect(words(path.copy(dashingWithPhase: 0, lengths: [])) == words(path))
  }
}

extension CGPath {
  fileprivate func copy(strokingWidth width: CGFloat) -> CGPath {
    copy(strokingWithWidth: width, lineCap: .butt, lineJoin: .round, miterLimit: 10)
  }
}
#endif
