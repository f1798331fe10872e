import { afterAll, beforeAll, expect, test } from 'vitest'
import { isCanCancel } from '#app/areas/account/settings/contract.ts'
import { uploadimg } from '#app/areas/files/contract.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import * as checkout from '#app/areas/orders/checkout/contract.ts'
import { useUpOrder } from '#app/areas/orders/checkout/server/public.ts'
import { listPayFaults } from '#app/areas/pay/server/public.ts'
import { Objection } from '#app/events.ts'
import { readSpokenNumber } from '#kit/check/spoken-number.ts'
import { dayOf } from '#kit/time/day.ts'
import { type Buyer, openBuyer } from '#test/support/buyer.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let shop: Shop
let buyer: Buyer
let other: Person
let hospitalId: number
let objection = ''

beforeAll(async () => {
  const objecting = {
    'order.refunding': async () => {
      if (objection) throw new Objection(objection)
    },
  }
  const room = { words: '', answering: [], seed: undefined, jobs: [] }
  app = await startTestApp({ more: [{ ...room, name: 'objecting', subscribers: objecting }] })
  shop = await openShop(app)
  buyer = await openBuyer(app, shop)
  other = await signIn(app)
  hospitalId = (await insertHospitals(app.db, [aHospital({ name: '一号医院' })]))[0] as number
}, 120_000)
afterAll(async () => {
  expect([await findBrokenInvariants(app.db), await listPayFaults(app.db)]).toEqual([[], []])
  await app.close()
})

const unsent = { reason: '不想要了' }

test('another’s order or refund is not there, whatever is asked about it', async () => {
  const { order_id } = await buyer.buy()
  const asked = { ...unsent, refund_type: 'money', reason: '不想要了' }
  for (const call of [
    calls.createRefundApply,
    calls.storeCreateRefund,
    calls.returnApply,
    calls.storeRefundApply,
    calls.frontApplyReason,
  ])
    expect(await app.refusal(call, { order_id, ...asked }, other)).toBe('not-found')
  const { refund_id } = await buyer.apply(order_id)
  const parcel = { logistics_company: '顺丰速运', logistics_no: 'SF123456' }
  for (const call of [
    calls.getRefundDetail,
    calls.getRefundLogs,
    calls.storeRefundDetail,
    calls.cancelRefundApply,
    calls.platformIntervene,
    calls.storeRefundFill,
  ]) {
    expect(await app.refusal(call, { refund_id, reason: '不同意', ...parcel })).toBe('login')
    expect(await app.refusal(call, { refund_id, reason: '不同意', ...parcel }, other)).toBe('not-found')
  }
  expect((await app.callApi(calls.refundList, {}, other)).list).toEqual([])
})

test('what is not paid, cost nothing, was used, is over or has long come is not refunded, each with its words [X008]', async () => {
  const service = { kind: 'project' as const, hospitalId, payTypes: [0, 1, 2, 3] }
  const { goods_id, special_id } = await shop.sell(service)
  const create = (pay_type: number) =>
    app.callApi(checkout.createGoodsOrder, { goods_id, special_id, pay_type }, buyer.who())
  expect(await buyer.refused((await create(0)).order_id)).toBe('unpaid')
  for (const pay_type of [2, 3]) expect(await buyer.refused((await create(pay_type)).order_id)).toBe('nothing-paid')
  const used = await buyer.buy([service])
  await useUpOrder(app.context(), used.order_id)
  expect(await buyer.refused(used.order_id)).toBe('used')
  const long = await buyer.buy()
  await buyer.ship(long.order_id)
  await app.callApi(checkout.receiveGoodsOrder, { order_id: long.order_id }, buyer.who())
  app.clock.advance({ days: 15 })
  expect(await buyer.refused(long.order_id, { reason: '不喜欢、不合适' })).toBe('late')
  expect((await buyer.order(long.order_id)).button).not.toContain('aftersale')
})

