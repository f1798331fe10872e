import { randomUUID } from 'node:crypto'
import { permitted, sellersOf, tellAct } from '#app/areas/desk/staff/server/public.ts'
import { addCoupon, findKeptCoupon, listKeptCoupons, stopCoupon } from '#app/areas/mall/coupons/server/public.ts'
import { findKept as findKeptGoods } from '#app/areas/mall/goods/server/public.ts'
import { dayOf } from '#kit/time/day.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type { StaffHere } from '#server/here.ts'
import * as contract from '../contract.ts'
import { couponFault } from '../rules.ts'
import { asCoupon, rowOf, sheetOf, type Written } from './present.ts'

export const handlers = permitted(contract, {
  async deskCoupons({ list = 'open', page, page_size: size }, here) {
    const sellers = sellersOf(here)
    const which = { isOpen: list === 'open', now: here.now }
    const found = await listKeptCoupons(here.db, sellers, which, { page, size })
    return { ...paged(found, asCoupon), serves_platform: sellers.isPlatform }
  },

  async deskCouponAdd({ is_platform = 0, ...ask }, here) {
    const isForPlatform = is_platform === 1 || ask.is_for_points === 1
    if (isForPlatform && !sellersOf(here).isPlatform) return here.refuse('not-platform')
    const fault = couponFault(sheetOf(ask), dayOf(here.now))
    if (fault) return here.refuse('fault', { fault })
    if (!(await areKept(here, ask.goods_ids ?? []))) return here.refuse('goods')
    return { coupon_id: await add(here, ask, isForPlatform ? null : here.staff.hospitalId) }
  },

  async deskCouponStop({ coupon_id: id }, here) {
    const row = await findKeptCoupon(here.db, sellersOf(here), id)
    if (!row) return here.refuse('not-found')
    const isStopped = await here.transact(async (inside) => {
      const done = await stopCoupon(inside.db, id)
      if (done) await tellAct(inside, { act: 'coupon.stop', kind: 'coupon', id, after: { title: row.title } })
      return done
    })
    return isStopped ? { coupon_id: id } : here.refuse('stopped')
  },
})

const areKept = async (here: StaffHere, ids: readonly number[]): Promise<boolean> => {
  for (const id of ids) if (!(await findKeptGoods(here.db, sellersOf(here), id))) return false
  return true
}

const add = (here: StaffHere, ask: Written, hospitalId: number | null) =>
  here.transact(async (inside) => {
    const row = { ...rowOf(ask), hospitalId, issuer: 'mall', sourceKey: `desk ${randomUUID()}` }
    const id = await addCoupon(inside.db, row)
    const { title, discountType, discountAmount, total } = row
    await tellAct(inside, {
      act: 'coupon.add',
      kind: 'coupon',
      id,
      after: { title, discountType, discountAmount, total },
    })
    return id
  })
