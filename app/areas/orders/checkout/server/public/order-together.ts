import { inside } from '#kit/db/inside.ts'
import { microBatch } from '#kit/db/micro-batch.ts'
import type { Db } from '#kit/db/open.ts'
import { isUniqueViolation, transact } from '#kit/db/transaction.ts'
import type { Within } from '#server/here.ts'
import { findUnderKeys, keyNameOf } from '../queries.ts'
import { isOfOneHold, type Made, makeAll, type NotMade, orderAll, type Purchase } from './order.ts'

interface Asking {
  within: Within
  purchase: Purchase
}

/** `same-key`: the patient's key stands at an order already, such as that of a copy of this. */
export type Ordered = Made | NotMade | 'same-key'

/** Orders one thing. Without a coupon or a prescription that may be wanted by many at once, who then go together. */
export const orderOne = (within: Within, purchase: Purchase): Promise<Ordered> =>
  isOfOneHold(purchase) ? askTogether(within.db, { within, purchase }) : orderAlone(within, purchase)

const orderAlone = async (within: Within, purchase: Purchase): Promise<Ordered> => {
  try {
    return await transact(within.db, (db) => orderAll(inside(within, db), purchase))
  } catch (error) {
    if (isUniqueViolation(error, 'orders_orders_key')) return 'same-key'
    throw error
  }
}

const askTogether = microBatch<Asking, Ordered>(async (db, askings) => {
  // Copies are looked up over a second connection while the transaction begins; one batch at a time does so, and a pool has two.
  const looking = withoutCopies(db, askings)
  const ordering = transact(db, async (tx) => orderFresh(tx, askings, await looking))
  const [outcomes] = await Promise.all([ordering, looking])
  return outcomes
})

const orderFresh = async (
  db: Db,
  askings: readonly Asking[],
  fresh: ReadonlyMap<unknown, Asking>,
): Promise<Ordered[]> => {
  const latest = askings.map(({ within }) => within).reduce((a, b) => (b.now > a.now ? b : a))
  const made = await makeAll(
    inside(latest, db),
    [...fresh.values()].map(({ purchase }) => purchase),
  )
  const outcomeOf = new Map([...fresh.values()].map((asking, at) => [asking, made[at] as Made | NotMade]))
  return askings.map((asking) => outcomeOf.get(asking) ?? outcomeOf.get(twinOf(asking, fresh)) ?? 'same-key')
}

const nameOf = ({ purchase: { patient, key } }: Asking) => (key === null ? undefined : keyNameOf(patient, key))

/** One of those with the same key, by it, and none where an order stands under it. Without a key each is for itself. */
const withoutCopies = async (db: Db, askings: readonly Asking[]): Promise<ReadonlyMap<unknown, Asking>> => {
  const names = askings.flatMap((asking) => nameOf(asking) ?? [])
  const standing = names.length > 0 ? await findUnderKeys(db, names) : new Map()
  const fresh = new Map<unknown, Asking>()
  for (const asking of askings) {
    const name = nameOf(asking) ?? asking
    if (!standing.has(name) && !fresh.has(name)) fresh.set(name, asking)
  }
  return fresh
}

/** A copy gets what the one beside it gets; itself where that sent something else under its key. */
const twinOf = (asking: Asking, fresh: ReadonlyMap<unknown, Asking>): Asking => {
  const twin = fresh.get(nameOf(asking))
  return twin?.purchase.digest === asking.purchase.digest ? twin : asking
}
