import { notAllowed } from '#app/areas/access/staff/rules.ts'

/** Who keeps goods. */
export const managing = { staff: true, may: 'goods.manage' } as const
/** They are asked for by their number, and are the hospital's. */
export const ofHospital = { owner: { goods_id: 'goods of the hospital' } } as const
/** Whoever may not, and what is not there. */
export const notFound = { ...notAllowed, 'not-found': '没有找到这件商品' }
