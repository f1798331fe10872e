import { sql } from 'drizzle-orm'
import { type DeedSums, type DeedsAsked, deedSums } from '#kit/db/deed-sums.ts'
import type { Db } from '#kit/db/open.ts'
import { guahaoOrders as orders } from '../tables.ts'

/** Appointments by the function of the product by which patients came; done where it was booked, paid or free. */
export const bookingDeeds = (db: Db, asked: DeedsAsked): Promise<DeedSums[]> =>
  deedSums(
    db,
    {
      from: sql`${orders}`,
      functionId: orders.fromFunctionId,
      madeAt: orders.madeAt,
      hospitalId: orders.hospitalId,
      depId: orders.depId,
      isDone: sql`'booked' = any(${orders.path})`,
    },
    asked,
  )
