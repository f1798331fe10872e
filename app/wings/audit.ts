// Written by `node tools/wings.ts` from what the wings of the rooms register; not by hand.
import * as mallCoupons from '#app/areas/mall/coupons/desk/audit.ts'
import * as ordersRefunds from '#app/areas/orders/refunds/desk/audit.ts'

/** `acts` of every wing's `desk/audit.ts`. */
export const acts = {
  ...mallCoupons.acts,
  ...ordersRefunds.acts,
}

/** `actKinds` of every wing's `desk/audit.ts`. */
export const actKinds = {
  ...mallCoupons.actKinds,
  ...ordersRefunds.actKinds,
}

/** `rowKinds` of every wing's `desk/audit.ts`. */
export const rowKinds = {
  ...mallCoupons.rowKinds,
  ...ordersRefunds.rowKinds,
}

/** `factNames` of every wing's `desk/audit.ts`. */
export const factNames = {
  ...mallCoupons.factNames,
}
