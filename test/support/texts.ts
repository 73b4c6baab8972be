/** Sentences of a known nature, plain enough that no recogniser has to weigh them. Each stands on a line of its own. */

/** Binds further conduct when a user or the system says it. No literals beside what a bound needs. */
export const rules = [
  'Never push to the release branch.',
  'Do not delete any customer record without a backup.',
  'You must update the changelog with every release.',
  'Do not call the billing service without an idempotency key.',
  'Never edit the generated files by hand.',
  'You must not share the draft with anyone outside the team.',
] as const

/** Tells what happened; binds nobody and bears no literal. */
export const stories = [
  'The walk through the mail templates went well and nothing surprising came up on the way.',
  'The second half of the module reads much like the first half did.',
  'Two colleagues looked at the draft and liked the tone of it.',
  'The router hands the session object to the view layer and the views read from it.',
  'The older helper turned out to do the same job as the newer one.',
] as const

/** Tells what happened and bears literals that a later step may need. */
export const records = [
  'The nightly export landed in /var/data/exports/ledger-1729.csv and took 312 seconds.',
  'Build 4f9a2c17b0 of package core-parser 2.14.3 finished on 2031-03-09.',
  'The health page at https://status.acme-tools.dev/health/42 answered within 87 ms.',
  'The worker logged ERR_POOL_TIMEOUT for job 88213 on port 8443.',
] as const

/** Short neutral texts, as a summariser may write them. */
export const gists = ['The walk went on.', 'Read the module.', 'Work went on as before.', 'Looked at the draft.'] as const

/** Facts that a host may list; none is part of another, and none is a literal or a rule. */
export const facts = ['tenant column', 'amber status', 'nightly cadence', 'north region', 'paired review'] as const

/** A tool's outcome that states an absence. */
export const absences = ['No rows matched the filter.', 'grep: no matches found', '0 rows returned'] as const

/** A stretch of narrative, long enough that edits of the spans beside it stay within a budget. */
export const ballast = Array.from({ length: 6 }, (_, turn) => stories[turn % stories.length]).join(' ')
