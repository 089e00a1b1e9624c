import Gestures
import Graphics
import ResponderKit
import Testing

@MainActor @Suite struct TapAndPressTests {
  let screen = GestureScreen()

  @Test func `B009 a tap acts once, at ended`() {
    let tap = screen.add(TapGestureRecognizer())
    screen.down(50, 50)
    screen.driver.wait(0.1)
    screen.up()
    #expect(screen.log.gestures == ["g ended"])
    #expect(tap.state == .possible)
  }

  @Test func `B010 a finger that moves is no tap`() {
    let tap = screen.add(TapGestureRecognizer())
    screen.down(50, 50)
    screen.move(150, 50)
    #expect(tap.state == .failed)
    screen.up()
    #expect(screen.log.gestures == [])
  }

  @Test func `a finger that is lifted elsewhere is no tap`() {
    screen.add(TapGestureRecognizer())
    screen.down(50, 50)
    screen.driver.touchUp(at: Point(x: 300, y: 300))
    #expect(screen.log.gestures == [])
  }

  @Test func `B011 two taps in time act at the second up`() {
    screen.add(doubleTap())
    screen.tap()
    #expect(screen.log.gestures == [])
    screen.tap()
    #expect(screen.log.gestures == ["g ended"])
  }

  @Test func `B012 one tap of two fails with time`() {
    let tap = screen.add(doubleTap())
    let record = screen.record { driver in
      screen.tap()
      driver.wait(1)
    }
    #expect(record.contains("possible → failed"))
    #expect(screen.log.gestures == [])
    #expect(tap.state == .possible)
  }

  @Test func `B013 two taps too far apart in time are none`() {
    screen.add(doubleTap())
    screen.tap()
    screen.driver.wait(0.5)
    screen.tap()
    #expect(screen.log.gestures == [])
  }

  @Test func `a finger that is down too long is no tap`() {
    screen.add(TapGestureRecognizer())
    screen.down(50, 50)
    screen.driver.wait(0.8)
    screen.up()
    #expect(screen.log.gestures == [])
  }

  @Test func `B014 one finger is no tap with two`() {
    screen.add(TapGestureRecognizer()).numberOfTouchesRequired = 2
    #expect(screen.record { _ in screen.tap() }.contains("g: too few fingers came down"))
    #expect(screen.log.gestures == [])
  }

  @Test func `B015 a tap with two fingers is in their middle`() {
    let tap = screen.add(TapGestureRecognizer())
    tap.numberOfTouchesRequired = 2
    var place: Point?
    screen.log.look = { place = $0.location(in: screen.canvas) }
    screen.down(50, 50)
    screen.down(90, 70, finger: 1)
    screen.up()
    screen.up(finger: 1)
    #expect(screen.log.gestures == ["g ended"])
    #expect(place == Point(x: 70, y: 60))
  }

  @Test func `B016 two fingers are no tap with one`() {
    let tap = screen.add(TapGestureRecognizer())
    screen.down(50, 50)
    screen.down(90, 70, finger: 1)
    #expect(tap.state == .failed)
    screen.up()
    screen.up(finger: 1)
    #expect(screen.log.gestures == [])
  }

  @Test func `B017 a double tap is where the first tap was`() {
    screen.add(doubleTap())
    var place: Point?
    screen.log.look = { place = $0.location(in: screen.canvas) }
    screen.tap(10, 10)
    screen.tap(14, 10)
    #expect(place == Point(x: 10, y: 10))
  }

  @Test func `taps that are too far apart are no double tap`() {
    screen.add(doubleTap())
    screen.tap(10, 10)
    screen.tap(60, 10)
    #expect(screen.log.gestures == [])
  }

  @Test func `the limits of a tap are a policy`() {
    let tap = screen.add(TapGestureRecognizer())
    tap.limits = .winObjC
    screen.down(50, 50)
    screen.move(65, 50)
    screen.up()
    #expect(screen.log.gestures == [])
    tap.limits = .webKit
    screen.down(50, 50)
    screen.move(65, 50)
    screen.up()
    #expect(screen.log.gestures == ["g ended"])
  }

  @Test func `B024 a new long press has UIKit's defaults`() {
    let press = LongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
  }

  @Test func `B025 a press begins when the time has passed, without an event`() {
    screen.add(LongPressGestureRecognizer())
    screen.down(50, 50)
    screen.driver.wait(0.49)
    #expect(screen.log.gestures == [])
    screen.driver.wait(0.01)
    #expect(screen.log.gestures == ["g began"])
  }

  @Test func `B026 a finger that is lifted early is no press`() {
    screen.add(LongPressGestureRecognizer())
    screen.down(50, 50)
    screen.driver.wait(0.4)
    #expect(
      screen.record { _ in screen.up() }.contains("g: the finger was lifted before 0.5 seconds"))
    screen.driver.wait(1)
    #expect(screen.log.gestures == [])
  }

  @Test func `B027 a finger that moves too far is no press`() {
    let press = screen.add(LongPressGestureRecognizer())
    screen.down(50, 50)
    screen.driver.wait(0.2)
    screen.move(61, 50)
    #expect(press.state == .failed)
    screen.driver.wait(1)
    #expect(screen.log.gestures == [])
  }

  @Test func `B028 a finger that moves a little presses`() {
    screen.add(LongPressGestureRecognizer())
    screen.down(50, 50)
    screen.driver.wait(0.2)
    screen.move(59, 50)
    screen.driver.wait(0.3)
    #expect(screen.log.gestures == ["g began"])
  }

  @Test func `B029 a press that has begun moves without a limit, and ends when it is lifted`() {
    screen.add(LongPressGestureRecognizer())
    screen.down(50, 50)
    screen.driver.wait(0.5)
    screen.move(250, 50)
    screen.up()
    #expect(screen.log.gestures == ["g began", "g changed", "g ended"])
  }

  @Test func `B030 a press without a duration begins at once`() {
    screen.add(LongPressGestureRecognizer()).minimumPressDuration = 0
    screen.down(50, 50)
    #expect(screen.log.gestures == ["g began"])
  }

  @Test func `B031 a press after a tap needs the tap`() {
    let press = screen.add(LongPressGestureRecognizer())
    press.numberOfTapsRequired = 1
    screen.tap()
    screen.down(50, 50)
    screen.driver.wait(0.5)
    #expect(screen.log.gestures == ["g began"])
    screen.up()
    screen.log.entries = []
    screen.down(50, 50)
    screen.driver.wait(1)
    #expect(press.state == .failed)
    #expect(screen.log.gestures == [])
  }

  @Test func `a press with two fingers counts from the last of them`() {
    screen.add(LongPressGestureRecognizer()).numberOfTouchesRequired = 2
    screen.down(50, 50)
    screen.driver.wait(0.4)
    screen.down(90, 50, finger: 1)
    screen.driver.wait(0.4)
    #expect(screen.log.gestures == [])
    screen.driver.wait(0.1)
    #expect(screen.log.gestures == ["g began"])
  }
}
