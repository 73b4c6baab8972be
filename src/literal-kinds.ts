/** Tells what kind of literal a single word is, if any: the shapes of ids, identifiers, paths and names of hosts. */
import type { LiteralKind } from './literals.ts'

/** What a word is told to be; `parts`: nothing as a whole, but its parts at ":", ".." or "@" may be something. */
export type Told = LiteralKind | 'parts' | undefined

/** Longer words (encoded blobs) are one identifier; no shape is tried on them. */
const longest = 2048
const redacted = /redacted|\*{3,}|•{3,}|█{2,}|^x{4,}$|^x{3,}-/i
const files = '(?:[chmrdk]|cc|cpp|cxx|hpp|hh|rs|go|py|pyi|rb|[mc]?js|[mc]?ts|tsx|jsx|java|kts?|swift|cs|fs|php|pl|sh|bash|zsh|'
  + 'ps1|bat|sql|vue|svelte|scala|exs?|erl|hs|clj|lua|dart|zig|html?|s?css|less|mdx?|txt|jsonl?|ya?ml|toml|xml|csv|tsv|log|ini|'
  + 'cfg|conf|lock|pdf|docx?|xlsx?|pptx?|png|jpe?g|gif|svg|webp|zip|gz|tgz|bz2|xz|zst|7z|tar|whl|deb|rpm|exe|dll|so|dylib|wasm|'
  + 'bin|dat|db|sqlite|pem|crt|key|env|proto|ipynb|parquet|avro|snap|map|diff|patch|bak|tmp|o|a)'
/** A name that ends as files do; such a name stays itself where ":" and a line follow. */
export const fileName = new RegExp(`\\.${files}$`, 'i')

