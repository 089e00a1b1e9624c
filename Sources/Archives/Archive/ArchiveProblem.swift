/// A fault in a value of an archive, and what to do, before its place is known.
struct ArchiveProblem: Error {
  var problem: String
  var remedy: String

  init(_ problem: String, _ remedy: String) { (self.problem, self.remedy) = (problem, remedy) }
}
