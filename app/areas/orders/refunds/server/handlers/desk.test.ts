import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskAuditList } from '#app/areas/access/audit/contract.ts'
import { deskOrders } from '#app/areas/desk/orders/contract.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { goodsOrderDetail } from '#app/areas/orders/checkout/contract.ts'
import { listPayFaults } from '#app/areas/pay/server/public.ts'
import { type Buyer, openBuyer } from '#test/support/buyer.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { platformIntervene, storeRefundFill } from '../../contract.ts'
import * as calls from '../../desk/contract.ts'

let app: TestApp
let shop: Shop
let buyer: Buyer
/** At the seller that sells, at the platform's, and at another one. */
let ctx: Staffing
let platform: Staffing
let there: Staffing
let hospitalId: number

beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  const names = ['一号医院', '平台医院', '二号医院']
  const apps = await insertHospitals(
    app.db,
    names.map((name) => aHospital({ name })),
  )
  hospitalId = apps[0] as number
  Object.assign(app.config, { platformHospital: apps[1] })
  ctx = await signInAllRoles(app, hospitalId)
  platform = await signInAllRoles(app, apps[1] as number)
  there = await signInAllRoles(app, apps[2] as number)
  buyer = await openBuyer(app, shop)
}, 120_000)
afterAll(async () => {
  expect([await findBrokenInvariants(app.db), await listPayFaults(app.db)]).toEqual([[], []])
  await app.close()
})

const keyOf = (staffing: Staffing) => ({ staffKey: staffing.accountant.staffKey })
const ours = () => keyOf(ctx)
/** A refund of what our seller sold: of something to use there, or of goods that are to go back. */
const asked = async (kind: 'money' | 'return' = 'money') => {
  if (kind === 'money') {
    const { order_id } = await buyer.buy([{ kind: 'project', hospitalId }])
    return (await buyer.apply(order_id, { reason: '不需要了', remark: '出差' })).refund_id
  }
  const { order_id } = await buyer.buy([{ hospitalId }])
  await buyer.ship(order_id)
  return (await buyer.apply(order_id, { reason: '不喜欢、不合适' })).refund_id
}
const listed = async (list: 'applied' | 'returned' | 'returning' | 'escalated' | 'over', staffing = ctx) =>
  (await app.callApi(calls.deskRefunds, { list, page_size: 50 }, keyOf(staffing))).list.map(
    ({ refund_id }) => refund_id,
  )
const decisions = (refund_id: string) =>
  [
    [calls.deskRefundAgree, { refund_id }],
    [calls.deskRefundDecline, { refund_id, reason: '已经安排' }],
    [calls.deskRefundReceived, { refund_id }],
    [calls.deskRefundDecide, { refund_id, agrees: 1, reason: '支持患者' }],
  ] as const

test('the desk’s refunds are for its staff alone, and only roles that handle them', async () => {
  const refund_id = await asked()
  for (const [call, input] of [...decisions(refund_id), [calls.deskRefunds, {}]] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input))).not.toContain('not refused')
    expect(await rolesRefused(app, there, call, input)).toEqual([
      'planner',
      'nurse',
      'keeper',
      'pharmacist',
      'auditor',
      'service',
      'cashier',
      'editor',
    ])
  }
  expect(await buyer.refund(refund_id)).toMatchObject({ state_id: 'applied' })
})

test('a seller sees and decides about what it sold, the platform about what it sold itself, nobody about others’', async () => {
  const mine = await asked()
  const { order_id } = await buyer.buy()
  const { refund_id: theirs } = await buyer.apply(order_id)
  expect([(await listed('applied')).includes(mine), (await listed('applied')).includes(theirs)]).toEqual([true, false])
  expect(await listed('applied', there)).toEqual([])
  expect(await listed('applied', platform)).toEqual([theirs])
  for (const [call, input] of decisions(mine)) {
    expect(await app.refusal(call, input, keyOf(there))).toBe('not-found')
    expect(await app.refusal(call, { ...input, refund_id: 'nosuchrefund' }, ours())).toBe('not-found')
  }
  expect(await app.refusal(calls.deskRefundAgree, { refund_id: mine }, keyOf(platform))).toBe('not-found')
  expect(await app.refusal(calls.deskRefundAgree, { refund_id: theirs }, keyOf(platform))).toBe('not refused')
})

