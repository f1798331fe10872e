import { removeEntry } from '#app/areas/records/ground/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import type * as contract from '../contract.ts'
import { answer, begin, findCycleWithEntries, finish, openCycle, sign } from './commands/log.ts'
import { start } from './commands/start.ts'
import { asCycle } from './present.ts'

export const handlers: Handlers<typeof contract> = {
  addPrepareHr: (claim, ctx) => ctx.transact((inside) => start(inside, claim)),

  async menstrual({ userId }, ctx) {
    if (userId !== ctx.patient) return ctx.refuse('not-found')
    const found = await findCycleWithEntries(ctx, ctx.patient)
    return { record: found ? await asCycle(ctx, found) : null }
  },

  cycleBegin: ({ record_id, date }, ctx) => ctx.transact((inside) => begin(inside, record_id, date)),

  cycleFinish: ({ record_id, date }, ctx) => ctx.transact((inside) => finish(inside, record_id, date)),

  async cycleSign({ record_id, date, lh, temperature }, ctx) {
    if (lh === undefined && temperature === undefined) return ctx.refuse('empty')
    if (temperature !== undefined && (temperature < 35 || temperature > 38.5)) return ctx.refuse('odd-temperature')
    const measured = { day: date, lh: lh === undefined ? undefined : lh === 1, temperature }
    return ctx.transact((inside) => sign(inside, record_id, measured))
  },

  cycleAnswer: ({ record_id, to, answer: said }, ctx) => ctx.transact((inside) => answer(inside, record_id, to, said)),

  cycleRemove: ({ record_id, entry_id }, ctx) =>
    ctx.transact(async (inside) => {
      const open = await openCycle(inside, record_id)
      if (open instanceof Refused) return open
      return (await removeEntry(inside, record_id, entry_id)) ? {} : new Refused('not-found')
    }),
}