test('a reason that there is not, too many pieces, a made-up sum, goods of others and pictures that are not there are refused', async () => {
  const { order_id } = await buyer.buy([{ priceFen: 3_000 }])
  expect(await buyer.refused(order_id, { reason: '因为' })).toBe('reason')
  expect(await buyer.refused(order_id, { buy_num: 2 })).toBe('pieces')
  expect(await buyer.refused(order_id, { amount: '29.99' })).toBe('whole')
  expect(await buyer.refused(order_id, { amount: '30.01' })).toBe('whole')
  expect(await buyer.refused(order_id, { amount: '-1.00' })).toBe('422')
  expect(await buyer.refused(order_id, { goods_id: 999_999 })).toBe('not-found')
  expect(await buyer.refused(order_id, { refund_type: 'return' })).toBe('not-yet-sent')
  expect(await buyer.refused(order_id, { image: '/files/nosuch.jpg' })).toBe('pictures')
  expect(await buyer.refused(order_id, { image: 'a,b,c,d' })).toBe('422')
  expect(await buyer.order(order_id)).toMatchObject({ state_id: 'paid', state_desc: '待发货' })
})

test('who would be left with something of no use objects, and nothing was asked', async () => {
  const { order_id } = await buyer.buy()
  objection = '请先取消预约'
  const { body } = await app.rawRequest(calls.createRefundApply, { order_id, ...unsent }, buyer.who())
  objection = ''
  expect(body).toMatchObject({ state: 0, msg: '请先取消预约' })
  expect(await buyer.order(order_id)).toMatchObject({ state_desc: '待发货' })
})

test('while money is asked back nothing is sent, used or deleted; withdrawn, the order goes on as before', async () => {
  const parcel = await buyer.buy()
  const { refund_id } = await buyer.apply(parcel.order_id)
  expect(await buyer.ship(parcel.order_id)).toBeUndefined()
  expect(await buyer.order(parcel.order_id)).toMatchObject({
    state_desc: '退款处理中',
    button: ['refund_progress', 'invoice'],
  })
  expect(await buyer.refused(parcel.order_id)).toBe('under-way')
  expect(await app.refusal(calls.storeRefundApply, { order_id: parcel.order_id }, buyer.who())).toBe('under-way')
  const service = await buyer.buy([{ kind: 'project', hospitalId }])
  await buyer.apply(service.order_id, { reason: '不需要了' })
  expect(await useUpOrder(app.context(), service.order_id)).toBeUndefined()
  expect((await buyer.order(service.order_id)).check_code).toBe('')
  await app.callApi(calls.cancelRefundApply, { refund_id }, buyer.who())
  expect(await app.refusal(calls.cancelRefundApply, { refund_id }, buyer.who())).toBe('not-open')
  expect(await buyer.order(parcel.order_id)).toMatchObject({
    state_desc: '待发货',
    button: ['refund_progress', 'refund', 'invoice'],
  })
  expect((await buyer.ship(parcel.order_id))?.state).toBe('shipped')
})

test('pictures are listed comma-separated, opened for an hour; a refund says when it was asked and until when [X122] [X187]', async () => {
  const { default: sharp } = await import('sharp')
  const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: '#3366cc' } })
  const file = new Blob([new Uint8Array(await plain.jpeg().toBuffer())], { type: 'image/jpeg' })
  const [a, b] = [
    await app.callApi(uploadimg, { file }, buyer.who()),
    await app.callApi(uploadimg, { file }, buyer.who()),
  ]
  const { order_id } = await buyer.buy()
  const { refund_id } = await buyer.apply(order_id, { image: `${a.url},${b.url}`, remark: '盒子压扁了' })
  const seen = await buyer.refund(refund_id)
  expect(readSpokenNumber(seen.refund_no)).toMatchObject({ day: dayOf(app.clock.now()) })
  const pictures = seen.image.split(',')
  expect(pictures).toHaveLength(2)
  for (const url of pictures) expect((await app.server.inject(url)).statusCode).toBe(200)
  expect((await app.server.inject(a.url)).statusCode).toBe(404)
  expect([seen.near_end, seen.left_seconds]).toEqual([0, 5 * 86_400])
  app.clock.advance({ days: 2 })
  expect((await buyer.refund(refund_id)).near_end).toBe(0)
  app.clock.advance({ seconds: 1 })
  expect((await buyer.refund(refund_id)).near_end).toBe(1)
})

test('who has a refund under way does not leave', async () => {
  await buyer.comeBack()
  const { order_id } = await buyer.buy()
  await buyer.apply(order_id)
  const { list } = await app.callApi(isCanCancel, {}, buyer.who())
  expect(list.map(({ words }) => words)).toContain('医路商城有一笔待商家处理的退款，请等它结束或先撤销')
})
