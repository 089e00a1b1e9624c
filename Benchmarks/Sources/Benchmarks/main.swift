import Controls

// Benchmarks SUITE DATADIR prints the rows of a suite; Benchmarks table prints all of them for
// people. Without arguments it does what the smallest program of a user does, for measuring how
// long that takes to start.

switch CommandLine.arguments.dropFirst().first {
case nil:
  let button = Button(type: .system)
  button.setTitle("Hello", for: .normal)
  print(button.announcement(in: "en"))
case "table":
  var runner = Runner(isTable: true)
  dispatch(&runner)
  dispatchInAppKit(&runner)
  chain(&runner)
  chainInAppKit(&runner)
  memory(&runner)
  announce(&runner)
  buttons(&runner)
  taps(&runner)
  rows(&runner)
  messages(&runner)
case "format":
  var runner = Runner(isTable: false)
  messages(&runner)
case "mem":
  var runner = Runner(isTable: false)
  memory(&runner)
case "dispatch":
  var runner = Runner(isTable: false)
  dispatch(&runner)
  dispatchInAppKit(&runner)
case "chain":
  var runner = Runner(isTable: false)
  chain(&runner)
  chainInAppKit(&runner)
case "announce":
  var runner = Runner(isTable: false)
  announce(&runner)
case "buttons":
  var runner = Runner(isTable: false)
  buttons(&runner)
case "taps":
  var runner = Runner(isTable: false)
  taps(&runner)
case "rows":
  var runner = Runner(isTable: false)
  rows(&runner)
case "xml":
  var runner = Runner(isTable: false)
  documents(&runner, folder: CommandLine.arguments.dropFirst(2).first ?? ".")
case "strings":
  var runner = Runner(isTable: false)
  strings(&runner, folder: CommandLine.arguments.dropFirst(2).first ?? ".")
case "tables":
  var runner = Runner(isTable: false)
  tables(&runner, folder: CommandLine.arguments.dropFirst(2).first ?? ".")
default: break
}
