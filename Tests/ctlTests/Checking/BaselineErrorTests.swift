import Diagnostics
import Testing

@testable import ctl

/// Baselines that cannot be read, and what is said of them.
private let mistakes: [(text: String, error: String)] = [
  ("", "b.json:1:1: error: expected an object, found the end. The file is cut; write it again."),
  ("[]", "b.json:1:1: error: expected an object. Write the file again, or correct it."),
  ("{}", "b.json:1:3: error: the object has no 'schema'. Add it, or write the file again."),
  (
    #"{"schema": "ctl.baseline/1"}"#,
    "b.json:1:29: error: the object has no 'findings'. Add it, or write the file again."
  ),
  (
    #"{"schema": "ctl.baseline/2", "findings": []}"#,
    "b.json:1:12: error: the schema is 'ctl.baseline/2', not 'ctl.baseline/1'. Write the "
      + "file again: ctl check --write-baseline FILE."
  ),
  (
    #"{"schema": 1, "findings": []}"#,
    "b.json:1:12: error: expected a text. Write the file again, or correct it."
  ),
  (
    #"{"schema": "ctl.baseline/1", "findings": {}}"#,
    "b.json:1:42: error: expected a list. Write the file again, or correct it."
  ),
  (
    #"{"findings": [], "schema": "ctl.baseline/1"} {}"#,
    "b.json:1:46: error: there is more after the end of the value. Remove it."
  ),
  (
    #"{"findings": [], "findings": []}"#,
    "b.json:1:30: error: the key 'findings' is there twice. Keep one."
  ),
  (
    #"{"finding": []}"#,
    "b.json:1:13: error: there is no key 'finding' in a baseline. Did you mean 'findings'?"
  ),
  (
    #"{"findings": [{"path": "a"}]}"#,
    "b.json:1:15: error: the object has no 'rule'. Add it, or write the file again."
  ),
  (
    #"{"findings": [{"path": "a", "rule": ""}]}"#,
    "b.json:1:15: error: the object has no 'rule'. Add it, or write the file again."
  ),
  (
    #"{"findings": [{"path": "a", "rule": ["b"]}]}"#,
    "b.json:1:37: error: expected a text. Write the file again, or correct it."
  ),
  (
    #"{"findings": [{"path": "a", "line": 3}]}"#,
    "b.json:1:37: error: there is no key 'line' in a baseline. Remove it."
  ),
  (
    #"{"findings": [{"count": 0}]}"#,
    "b.json:1:25: error: '0' is not a number from 1 to 1000000. Correct it."
  ),
  (
    #"{"findings": [{"count": 1.5}]}"#,
    "b.json:1:25: error: '1.5' is not a number from 1 to 1000000. Correct it."
  ),
  (
    #"{"findings": [{"count": 9999999999999999999999}]}"#,
    "b.json:1:25: error: '9999999999999999999999' is not a number from 1 to 1000000. Correct it."
  ),
  (
    #"{"findings": [{"count": "2"}]}"#,
    "b.json:1:25: error: expected a number. Write the file again, or correct it."
  ),
  (
    #"{"findings": [{"path": "\u12"}]}"#,
    "b.json:1:25: error: expected four hexadecimal digits after \\u. Write \\u2026 for an ellipsis."
  ),
  (
    #"{"findings": [{"path": "\q"}]}"#,
    "b.json:1:25: error: there is no such escape. Write \\\\ for a backslash."
  ),
  (
    #"{"findings": [{"path": "a"#,
    "b.json:1:24: error: the text is not closed. Add the quotation mark."
  ),
  (
    #"{"findings": [{"path": "a" "rule": "b"}]}"#,
    "b.json:1:28: error: expected ',' or '}'. Add it."
  ),
  (#"{"findings": [{"path" "a"}]}"#, "b.json:1:23: error: expected ':' after 'path'. Add it."),
  (
    #"{"findings": [{"path": "a", "rule": "b"},"#,
    "b.json:1:42: error: expected an object, found the end. The file is cut; write it again."
  ),
  (
    #"{"findings": [{"path": "a", "rule": "b"},]}"#,
    "b.json:1:42: error: there is a comma before ']'. Remove it."
  ),
  (
    "{\"findings\": [{\"path\": \"a\nb\"}]}",
    "b.json:1:26: error: there is a control character in a text. Write \\n, \\t or \\u and its number."
  ),
  (
    String(repeating: "[", count: 100_000),
    "b.json:1:1: error: expected an object. Write the file again, or correct it."
  ),
  (
    #"{"findings": ["# + String(repeating: #"{"path": "#, count: 10_000),
    "b.json:1:24: error: expected a text. Write the file again, or correct it."
  ),
]

@Suite struct BaselineErrorTests {
  @Test(arguments: mistakes.indices)
  func `what is wrong with a baseline is told with its place`(index: Int) {
    let error = #expect(throws: Diagnostic.self) {
      try Baseline(Array(mistakes[index].text.utf8), path: "b.json")
    }
    #expect(error?.description == mistakes[index].error, "\(mistakes[index].text.prefix(80))")
  }
}
