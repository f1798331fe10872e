// Written by `node tools/wings.ts` from what the wings of the rooms register; not by hand.
import * as mallCoupons from '#app/areas/mall/coupons/desk/menu.ts'
import * as ordersRefunds from '#app/areas/orders/refunds/desk/menu.ts'

/** `menu` of every wing's `desk/menu.ts`. */
export const menus = [
  ...mallCoupons.menu,
  ...ordersRefunds.menu,
]
