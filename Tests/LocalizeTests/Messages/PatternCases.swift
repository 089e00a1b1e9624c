/// A pattern with what a reader says of it: nothing, or the kind and the place of a mistake.
struct PatternCase: Sendable, CustomStringConvertible {
  let pattern: String
  /// The mistake in strict syntax; nil for a pattern without one.
  let mistake: String?
  /// The reason that ICU answers otherwise than lenient syntax; nil where it does not.
  let difference: String?

  init(_ pattern: String, _ mistake: String? = nil, otherwise difference: String? = nil) {
    (self.pattern, self.mistake, self.difference) = (pattern, mistake, difference)
  }

  var description: String { pattern.count > 80 ? "\(pattern.prefix(80))…" : pattern }
}

/// Patterns without a mistake: every construct of the syntax.
let goodPatterns: [PatternCase] = [
  // Text and apostrophes.
  "", " ", "plain", "two\nlines", "It's here", "'", "''", "It''s", "a'", "'{'", "'{''}'", "'}'",
  "'{a}' b", "don't {n} can't", "#", "|", "'#'", "'|'", "a # b | c", "𝔸 emoji 👩‍👧", "‏مرحبا {n}",
  // Names.
  "{n}", "{0}", "{10}", "{32767}", "{ n }", "{\tn\n}", "{user_name}", "{имя}", "{名前}", "{n1}",
  "{n}{n}{m}", "{\u{200E}n\u{200F}}", "{a_b__c}", "{été}", "{1a}", "{0x1}",
  // Numbers.
  "{n, number}", "{n,number}", "{n , number }", "{n, NUMBER}", "{n, number, integer}",
  "{n, number, percent}", "{n, number, currency}", "{n, number, Integer }", "{n, number, }",
  "{n, number, #,##0.00}", "{n, number,#}", "{n, number, 0.###E0}", "{n, number, '#'#}",
  "{n, number, ¤#,##0.00;(¤#,##0.00)}", "{n, number, ::}", "{n, number, ::percent}",
  "{n, number, ::compact-short}", "{n, number, ::compact-long}", "{n, number, ::currency/EUR .00}",
  "{n, number, ::percent scale/100}", "{n, number, ::,_}", "{n, number, ::sign-always}",
  "{n, number, ::scientific}", "{n, number, ::measure-unit/length-meter unit-width-full-name}",
  "{n, number, ::group-off .##}", "{n, number,   ::.0}", "{n, number, ::unit/kilometer-per-hour}",
  "{n, number, ::integer-width/+000}", "{n, number, ::precision-increment/0.05}",
  // Dates, times and rules.
  "{d, date}", "{d, date, short}", "{d, date, medium}", "{d, date, long}", "{d, date, full}",
  "{d, date, ::yMMMd}", "{d, date, yyyy-MM-dd}", "{d, date, d 'of' MMMM}", "{d, time}",
  "{d, time, short}", "{d, time, ::jm}", "{d, time, HH:mm}", "{d, Time, FULL}", "{n, spellout}",
  "{n, spellout, %spellout-ordinal}", "{n, spellout, %none}", "{n, ordinal}", "{n, duration}",
  "{n, duration, %in-numerals}",
  // Plurals.
  "{n, plural, other{x}}", "{n,plural,one{x}other{y}}", "{n, plural, one {x} other {y}}",
  "{n, plural, =0{none} =1{one} other{#}}", "{n, plural, offset:1 =0{a} one{b} other{#}}",
  "{n, plural, offset: 2 other{#}}", "{n, plural, offset:1.5 other{#}}",
  "{n, plural, =1.5{x} other{}}",
  "{n, plural, =-1{x} other{y}}", "{n, plural, =+1{x} other{y}}", "{n, plural, =1e3{x} other{y}}",
  "{n, plural, zero{a} one{b} two{c} few{d} many{e} other{f}}", "{n, PLURAL, other{x}}",
  "{n, plural, other{'#' # {n} '{n}'}}", "{n, plural, other{{m, plural, other{# #}} #}}",
  "{n, plural, other{{g, select, other{#}}}}", "{n, plural, other{\n}}", "{n, plural, other{}}",
  "{n, selectordinal, one{#st} two{#nd} few{#rd} other{#th}}", "{n, SelectOrdinal, other{#.}}",
  "{n, plural, offset:0 other{#}}", "{n, plural, one{'{'#'}'} other{''#''}}",
  // Selects.
  "{g, select, other{x}}", "{g, select, female{she} male{he} other{they}}",
  "{g, select, other {# | x's}}", "{g, select, a1{x} other{{h, select, other{y}}}}",
  "{g, select, таки{x} other{y}}", "{g, SELECT, other{}}", "{g, select, one{} two{} other{}}",
  "{g, select, offset{x} other{y}}",
  // Choices.
  "{n, choice, 0#none|1#one|1<many {n}}", "{n, choice, 0≤none|1≤one}", "{n, choice, -∞#low|0#high}",
  "{n, choice, 0#a|1#b'|'c}", "{n, choice, 1#{n, plural, other{#}}|2#x}", "{n, choice,0#}",
  "{n, CHOICE, 0.5#half|1#one}", "{n, choice, 0#'{'|1#x}", "{n, choice, 1#a|∞#b}",
].map { PatternCase($0) }

