import Localize
import Testing

/// A list of preferred languages, what there is, and what Apple's function answers.
struct NegotiationVector: Sendable, CustomTestStringConvertible {
  var id: String, preferences: [String], available: [String], result: [String]
  var testDescription: String { "\(id) \(preferences) of \(available)" }

  /// From `wanted|available=>result`, words apart.
  init(_ id: Int, _ line: String) {
    let parts = line.split(separator: "=>", omittingEmptySubsequences: false)
    let input = parts[0].split(separator: "|", omittingEmptySubsequences: false)
    self.id = "L\(id)"
    preferences = input[0].isEmpty ? [""] : input[0].split(separator: " ").map(String.init)
    available = input[1].split(separator: " ").map(String.init)
    result = parts[1] == "(none)" ? [] : parts[1].split(separator: " ").map(String.init)
  }
}

/// What Apple's function answered when it was run.
let negotiationVectors: [NegotiationVector] = """
  zh|zh_CN zh_TW=>zh_CN
  zh-Hans|zh_CN zh_TW=>zh_CN
  zh-Hant|zh_CN zh_TW=>zh_TW
  zh-Hant-HK|zh_CN zh_TW zh_HK=>zh_HK zh_TW
  zh-Hant-MO|zh_CN zh_TW zh_HK zh_MO=>zh_MO zh_TW zh_HK
  zh-TW|zh_Hans zh_Hant zh_Hant_HK=>zh_Hant
  zh-HK|zh_Hans zh_Hant zh_Hant_HK=>zh_Hant_HK zh_Hant
  zh-TW|zh-Hans zh-Hant en=>zh-Hant
  zh-CN|zh-Hans zh-Hant en=>zh-Hans
  zh-Hans-CN|zh_CN zh_TW zh_Hans zh_Hant=>zh_CN zh_Hans
  zh-Hant-TW|zh_CN zh_TW zh_Hans zh_Hant=>zh_TW zh_Hant
  zh-SG|zh-Hans zh-Hant=>zh-Hans
  zh-Hant|zh-Hans en=>(none)
  zh-Hans|zh-Hant en=>(none)
  pt|pt pt-PT pt-BR=>pt
  pt-BR|pt-PT en=>pt-PT
  pt-PT|pt-BR en=>pt-BR
  pt-PT|pt pt-BR en=>pt
  pt-BR|pt pt-PT=>pt
  pt-MO|pt pt_BR pt_PT=>pt_PT pt
  pt-AO|pt-BR pt-PT=>pt-PT
  pt|pt-BR en=>pt-BR
  pt|pt-PT en=>pt-PT
  pt|pt-PT pt-BR=>pt-BR
  pt-BR|pt en=>pt
  es-MX|es es-419 en=>es-419 es
  es-AR|es es-419 en=>es-419 es
  es-AR|es es_MX=>es
  es-419|es es-MX=>es
  es|es-419 en=>es-419
  es-US|es es-419=>es-419 es
  es-ES|es-419 en=>es-419
  es-ES|es-MX en=>es-MX
  es|es-MX es-ES=>es-ES
  nb|no en=>no
  nb-NO|no en=>no
  no|nb en=>nb
  nn|nb en=>nb
  nn|no en=>no
  no|nn en=>nn
  nn-NO|nb sv=>nb
  nb|Norwegian en=>Norwegian
  da|nb en=>(none)
  sr-Latn|sr en=>(none)
  sr|sr-Latn en=>(none)
  sr-Latn-RS|sr sr-Latn=>sr-Latn
  sr-RS|sr-Latn sr=>sr
  sr-Cyrl|sr en=>sr
  sh|sr-Latn sr=>sr-Latn
  bs|hr sr-Latn=>(none)
  en|en-GB en-US=>en-US
  en-AU|en en-GB=>en-GB en
  en-AU|en-GB fr=>en-GB
  en-IN|en en-GB=>en-GB en
  en-CA|en en-GB en-AU=>en
  en-CA|en_CA en=>en_CA en
  en-US|en-GB fr=>en-GB
  en-GB|en-US fr=>en-US
  en-GB|en fr=>en
  en-NZ|en en-AU en-GB=>en-AU en-GB en
  en-150|en en-GB en_001=>en-GB en_001 en
  en-001|en en_001=>en_001 en
  en-ZZ|en fr=>en
  en-GB|English French=>English
  en_US|English French=>English
  fr-CH fr-CA|fr-FR fr-CA=>fr-CA
  fr-CH de-CH|de en=>de
  fr-CH|fr-CA fr=>fr
  fr|fr-CA en=>fr-CA
  fr-CA|fr-FR en=>fr-FR
  de-AT|de en=>de
  de-CH|de-DE de-AT=>de-DE
  gsw|de en=>(none)
  it|it_CH it_IT=>it_IT
  ja|en Base=>(none)
  ja|en zxx=>zxx
  xx|en fr=>(none)
  ja fr|en fr de=>fr
  en-US fr|fr de=>fr
  he|iw en=>iw
  iw|he en=>he
  id|in en=>in
  in|id en=>id
  tl|fil en=>fil
  fil|tl en=>tl
  yi|ji en=>ji
  mo|ro en=>ro
  ro-MD|ro en=>ro
  hi-Latn|en-IN en hi=>en-IN en
  hi|en hi=>hi
  yue|zh-Hant en=>zh-Hant
  yue-Hans|zh-Hans en=>zh-Hans
  yue-HK|zh-HK zh-TW=>zh-HK zh-TW
  wuu|zh-Hans zh-Hant=>zh-Hans
  ars|ar en=>ar
  ar-EG|ar en=>ar
  ar-AE|ar-SA ar=>ar
  uz-Cyrl|uz en=>(none)
  az-Arab|az en=>(none)
  pa-Arab|pa en=>(none)
  mn-Mong|mn en=>(none)
  kk-Arab|kk en=>(none)
  ku|ckb en=>(none)
  EN-us|en fr=>en
  en_US.UTF-8|en fr=>en
  en_US_POSIX|en fr=>en
  C|en fr=>(none)
  POSIX|en fr=>(none)
  |en fr=>(none)
  root|en fr=>(none)
  und|en fr=>(none)
  -x|en fr=>(none)
  en-US-u-ca-buddhist|en fr=>en
  de-u-co-phonebk|de fr=>de
  de@collation=phonebook|de fr=>de
  ca-ES-valencia|ca en=>ca
  ca-valencia|ca-ES-valencia ca=>ca
  sl-rozaj|sl en=>sl
  zh-Hant-u-hc-h23|zh-Hant zh-Hans=>zh-Hant
  i-klingon|tlh en=>tlh
  tlh|en=>(none)
  eng|en fr=>en
  deu|de en=>de
  english|en fr=>en
  toolonglanguagesubtag|en=>(none)
  en-Latn|en fr=>en
  en-Cyrl|en fr=>en
  ru-UA|uk ru=>ru
  uk-UA|ru en=>(none)
  be|ru en=>(none)
  ca|es en=>(none)
  gl|es en=>(none)
  eu|es fr=>(none)
  """.split(separator: "\n").enumerated().map { NegotiationVector(114 + $0, String($1)) }
