// Written by `node tools/wings.ts` from what the wings of the rooms register; not by hand.
import * as ordersRefunds from '#app/areas/orders/refunds/desk/permissions.ts'

/** `permissions` of every wing's `desk/permissions.ts`. */
export const permissions = {
  ...ordersRefunds.permissions,
}
