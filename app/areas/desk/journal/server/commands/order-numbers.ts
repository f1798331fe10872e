import { listOrdersById } from '#app/areas/guahao/booking/server/public.ts'
import { findOrderNumbers } from '#app/areas/orders/checkout/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { spokenNumberOf } from '#kit/db/spoken-number.ts'

/** The numbers by which the orders and appointments among what was paid for are said, by their ids. */
export const orderNumbersOf = async (
  db: Db,
  rows: readonly { subjectId: string | null }[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = [...new Set(rows.flatMap(({ subjectId }) => subjectId ?? []))]
  const visits = await listOrdersById(db, ids)
  return new Map([
    ...(await findOrderNumbers(db, ids)),
    ...visits.map(({ id, date }) => [id, spokenNumberOf(date, id)] as const),
  ])
}