/// Mistakes that ICU accepts.
let acceptedMistakes: [PatternCase] = [
  .init("}", "strayBrace 1:1"), .init("a } b", "strayBrace 1:3"),
  .init("{n,plural,other{x}}}", "strayBrace 1:20"), .init("{n}\n}", "strayBrace 2:1"),
  .init("'{n", "unclosedQuote 1:1"), .init("a '} b", "unclosedQuote 1:3"),
  .init("{n} '{", "unclosedQuote 1:5"),
  .init("{n, plural, one{x} one{z} other{y}}", "duplicateSelector 1:20"),
  .init("{n, plural, =1{x} =1.0{z} other{y}}", "duplicateSelector 1:19"),
  .init("{n, plural, other{x} other{y}}", "duplicateSelector 1:22"),
  .init("{g, select, a{x} a{z} other{y}}", "duplicateSelector 1:18"),
  .init("{n, plural, dozens{x} other{y}}", "unknownCategory 1:13"),
  .init("{n, plural, One{x} other{y}}", "unknownCategory 1:13"),
  .init("{n, plural, 1{x} other{y}}", "unknownCategory 1:13"),
  .init("{n, plural, offset{x} other{y}}", "unknownCategory 1:13"),
  .init("{n, selectordinal,\n first{x} other{y}}", "unknownCategory 2:2"),
  .init("{n, choice, 1#a|0#b}", "limitOrder 1:17"),
]

