import { actAsDoctor } from '#app/areas/access/doctors/server/public.ts'
import { mayWrite } from '#app/areas/guahao/visit-notes/rules.ts'
import {
  asTest,
  findTestOfDoctor,
  listTestOffers,
  listTestsOfVisit,
  orderTests,
  withdrawTest,
} from '#app/areas/orders/tests/server/public.ts'
import type { Handlers } from '#app/context.ts'
import type * as contract from '../../contract.ts'
import { findVisit } from './find-visit.ts'

type TestCalls = Pick<typeof contract, 'benchTestGoods' | 'benchTestOrder' | 'benchTestWithdraw'>

export const testHandlers: Handlers<TestCalls> = {
  async benchTestGoods({ order_id, keyword }, ctx) {
    const found = await findVisit(ctx, order_id)
    if (!found) return ctx.refuse('not-found')
    const offers = await listTestOffers(ctx.db, found.order.hospitalId, keyword)
    return {
      list: offers.map(({ goodsId, skuId, name, skuName, subtitle, priceFen }) => ({
        goods_id: goodsId,
        special_id: skuId,
        name,
        special_name: skuName,
        subtitle,
        price: priceFen,
      })),
    }
  },

  async benchTestOrder({ order_id, special_ids }, ctx) {
    const order = (await findVisit(ctx, order_id))?.order
    if (!order) return ctx.refuse('not-found')
    if (!mayWrite(order, ctx.now)) return ctx.refuse('not-open')
    const { hospitalId } = order
    const done = await actAsDoctor(
      ctx,
      (inside) => orderTests(inside, order, special_ids),
      ({ length: tests }) => ({ hospitalId, act: 'visit-test.order', kind: 'visit', id: order_id, after: { tests } }),
    )
    if (typeof done === 'string') return ctx.refuse(done)
    return { order_id, tests: (await listTestsOfVisit(ctx.db, order_id)).map(asTest) }
  },

  async benchTestWithdraw({ test_id: id }, ctx) {
    const test = (await findTestOfDoctor(ctx.db, ctx.doctor.doctorId, id))?.test
    if (!test) return ctx.refuse('not-found')
    const done = await actAsDoctor(
      ctx,
      (inside) => withdrawTest(inside, test.visitId, id),
      () => ({ hospitalId: test.hospitalId, act: 'visit-test.withdraw', kind: 'visit-test', id }),
    )
    return done ? { test_id: id } : ctx.refuse('not-open')
  },
}
