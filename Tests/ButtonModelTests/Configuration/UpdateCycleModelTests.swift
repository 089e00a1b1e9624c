import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import TestSupport
import Testing

/// What a button's updates have to come to: one for all that asked for it since the last pass.
private struct UpdateModel {
  var needsUpdate = false
  var hasConfiguration = false
  var hasHandler = false
  var updates = 0
  var flags: [Bool] = [false, false, false]
  /// What the handler does while it runs: the number of the flag that it turns over.
  var meddling: Int?

  var usesConfiguration: Bool { hasConfiguration || hasHandler }

  mutating func ask() { if usesConfiguration { needsUpdate = true } }

  mutating func pass() {
    guard needsUpdate else { return }
    needsUpdate = false
    guard usesConfiguration else { return }
    updates += 1
    // A change of the state under way waits for the next pass.
    if hasHandler, let meddling {
      flags[meddling].toggle()
      needsUpdate = true
    }
  }
}

/// Counts its updates, however they came about.
private final class CountingButton: Button {
  var updates = 0
  override func updateConfiguration() { updates += 1 }

  func toggle(_ flag: Int) {
    switch flag {
    case 0: isHighlighted.toggle()
    case 1: isSelected.toggle()
    default: isEnabled.toggle()
    }
  }
}

@Suite(.tags(.model)) @MainActor struct UpdateCycleModelTests {
  @Test func `updates are as many as a model of coalescing counts`() {
    let seed = SeededGenerator.seedOfRun
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1000 {
      let button = CountingButton(type: .system)
      var model = UpdateModel()
      var steps: [String] = []
      for _ in 0..<30 {
        let step = Int.random(in: 0..<8, using: &random)
        steps.append("\(step)")
        switch step {
        case 0, 1:
          let flag = Int.random(in: 0..<3, using: &random)
          button.toggle(flag)
          model.flags[flag].toggle()
          model.ask()
        case 2:
          button.setNeedsUpdateConfiguration()
          model.needsUpdate = true
        case 3:
          button.configuration = .filled()
          model.hasConfiguration = true
          model.needsUpdate = true
        case 4:
          let meddling = Int.random(in: 0..<6, using: &random)
          model.meddling = meddling < 3 ? meddling : nil
          button.configurationUpdateHandler = { button in
            // An assignment asks for nothing; a change of the state does.
            button.configuration?.title = "\(meddling)"
            if meddling < 3 { (button as? CountingButton)?.toggle(meddling) }
          }
          model.hasHandler = true
          model.needsUpdate = true
        case 5:
          button.setTitle("\(steps.count)", for: .normal)
          model.ask()
        default:
          button.layoutIfNeeded()
          model.pass()
        }
        let flags = [button.isHighlighted, button.isSelected, !button.isEnabled]
        #expect(
          button.updates == model.updates && flags == model.flags,
          "after \(steps.joined(separator: " ")); MODEL_SEED=\(seed)")
        if button.updates != model.updates { return }
      }
    }
  }
}
