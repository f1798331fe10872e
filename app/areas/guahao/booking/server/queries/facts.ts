import { and, desc, eq, sql } from 'drizzle-orm'
import { isAnyOf } from '#kit/db/any-of.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import { guahaoOrders as orders } from '../tables.ts'

/** A visit that was missed. */
export interface Missed {
  memberId: number
  hospitalId: number
  date: Day
}

/** Missed visits of these members, the latest first. */
export const listMissed = (db: Db, memberIds: readonly number[]): Promise<Missed[]> => selectMissed(db, { memberIds })

const selectMissed = (db: Db, { memberIds }: { memberIds: readonly number[] }) =>
  db
    .select({ memberId: orders.memberId, hospitalId: orders.hospitalId, date: orders.date })
    .from(orders)
    .where(and(isAnyOf(orders.memberId, memberIds), sql`state = 'missed'`))
    .orderBy(desc(orders.date))

/** An appointment that was made with an idempotency key. */
export interface MadeBefore {
  patientId: number
  key: string | null
  digest: string | null
  orderId: string
  number: number
  payFen: number
  outTradeNo: string | null
}

/** What these patients made with these idempotency keys. */
export const listByKeys = async (
  db: Db,
  asked: readonly { patientId: number; key: string }[],
): Promise<MadeBefore[]> => {
  if (asked.length === 0) return []
  return selectByKeys(db, { patientIds: asked.map(({ patientId }) => patientId), keys: asked.map(({ key }) => key) })
}

interface Keys {
  patientIds: readonly number[]
  keys: readonly string[]
}

const selectByKeys = (db: Db, { patientIds, keys }: Keys) => {
  const given = sql`unnest(${sql.param([...patientIds])}::bigint[], ${sql.param([...keys])}::text[]) as given(patient_id, given_key)`
  return db
    .select({
      patientId: orders.patientId,
      key: orders.key,
      digest: orders.digest,
      orderId: orders.id,
      number: orders.number,
      payFen: sql<number>`case when ${orders.onSite} then 0 else ${orders.feeFen} end`,
      outTradeNo: orders.outTradeNo,
    })
    .from(orders)
    .innerJoin(given, and(eq(orders.patientId, sql`given.patient_id`), eq(orders.key, sql`given_key`)))
}
