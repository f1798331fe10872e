import { setOnSiteAt } from '#app/areas/orders/checkout/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { timeOf } from '../present.ts'
import { listInStates } from '../queries.ts'

/** Writes into the order when the next appointment for something in it is. */
export const noteNext = async (db: Db, { orderId, position }: { orderId: string; position: number }) => {
  const next = (await listInStates(db, orderId, ['booked'])).find((row) => row.position === position)
  await setOnSiteAt(db, { orderId, position }, next ? timeOf(next) : null)
}
