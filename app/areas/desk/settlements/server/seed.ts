import { findDemoPerson, listDemoDesks } from '#app/areas/access/staff/server/public.ts'
import { monthAfter, spanOf } from '#app/areas/pay/rules/months.ts'
import { postEntry } from '#app/areas/pay/server/public.ts'
import type { Seed } from '#app/room.ts'
import { later } from '#kit/time/span.ts'
import { settleMonth } from './commands/issue.ts'
import { upsertTerms } from './queries.ts'

/** What coupons took off in a month at each counter of the demonstration, in fen: something to settle from the first day on. */
const COUPONS = [30_000, 12_850, 4_600]
/** What orders given back took off that again in the settled month: more than there was at the last counter, which owes it. */
const GIVEN_BACK = [0, 0, 6_000]
const terms = { shareBp: 9_500, feeBp: 60 }

/** Terms of the demonstration's hospitals, a month of theirs that is settled, with a claim, and one that is over and not settled yet. */
export const seed: Seed = {
  after: ['access/staff'],
  async run({ db, now, today }) {
    const [settled, over] = [-2, -1].map((n) => monthAfter(today.slice(0, 7), n)) as [string, string]
    for (const [at, hospitalId] of (await listDemoDesks(db)).entries()) {
      const accountant = await findDemoPerson(db, hospitalId, 'accountant')
      if (!accountant) continue
      const party = `hospital:${hospitalId}` as const
      const set = { setAt: now, setBy: accountant.id, setByName: accountant.name }
      await upsertTerms(db, { party, fromDay: `${settled}-01`, ...terms, ...set })
      for (const month of [settled, over])
        await postEntry(db, {
          happening: `coupon:${month}-${hospitalId}`,
          debit: 'coupon',
          credit: party,
          amountFen: COUPONS[at] ?? 100,
          enteredAt: later(spanOf(month).startsAt, { days: 14, hours: 12 }),
        })
      const givenBack = GIVEN_BACK[at] ?? 0
      if (givenBack > 0)
        await postEntry(db, {
          happening: `coupon-back:${settled}-${hospitalId}`,
          debit: party,
          credit: 'coupon',
          amountFen: givenBack,
          enteredAt: later(spanOf(settled).startsAt, { days: 20 }),
        })
      await settleMonth({ db, now }, { staffId: accountant.id, name: accountant.name }, { party, month: settled })
    }
  },
}
