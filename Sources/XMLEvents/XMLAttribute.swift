/// An attribute of a start tag.
package struct XMLAttribute {
  package let name: XMLName
  package let value: XMLText
}
