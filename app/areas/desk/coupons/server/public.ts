export { asUse as asCouponUse } from './present.ts'
export { listUsesOf as listCouponUsesOf } from './queries/uses.ts'
