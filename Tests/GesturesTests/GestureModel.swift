/// One view with two recognizers and one finger, in plain rules: what the view and the actions log.
struct GestureModel {
  enum Kind: Equatable { case tap(Int), press, pan }
  enum State: String { case possible, began, changed, ended, failed }
  struct Recognizer {
    var name: String
    var kind: Kind
    var cancels = true, delaysBegan = false, delaysEnded = true
    var required: Int?
    var state = State.possible, pending: State?, unsent: [State] = []
    var taps = 0, first = 0.0, start = 0.0, due: Double?, isTouched = false
    var isUndecided: Bool { state == .possible && (isTouched || due != nil || pending != nil) }
    var isRecognized: Bool { [.began, .changed, .ended].contains(state) }
    var isListening: Bool { [.possible, .began, .changed].contains(state) }
    var taps_: Int? { if case .tap(let taps) = kind { taps } else { nil } }
  }
  struct Touch {
    var watchers: [Int] = [], withheld: [String] = []
    var isCancelled = false, hasBegun = false, hasEnded = false
  }

  var recognizers: [Recognizer]
  var touches: [Touch] = []
  var log: [String] = []
  var time = 0.0

  mutating func down(_ x: Double) {
    touches.append(Touch())
    let last = touches.count - 1
    for r in recognizers.indices where recognizers[r].isListening && recognizers[r].pending == nil {
      touches[last].watchers.append(r)
      recognizers[r].isTouched = true
      recognizers[r].start = x
    }
    deliver("began") { model, r in
      switch model.recognizers[r].kind {
      case .tap:
        if model.recognizers[r].taps == 0 { model.recognizers[r].first = x }
        model.recognizers[r].due = model.time + 0.75
        if abs(x - model.recognizers[r].first) > 40 { model.fail(r) }
      case .press: model.recognizers[r].due = model.time + 0.5
      case .pan: break
      }
    }
  }

  mutating func move(_ x: Double) {
    deliver("moved") { model, r in
      let (recognizer, distance) = (model.recognizers[r], abs(x - model.recognizers[r].start))
      switch recognizer.kind {
      case .tap: if distance > 40 { model.fail(r) }
      case .press where recognizer.state != .possible: model.take(r, .changed)
      case .press: if recognizer.pending == nil, distance > 10 { model.fail(r) }
      case .pan where recognizer.state != .possible: model.take(r, .changed)
      case .pan: if recognizer.pending != nil || distance >= 10 { model.take(r, .began) }
      }
    }
  }

  mutating func up() {
    deliver("ended") { model, r in
      let recognizer = model.recognizers[r]
      if case .tap(let taps) = recognizer.kind {
        guard recognizer.state == .possible else { return }
        model.recognizers[r].taps += 1
        model.recognizers[r].due = recognizer.taps + 1 < taps ? model.time + 0.35 : nil
        if recognizer.taps + 1 >= taps { model.take(r, .ended) }
      } else if recognizer.state == .possible, recognizer.pending == nil {
        model.fail(r)
      } else {
        model.take(r, .ended)
      }
    }
  }

  mutating func wait(_ seconds: Double) {
    let end = time + seconds
    while let due = recognizers.compactMap(\.due).min(), due <= end {
      time = due
      for r in recognizers.indices where recognizers[r].due == due {
        recognizers[r].due = nil
        if recognizers[r].kind == .press { take(r, .began) } else { fail(r) }
      }
      conclude()
    }
    time = end
  }

  private mutating func deliver(_ phase: String, _ body: (inout GestureModel, Int) -> Void) {
    let last = touches.count - 1
    for r in touches[last].watchers where recognizers[r].isListening { body(&self, r) }
    takeTouches()
    if !touches[last].isCancelled { touches[last].withheld.append(phase) }
    if phase == "ended" { for r in recognizers.indices { recognizers[r].isTouched = false } }
    conclude()
  }

  private mutating func fail(_ r: Int) {
    guard recognizers[r].state == .possible else { return }
    (recognizers[r].state, recognizers[r].pending, recognizers[r].due) = (.failed, nil, nil)
  }

  private mutating func take(_ r: Int, _ state: State) {
    if recognizers[r].state == .possible {
      recognizers[r].pending = state
      proceed(r)
    } else {
      recognizers[r].state = state
      recognizers[r].unsent.append(state)
    }
  }

  private mutating func proceed(_ r: Int) {
    guard let state = recognizers[r].pending else { return }
    if let other = recognizers[r].required.map({ recognizers[$0] }) {
      if other.isRecognized { return fail(r) }
      if other.isUndecided { return }
    }
    let o = 1 - r
    let isRival = touches.contains { $0.watchers.contains(r) && $0.watchers.contains(o) }
    if isRival, recognizers[o].isRecognized, blocks(o, r) { return fail(r) }
    (recognizers[r].state, recognizers[r].pending, recognizers[r].due) = (state, nil, nil)
    recognizers[r].unsent.append(state)
    if isRival, blocks(r, o) { fail(o) }
  }

  private func blocks(_ winner: Int, _ loser: Int) -> Bool {
    guard let taps = recognizers[winner].taps_, let others = recognizers[loser].taps_ else {
      return true
    }
    return others <= taps
  }

  private mutating func takeTouches() {
    for _ in 0..<2 { for r in recognizers.indices { proceed(r) } }
    for t in touches.indices where !touches[t].isCancelled && !touches[t].hasEnded {
      guard
        touches[t].watchers.contains(where: { recognizers[$0].cancels && recognizers[$0].isRecognized })
      else { continue }
      if touches[t].hasBegun { log.append("cancelled") }
      (touches[t].isCancelled, touches[t].withheld) = (true, [])
    }
  }

  private func isFree(_ touch: Touch) -> Bool {
    guard let phase = touch.withheld.first else { return false }
    return !touch.watchers.contains {
      recognizers[$0].isUndecided
        && (recognizers[$0].delaysBegan || (phase == "ended" && recognizers[$0].delaysEnded))
    }
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

  private mutating func conclude() {
    takeTouches()
    release()
    for r in recognizers.indices {
      for state in recognizers[r].unsent { log.append("\(recognizers[r].name) \(state)") }
      recognizers[r].unsent = []
    }
    for r in recognizers.indices where !recognizers[r].isTouched && !recognizers[r].isUndecided {
      (recognizers[r].state, recognizers[r].taps) = (.possible, 0)
      for t in touches.indices { touches[t].watchers.removeAll { $0 == r } }
    }
    release()
  }
}
