/**
 * Shapes of outcomes: counts of nought, empty output, statuses of exit and of HTTP, lines of failure; and what tells them from files,
 * documentation, suppositions and good news. `absences.ts` weighs them.
 */

const badNews = 'errors?|problems?|issues?|warnings?|failures?|failed|conflicts?|vulnerabilit(?:y|ies)|regressions?|'
  + 'crash(?:es)?|leaks?|bugs?|defects?|violations?|alerts?|incidents?|outages?|complaints?|objections?|offenses?|findings|'
  + 'typos?|flak(?:y|es)|rejected|rejects|skipped|dropped|lost|losses|loss|retries|timeouts?|downtime|trouble|damage|delays?|'
  + 'risks?|danger|deletions?|insertions?|diagnostics|mistakes?|discrepanc(?:y|ies)|corruption|anomal(?:y|ies)|concerns?|'
  + 'complications?|wait(?:ing)?(?: time)?|Wartezeit|fees?|charges?|costs?|smoking|parking|entry|trespassing|Eintritt|Zutritt|'
  + 'Rauchen|Fehler|Probleme?'
export const lookedFor = 'rows?|results?|match(?:es)?|entr(?:y|ies)|hits?|items?|files?|records?|documents?|docs|lines?|messages?|'
  + 'objects?|elements?|packages?|users?|orders?|pages?|comments?|commits?|branches|tags?|keys?|tests?|events?|tasks?|jobs?|'
  + 'nodes?|hosts?|tables?|columns?|fields?|values?|products?|articles?|tickets?|bookings?|reservations?|accounts?|'
  + 'occurrences?|references|usages?|callers?|candidates?|instances?|pods?|containers?|images?|folders?|director(?:y|ies)|'
  + 'threads?|emails?|mails?|contacts?|customers?|invoices?|payments?|transactions?|bytes(?: of output)? (?:read|received)|'
  + 'samples?|points|tuples?|documents|Treffer|Ergebnisse|Zeilen|Einträge|Dateien|résultats?|lignes?|fichiers?|resultados?|'
  + 'filas|archivos|risultati|righe|resultaten|regels|wyników|plików|результат\\p{L}*|строк\\p{L}*|файл\\p{L}*'

export const goodNoun = new RegExp(`^[ \\t]+(?:\\p{L}+[ \\t-]+){0,3}?(?:${badNews})(?![\\p{L}\\p{N}])`, 'iu')
/** "Rows returned: 0", alone on its line. */
export const zeroField = new RegExp(`^[ \\t]{0,8}(?:\\p{L}{1,16} ){0,2}?(?:${lookedFor}|count|total)(?: (?:returned|found|matched|`
  + `in total))? ?[:=] ?0[ \\t]{0,8}$`, 'gimu')
export const zeroCount = new RegExp(`(?<![\\p{L}\\p{N}_.,:#/$€£-])0 (?:\\p{L}{1,24} ){0,2}?(?:${lookedFor})(?![\\p{L}\\p{N}_])`, 'giu')
export const otherCount = new RegExp(`(?<![\\p{L}\\p{N}_.,#-])[1-9]\\d{0,9} (?!s(?:ec)?\\b|ms\\b|min|bytes|MB|kB)\\p{L}{3,}`, 'u')

export const code = new RegExp(String.raw`[;{]\s*$|^\s*[^{["'\s].*\}\s*$|^\s*\}|=>|[!=]==|\bthrow (?:new )?\w|\breturn (?:None|null|`
  + String.raw`nil|undefined|false|true|[\w.]+\()|^\s*(?:\}|export |import |const |let |var |function |class |def |async |`
  + String.raw`await |public |private |protected |package |using |namespace |fn |func |pub |impl |struct |enum |interface |`
  + String.raw`type \w+ ?=|#include|#define|if ?\(|for ?\(|while ?\(|switch ?\(|else\b|elif\b|case .*:|try\b|except\b|`
  + String.raw`catch\b|raise |assert|expect\(|it\(|test\(|describe\(|t\.(?:Error|Fatal)|@\w+|console\.|log(?:ger)?\.|`
  + String.raw`print(?:f|ln)?\(|fmt\.|self\.|this\.)`)
