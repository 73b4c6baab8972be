/**
 * Open work, as agents note it: the to-do lists that they keep through tool calls. A list is the newer full state of the one before;
 * single tasks are made and updated one by one.
 */
import type { SpanId } from './model.ts'

/** A piece of work that is not done, and the span of the call that noted it last. */
export interface WorkItem { readonly span: SpanId; readonly text: string }

/** Arguments under which a tool takes a whole list, and an entry's words. */
const lists: readonly string[] = ['todos', 'plan', 'items', 'tasks']
const words: readonly string[] = ['content', 'step', 'description', 'text', 'title', 'subject']
const done = /^(?:completed?|done|cancell?ed|deleted|skipped|finished|closed)$/iu
/** TodoWrite, todowrite, write_todos, update_todo_list, update_plan, TaskCreate, TaskUpdate; not the tools that read them. */
const listTool = /^(?:todo_?write|write_?todos|update_?todo_?list|manage_?todo_?list|update_?plan)$/iu
const createTool = /^task_?create$/iu
const updateTool = /^task_?update$/iu

export class OpenWork {
  #list: readonly WorkItem[] = []
  readonly #tasks = new Map<string, { readonly item: WorkItem; readonly open: boolean }>()
  /** Calls that made a task: its number stands in the result. */
  readonly #made = new Map<string, WorkItem>()

  /** Takes in a tool call; `text` is the tool's name and its arguments as JSON. */
  takeCall(span: SpanId, text: string, call: string | undefined): void {
    const cut = text.search(/[\s({]/u), tool = text.slice(0, cut < 0 ? undefined : cut)
    if (!listTool.test(tool) && !createTool.test(tool) && !updateTool.test(tool)) return
    const given = parse(text.slice(tool.length).trim())
    if (given === undefined) return
    if (listTool.test(tool)) { this.#list = readList(span, given); return }
    if (createTool.test(tool)) {
      const wording = wordingOf(given)
      if (wording !== undefined && call !== undefined) this.#made.set(call, { span, text: wording })
      return
    }
    const id = String(given.taskId ?? given.id ?? ''), known = this.#tasks.get(id)
    const wording = typeof given.subject === 'string' ? given.subject : known?.item.text
    if (wording !== undefined) this.#tasks.set(id, { item: { span, text: wording }, open: typeof given.status === 'string' ? !done.test(given.status) : (known?.open ?? true) })
  }

  /** Takes in the result of a call: it names the task that was made. */
  takeResult(text: string, call: string | undefined): void {
    const item = call === undefined ? undefined : this.#made.get(call)
    if (item === undefined) return
    this.#made.delete(call!)
    const id = /#(\d+)/u.exec(text)?.[1]
    if (id !== undefined) this.#tasks.set(id, { item, open: true })
  }

  open(): readonly WorkItem[] { return [...this.#list, ...[...this.#tasks.values()].filter(({ open }) => open).map(({ item }) => item)] }
}

function readList(span: SpanId, given: Readonly<Record<string, unknown>>): WorkItem[] {
  const list = lists.map((name) => given[name]).find(Array.isArray) as readonly unknown[] | undefined
  return (list ?? []).flatMap((entry): WorkItem[] => {
    if (typeof entry !== 'object' || entry === null) return []
    const fields = entry as Readonly<Record<string, unknown>>, wording = wordingOf(fields)
    return wording === undefined || (typeof fields.status === 'string' && done.test(fields.status)) || fields.completed === true || fields.done === true ? [] : [{ span, text: wording }]
  })
}

function wordingOf(fields: Readonly<Record<string, unknown>>): string | undefined {
  const wording = ['subject', ...words].map((name) => fields[name]).find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof wording === 'string' ? wording.trim() : undefined
}

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value as Readonly<Record<string, unknown>> : undefined
  } catch { return undefined }
}
