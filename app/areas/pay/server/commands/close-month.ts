import type { Context } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { monthAfter, monthOf, spanOf } from '../../rules/months.ts'
import { listSums } from '../queries/ledger.ts'
import * as queries from '../queries/months.ts'

/** The bill of a month's last day comes the day after. */
const DAYS_AFTER = 1

/** Bills that a month waits for. */
export const missingBillsOf = ({ db }: Context, month: string) => {
  const span = spanOf(month)
  return queries.listMissingBills(db, { from: dayOf(span.startsAt), before: dayOf(span.endsAt) })
}

/** The month that is closed next, and whether it is over; undefined in empty books. */
export const nextMonth = async ({ db, now }: Context): Promise<{ month: string; isOver: boolean } | undefined> => {
  const last = await queries.findLastMonth(db)
  const first = last ? undefined : await queries.findFirstEntry(db)
  const month = last ? monthAfter(last.month) : first && monthOf(first)
  return month === undefined ? undefined : { month, isOver: later(spanOf(month).endsAt, { days: DAYS_AFTER }) <= now }
}

/**
 * Closes a month of the books: from now on nothing of it changes and nothing is added to it, and what has to be put right is entered
 * in the month in which that is done. Months are closed one after the other, each once its bills are there and say the same. In one
 * transaction.
 */
export const closeMonth = async (ctx: Context, month: string, by: { staffId: number; name: string }) => {
  const { db, now } = ctx
  await queries.holdBooks(db)
  const next = await nextMonth(ctx)
  if (next?.month !== month) return new Refused('not-next')
  if (!next.isOver) return new Refused('not-over')
  const span = spanOf(month)
  const { missing, open } = await queries.countOpen(db, { from: dayOf(span.startsAt), before: dayOf(span.endsAt) })
  if (missing > 0) return new Refused('bills-missing', { count: missing })
  if (open > 0) return new Refused('differences-open', { count: open })
  const row = {
    month,
    endsAt: span.endsAt,
    closedAt: now,
    closedBy: by.staffId,
    closedByName: by.name,
    entries: await queries.countSpan(db, span),
  }
  await queries.insertMonth(db, row, await listSums(db, span))
  return row
}
