/// The segue that an action performs, and the controller that it begins at.
@MainActor
package final class SegueOrigin {
  package let template: SegueTemplate
  package let source: Backlink<ViewController>

  package init(_ template: SegueTemplate, from source: Backlink<ViewController>) {
    (self.template, self.source) = (template, source)
  }
}
