import { randomUUID } from 'node:crypto'
import { permitted, recordAct, recordDone, sellersOf } from '#app/areas/access/staff/server/public.ts'
import { findManaged as findManagedGoods } from '#app/areas/mall/goods/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../../desk/contract.ts'
import { couponFault } from '../../rules/draft.ts'
import { asManaged, type CouponWritten, draftOf, rowOf } from '../present/desk.ts'
import { findManaged, insertOne, listManaged, stop } from '../queries/manage.ts'

export const handlers = permitted(contract, {
  async deskCoupons({ list = 'open', page, page_size: size }, ctx) {
    const sellers = sellersOf(ctx)
    const which = { isOpen: list === 'open', now: ctx.now }
    const found = await listManaged(ctx.db, sellers, which, { page, size })
    return { ...paged(found, asManaged), serves_platform: sellers.isPlatform }
  },

  async deskCouponAdd({ is_platform = 0, ...written }, ctx) {
    const isForPlatform = is_platform === 1 || written.is_for_points === 1
    if (isForPlatform && !sellersOf(ctx).isPlatform) return ctx.refuse('not-platform')
    const fault = couponFault(draftOf(written), dayOf(ctx.now))
    if (fault) return ctx.refuse('fault', { fault })
    if (!(await areManaged(ctx, written.goods_ids ?? []))) return ctx.refuse('goods')
    return { coupon_id: await add(ctx, written, isForPlatform ? null : ctx.staff.hospitalId) }
  },

  async deskCouponStop({ coupon_id: id }, ctx) {
    const row = await findManaged(ctx.db, sellersOf(ctx), id)
    if (!row) return ctx.refuse('not-found')
    const act = { act: 'coupon.stop', kind: 'coupon', id, after: { title: row.title } } as const
    const isStopped = await recordDone(ctx, act, (inside) => stop(inside.db, id))
    return isStopped ? { coupon_id: id } : ctx.refuse('stopped')
  },
})

const areManaged = async (ctx: StaffContext, ids: readonly number[]): Promise<boolean> => {
  for (const id of ids) if (!(await findManagedGoods(ctx.db, sellersOf(ctx), id))) return false
  return true
}

const add = (ctx: StaffContext, input: CouponWritten, hospitalId: number | null) =>
  ctx.transact(async (inside) => {
    const row = { ...rowOf(input), hospitalId, issuer: 'mall', sourceKey: `desk ${randomUUID()}` }
    const id = await insertOne(inside.db, row)
    const { title, discountType, discountAmount, total } = row
    await recordAct(inside, {
      act: 'coupon.add',
      kind: 'coupon',
      id,
      after: { title, discountType, discountAmount, total },
    })
    return id
  })
