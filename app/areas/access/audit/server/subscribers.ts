import type { Subscribers } from '#app/room.ts'
import { appendLine } from './queries.ts'

export const subscribers: Subscribers = {
  'desk.acted': (act, { db, now }) => appendLine(db, act, now),
}
