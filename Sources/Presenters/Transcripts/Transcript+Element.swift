public import Accessibility
import Graphics
import InterfaceLoader
public import ResponderKit

extension Transcript.Element {
  /// Creates an element with its announcement in one language and all facets.
  @MainActor
  public init(_ stop: AccessibilityHierarchy.Stop, text: String) {
    self.init(stop.element, target: stop.object.targetText, text: text)
  }

  /// Creates an element with its announcement and all facets; the target is what a control sends, and where.
  init(_ element: AccessibilityElement, target: String?, text: String) {
    func numbers(_ values: Double...) -> String {
      values.map { decimal($0, digits: 2) }.joined(separator: " ")
    }
    let (frame, point) = (element.frame, element.activationPoint)
    var facets: [Transcript.Facet] = []
    if let identifier = element.identifier { facets.append(.init(.id, identifier)) }
    facets.append(.init(.traits, "\(element.traits)"))
    facets.append(.init(.frame, numbers(frame.minX, frame.minY, frame.width, frame.height)))
    facets.append(.init(.tap, numbers(point.x, point.y)))
    if let target { facets.append(.init(.target, target)) }
    self.init(texts: [.exact(text)], facets: facets)
  }
}

extension Transcript {
  /// Returns the transcript with only the given kinds of facets.
  public func keepingFacets(_ kinds: Set<Facet.Kind>) -> Transcript {
    var copy = self
    for screen in copy.screens.indices {
      for element in copy.screens[screen].elements.indices {
        copy.screens[screen].elements[element].facets.removeAll { !kinds.contains($0.kind) }
      }
    }
    return copy
  }
}
