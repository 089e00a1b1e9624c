import AppSources
import Diagnostics

/// A finding of a rule about an app, in its source or in a table.
struct AppFault {
  /// The path of the file.
  var path: String
  var position: SourcePosition
  /// The name that is wrong.
  var name: String
  /// The problem, without a final period.
  var problem: String
  /// The remedy, in place of the rule's own.
  var remedy: String?
  /// A severity instead of the rule's own.
  var severity: Diagnostic.Severity?
  /// Indicates whether a person has to look.
  var needsReview = false

  init(at place: SourceIndex.Place, _ name: String, _ problem: String, remedy: String? = nil) {
    (path, position, self.name) = (place.path, place.position, name)
    (self.problem, self.remedy) = (problem, remedy)
  }
}
