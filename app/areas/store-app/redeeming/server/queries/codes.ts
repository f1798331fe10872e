import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { accessPatients as patients } from '#app/areas/access/patients/server/public.ts'
import { ordersItems as items, ordersOrders as orders } from '#app/areas/orders/checkout/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import { storeAppChecks as checks } from '../tables.ts'

interface Asked {
  /** When the order went to the state that it is in. */
  from?: Date | undefined
  until?: Date | undefined
  list?: 'to-use' | 'used' | undefined
  /** A device's snapshot: only what it may meet around this moment. */
  around?: { first: Date; last: Date } | undefined
}

const movedAt = sql<Date>`${orders.pathAt}[cardinality(${orders.pathAt})]`.mapWith(orders.madeAt)

/** What can still be used without an appointment, or with one in these days; and what was used or given back in them. */
const isMet = ({ first, last }: { first: Date; last: Date }): SQL | undefined => {
  const others = sql`exists (select from ${items} i where i.order_id = ${orders.id} and i.on_site_at is not null)`
  const then = sql`exists (select from ${items} i where i.order_id = ${orders.id} and i.on_site_at >= ${first} and i.on_site_at < ${last})`
  const open = and(eq(orders.state, 'paid'), or(sql`not ${others}`, then))
  return or(open, and(inArray(orders.state, ['used', 'refunded', 'cancelled']), gte(movedAt, first)))
}

const statesOf = (list: Asked['list']) => {
  if (list === 'to-use') return eq(orders.state, 'paid')
  if (list === 'used') return eq(orders.state, 'used')
  return inArray(orders.state, ['paid', 'used', 'refunded', 'cancelled'])
}

/** The codes of a store's orders that are used in its house, the newest first. */
export const listCodes = (
  db: Db,
  hospitalId: number,
  { from, until, list, around }: Asked,
  asked: { page: number; size: number },
) =>
  page(
    db,
    db
      .select({
        id: orders.id,
        code: orders.checkCode,
        state: orders.state,
        isRefunding: sql<boolean>`${orders.refundsOpen} > 0`,
        amountFen: sql<number>`${orders.dueFen} + ${orders.laterFen} - ${orders.backFen}`,
        movedAt,
        goodsName: sql<string>`coalesce(${items.name}, '')`,
        staffName: sql<string>`coalesce(${checks.staffName}, '')`,
      })
      .from(orders)
      .leftJoin(items, and(eq(items.orderId, orders.id), eq(items.position, 0)))
      .leftJoin(checks, and(eq(checks.orderId, orders.id), eq(checks.outcome, 'done')))
      .where(
        and(
          eq(orders.hospitalId, hospitalId),
          eq(orders.isSent, false),
          statesOf(list),
          from && gte(movedAt, from),
          until && lt(movedAt, until),
          around && isMet(around),
        ),
      )
      .orderBy(desc(orders.madeAt), desc(orders.id))
      .$dynamic(),
    asked,
  )

export type CodeRow = Awaited<ReturnType<typeof listCodes>>['rows'][number]

/** The name of who bought something; '' where they have none, or their account is gone. */
export const findBuyerName = async (db: Db, patientId: number): Promise<string> => {
  const names = { truename: patients.truename, nickname: patients.nickname }
  const [found] = await db.select(names).from(patients).where(eq(patients.id, patientId))
  return found?.truename || found?.nickname || ''
}
