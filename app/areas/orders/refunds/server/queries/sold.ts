import { and, asc, count, desc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Sellers } from '#app/areas/access/staff/server/public.ts'
import type { OverviewScope } from '#app/events.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import type { RefundState } from '../../states.ts'
import { ordersRefunds as refunds } from '../tables.ts'

/** Those of its seller; at the platform's desk also the platform's, and of all sellers what it is to settle. */
const seenBy = ({ hospitalId, isPlatform }: Sellers): SQL | undefined => {
  const own = eq(refunds.hospitalId, hospitalId)
  return isPlatform ? or(own, isNull(refunds.hospitalId), eq(refunds.state, 'escalated')) : own
}

/** Refunds in these states that a desk sees: what waits for somebody by its deadline, what is over the newest first. */
export const listSoldRefunds = (
  db: Db,
  sellers: Sellers,
  { states, isOver, ...asked }: { states: readonly RefundState[]; isOver: boolean; page: number; size: number },
) => {
  const found = db
    .select()
    .from(refunds)
    .where(and(seenBy(sellers), inArray(refunds.state, [...states])))
    .orderBy(isOver ? desc(refunds.appliedAt) : asc(refunds.deadlineAt), asc(refunds.id))
  return page(db, found.$dynamic(), asked)
}

/** How many refunds in these states somebody of this scope decides about, by state. */
export const countToDecide = (db: Db, { hospitalId, isPlatform }: OverviewScope, states: readonly RefundState[]) =>
  db
    .select({ state: refunds.state, count: count() })
    .from(refunds)
    .where(
      and(hospitalId === null ? undefined : seenBy({ hospitalId, isPlatform }), inArray(refunds.state, [...states])),
    )
    .groupBy(refunds.state)
