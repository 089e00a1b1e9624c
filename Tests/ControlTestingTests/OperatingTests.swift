import ControlTesting
import Testing

@MainActor @Test func `the form takes what a person does`() throws {
  let screen = try DocumentScreen(contentsOfFile: "Examples/Documents/Values.xib")

  let drag = try screen.operate(.set("0.8"), on: "light")
  #expect(drag.change?.to == "0.8")
  #expect(drag.record.events.contains(.valueChanged))

  #expect(try screen.operate(.choose(["S"]), on: "size").isDone)
  #expect(try screen.operate(.type(.init("Ada", pressesReturn: true)), on: "name").isDone)
  #expect(try screen.operate(on: "Wi-Fi").announcements == ["Off"])

  #expect(throws: OperationRefusal.self) { try screen.operate(.pull, on: "light") }
}