const email = /^[\p{L}\p{N}_][^\s@:/]{0,127}@[^\s@:/]{1,128}\.[^\s@.:/]{2,32}$/u
const secureCopy = /^[\w.-]{1,64}@[\w.-]{1,128}:[^\s:]+$/
const uuid = /^(?:urn:uuid:)?[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/
const digest = /^(?:sha\d{1,3}|SHA-?\d{1,3}|md5|MD5|blake\d\w?)[:-][\w+/=-]{5,}$/
const hex = /^(?=.*\d)(?=.*[a-fA-F])[0-9a-fA-F]{7,128}$/
const prefixed = new RegExp(String.raw`^(?:arXiv|PMID|pmid|ISBN|isbn|ISSN|arn|urn|doi|data|mailto|tel|node|jdbc|pkg|git|ssh|`
  + String.raw`spiffe|did|npm|docker|magnet):[^\s]{2,}$`)
const address6 = /^(?:[0-9A-Fa-f]{0,4}:){2,7}(?:[0-9A-Fa-f]{1,4}|:\d{2,5}|(?:\d{1,3}\.){3}\d{1,3})?(?:%\w{1,16})?(?:\/\d{1,3})?$/
const hostPort = /^(?:[\w-]+\.)+[A-Za-z][\w-]*:\d{1,5}$|^localhost:\d{1,5}$/
const line = /^[^\s:]+:\d{1,7}(?::\d{1,7})?$/
const scoped = /^[~!]?[\p{L}_$][\p{L}\p{N}_$<>,*&]*(?:::~?[\p{L}\p{N}_$<>,*&]+)+$/u
const imageTag = /^[a-z][a-z0-9._/-]*:(?=[\w.-]*\d)[A-Za-z0-9][\w.-]*$/
const labels = new RegExp(String.raw`^(?:ports?|lines?|status|code|id|pid|uid|gid|exit|error|page|total|count|size|time|at|`
  + String.raw`col|column|row|step|level|http|https|age|score|note|fig|table)$`, 'i')
const version = /^v?\d+(?:\.(?:\d+|x|\*))+(?:[-+._]?[A-Za-z][\w.+-]*|-\d[\w.+-]*)?$/
const dotted = /^[@$.]?[\p{L}_$][\p{L}\p{N}\p{M}_$-]*(?:\.[\p{L}\p{N}\p{M}_$#*-]+)+$/u
const abbreviation = /^(?:\p{L}{1,2}\.){1,4}\p{L}{0,2}$|^(?:Mrs?|Dr|Prof|St|No|Nr)\.[\p{Lu}\d]/u
const snake = /^[$@.#]?_*[\p{L}\p{N}$][\p{L}\p{N}\p{M}$-]*(?:_+[\p{L}\p{N}\p{M}$-]+)+_*$|^__\w+__$|^_[\p{L}][\p{L}\p{N}]*$/u
const camel = /^[#@$]?[\p{L}\d_$-]*\p{Ll}\p{Lu}[\p{L}\d_$-]*$/u
const acronymTail = new RegExp(String.raw`^\p{Lu}\p{Ll}+\p{Lu}{2,}s?$|^\p{Ll}\p{Lu}(?:\p{Ll}+|\p{Lu}+)$|^\p{Ll}{2,5}OS$|`
  + String.raw`^Mc\p{Lu}|^(?:De|Di|Du|La|Le|Mac|Van|Von|O['’])\p{Lu}\p{Ll}+$`, 'u')
const brands = new Set(('GitHub GitLab BitBucket JavaScript TypeScript CoffeeScript YouTube LinkedIn WhatsApp PayPal FedEx PowerPoint WordPress OpenAI DeepMind ChatGPT DevOps DevTools DevSecOps NumPy SciPy PyTorch TensorFlow PyCharm PyPI '
  + 'StackOverflow DataDog CloudFlare CloudFront CloudWatch SharePoint OneDrive FaceBook WebSocket WebSockets WebAssembly WebK'
  + 'it WebRTC WebGL IntelliJ PhpStorm WebStorm DigitalOcean SalesForce HubSpot TikTok HashiCorp TeamCity MasterCard DocuSign '
  + 'MailChimp SendGrid ElasticSearch ClickHouse BigQuery RedHat McDonald LaTeX TeX BibTeX BlackBerry VirtualBox PlayStation A'
  + 'irBnB AirPods MacBook PhD JSDoc ESLint TSLint JetBrains SourceForge SoundCloud DropBox GoLang PostScript AppleScript Acti'
  + 'onScript '
  + 'QuickBooks NextCloud OwnCloud OpenStack OpenShift OpenTelemetry OpenStreetMap DuckDuckGo DuckDB FireFox ThinkPad SaaS PaaS IaaS IoT').split(' '))
const terms = new RegExp(String.raw`^(?:\d+(?:st|nd|rd|th|er|ème|e|º|ª|ter|te|ten)|S3|EC2|R2|[1-4]D|[1-9]\d?K|[24]k|H2O|CO2|`
  + String.raw`B2[BC]|P2P|[KkA][89]s|k3s|i18n|l10n|a11y|g11n|MP[34]|M4A|H26[45]|IPv[46]|OAuth2?|Web[23]|Log4[jJ]|[Nn]eo4j|D3|`
  + String.raw`OS2|\d+s|x\d|\d+x|\d+-\w+ing)$`)
const proseWords = new Set(('and or either neither nor he she him her his hers it its they them s s/he yes no on off in out up down left right read write reads writes input output import export client server start stop begin end open close '
  + 'add remove create update delete get set put post push pull true false pass fail success failure error warning before afte'
  + 'r day night week month year hour minute second min max male female men women buy sell pro con pros cons win loss '
  + 'front back old new high low hot cold black white source target master slave primary replica parent child key value name e'
  + 'mail user admin login logout sign request response producer consumer reader writer author editor owner member team projec'
  + 't '
  + 'product service feature features bug bugs fix fixes issue issues question answer cause effect problem solution public pri'
  + 'vate static dynamic sync async single multi one two first last next previous prev enable disable enabled disabled show hi'
  + 'de load save '
  + 'undo redo copy paste cut drag drop encode decode encrypt decrypt compress decompress lock unlock mount unmount install un'
  + 'install subscribe unsubscribe publish local remote online offline internal external dev prod staging development producti'
  + 'on '
  + 'cost benefit price quality time date mon tue wed thu fri sat sun day hour per w o n a b c d e x y z if when else then tha'
  + 'n as from to with without for of the this that these those what which who how why where is are was were be been has have '
  + 'had do does did '
  + 'upper lower case light dark full empty half more less most least all none some any many few good bad better worse best worst same different true false null undefined zero non key-value yes no maybe ok').split(' '))
const region = /^(?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific|Etc)\/[A-Za-z_]+(?:\/[A-Za-z_]+)?$/
const errno = new RegExp(String.raw`^(?:E(?:2BIG|ACCES|ADDRINUSE|ADDRNOTAVAIL|AGAIN|AI_\w+|ALREADY|BADF|BUSY|CANCELED|CHILD|`
  + String.raw`CONNABORTED|CONNREFUSED|CONNRESET|DEADLK|DESTADDRREQ|DOM|EXIST|FAULT|FBIG|HOSTUNREACH|INTEGRITY|INTR|INVAL|IO|`
  + String.raw`ISCONN|ISDIR|JSONPARSE|LOOP|MFILE|MLINK|MSGSIZE|NAMETOOLONG|NETDOWN|NETUNREACH|NFILE|NOBUFS|NODEV|NOENT|`
  + String.raw`NOEXEC|NOLCK|NOMEM|NOSPC|NOSYS|NOTCONN|NOTDIR|NOTEMPTY|NOTFOUND|NOTSUP|NOTTY|OPNOTSUPP|OVERFLOW|PERM|PIPE|`
  + String.raw`PROTO|RANGE|REMOTE|RESOLVE|ROFS|SPIPE|SRCH|STALE|TARGET|TIMEDOUT|TIMEOUT|USAGE|WOULDBLOCK|XDEV)|SIG(?:HUP|INT|`
  + String.raw`QUIT|ILL|TRAP|ABRT|BUS|FPE|KILL|USR[12]|SEGV|PIPE|ALRM|TERM|CHLD|CONT|STOP|TSTP|TTIN|TTOU|XCPU|SYS)|NXDOMAIN|`
  + String.raw`SERVFAIL)$`)
const functionWords = new RegExp(String.raw`(?:^|-)(?:of|to|the|by|in|on|up|and|or|a|an|for|at|out|off|as|than|his|her|my|`
  + String.raw`our|est|de|du|la|le|les|et|que|ce|da|do|no-one|so|not|well|self|ever|half|too|long|short|once|two|three|four|`
  + String.raw`five|ten|hand|side|way|end-to|back-to|day-to)(?=-|$)`)
const named = new RegExp(String.raw`(?:^|[\s("'\x60])(?:accounts?|aliases|alias|app|attribute|branch|bucket|cache|channel|`
  + String.raw`chart|class|cluster|column|command|commit|component|container|database|deployment|device|directory|domain|`
  + String.raw`element|endpoint|env|environment|event|extension|field|file|flag|folder|function|group|helper|host|hostname|`
  + String.raw`hook|id|image|index|instance|job|key|label|library|machine|method|milestone|module|namespace|network|node|`
  + String.raw`option|package|parameter|partition|pipeline|plugin|pod|policy|pool|profile|project|prop|property|queue|realm|`
  + String.raw`region|release|remote|replica|repo|repository|resource|role|rule|schema|scope|script|secret|section|selector|`
  + String.raw`server|service|setting|slot|stack|stage|state|status|step|stream|subnet|suite|table|tag|target|task|team|`
  + String.raw`template|tenant|theme|timer|tool|topic|unit|user|username|vault|variable|view|volume|worker|workflow|`
  + String.raw`workspace|worktree|zone|rôle|Dienst|Konto|servicio|rama)s?(?: name)?(?: is| are| was| named| called| to|:|`
  + String.raw` =)? $`, 'i')

/** Kinds of code units of a word; a shape is tried only on a word that has what the shape needs. */
const has = { lower: 1, upper: 2, digit: 4, wide: 8, dot: 16, slash: 32, colon: 64, at: 128, underscore: 256, hyphen: 512, other: 1024, hump: 2048 } as const
const marks: Readonly<Record<number, number>> = { 0x2e: has.dot, 0x2f: has.slash, 0x3a: has.colon, 0x40: has.at, 0x5f: has.underscore, 0x2d: has.hyphen }

function traitsOf(word: string): number {
  let traits = 0, lower = false
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at)
    if (code > 0x60 && code < 0x7b) {
      traits |= has.lower
      lower = true
      continue
    }
    if (code > 0x40 && code < 0x5b) traits |= lower ? has.upper | has.hump : has.upper
    else if (code >= 0x30 && code <= 0x39) traits |= has.digit
    else traits |= code > 0x7f ? has.wide : marks[code] ?? has.other
    lower = false
  }
  return traits
}

/** What `word` is, which begins at `start` of `text` and has no marks of the sentence on it. */
export function tellName(word: string, text: string, start: number): Told {
  if (word.length < 2) return undefined
  if (word.length > longest) return /\d|[A-Z].*[a-z]|[_/]/.test(word.slice(0, 256)) ? 'identifier' : undefined
  const traits = traitsOf(word)
  if (traits === has.lower) return word.length === 32 && /^[a-p]+$/.test(word) ? 'identifier' : undefined
  if ((traits & (has.lower | has.upper | has.digit | has.wide)) === 0 || ((traits & has.wide) !== 0 && !/[\p{L}\p{N}]/u.test(word))) return undefined
  if (!(traits & has.slash) && redacted.test(word)) return undefined
  const first = word.charCodeAt(0)
  if (traits & (has.hyphen | has.colon)) {
    if (word.length > 35 && uuid.test(word)) return 'uuid'
    if (/^[smbSM]/.test(word) && digest.test(word)) return 'hash'
  }
  if (traits & has.at) return tellAt(word, first)
  if (traits & has.colon) return prefixed.test(word) || (word.includes('::') && scoped.test(word)) ? 'identifier' : tellColons(word)
  if (traits & has.dot && word.includes('..') && /[\p{L}\p{N}]\.\./u.test(word)) return 'parts'
  if (traits & has.slash) return tellSlashes(word)
  if (traits & has.other) {
    if (first === 0x23) return tellHash(word)
    if (first === 0x21) return /^!\d{1,7}$/.test(word) ? 'ticket' : undefined
    if (first === 0x24 || first === 0x25) return /^\$\{?\p{L}[\w.]*\}?$/u.test(word) || /^%\w+%?$/.test(word) ? (/^[$%{]+[A-Z_\d]+[%}]?$/.test(word) ? 'env' : 'identifier') : undefined
  }
  return tellPlain(word, text, start, first, traits)
}

function tellAt(word: string, first: number): Told {
  if (first === 0x40) return /^@\p{L}[\p{L}\p{N}_-]*(?:[./][\p{L}\p{N}_.-]+)*(?:@[\w.-]+)?$/u.test(word) ? (/^@(?:daily|hourly|weekly|monthly|yearly|annually|reboot|midnight)$/.test(word) ? 'cron' : 'identifier') : undefined
  if (email.test(word)) return 'email'
  if (/@sha\d+:/.test(word)) return 'parts'
  if (secureCopy.test(word)) return 'path'
  return /^[^\s@]+@[\w.^~+:/-]+$/u.test(word) ? 'identifier' : 'parts'
}

function tellColons(word: string): Told {
  if (address6.test(word) && /[\da-fA-F]/.test(word)) return 'ip'
  if (hostPort.test(word)) return fileName.test(word.slice(0, word.indexOf(':'))) ? 'path' : 'host'
  const name = word.slice(0, word.indexOf(':'))
  if (line.test(word) && (/[./\\]/.test(name) || /^[A-Z][a-z]+file$/.test(name))) return 'path'
  if (/:\d{2,5}$/.test(word) && line.test(word) && /^[a-z][a-z\d]*(?:[-_][a-z\d]+)*$/.test(name) && name.length > 1 && !labels.test(name)) return 'host'
  if (/^v?\d+(?::\d+)+$/.test(word)) return 'number'
  if (imageTag.test(word) && !labels.test(name)) return 'identifier'
  if (/^[^\s:]+\.(?:py|rb|ts|js|go|rs)::?[\w.[\]:-]+$/.test(word) || /^[\w.-]+\/[\w./-]+:[\w./-]+$/.test(word)) return 'path'
  if (/^[\w.-]+:\d{1,5}\/[\w./-]+(?::[\w.-]+)?$/.test(word)) return 'identifier'
  return /^(?=.*[\d_])[\w.-]+(?::[\w.-]+){2,}$/.test(word) ? 'identifier' : 'parts'
}

function tellSlashes(word: string): Told {
  if (region.test(word)) return 'identifier'
  const parts = word.split('/')
  if (parts.every((part) => /^[+-]?[\d.,]*$/.test(part))) return 'number'
  if (parts.length === 2 && /^[A-Za-z]+$/.test(parts[0]!) && /^\d+(?:\.\d+)*$/.test(parts[1]!)) return /^\p{Lu}|^v?\d+\./u.test(word) || parts[1]!.includes('.') && !/^(?:release|hotfix|v|rel|version)$/.test(parts[0]!) ? 'version' : 'git-ref'
  if (/^[A-Z]{1,4}-\d+\/\d+$/.test(word)) return 'identifier'
  if (/^refs\/|^origin\/|^upstream\/|^(?:feature|fix|hotfix|bugfix|release|topic|chore|wip|spike|feat|dependabot|renovate)\//.test(word)) return 'git-ref'
  const bare = parts.filter((part) => part !== '')
  if (bare.every((part) => /^\p{L}[\p{L}'’-]*$/u.test(part))) {
    if (bare.length < 2) return word.endsWith('/') && word.length > 2 ? 'path' : undefined
    if (bare.every((part) => proseWords.has(part.toLowerCase()) || part.length === 1)) return undefined
    // "TCP/IP", "Linux/Windows": alternatives, not a path
    if (bare.length < 4 && bare.every((part) => /^\p{Lu}/u.test(part))) return undefined
    if (/[^\x00-\x7f]/.test(word) && bare.length === 2) return undefined
    if (bare.length === 2 && bare.some((part) => /^(?:and|or|und|et|y|o|e|a|the)$/i.test(part))) return undefined
  }
  return 'path'
}

function tellHash(word: string): Told {
  if (/^#\d{1,9}$/.test(word)) return 'ticket'
  if (/^#(?:[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8}|(?=.*\d)[0-9A-Fa-f]{3,4}|([0-9A-Fa-f])\1\1)$/.test(word)) return 'identifier'
  const rest = word.slice(1)
  if (/^#+$/.test(rest) || rest === '') return undefined
  if (fileName.test(rest)) return 'path'
  return /^[\p{L}][\p{L}\p{N}_.-]*$/u.test(rest) && /[\d_-]|\p{Ll}\p{Lu}/u.test(rest) ? 'identifier' : undefined
}

function tellPlain(word: string, text: string, start: number, first: number, traits: number): Told {
  const digits = (traits & has.digit) !== 0 || ((traits & has.wide) !== 0 && /\p{Nd}/u.test(word))
  const letters = (traits & (has.lower | has.upper)) !== 0 || ((traits & has.wide) !== 0 && /\p{L}/u.test(word))
  if (!letters) return /^\d+(?:\.\d+){2,}$/.test(word) ? 'version' : 'number'
  if (digits) {
    if (traits & has.dot && version.test(word)) return 'version'
    if (word.length > 6 && hex.test(word)) return 'hash'
    if (/^[ETNCSMLBPO]/.test(word) && /^(?:E|TS|NU|CS|CA|SA|MSB|LNK|BC|PGRST|ORA-|ERR)\d{3,6}$/.test(word)) return 'error'
    if (traits & has.hyphen && /^(?:[A-Z][A-Z\d]{0,9}-\d+|CVE-\d{4}-\d+)$/.test(word)) return 'ticket'
  } else if (traits === has.upper) return errno.test(word) ? 'error' : word.length === 3 && isRoute(text, start) ? 'identifier' : undefined
  if (first === 0x2e) return /^\.\p{L}[\p{L}\p{N}_-]*(?:[.-][\p{L}\p{N}_*-]+)*$/u.test(word) ? 'path' : undefined
  if (traits & has.dot) {
    if (abbreviation.test(word)) return undefined
    if (fileName.test(word) || (traits & has.other && /\*\.\w/.test(word))) return 'path'
    if (dotted.test(word)) return /^[a-z\d.-]+\.(?:com|org|net|io|dev|local|internal|example|test|[a-z]{2})$/.test(word) ? 'host' : 'identifier'
    if (/^[\p{L}\p{N}\p{M}_().-]+\.[A-Za-z0-9]{1,6}$/u.test(word)) return 'path'
  }
  if (traits & has.underscore && snake.test(word)) return /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(word) ? 'env' : 'identifier'
  if (digits) return terms.test(word) || /^\p{L}+['’]\d/u.test(word) ? undefined : 'identifier'
  if (traits & (has.hump | has.wide) && camel.test(word)) return isProperName(word) ? undefined : /^\p{Lu}\p{L}*(?:Error|Exception|Warning)$/u.test(word) ? 'error' : 'identifier'
  if (traits & has.wide && traits & (has.lower | has.upper) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)) return 'identifier'
  return traits & has.hyphen ? tellHyphens(word, text, start) : undefined
}

/** One of two airports, with an arrow between them. */
function isRoute(text: string, start: number): boolean {
  return /^[A-Z]{3} ?(?:->|→|–>|=>|✈) ?[A-Z]{3}(?![A-Za-z])/.test(text.slice(start, start + 12)) || /(?:^|[^A-Za-z])[A-Z]{3} ?(?:->|→|–>|=>|✈) ?$/.test(text.slice(Math.max(0, start - 9), start))
}

function isProperName(word: string): boolean {
  const bare = word.replace(/(?:'s|’s|-\p{Ll}+)$/u, '')
  return bare.length < 4 || acronymTail.test(bare) || brands.has(bare) || (bare.endsWith('s') && brands.has(bare.slice(0, -1))) || /^\p{Lu}?\p{Ll}+-\p{Lu}/u.test(bare)
}

/** "no-unused-vars" is a name, "state-of-the-art" is English; of two words only what is introduced as a name. */
function tellHyphens(word: string, text: string, start: number): Told {
  if (!/^[a-z]+(?:-{1,2}[a-z]+)+$/.test(word)) return undefined
  if (word.includes('--')) return 'identifier'
  if (functionWords.test(word) || word.startsWith('x-')) return undefined
  return word.split('-').length > 2 || named.test(text.slice(Math.max(0, start - 32), start)) ? 'identifier' : undefined
}
