import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { batchLoader } from '#kit/db/batch-loader.ts'
import type { Db } from '#kit/db/open.ts'
import { ordersItems as items, ordersOrders as orders } from '../tables.ts'

/** A patient's idempotency key as one text. */
export const keyNameOf = (patientId: number, key: string): string => JSON.stringify([patientId, key])

/** The orders that stand under patients' keys, by `keyNameOf`. */
export const findUnderKeys = async (db: Db, names: readonly string[]) => {
  const asked = names.map((name) => JSON.parse(name) as [number, string])
  const [patientIds, keys] = [asked.map(([patientId]) => patientId), asked.map(([, key]) => key)]
  const { id, patientId, key, digest, dueFen, outTradeNo } = orders
  const rows = await db
    .select({ id, patientId, key, digest, dueFen, outTradeNo })
    .from(orders)
    .where(sql`(${patientId}, ${key}) in (
      select * from unnest(${sql.param(patientIds)}::bigint[], ${sql.param(keys)}::text[]))`)
  return new Map(rows.map((row) => [keyNameOf(row.patientId, row.key ?? ''), row]))
}

const gatheredKeys = batchLoader(findUnderKeys)

/** The order that a patient made with this key; those who look at the same time look together. */
export const findByKey = (db: Db, patientId: number, key: string) => gatheredKeys(db, keyNameOf(patientId, key))

/** So many keys of one thing are kept in memory and told to others. */
const MOST_KEYS = 20_000

/** Every key under which something of this stock was ordered; undefined where they are too many to be kept. */
export const findKeysOf = async (db: Db, stockId: number): Promise<string[] | undefined> => {
  const kept = db
    .select({ key: orders.key })
    .from(items)
    .innerJoin(orders, eq(orders.id, items.orderId))
    .where(and(eq(items.stockId, stockId), isNotNull(orders.key)))
    .limit(MOST_KEYS + 1)
    .as('kept')
  const [{ keys } = { keys: [] }] = await db
    .select({ keys: sql<string[]>`coalesce(json_agg(${kept.key}), '[]')` })
    .from(kept)
  return keys.length > MOST_KEYS ? undefined : keys
}