test('many presses agree once: the money goes once, the patient is told, the audit has one line without their words', async () => {
  const refund_id = await asked()
  const presses = Array.from({ length: 4 }, () => app.rawRequest(calls.deskRefundAgree, { refund_id }, ours()))
  const said = (await Promise.all(presses)).map(({ body }) => JSON.stringify(body))
  // Who was later reads where it stands now, not where it stood when they pressed.
  expect(said.filter((one) => one.includes('这笔退款退款中，不能这样处理'))).toHaveLength(3)
  expect(said.filter((one) => one.includes('待商家处理'))).toEqual([])
  expect(await app.refusal(calls.deskRefundDecline, { refund_id, reason: '晚了' }, ours())).toBe('not-open')
  expect((await app.callApi(messages, {}, buyer.who())).list[0]).toMatchObject({ title: '退款已同意' })
  const { list } = await app.callApi(deskAuditList, { act: 'refund.' }, { staffKey: ctx.admin.staffKey })
  const lines = list.filter(({ row_id }) => row_id === refund_id)
  expect(lines).toMatchObject([{ act: 'refund.agree', after: { state: 'refunding', amountFen: 5_000 } }])
  expect(JSON.stringify(lines)).not.toContain('出差')
})

test('goods come back to the address that the desk says; a parcel that is not right is declined', async () => {
  const refund_id = await asked('return')
  const send_to = '退货组，0755-10000000，示例路 9 号'
  expect(await app.refusal(calls.deskRefundReceived, { refund_id }, ours())).toBe('not-open')
  await app.callApi(calls.deskRefundAgree, { refund_id, send_to }, ours())
  expect(await buyer.refund(refund_id)).toMatchObject({ state_id: 'returning', send_to })
  expect(await listed('returning')).toEqual([refund_id])
  const parcel = { refund_id, logistics_company: '顺丰速运', logistics_no: 'SF654321' }
  await app.callApi(storeRefundFill, parcel, buyer.who())
  expect(await listed('returned')).toEqual([refund_id])
  await app.callApi(calls.deskRefundDecline, { refund_id, reason: '包裹是空的' }, ours())
  expect(await buyer.refund(refund_id)).toMatchObject({ state_id: 'declined', answer: '包裹是空的' })
})

test('the platform alone settles what it is asked to, for or against, and that is the last word', async () => {
  for (const [agrees, state_id] of [
    [0, 'closed'],
    [1, 'refunding'],
  ] as const) {
    const refund_id = await asked()
    // What nobody has asked it to settle is another seller's affair.
    expect(await app.refusal(calls.deskRefundDecide, { refund_id, agrees, reason: '还早' }, keyOf(platform))).toBe(
      'not-found',
    )
    await app.callApi(calls.deskRefundDecline, { refund_id, reason: '已经安排' }, ours())
    await app.callApi(platformIntervene, { refund_id, reason: '没有人联系我' }, buyer.who())
    expect([await listed('escalated'), await listed('escalated', there)]).toEqual([[refund_id], []])
    const decision = { refund_id, agrees, reason: '按规则处理' }
    expect(await app.refusal(calls.deskRefundDecide, decision, ours())).toBe('not-found')
    for (const [call, input] of decisions(refund_id).slice(0, 3))
      expect(await app.refusal(call, input, ours())).toBe('not-open')
    const [seen] = (await app.callApi(calls.deskRefunds, { list: 'escalated' }, keyOf(platform))).list
    const order = await app.callApi(goodsOrderDetail, { order_id: seen?.order_id ?? '' }, buyer.who())
    expect(seen).toMatchObject({ refund_id, order_no: order.order_no, appeal: '没有人联系我', answer: '已经安排' })
    await app.callApi(calls.deskRefundDecide, decision, keyOf(platform))
    expect(await app.refusal(calls.deskRefundDecide, decision, keyOf(platform))).toBe('not-open')
    expect(await buyer.refund(refund_id)).toMatchObject({ state_id, answer: '按规则处理', button: [] })
  }
})

test('where every desk serves the platform, another seller’s refund is not there until the patient asks the platform', async () => {
  const refund_id = await asked()
  const decision = { refund_id, agrees: 1, reason: '支持患者' }
  const { platformHospital } = app.config
  Object.assign(app.config, { platformHospital: undefined })
  try {
    const invented = await app.rawRequest(
      calls.deskRefundDecide,
      { ...decision, refund_id: 'nosuchrefund' },
      keyOf(there),
    )
    expect(await app.rawRequest(calls.deskRefundDecide, decision, keyOf(there))).toEqual(invented)
    expect(await app.refusal(calls.deskRefundDecide, decision, ours())).toBe('not-open')
  } finally {
    Object.assign(app.config, { platformHospital })
  }
})

test('of an order of which a part went back only the rest is sent', async () => {
  const { order_id, sold } = await buyer.buy([{ hospitalId, count: 3 }])
  const { refund_id } = await buyer.apply(order_id, { goods_id: sold[0]?.goods_id, buy_num: 1 })
  const toShip = async () => {
    const { list } = await app.callApi(deskOrders, { list: 'to-ship' }, { staffKey: ctx.nurse.staffKey })
    return list.find((one) => one.order_id === order_id)
  }
  expect(await toShip()).toMatchObject({ is_refunding: 1 })
  await app.callApi(calls.deskRefundAgree, { refund_id }, ours())
  expect(await toShip()).toMatchObject({ is_refunding: 0, goods: [{ buy_num: 2 }] })
})
