/// One view with two recognizers and one finger, in plain rules: what the view and the actions log.
struct GestureModel {
  struct Rule {
    var name: String, taps: Int?, isPan: Bool
    var cancels = true, delaysBegan = false, delaysEnded = true, required: Int?
    var state = "possible", pending: [String] = [], unsent: [String] = []
    var count = 0, start = 0.0, due: Double?, isTouched = false
    var isUndecided: Bool { state == "possible" && (isTouched || due != nil || !pending.isEmpty) }
    var isRecognized: Bool { ["began", "changed", "ended"].contains(state) }
    var isListening: Bool { ["possible", "began", "changed"].contains(state) }
  }
  struct Touch {
    var watchers: [Int] = [], withheld: [String] = [], hasBegun = false, isOver = false
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
      if rule.state != "possible" { return model.take(r, "changed") }
      guard rule.pending.isEmpty else { return }
      if rule.isPan { return distance < 10 ? () : model.take(r, "began") }
      if distance > (rule.taps == nil ? 10 : 40) { model.fail(r) }
    }
  }
  mutating func up() {
    deliver("ended") { model, r in
      let rule = model.rules[r]
      let isHeld = rule.state != "possible" || !rule.pending.isEmpty
      let isOver = rule.taps.map { rule.count + 1 >= $0 } ?? isHeld
      model.rules[r].count += 1
      model.rules[r].due = rule.taps != nil && !isOver ? model.time + 0.35 : nil
      if isOver { model.take(r, "ended") } else if rule.taps == nil { model.fail(r) }
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
    if !touches[last].isOver { touches[last].withheld.append(phase) }
    conclude()
  }
  private mutating func fail(_ r: Int) {
    if rules[r].state != "possible" { return }
    (rules[r].state, rules[r].pending, rules[r].due) = ("failed", [], nil)
  }
  private mutating func take(_ r: Int, _ state: String) {
    if rules[r].state == "possible" { return rules[r].pending.append(state) }
    (rules[r].state, rules[r].unsent) = (state, rules[r].unsent + [state])
  }
  private mutating func proceed(_ r: Int) {
    guard let state = rules[r].pending.last else { return }
    let o = 1 - r
    if rules[r].required != nil, rules[o].isRecognized { return fail(r) }
    if rules[r].required != nil, rules[o].isUndecided { return }
    let blocks = { [rules] in (rules[$1].taps ?? 0) <= (rules[$0].taps ?? .max) }
    let isRival = touches.contains { $0.watchers.contains(r) && $0.watchers.contains(o) }
    if isRival, rules[o].isRecognized, blocks(o, r) { return fail(r) }
    (rules[r].state, rules[r].unsent) = (state, rules[r].unsent + rules[r].pending)
    (rules[r].pending, rules[r].due) = ([], nil)
    if rules[o].isUndecided, rules[o].required == r || isRival && blocks(r, o) { fail(o) }
  }
  private mutating func takeTouches() {
    for r in [0, 1, 0] { proceed(r) }
    let taken = touches.indices.filter { t in
      let watchers = touches[t].watchers.map { rules[$0] }
      return !touches[t].isOver && watchers.contains { $0.cancels && $0.isRecognized }
    }
    if taken.contains(where: { touches[$0].hasBegun }) { log.append("cancelled") }
    for t in taken { (touches[t].isOver, touches[t].withheld) = (true, []) }
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
        (touches[t].hasBegun, touches[t].isOver) = (true, phase == "ended")
      }
    }
  }
}
