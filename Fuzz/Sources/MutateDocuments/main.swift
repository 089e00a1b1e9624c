import Exercise
import Glibc
import Mutation

// MutateDocuments COUNT SECONDS STATE SEED… reads COUNT documents that are mutated from the seeds,
// each from its own number alone, and goes on where the file STATE says that the last run stopped.

let arguments = CommandLine.arguments
guard arguments.count > 4, let count = Int(arguments[1]), let seconds = Int(arguments[2]) else {
  fail("usage: MutateDocuments COUNT SECONDS STATE SEED…")
}
let state = arguments[3]
let seeds = arguments[4...].map { contents(of: $0) }
let start = ContinuousClock.now
var slowest = Duration.zero
var wellFormed = 0
var number = Int(String(decoding: contents(of: state, orEmpty: true), as: UTF8.self)) ?? 0
let first = number

while number < count, ContinuousClock.now - start < .seconds(seconds) {
  let document = mutated(number, from: seeds)
  if number.isMultiple(of: 256) { save(number) }
  let time = ContinuousClock().measure { if exercise(document) { wellFormed += 1 } }
  if time > .seconds(2) { fail("document \(number) took \(time)") }
  slowest = max(slowest, time)
  number += 1
}
save(number)
print(
  """
  documents \(first)..<\(number) of \(count), \(wellFormed) of them could be read; \
  the slowest took \(slowest)
  """)

func contents(of path: String, orEmpty: Bool = false) -> [UInt8] {
  guard let file = fopen(path, "rb") else {
    if orEmpty { return [] }
    fail("\(path) cannot be read")
  }
  defer { fclose(file) }
  fseek(file, 0, SEEK_END)
  var bytes = [UInt8](repeating: 0, count: ftell(file))
  rewind(file)
  _ = fread(&bytes, 1, bytes.count, file)
  return bytes
}

func save(_ number: Int) {
  guard let file = fopen(state, "wb") else { fail("\(state) cannot be written") }
  fputs("\(number)", file)
  fclose(file)
}

func fail(_ message: String) -> Never {
  print("MutateDocuments: error: \(message)")
  exit(1)
}
