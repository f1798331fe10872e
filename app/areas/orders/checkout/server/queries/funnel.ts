import { sql } from 'drizzle-orm'
import { type DeedSums, type DeedsAsked, deedSums } from '#kit/db/deed-sums.ts'
import type { Db } from '#kit/db/open.ts'
import { ordersOrders as orders } from '../tables.ts'

/** Orders of goods by the function of the product by which patients came; done where it was paid, or cost nothing. */
export const orderDeeds = (db: Db, asked: DeedsAsked): Promise<DeedSums[]> =>
  deedSums(
    db,
    {
      from: sql`${orders}`,
      functionId: orders.fromFunctionId,
      madeAt: orders.madeAt,
      hospitalId: orders.hospitalId,
      depId: null,
      isDone: sql`'paid' = any(${orders.path})`,
    },
    asked,
  )
