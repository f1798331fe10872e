import { sexOf } from '#app/areas/records/children/rules.ts'
import type { Handlers } from '#app/context.ts'
import { instantAt } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import type * as contract from '../contract.ts'
import { bear } from './commands/birth.ts'
import { end } from './commands/end.ts'
import { findPackages } from './commands/packages.ts'
import { findPregnancyWithEntries, tick } from './commands/record.ts'
import { addScan, start } from './commands/start.ts'
import { takeBack, weigh, write } from './commands/write.ts'
import { asPregnancy } from './present.ts'

/** Millimoles a litre that somebody may have. */
const SUGAR = { least: 2, most: 33 } as const

export const handlers: Handlers<typeof contract> = {
  addPregnancyHr: (claim, ctx) => ctx.transact((inside) => start(inside, claim)),

  async pregnant({ userId }, ctx) {
    if (userId !== ctx.patient) return ctx.refuse('not-found')
    const found = await findPregnancyWithEntries(ctx, ctx.patient)
    return { record: found ? await asPregnancy(ctx, found) : null }
  },

  pregnancyScan: ({ record_id, date, weeks, days = 0 }, ctx) =>
    ctx.transact((inside) => addScan(inside, record_id, { date, days: weeks * 7 + days })),

  pregnancyTick: ({ record_id, step, is_done }, ctx) =>
    ctx.transact((inside) => tick(inside, record_id, 'done', step, is_done === 1)),

  pregnancyPackages: ({ record_id }, ctx) => findPackages(ctx, record_id),

  pregnancyPack: ({ record_id, item, is_packed }, ctx) =>
    ctx.transact((inside) => tick(inside, record_id, 'packed', item, is_packed === 1)),

  pregnancyWeight: ({ record_id, date, kg, is_sure, client_id }, ctx) => {
    const weighed = { day: date, kg, isSure: is_sure === 1, clientId: client_id }
    return ctx.transact((inside) => weigh(inside, record_id, weighed))
  },

  pregnancyKicks: ({ record_id, date, at, minutes, count, client_id }, ctx) => {
    const begin = instantAt(date, at).getTime()
    return ctx.transact((inside) => write(inside, record_id, { what: 'kicks', begin, minutes, count }, client_id))
  },

  pregnancyContraction: ({ record_id, seconds, ago_seconds = 0, client_id }, ctx) => {
    const begin = earlier(ctx.now, { seconds: ago_seconds + seconds }).getTime()
    return ctx.transact((inside) => write(inside, record_id, { what: 'contraction', begin, seconds }, client_id))
  },

  async pregnancyOgtt({ record_id, date, fasting, h1, h2, client_id }, ctx) {
    const isOdd = [fasting, h1, h2].some((value) => value < SUGAR.least || value > SUGAR.most)
    if (isOdd) return ctx.refuse('odd-sugar')
    const entry = { what: 'ogtt' as const, day: date, fasting, h1, h2 }
    return ctx.transact((inside) => write(inside, record_id, entry, client_id))
  },

  pregnancyRemove: ({ record_id, entry_id }, ctx) => ctx.transact((inside) => takeBack(inside, record_id, entry_id)),

  pregnancyBirth: ({ record_id, baby_name, sex, birthday, guardian_consent }, ctx) => {
    const said = { name: baby_name, sex: sexOf(sex), birthday, hasConsent: guardian_consent === 1 }
    return ctx.transact((inside) => bear(inside, record_id, said))
  },

  pregnancyEnd: ({ record_id, is_kept }, ctx) => ctx.transact((inside) => end(inside, record_id, is_kept === 1)),
}
