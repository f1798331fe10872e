import { afterAll, beforeAll, expect, test } from 'vitest'
import * as audit from '#app/areas/access/audit/contract.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { createGoodsOrder, goodsOrderDetail } from '#app/areas/orders/checkout/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'

let app: TestApp
let shop: Shop
let me: Person
/** At the seller that sells, which is also the platform's, and at another one. */
let [ctx, there] = [{} as Staffing, {} as Staffing]

beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  const [own = 0, other = 0] = await insertHospitals(app.db, [
    aHospital({ name: '一号医院' }),
    aHospital({ name: '二号医院' }),
  ])
  Object.assign(app.config, { platformHospital: own })
  ;[ctx, there] = [await signInAllRoles(app, own), await signInAllRoles(app, other)]
  me = await signIn(app)
  await shop.live(me.key)
}, 120_000)
afterAll(async () => {
  expect(await findBrokenInvariants(app.db)).toEqual([])
  await app.close()
})

const keeper = () => ({ staffKey: ctx.keeper.staffKey })
const order = async (priceFen = 9_900) => {
  const { goods_id, special_id } = await shop.sell({ priceFen })
  return app.callApi(createGoodsOrder, { goods_id, special_id }, me)
}
const seen = (order_id: string) => app.callApi(calls.deskOrder, { order_id }, keeper())
const found = async (asked: object) => (await app.callApi(calls.deskOrdersFind, asked, keeper())).list
const own = (order_id: string) => app.callApi(goodsOrderDetail, { order_id }, me)

test('orders are looked for by roles of the seller alone; price and cancelling are for fewer', async () => {
  const { order_id } = await order()
  const asked = [
    [calls.deskOrdersFind, {}],
    [calls.deskOrdersFindExport, {}],
    [calls.deskOrder, { order_id }],
    [calls.deskOrderReveal, { order_id }],
    [calls.deskOrderNote, { order_id, content: '试' }],
    [calls.deskOrderLessen, { order_id, less: '1', reason: '试' }],
    [calls.deskOrderCancel, { order_id, reason: '试' }],
  ] as const
  for (const [call, input] of asked) {
    expect(new Set(await rawRequestFromOutside(app, call, input))).not.toContain('not refused')
    expect(await rolesRefused(app, there, call, input)).toEqual(
      expect.arrayContaining(['planner', 'pharmacist', 'auditor', 'accountant', 'service']),
    )
    if ('order_id' in input)
      expect(await app.refusal(call, input, { staffKey: there.keeper.staffKey })).toBe('not-found')
  }
  for (const call of [calls.deskOrderLessen, calls.deskOrderCancel])
    expect(await app.refusal(call, { order_id, less: '1', reason: '试' }, { staffKey: ctx.nurse.staffKey })).toBe(
      'not-allowed',
    )
  expect(await found({})).not.toEqual([])
  expect((await app.callApi(calls.deskOrdersFind, {}, { staffKey: there.keeper.staffKey })).list).toEqual([])
})

test('an order is found by number, telephone and state; its people are masked until somebody looks, which is audited', async () => {
  const { order_id } = await order()
  const { order_no } = await own(order_id)
  const stranger = await signIn(app)
  expect((await found({ keyword: order_no })).map((row) => row.order_id)).toEqual([order_id])
  expect((await found({ keyword: me.mobile, page_size: 50 })).map((row) => row.order_id)).toContain(order_id)
  expect(await found({ keyword: stranger.mobile })).toEqual([])
  expect((await found({ keyword: order_no, state: 'unpaid' })).length).toBe(1)
  expect(await found({ keyword: order_no, state: 'paid' })).toEqual([])
  const shown = await seen(order_id)
  expect(JSON.stringify(shown)).not.toContain(me.mobile)
  expect(shown.buyer_mobile).toContain('****')
  expect(shown.history.map(({ state_desc }) => state_desc)).toEqual(['待付款'])
  expect((await app.callApi(calls.deskOrderReveal, { order_id }, keeper())).buyer_mobile).toBe(me.mobile)
  const { list } = await app.callApi(audit.deskAuditList, { act: 'order.reveal' }, { staffKey: ctx.auditor.staffKey })
  expect(list).toHaveLength(1)
})

test('what staff write down about an order is read by staff, and not by who bought it', async () => {
  const { order_id } = await order()
  await app.callApi(calls.deskOrderNote, { order_id, content: '买家要求周末送' }, keeper())
  expect((await seen(order_id)).notes).toMatchObject([{ content: '买家要求周末送', staff_name: '某keeper' }])
  expect(JSON.stringify(await own(order_id))).not.toContain('周末送')
})

test('a price is lessened before it is paid: the former payment is given up, the new one is paid, and what is paid is what is due', async () => {
  const { order_id, out_trade_no } = await order(9_900)
  const lessen = (less: string) =>
    app.callApi(calls.deskOrderLessen, { order_id, less, reason: '和买家协商' }, keeper())
  const refused = (less: string) => app.refusal(calls.deskOrderLessen, { order_id, less, reason: '试' }, keeper())
  const before = Number((await seen(order_id)).due_amount)
  expect(await refused(String(before))).toBe('too-much')
  expect(await refused('999999')).toBe('too-much')
  const { due_amount } = await lessen('10.01')
  expect(Number(due_amount)).toBeCloseTo(before - 10.01)
  const changed = await own(order_id)
  expect(changed.out_trade_no).not.toBe(out_trade_no)
  expect(changed.pay_amount).toBe(due_amount)
  expect((await app.callApi(messages, {}, me)).list[0]?.title).toBe('订单已改价')
  await app.callApi(sandboxPay, { out_trade_no: changed.out_trade_no })
  expect(await seen(order_id)).toMatchObject({ state: 'paid', pay_amount: due_amount, may_lessen: 0, may_cancel: 0 })
  expect(await refused('1')).toBe('not-open')
  expect(await app.refusal(calls.deskOrderCancel, { order_id, reason: '试' }, keeper())).toBe('not-open')
})

test('two who lessen one order at once, and its payment meanwhile, leave one price that is true', async () => {
  const { order_id, out_trade_no } = await order(9_900)
  const input = { order_id, less: '1', reason: '试' }
  await Promise.all([
    app.refusal(calls.deskOrderLessen, input, keeper()),
    app.refusal(calls.deskOrderLessen, input, { staffKey: ctx.admin.staffKey }),
    app.rawRequest(sandboxPay, { out_trade_no }),
  ])
  expect(['unpaid', 'paid']).toContain((await seen(order_id)).state)
})

test('an order that is not paid is cancelled with a reason that its buyer reads, once', async () => {
  const { order_id } = await order()
  const cancel = () => app.refusal(calls.deskOrderCancel, { order_id, reason: '商品缺货' }, keeper())
  const answers = await Promise.all([cancel(), cancel()])
  expect(answers.filter((one) => one === 'not refused')).toHaveLength(1)
  expect(await own(order_id)).toMatchObject({ state_id: 'cancelled', cancel_reason: '商品缺货' })
  expect((await app.callApi(messages, {}, me)).list[0]?.text).toContain('商品缺货')
})
