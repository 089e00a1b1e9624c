import ButtonModel
import ControlCore
import ControlValues
import Foundation
import Graphics
import ResponderKit
import TestSupport
import Testing

/// The target of the buttons.
@MainActor
private final class Target: Responder {
  var count = 0
  func tapped(_ sender: Control) { count += 1 }
  override class var actions: [ActionSelector] { [ActionSelector("tapped:", Target.tapped)] }
}

/// A screen whose handlers change it at random while it is tapped.
@MainActor
private final class Screen {
  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let controller = ViewController()
  lazy var driver = TouchDriver(in: window)
  var targets: [Target] = []
  var random: SeededGenerator
  private(set) var counts: [String: Int] = [:]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    controller.view = View(frame: window.bounds)
    window.rootViewController = controller
    for _ in 0..<12 { addButton(to: controller.view) }
  }

  func addButton(to view: View) {
    let button = Button(type: .system)
    button.frame = Rect(
      x: Double.random(in: 0...280, using: &random), y: Double.random(in: 0...440, using: &random),
      width: 40, height: 40)
    button.setTitle("\(Int.random(in: 0...99, using: &random))", for: .normal)
    button.addAction(
      Action(title: "change") { [weak self] action in
        if let button = action.sender as? Button { self?.change(button) }
      }, for: .touchUpInside)
    view.addSubview(button)
  }

  /// Does one of the things that handlers do, in the middle of a tap.
  private func change(_ button: Button) {
    let kind = Int.random(in: 0..<11, using: &random)
    counts["\(kind)", default: 0] += 1
    switch kind {
    case 0:
      let target = Target()
      targets.append(target)
      button.addTarget(target, action: ActionSelector("tapped:"), for: .touchUpInside)
    case 1: button.removeTarget(targets.randomElement(using: &random), action: nil, for: .allEvents)
    // Targets that go leave handlers behind.
    case 2: if !targets.isEmpty { targets.removeFirst() }
    case 3:
      button.removeFromSuperview()
      addButton(to: controller.presentedViewController?.view ?? controller.view)
    case 4: button.isSelected.toggle()
    case 5: button.isEnabled = Bool.random(using: &random)
    case 6: button.setTitle("\(Int.random(in: 0...99, using: &random))", for: .highlighted)
    case 7:
      guard controller.presentedViewController == nil else { return }
      let other = ViewController()
      other.view = View(frame: window.bounds)
      addButton(to: other.view)
      controller.present(other, animated: false)
    case 8: controller.dismiss(animated: false)
    case 9:
      button.menu = Menu(children: [
        Action(title: "Choice") { _ in },
        Menu(title: "More", children: [Action(title: "Inner") { _ in }]),
      ])
      button.showsMenuAsPrimaryAction = true
    default:
      button.configuration = Bool.random(using: &random) ? .filled() : nil
      button.tintColor = Bool.random(using: &random) ? .system("systemRedColor") : nil
    }
  }

  func tap() {
    let views = (controller.presentedViewController?.view ?? controller.view)?.subviews ?? []
    guard let view = views.randomElement(using: &random) else {
      return controller.dismiss(animated: false)
    }
    driver.tap(view)
    if driver.visibleMenu != nil {
      if Bool.random(using: &random) { try? driver.choose("Choice") } else { driver.dismissMenu() }
      (view as? Button)?.showsMenuAsPrimaryAction = false
    }
    // Otherwise what cannot be tapped would gather.
    if let button = view as? Button, !button.isEnabled { button.isEnabled = true }
    if targets.count > 50 { targets.removeFirst(25) }
    if (view as? Button)?.allTargets.count ?? 0 > 10 {
      (view as? Button)?.removeTarget(nil, action: nil, for: .allEvents)
    }
    if (view as? Button)?.allControlEvents.isEmpty == true {
      view.removeFromSuperview()
      addButton(to: controller.presentedViewController?.view ?? controller.view)
    }
  }
}

/// The resident memory of the process in bytes.
private func residentMemory() -> Int {
  let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
}

/// The taps of a long run, which `make soak` sets; other tests run beside this one otherwise.
private let soakTaps = ProcessInfo.processInfo.environment["SOAK_TAPS"].flatMap { Int($0) }

@MainActor
struct SoakTests {
  @Test func `handlers may change the screen in every way while it is tapped`() {
    let screen = Screen(seed: 16)
    for _ in 0..<5_000 { screen.tap() }
    #expect(screen.counts.count == 11, "\(screen.counts)")
  }

  @Test(
    .enabled(
      if: soakTaps != nil && FileManager.default.isReadableFile(atPath: "/proc/self/statm"),
      "only make soak measures memory, where the system says how much is resident"))
  func `the memory at the end is that after the first tenth of the taps`() throws {
    let taps = try #require(soakTaps)
    let screen = Screen(seed: 16)
    var first = 0
    for number in 1...taps {
      screen.tap()
      if number == taps / 10 { first = residentMemory() }
    }
    let last = residentMemory()
    print("\(taps) taps: \(first >> 10) KiB after the first tenth, \(last >> 10) KiB at the end")
    #expect(last <= first + first / 10)
  }
}
