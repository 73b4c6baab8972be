/**
 * Placeholders: what a failing model or harness leaves where a summary should stand — an error, a refusal, a template, a preamble
 * without a body. Tables of openings and phrases, in lower case with straight apostrophes; a new one is a new row.
 */

/** Openings of a text that is an error of the call that should have made it. */
const errorOpenings = [
  'error:', 'error(', '[error', 'api error', 'api_error', 'fatal:', 'exception:', 'uncaught exception', 'unhandled exception', 'traceback (most recent', 'net::err', 'http error', 'unauthorized:', 'quota exceeded',
  'request failed', 'request timed out', 'request aborted', 'connection error', 'connection refused', 'connection reset', 'connection timed out', 'connection closed', 'timed out', 'timeout:', 'timeout after', 'rate limit', 'too many requests',
  'internal server error', 'service unavailable', 'bad gateway', 'gateway timeout', 'overloaded', 'context length exceeded', 'context window exceeded', 'maximum context length', 'prompt is too long', 'summarization failed', 'summarisation failed',
  'summary failed', 'compaction failed', 'the model is overloaded', 'the model is unavailable', 'the server is overloaded', 'the server had an error', 'the server returned an error', 'an error occurred', 'something went wrong',
  ...['error ', 'an error occurred ', 'failed to ', 'failure to ', 'unable to ', 'could not ', "couldn't "].flatMap((opening) => [
    'generat', 'creat', 'produc', 'summar', 'compact', 'while ', 'during ', 'calling ', 'fetch', 'get a response', 'complete the request', 'in summar', 'code ', 'response',
  ].map((rest) => `${opening}${rest}`)),
]
/** Openings of a model that answers instead of summarising. */
const refusalOpenings = [
  "i'm sorry", 'i am sorry', 'sorry, ', 'sorry but', "i'm unable", 'i am unable', "i'm afraid", 'i cannot ', "i can't ", 'i could not ', "i couldn't ", 'as an ai', 'unfortunately, i ', 'unfortunately i ', 'apologies',
  "i don't have ", 'i do not have ', "i'd be happy to", 'i would be happy to', 'please provide ', 'sure, ', 'sure! ', 'certainly! ', 'of course! ',
]
/** Phrases by which a short text says that there is no text. */
const emptyPhrases = [
  'summary unavailable', 'summary is unavailable', 'summary not available', 'summary is not available', 'no summary', 'summary pending', 'summary goes here', 'summary here', 'nothing to summar', 'nothing to report', 'no content', 'no messages to ',
  'conversation is empty', 'conversation was empty', 'empty conversation', 'history is empty', 'history was empty', 'context is empty', 'transcript is empty', 'chat is empty', 'content omitted', 'content removed', 'content unavailable', 'text omitted',
  'messages omitted', 'output omitted', 'to be summarized', 'to be summarised', 'to be written', 'to be filled', 'to be added', 'lorem ipsum', 'placeholder', 'insert summary', 'your summary', 'see above', 'as above', 'redacted for length', 'truncated for length', 'omitted for brevity',
]
/** Openings of a line that announces a body; alone, they are none. */
const preambleOpenings = ['here is', "here's", 'here are', 'below is', 'below are', 'the following', 'following is', 'summary', 'this is a summary', 'this is the summary', 'a summary', 'the summary', 'in summary', 'to summar', 'let me summar', 'conversation summary', 'overview', 'recap']

/** A text this short says nothing beside its phrase, in UTF-16 units. */
const shortUnits = 160

const template = /^(?:\{\{[^{}]*\}\}|\$\{[^{}]*\}|<[a-z_ -]{1,40}>|\[[^\][]{1,80}\]|\(?\.{3}\)?|…|n\/a|none|null|undefined|nan|todo|tbd|-+|_+)[.!]?$/u

/** A status line of HTTP (RFC 9110) or a bare status code with its reason. */
const statusLine = /^(?:http\/?[\d.]* )?[45]\d\d(?: |:|$)[a-z ]{0,60}/u

/** Whether a text only stands in for one. `sources` are the texts that it would replace: an error they hold themselves is content. */
export function isPlaceholder(text: string, sources: readonly string[]): boolean {
  const trimmed = text.trim()
  if (!/[\p{L}\p{N}]/u.test(trimmed.slice(0, 4 * shortUnits))) return true
  const head = trimmed.slice(0, 4 * shortUnits).toLowerCase().replace(/[’ʼ]/gu, "'")
  const line = trimmed.split('\n', 1)[0]!.trim()
  const short = trimmed.length <= shortUnits
  if (template.test(head) && !/^\[recall /u.test(head)) return true
  if (opensWith(head, refusalOpenings) && short) return true
  if ((opensWith(head, errorOpenings) || (short && statusLine.exec(head)?.[0].length === head.length)) && trimmed.length <= 2 * shortUnits && !sources.some((source) => holdsError(source, line))) return true
  if (short && emptyPhrases.some((phrase) => head.includes(phrase)) && !sources.some((source) => source.includes(line))) return true
  return !trimmed.includes('\n') && /[:：]$/u.test(trimmed) && opensWith(head, preambleOpenings)
}

function opensWith(head: string, openings: readonly string[]): boolean { return openings.some((opening) => head.startsWith(opening)) }

/** A source that tells of an error itself: what follows the opening word, or its first long word, stands in it. */
function holdsError(source: string, line: string): boolean {
  const words = line.split(/[\s:,;()[\]]+/u).filter((word) => word.length > 4)
  const telling = words.slice(1)
  return telling.length > 0 ? telling.some((word) => source.includes(word)) : source.includes(line)
}
