import { isSoldBy, sellersOf } from '#app/areas/access/staff/server/public.ts'
import type { OrderRow } from '#app/areas/orders/checkout/server/public.ts'
import type { StaffContext } from '#app/context.ts'

/** Whether an order is there and was sold by who asks. */
export const isOwnSale = (ctx: StaffContext, order: OrderRow | undefined): order is OrderRow =>
  order !== undefined && isSoldBy(sellersOf(ctx), order.hospitalId)
