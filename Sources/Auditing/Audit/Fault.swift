import Diagnostics
import InterfaceBuilder

/// A finding of a rule, with the object that it is about.
struct Fault {
  /// The position of the fault.
  enum Place {
    /// At a live object.
    case object(AnyObject)
    /// At an element of the document.
    case element(InterfaceElement)
  }

  var place: Place
  /// The element that the message names, if the place is only what belongs to it, such as a connection.
  var owner: InterfaceElement?
  /// The property that is wrong, under UIKit's name; nil for the object as a whole.
  var property: String?
  /// The text that is wrong, whose place may be in another element.
  var text: LocalizableText?
  /// The problem, without a final period.
  var problem: String
  /// The room that a text lacks in one situation, or the number of views that share the fault, with the words
  /// for it; the greatest one is told.
  var lack: (points: Double, words: String)?
  /// The remedy, in place of the rule's own.
  var remedy: String?
  /// The right value of the property, if there is one and no other.
  var rightValue: String?
  /// A severity instead of the rule's own.
  var severity: Diagnostic.Severity?
  /// Indicates whether a person has to look.
  var needsReview = false
  /// The content of the file that proves the fault.
  var proof: String?

  init(
    at object: AnyObject, _ property: String? = nil, _ problem: String, proof: String? = nil
  ) {
    (place, self.property, self.problem, self.proof) = (.object(object), property, problem, proof)
  }

  init(
    in element: InterfaceElement, _ property: String? = nil, _ problem: String,
    proof: String? = nil
  ) {
    (place, self.property, self.problem, self.proof) = (.element(element), property, problem, proof)
  }
}
