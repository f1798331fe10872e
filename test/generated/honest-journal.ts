import { nextMonth, postEntry } from '#app/areas/pay/server/public.ts'
import type { World } from './world.ts'

/** Months long ago in which one entry was made, and no bill is missing: each call closes the next of them. */
const monthLongAgo = async ({ app }: World) => {
  const next = await nextMonth(app.context())
  if (next && next.month < '2026') return { month: next.month }
  const enteredAt = new Date('2020-01-15T02:00:00Z')
  await postEntry(app.db, { happening: 'long-ago', debit: 'coupon', credit: 'platform', amountFen: 100, enteredAt })
  return { month: '2020-01' }
}

/** What honest programs send to the books. */
export const journalByCall = {
  deskJournal: () => ({ kind: 'paid' }),
  deskJournalExport: () => ({ kind: 'paid' }),
  deskMonth: () => ({ month: '2026-11' }),
  deskMonthClose: monthLongAgo,
}
