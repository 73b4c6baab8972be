import type { MarkerRow } from '../markers.ts'

export const rows: readonly MarkerRow[] = [
  { lang: 'en', class: 'prohibit', phrases: "do not|don't|never|must not" },
  { lang: 'en', class: 'require', phrases: 'must|always|shall' },
  { lang: 'en', class: 'bound', phrases: 'at most|at least|no more than|only' },
  { lang: 'en', class: 'absence', phrases: 'no matches|not found|no such file' },
]