export const assignment = /^\s*(?:self\.|this\.)?[\w.[\]]+(?: ?: ?[\w |[\], .]{1,80})? = /
export const comment = /^\s*(?:\/\/|\/\*|\*(?:\s|\/)|#(?!\d)|--(?:\s|$)|<!--|"""|''')/
export const fileLine = new RegExp(String.raw`^[\w./-]{1,80}\.\w{1,5}: .{0,200}</\w{1,12}>|\\n.*\\n|^\s*\|.*\|\s*$|`
  + String.raw`^(?:[0-9a-f]{7,40} |[+-](?![+\d ]*$)(?! ?\[)|@@|\s*\d+\s?(?:[→│|:-]|\t)|\S*[\w/]\.\w{1,6}[:-]\d+[:-])`)
export const documentation = new RegExp(String.raw`^\s*(?:docs?|documentation|readme|example|note|usage|synopsis|description|title|`
  + String.raw`changelog|see also|tip|faq|TODO|FIXME)\b ?[:.-]|\b(?:explains|describes|documents how|tutorial|how to|`
  + String.raw`article (?:about|explains|on)|for example|e\.g\.)\b`, 'i')
export const testName = /^\s*(?:ok \d+|✓|✔|√|☑|PASS(?:ED)?\b|\[(?:x|X| )\]|[-*] \[[xX ]\]|test \S+ \.\.\. ok|---? PASS)/
export const frame = new RegExp(String.raw`(?:^|[^\p{L}])(?:if|when|whenever|unless|in case|whether|should|would|could be|may be|`
  + String.raw`might be|returns?(?! code)|throws?|raises?|handles?|expects?|expected|asserts?|deprecated|until|avoids?|`
  + String.raw`prevents?|to (?:find|check|see|test)|wenn|falls|sobald|si|cuando|quand|lorsque|quando|se|als|wanneer|om|если|`
  + String.raw`когда|якщо|jeśli|gdy|pokud|eğer|अगर|यदि|jika|nếu|ha|如果|若|当|もし)(?![\p{L}])`, 'iu')
export const positive = new RegExp(String.raw`(?:^|[^\p{L}])(?:(?:was |were |is |but |now |then |it was )?found (?:at|in|it|on|`
  + String.raw`under|one|two|three|\d)|: found\b|found it|exists now|is back|resolved now|recovered)`, 'iu')
export const hidden = /<[^>]{0,200}\bhidden\b[^>]{0,200}>/i

export const missingPage = new RegExp(String.raw`(?:^|[\s"'(\[{,:])(?:HTTP(?:/\d(?:\.\d)?)?[ :]+|status(?: code)?["']?[ :=]+|`
  + String.raw`error[ :]+|returned |responded with |answered |got |-> |← |=> )?(?:404|410)(?: (?:Not Found|Gone|`
  + String.raw`page not found)\b| ?[-–—:] ?(?:not found|gone))|(?:^|\s)HTTP(?:/\d(?:\.\d)?)? (?:404|410)\b|["']?(?:status|`
  + String.raw`statusCode|code)["']?\s{0,2}[:=]\s{0,2}["']?(?:404|410)\b`, 'gim')
export const missingKey = new RegExp(String.raw`^(?:[\w./-]+: )?(?:Uncaught |\w+\.)*(?:KeyError|IndexError|NoSuch\w+|`
  + String.raw`\w*NotFound(?:Error|Exception)?|FileNotFoundError|ModuleNotFoundError|AttributeError|NameError|`
  + String.raw`UnboundLocalError|ReferenceError|LookupError|UndefinedTable|UndefinedColumn|ENOENT|ENOTFOUND)(?=:|\s*$)`, 'gm')
export const emptyAlone = new RegExp(String.raw`^[ \t]{0,16}(?:\([ \t]*(?:empty|none|nothing|no \w+(?: \w+)?|`
  + String.raw`0 rows?(?: affected)?)\s*\)|<\s*(?:empty|none|no \w+(?: \w+)?)\s*>|\[\s*\]|\{\s*\}|null|None|nil|undefined|`
  + String.raw`NULL|Empty set(?: \([\d.]+ sec\))?|empty|none|N/A)[ \t]{0,8}\.?[ \t]{0,8}$`, 'gm')
export const emptyField = new RegExp(String.raw`["'](?:items|results?|data|rows|matches|hits|records|entries|files|list|documents|`
  + String.raw`docs|users|orders|values|nodes|edges|content|contents|body|response|output|payload|messages|events|objects|`
  + String.raw`products|tickets|bookings|invoices|accounts|transactions|children|members|tags|branches|commits|pages|`
  + String.raw`comments|issues|pulls|packages|matching|found|answer|answers|Contents|Items|`
  + String.raw`Records)["']\s{0,4}:\s{0,4}(?:\[\s{0,4}\]|\{\s{0,4}\}|null)|["'](?:total|count|totalCount|total_count|hits|`
  + String.raw`found|num_results|size|length|matched)["']\s{0,4}:\s{0,4}0(?![\d.])|["'](?:found|exists|available|`
  + String.raw`present)["']\s{0,4}:\s{0,4}false`, 'g')
export const fullField = new RegExp(String.raw`["'](?:items|results?|data|rows|matches|hits|records|entries|files|list|documents|`
  + String.raw`users|orders|values|nodes|content|messages|objects|products)["']\s{0,4}:\s{0,4}(?:\[\s{0,4}[^\s\]]|`
  + String.raw`\{\s{0,4}[^\s}]|"[^"])`)

export const exitFailure = new RegExp(String.raw`(?:^|[\s(\[{,;"'])(?:(?:process |command |script |program )?(?:exit(?:ed)?|`
  + String.raw`return(?:ed)?)(?: with)?(?: (?:code|status|value))?["']?[ :=]{1,3}-?(?!0\b)\d{1,4}(?!\d|[.:]\d| (?:row|file|`
  + String.raw`result|match))|rc[=:] ?(?!0\b)\d{1,3}|(?:exit|return)(?:ed)? (?:code|status) (?:is|was) (?!0\b)\d{1,4}|`
  + String.raw`exit_code["']?[ :=]{1,3}(?!0\b)\d{1,4}|(?:killed|terminated) by signal \d{1,2}|signal: \w+)`, 'gi')
export const exitLine = new RegExp(String.raw`^[\s[(]*(?:process |command |script )?(?:exit(?:ed)?|`
  + String.raw`return(?:ed)?)(?: with)?(?: (?:code|status))?["']?[ :=]{1,3}-?\d{1,4}[\s\])]*\.?\s*$`, 'i')
export const command = new RegExp(String.raw`^\s*(?:[$>%❯#](?: \S|\s*$)|(?:grep|egrep|rg|ag|ack|find|fd|locate|which|whereis|type|`
  + String.raw`ls|dig|host|nslookup|getent|pgrep|pidof|ps|lsof|git (?:log|grep|diff|branch|tag|show|stash|status|ls-files|`
  + String.raw`ls-remote)|kubectl get|docker (?:ps|images)|jq|awk|sed -n|dpkg|apt list|pip show|npm ls|psql|sqlite3|mysql|`
  + String.raw`select|curl)\b)`, 'i')
export const httpFailure = new RegExp(String.raw`(?:^|[\s"'(])(?:HTTP(?:/\d(?:\.\d)?)? ?(?:error )?:? ?[45]\d\d\b(?! ?(?:pages?|`
  + String.raw`errors? rate))|(?:returned|responded with|answered|failed with|got|status(?: code)?["']?[ :=]|error["']?[:=]|`
  + String.raw`code["']?[:=]) {0,2}(?:error:? |status:? |HTTP )?[45]\d\d(?![\d.]| ?(?:ms|rows|items|results)))|`
  + String.raw`^(?:[A-Z]{3,7} \S{1,300} (?:->|=>|→)? ?)?[45]\d\d (?=[A-Za-z])(?!.*\b(?:rows|items|lines|files|passed)\b)`, 'gm')
export const failureBanner = /^[ \t]{0,16}\[?(?:FAILED|FAIL|FAILURE|ERROR|FATAL|PANIC)\]?(?=[\s:!]|$)/gm
export const failureLine = new RegExp(String.raw`^[ \t]{0,16}(?:(?:error|fatal|panic|failure|npm ERR!|Build failed|`
  + String.raw`Compilation failed|Traceback \(most recent call last\)|Segmentation fault|Permission denied|Aborted|Killed|`
  + String.raw`Bus error|core dumped)(?=[\s:!(.[]|$)|[✗✘×❌] |not ok \d+|[\w.]*(?:Error|Exception)(?=: )|[\w./-]+: (?:error|`
  + String.raw`fatal|fatal error|permission denied|cannot|can't|command failed)\b|curl: \(\d+\)|make(?:\[\d+\])?: \*\*\*|`
  + String.raw`BUILD FAILED|(?:Tests?|Test Suites|Test Files):? {1,8}(?:.{0,80}?\b)?[1-9]\d{0,6} failed)`, 'gim')
export const failureCount = new RegExp(String.raw`(?:^|[\s(=,])[1-9]\d{0,6} (?:tests? )?(?:failed|failing|failures?|`
  + String.raw`errors?)\b(?!,? (?:ignored|fixed|expected))`, 'gim')
export const failureWords = new RegExp(String.raw`\b(?:permission denied|access denied|pull access denied|operation timed out|`
  + String.raw`timed out after|connection (?:refused|reset)|core dumped|assertion failed|out of memory|`
  + String.raw`operation not permitted|no space left)\b`, 'gim')
