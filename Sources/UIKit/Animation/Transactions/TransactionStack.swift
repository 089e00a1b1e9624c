#if UIKit
import Foundation

/// A block that runs when all that began in a transaction has ended.
final class TransactionCompletion {
  let block: () -> Void
  private var pending = 0
  private var isClosed = false
  private var hasRun = false

  init(_ block: @escaping () -> Void) { self.block = block }

  /// Something begins for which the block waits.
  func begin() { pending += 1 }

  /// It ends.
  func end() {
    pending -= 1
    runIfDone()
  }

  /// Nothing else begins.
  func close() {
    isClosed = true
    runIfDone()
  }

  private func runIfDone() {
    guard isClosed, pending == 0, !hasRun else { return }
    hasRun = true
    block()
  }
}

/// The transactions of a thread, the innermost one last.
///
/// One thread uses it at a time: its own, or the one of a test with a clock.
final class TransactionStack: @unchecked Sendable {
  struct Transaction {
    var values: [String: Any] = [:]
    var completion: TransactionCompletion?
    /// Indicates whether it began by itself, and so ends by itself.
    var isImplicit = false
  }

  private var transactions: [Transaction] = []

  /// The stack of the clock that a test has, otherwise of the running thread.
  static var current: TransactionStack {
    if let stack = AnimationClock.current.transactions { return stack }
    let key = "UIKit.TransactionStack"
    let values = Thread.current.threadDictionary
    if let stack = values[key] as? TransactionStack { return stack }
    let stack = TransactionStack()
    values[key] = stack
    return stack
  }

  var last: Transaction? { transactions.last }

  func begin() { transactions.append(Transaction()) }

  func commit() {
    guard let last = transactions.last, !last.isImplicit else { return }
    transactions.removeLast()
    last.completion?.close()
  }

  func flush() {
    guard transactions.first?.isImplicit == true else { return }
    transactions.removeFirst().completion?.close()
  }

  func value(_ key: String) -> Any? {
    if transactions.isEmpty { return nil }
    for transaction in transactions.reversed() {
      if let value = transaction.values[key] { return value is NSNull ? nil : value }
    }
    return nil
  }

  func set(_ key: String, _ value: Any?) {
    beginIfNone()
    transactions[transactions.count - 1].values[key] = value ?? NSNull()
  }

  func setCompletion(_ block: (() -> Void)?) {
    beginIfNone()
    let former = transactions[transactions.count - 1].completion
    transactions[transactions.count - 1].completion = block.map { TransactionCompletion($0) }
    former?.close()
  }

  /// Returns the blocks that wait for something that begins now.
  func beginWork() -> [TransactionCompletion] {
    let completions = transactions.compactMap(\.completion)
    completions.forEach { $0.begin() }
    return completions
  }

  /// Outside any transaction one begins that ends when the clock runs.
  private func beginIfNone() {
    guard transactions.isEmpty else { return }
    transactions.append(Transaction(isImplicit: true))
    let clock = AnimationClock.current
    clock.schedule(at: clock.time) { [self] in flush() }
  }
}
#endif
