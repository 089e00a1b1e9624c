/// One view with two recognizers and one finger, in plain rules: what the view and the actions log.
struct GestureModel {
  struct Rule {
    /// The number of taps; nil for a press, or a pan.
    var name: String, taps: Int?, isPan: Bool
    var cancels = true, delaysBegan = false, delaysEnded = true, required: Int?
    var state = "possible", pending: [String] = [], unsent: [String] = []
    var count = 0, start = 0.0, due: Double?, isTouched = false
    var isUndecided: Bool { state == "possible" && (isTouched || due != nil || !pending.isEmpty) }
    var isRecognized: Bool { ["began", "changed", "ended"].contains(state) }
    var isListening: Bool { ["possible", "began", "changed"].contains(state) }
  }
  struct Touch {
    var watchers: [Int] = [], withheld: [String] = []
    var isTaken = false, hasBegun = false, hasEnded = false
  }
  var rules: [Rule], touches: [Touch] = [], log: [String] = [], time = 0.0

  mutating func down(_ x: Double) {
    touches.append(Touch())
    for r in rules.indices where rules[r].isListening && rules[r].pending.isEmpty {
      touches[touches.count - 1].watchers.append(r)
      (rules[r].isTouched, rules[r].start) = (true, x)
      rules[r].due = rules[r].isPan ? nil : time + (rules[r].taps == nil ? 0.5 : 0.75)
    }
    deliver("began") { _, _ in }
  }
  mutating func move(_ x: Double) {
    deliver("moved") { model, r in
      let (rule, distance) = (model.rules[r], abs(x - model.rules[r].start))
      if rule.state != "possible" {
        model.take(r, "changed")
      } else if rule.isPan {
        if !rule.pending.isEmpty || distance >= 10 { model.take(r, "began") }
      } else if rule.pending.isEmpty, distance > (rule.taps == nil ? 10 : 40) {
        model.fail(r)
      }
    }
  }
  mutating func up() {
    deliver("ended") { model, r in
      if let taps = model.rules[r].taps {
        model.rules[r].count += 1
        model.rules[r].due = model.rules[r].count < taps ? model.time + 0.35 : nil
        if model.rules[r].count >= taps { model.take(r, "ended") }
      } else if model.rules[r].state == "possible", model.rules[r].pending.isEmpty {
        model.fail(r)
      } else {
        model.take(r, "ended")
      }
    }
  }
  mutating func wait(_ seconds: Double) {
    let end = time + seconds
    while let due = rules.compactMap(\.due).min(), due <= end {
      time = due
      for r in rules.indices where rules[r].due == due {
        rules[r].due = nil
        if rules[r].taps == nil { take(r, "began") } else { fail(r) }
      }
      conclude()
    }
    time = end
  }

  private mutating func deliver(_ phase: String, _ body: (inout GestureModel, Int) -> Void) {
    let last = touches.count - 1
    for r in touches[last].watchers where rules[r].isListening { body(&self, r) }
    if phase == "ended" { for r in rules.indices { rules[r].isTouched = false } }
    takeTouches()
    if !touches[last].isTaken { touches[last].withheld.append(phase) }
    conclude()
  }
  private mutating func fail(_ r: Int) {
    guard rules[r].state == "possible" else { return }
    (rules[r].state, rules[r].pending, rules[r].due) = ("failed", [], nil)
  }
  private mutating func take(_ r: Int, _ state: String) {
    if rules[r].state != "possible" {
      (rules[r].state, rules[r].unsent) = (state, rules[r].unsent + [state])
    } else if !rules[r].pending.contains(state) {
      rules[r].pending.append(state)
    }
    proceed(r)
  }
  private mutating func proceed(_ r: Int) {
    guard let state = rules[r].pending.last else { return }
    let o = 1 - r
    if rules[r].required != nil, rules[o].isRecognized { return fail(r) }
    if rules[r].required != nil, rules[o].isUndecided { return }
    let isRival = touches.contains { $0.watchers.contains(r) && $0.watchers.contains(o) }
    if isRival, rules[o].isRecognized, blocks(o, r) { return fail(r) }
    (rules[r].state, rules[r].unsent) = (state, rules[r].unsent + rules[r].pending)
    (rules[r].pending, rules[r].due) = ([], nil)
    if rules[o].isUndecided, rules[o].required == r || isRival && blocks(r, o) { fail(o) }
  }
  private func blocks(_ winner: Int, _ loser: Int) -> Bool {
    guard let taps = rules[winner].taps, let other = rules[loser].taps else { return true }
    return other <= taps
  }

  private mutating func takeTouches() {
    for r in [0, 1, 0] { proceed(r) }
    var isTold = false
    for t in touches.indices where !touches[t].isTaken && !touches[t].hasEnded {
      guard touches[t].watchers.contains(where: { rules[$0].cancels && rules[$0].isRecognized })
      else { continue }
      isTold = isTold || touches[t].hasBegun
      (touches[t].isTaken, touches[t].withheld) = (true, [])
    }
    if isTold { log.append("cancelled") }
  }
  private func isFree(_ touch: Touch) -> Bool {
    guard let phase = touch.withheld.first else { return false }
    return !touch.watchers.map({ rules[$0] }).contains {
      $0.isUndecided && ($0.delaysBegan || phase == "ended" && $0.delaysEnded)
    }
  }
  private mutating func conclude() {
    takeTouches()
    release()
    for r in rules.indices { log += rules[r].unsent.map { "\(rules[r].name) \($0)" } }
    for r in rules.indices { rules[r].unsent = [] }
    for r in rules.indices where !rules[r].isTouched && !rules[r].isUndecided {
      (rules[r].state, rules[r].count) = ("possible", 0)
      for t in touches.indices { touches[t].watchers.removeAll { $0 == r } }
    }
    release()
  }
  private mutating func release() {
    while let phase = touches.first(where: isFree)?.withheld.first {
      log.append(phase)
      for t in touches.indices where isFree(touches[t]) && touches[t].withheld.first == phase {
        touches[t].withheld.removeFirst()
        (touches[t].hasBegun, touches[t].hasEnded) = (true, phase == "ended")
      }
    }
  }
}