/// Mistakes that ICU refuses, too.
let badPatterns: [PatternCase] = [
  // Braces.
  .init("{", "unclosedBrace 1:1"), .init("{n", "unclosedBrace 1:1"),
  .init("a\nb {n", "unclosedBrace 2:3"),
  .init("{n ", "unclosedBrace 1:1"), .init("{n,", "unclosedBrace 1:1"),
  .init("{n, number", "unclosedBrace 1:1"),
  .init("{n, number,", "unclosedBrace 1:1"), .init("{n, number, #", "unclosedBrace 1:1"),
  .init("{n, number, {}", "unclosedBrace 1:1"), .init("{n, plural,", "unclosedBrace 1:12"),
  .init("{n, plural, one{x} other{y}", "unclosedBrace 1:28"),
  .init("{n, plural, other{x", "unclosedBrace 1:18"),
  .init("{n, plural, other", "unclosedBrace 1:1"),
  .init("{n, plural, other{{m}", "unclosedBrace 1:18"),
  .init("{g, select, other{x}", "unclosedBrace 1:21"),
  .init("{n, choice, 0#a", "unclosedBrace 1:1"), .init("{n, choice, 0#a|", "unclosedBrace 1:1"),
  .init("{n, choice,", "unclosedBrace 1:1"), .init("x {a} {b", "unclosedBrace 1:7"),
  .init("\r\n\r{a", "unclosedBrace 3:1"),
  // Names.
  .init("{}", "name 1:2"), .init("{ }", "name 1:3"), .init("{,number}", "name 1:2"),
  .init("{-}", "name 1:2"), .init("{01}", "name 1:2"), .init("{00}", "name 1:2"),
  .init("{99999999999}", "name 1:2"), .init("{32768}", "name 1:2"), .init("{n-x}", "syntax 1:3"),
  .init("{a b}", "syntax 1:4"), .init("{a.b}", "syntax 1:3"), .init("{a{b}}", "syntax 1:3"),
  .init("{{a}}", "name 1:2"), .init("{a'b'}", "syntax 1:3"), .init("{\n#}", "name 2:1"),
  // Types.
  .init("{n, foo}", "type 1:5"), .init("{n, }", "type 1:5"), .init("{n,, x}", "type 1:4"),
  .init("{n, numbers}", "type 1:5"), .init("{n, number x}", "syntax 1:12"),
  .init("{n, 1}", "type 1:5"),
  .init("{n, date-time}", "syntax 1:9"), .init("{n, foo, bar}", "type 1:5"),
  // Styles.
  .init("{n, number, ::bogus}", "style 1:15"), .init("{n, number, ::percent bogus}", "style 1:23"),
  .init("{n, number, ::currency/EURO}", "style 1:15"), .init("{n, number, ::.00 .0}", "style 1:19"),
  .init(
    "{n, number, ::precision-increment/0}", "style 1:15",
    otherwise: "ICU reads the skeleton, and shows no number in it"),
  .init("{n, number, 0#}", "style 1:13"), .init("{n, number, '}", "syntax 1:13"),
  .init("{d, date, 'x}", "syntax 1:11"),
  // Plurals, selects and choices.
  .init("{n, plural}", "syntax 1:11"), .init("{n, select }", "syntax 1:12"),
  .init("{n, choice}", "syntax 1:11"),
  .init("{n, plural, }", "missingOther 1:1"), .init("{n, plural, one{x}}", "missingOther 1:1"),
  .init("{g, select, a{x}}", "missingOther 1:1"),
  .init("{n, selectordinal, Other{x}}", "unknownCategory 1:20"),
  .init("{n, plural, =x{a} other{b}}", "syntax 1:14"),
  .init("{n, plural, ={a} other{b}}", "syntax 1:14"),
  .init("{n, plural, =1-2{a} other{b}}", "syntax 1:14"),
  .init("{n, plural, offset:x other{b}}", "syntax 1:20"),
  .init("{n, plural, one{x} offset:1 other{b}}", "syntax 1:20"),
  .init("{n, plural, offset:1 offset:2 other{b}}", "syntax 1:22"),
  .init("{n, plural, other}", "syntax 1:18"), .init("{n, plural, {x} other{y}}", "syntax 1:13"),
  .init("{n, plural, other x{y}}", "syntax 1:19"),
  .init("{g, select, =1{x} other{y}}", "syntax 1:13"),
  .init("{g, select, a-b{x} other{y}}", "syntax 1:14"), .init("{n, choice, }", "syntax 1:13"),
  .init("{n, choice, a#b}", "syntax 1:13"), .init("{n, choice, 1}", "syntax 1:14"),
  .init("{n, choice, 1=x}", "syntax 1:14"), .init("{n, choice, 0#a|b#c}", "syntax 1:17"),
  .init("{n, plural, other{{m, plural, one{x}}}}", "missingOther 1:19"),
  .init("{n, plural, other{{}}}", "name 1:20"),
]
