import { findAnyOrder, type OrderRow, wordsOf } from '#app/areas/orders/checkout/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'

/** That an order cannot go on so, and where it stands by now: another may have moved it while this was asked. */
export const notOpen = async ({ db }: StaffContext, order: OrderRow) =>
  new Refused('not-open', { state: wordsOf((await findAnyOrder(db, order.id)) ?? order) })
