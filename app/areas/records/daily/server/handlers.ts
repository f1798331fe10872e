import { findChildWith } from '#app/areas/records/children/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { dayOf, parseTime } from '#kit/time/day.ts'

import type * as contract from '../contract.ts'
import { sumsOf } from '../rules.ts'
import { log, takeAway } from './commands/log.ts'
import { asEntry, dayIndexesOf, isUrgentOf, wordsOf } from './present.ts'
import { entriesBeside } from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async dailyLog({ child_id, date }, ctx) {
    const day = date ?? dayOf(ctx.now)
    const found = await findChildWith(ctx, child_id, entriesBeside(dayIndexesOf(ctx, child_id, day)))
    if (!found) return ctx.refuse('not-found')
    const { child, more } = found
    const entries = more.map((row) => asEntry(ctx, row)).sort((a, b) => b.at.localeCompare(a.at) || b.id - a.id)
    return {
      date: day,
      list: entries.map((entry) => ({
        id: entry.id,
        kind: entry.kind,
        words: wordsOf(entry),
        time: parseTime(entry.at),
        note: entry.note,
        by: entry.by,
        is_urgent: isUrgentOf(entry, child),
      })),
      sums: sumsOf(entries),
    }
  },

  async addDaily({ child_id: childId, client_id: clientId, kind, time, amount, note = '' }, ctx) {
    return log(ctx, { childId, clientId, kind, time, amount, note })
  },

  async removeDaily({ child_id, id }, ctx) {
    return (await takeAway(ctx, child_id, id)) ?? {}
  },
}
