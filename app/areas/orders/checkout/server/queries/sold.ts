import { and, asc, desc, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { accessPatients as patients } from '#app/areas/access/patients/server/public.ts'
import type { SpokenNumber } from '#kit/check/spoken-number.ts'
import { contains } from '#kit/db/contains.ts'
import { type ListRequest, listQuery, since, until } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import { hasSpokenNumber, holdsSpoken, spokenAs } from '#kit/db/spoken-number.ts'
import type { Day } from '#kit/time/day.ts'
import { soldSorts } from '../../rules.ts'
import type { OrderState } from '../../states.ts'
import { ordersItems as items, ordersOrders as orders } from '../tables.ts'
import type { OrderRow } from './orders.ts'

type SoldList = 'to-ship' | 'to-use' | 'shipped' | 'all'

interface SoldRequest extends ListRequest<keyof typeof soldSorts> {
  list: SoldList
  /** The one state of which they are. */
  state?: OrderState | undefined
  /** Whose they are: accounts that a number was found for. */
  patientIds?: readonly number[] | undefined
  /** Days on which they were ordered. */
  from?: string | undefined
  to?: string | undefined
}

/** Orders of a seller (and of the platform) that wait to be sent or used, the oldest first; or on their way, the newest first. */
export const listSold = (
  db: Db,
  { hospitalId, isPlatform }: { hospitalId: number; isPlatform: boolean },
  asked: SoldRequest,
) => {
  const seller = eq(orders.hospitalId, hospitalId)
  return listQuery(
    db,
    (db) => db.select().from(orders),
    {
      scope: isPlatform ? or(seller, isNull(orders.hospitalId)) : seller,
      searched: [
        orders.id,
        orders.parcelNo,
        spokenAs(orders.id, madeOn),
        isPaidBy,
        (words) => hasItem(db, words),
        (words) => hasBuyer(db, words),
      ],
      filters: {
        list: ofList,
        state: (state) => eq(orders.state, state),
        patientIds: (ids) => (ids.length === 0 ? sql`false` : inArray(orders.patientId, [...ids])),
        from: since(orders.madeAt),
        to: until(orders.madeAt),
      },
      sorts: soldSorts,
      sortedBy: { add_time: orders.madeAt, pay_amount: orders.paidFen },
      usual: [usualOf[asked.list]],
      last: asc(orders.id),
      key: orders.id,
    },
    asked,
  )
}

/** Ordered on this day. */
export const madeOn = (day: Day) => and(since(orders.madeAt)(day), until(orders.madeAt)(day))

/** Paid by the payment of this number, whole or as it is said. */
export const isPaidBy = (words: string) =>
  sql`(${eq(orders.outTradeNo, words.trim())} or ${holdsSpoken(orders.outTradeNo)(words)})`

/** A patient's orders whose number this is, or their payment's, for who helps them. */
export const listByNumber = (db: Db, patientId: number, said: SpokenNumber): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.patientId, patientId), or(hasSpokenNumber(orders.id, said, madeOn), isPaidBy(said.digits))))

const usualOf: Record<SoldList, SQL> = {
  'to-ship': asc(orders.madeAt),
  'to-use': asc(orders.madeAt),
  shipped: desc(orders.shippedAt),
  all: desc(orders.madeAt),
}

const ofList = (list: SoldList) =>
  list === 'all'
    ? undefined
    : and(eq(orders.state, list === 'shipped' ? 'shipped' : 'paid'), eq(orders.isSent, list !== 'to-use'))

/** Something in the order is called so. */
export const hasItem = (db: Db, words: string): SQL => {
  const named = and(eq(items.orderId, orders.id), contains(items.name, words))
  return exists(db.select({ one: sql`1` }).from(items).where(named))
}

/** Whoever bought it goes by this name. */
const hasBuyer = (db: Db, words: string): SQL => {
  const named = or(contains(patients.truename, words), contains(patients.nickname, words))
  return exists(
    db
      .select({ one: sql`1` })
      .from(patients)
      .where(and(eq(patients.id, orders.patientId), named)),
  )
}

/** The order whose patient shows this code. */
export const findByCheckCode = async (db: Db, checkCode: string): Promise<OrderRow | undefined> =>
  (await db.select().from(orders).where(eq(orders.checkCode, checkCode)))[0]
