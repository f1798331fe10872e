import type { Listens } from '#server/tell.ts'
import { appendLine } from './queries.ts'

export const listens: Listens = {
  'desk.acted': (act, { db, now }) => appendLine(db, act, now),
}
