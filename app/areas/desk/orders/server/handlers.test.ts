import { afterAll, beforeAll, expect, test } from 'vitest'
import * as audit from '#app/areas/access/audit/contract.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { cartPut, createGoodsOrder, goodsOrderDetail, submitGoodsOrder } from '#app/areas/orders/checkout/contract.ts'
import { shipOrder } from '#app/areas/orders/checkout/server/public.ts'
import { orderTrack, storeLogistics } from '#app/areas/orders/logistics/contract.ts'
import { spokenPayNumber } from '#app/areas/pay/rules.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { groupedNumber } from '#kit/check/spoken-number.ts'
import { linesOf } from '#test/support/exported.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let shop: Shop
let me: Person
/** At the seller that sells, which is also the platform's, and at another one. */
let ctx: Staffing
let there: Staffing
let hospitalId: number

beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  const apps = await insertHospitals(app.db, [aHospital({ name: '一号医院' }), aHospital({ name: '二号医院' })])
  hospitalId = apps[0] as number
  Object.assign(app.config, { platformHospital: hospitalId })
  ctx = await signInAllRoles(app, hospitalId)
  there = await signInAllRoles(app, apps[1] as number)
  me = await signIn(app)
  await shop.live(me.key)
}, 120_000)
afterAll(async () => {
  expect(await findBrokenInvariants(app.db)).toEqual([])
  await app.close()
})

const nurse = () => ({ staffKey: ctx.nurse.staffKey })
const parcel = { company: '顺丰速运', number: 'SF123456' }
const detail = (order_id: string) => app.callApi(goodsOrderDetail, { order_id }, me)
const buy = async (more: object = {}) => {
  const { goods_id, special_id } = await shop.sell(more)
  const made = await app.callApi(createGoodsOrder, { goods_id, special_id }, me)
  await app.callApi(sandboxPay, { out_trade_no: made.out_trade_no })
  return made.order_id
}

test('the desk’s orders are for its staff alone, and only roles that handle them', async () => {
  const order_id = await buy()
  for (const [call, input] of [
    [calls.deskOrders, {}],
    [calls.deskOrdersExport, {}],
    [calls.deskShip, { order_id, ...parcel }],
    [calls.deskShipApart, { order_id, ...parcel, special_ids: '1' }],
    [calls.deskUse, { scanned: '123456789012' }],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input))).not.toContain('not refused')
    expect(await rolesRefused(app, there, call, input)).toEqual([
      'planner',
      'pharmacist',
      'auditor',
      'accountant',
      'service',
      'cashier',
      'editor',
    ])
  }
  expect((await detail(order_id)).state_id).toBe('paid')
})

test('an order is found by its number and its payment’s, as its patient reads and says them', async () => {
  const order_id = await buy()
  await buy()
  const { order_no, pay_number } = await detail(order_id)
  for (const keyword of [order_no, groupedNumber(order_no), pay_number, spokenPayNumber(pay_number)]) {
    const { list } = await app.callApi(calls.deskOrders, { keyword, list: 'to-ship' }, nurse())
    expect(list.map((row) => [row.order_id, row.order_no])).toEqual([[order_id, order_no]])
  }
  const wrong = order_no.slice(0, 13) + ((Number(order_no[13]) + 1) % 10)
  expect((await app.callApi(calls.deskOrders, { keyword: wrong, list: 'to-ship' }, nurse())).list).toEqual([])
  const there_ = { staffKey: there.nurse.staffKey }
  expect((await app.callApi(calls.deskOrders, { keyword: order_no, list: 'to-ship' }, there_)).list).toEqual([])
})

test('another parcel takes what is in the first still, each thing once, and one stays; its patient sees each with what is in it', async () => {
  const wares = [await shop.sell(), await shop.sell(), await shop.sell()]
  for (const { goods_id, special_id } of wares) await app.callApi(cartPut, { goods_id, special_id, buy_num: 1 }, me)
  const cart_special_ids = wares.map(({ special_id }) => special_id).join(',')
  const { order_id, out_trade_no } = await app.callApi(submitGoodsOrder, { cart_special_ids }, me)
  const second = { order_id, company: '中通快递', number: 'ZT654321' }
  const [a, b, c] = wares.map(({ special_id }) => String(special_id))
  const apart = (more: object) => app.refusal(calls.deskShipApart, { ...second, special_ids: `${b}`, ...more }, nurse())
  expect(await apart({})).toBe('not-open')
  await app.callApi(sandboxPay, { out_trade_no })
  expect(await apart({})).toBe('not-open')
  await shipOrder(app.context(), order_id, { carrier: parcel.company, parcelNo: parcel.number })
  const elsewhere = { staffKey: there.admin.staffKey }
  expect(await app.refusal(calls.deskShipApart, { ...second, special_ids: `${b}` }, elsewhere)).toBe('not-found')
  expect(await apart({ special_ids: `${a},${b},${c}` })).toBe('not-apart')
  expect(await apart({ special_ids: '999999' })).toBe('not-apart')
  expect(await apart({ number: parcel.number })).toBe('not-apart')
  expect((await Promise.all([apart({}), apart({})])).toSorted()).toEqual(['not refused', 'not-apart'].toSorted())

  const [first, other] = [
    await app.callApi(orderTrack, { order_id }, me),
    await app.callApi(orderTrack, { order_id, number: second.number }, me),
  ]
  expect(first.parcels.map(({ number }) => number)).toEqual([parcel.number, second.number])
  expect([first.number, first.goods.map((one) => one.goods_id)]).toEqual([
    parcel.number,
    [wares[2]?.goods_id, wares[0]?.goods_id],
  ])
  expect([other.company, other.number, other.goods.map((one) => one.goods_id)]).toEqual([
    '中通快递',
    second.number,
    [wares[1]?.goods_id],
  ])
  expect(await app.callApi(storeLogistics, { order_id, number: second.number }, me)).toMatchObject({ goods_num: 1 })
  const { list } = await app.callApi(calls.deskOrders, { list: 'shipped' }, nurse())
  expect(list.find((row) => row.order_id === order_id)?.goods.map(({ number }) => number)).toEqual([
    '',
    second.number,
    '',
  ])
})

test('a parcel is sent once, by the seller that sold it; its way is seen by who ordered it alone', async () => {
  const order_id = await buy()
  expect(await app.refusal(orderTrack, { order_id }, me)).toBe('not-sent')
  expect(await app.refusal(calls.deskShip, { order_id, ...parcel }, { staffKey: there.admin.staffKey })).toBe(
    'not-found',
  )
  expect(await app.refusal(calls.deskShip, { order_id, company: '顺丰速运', number: '1' }, nurse())).toBe('422')
  const tries = Array.from({ length: 3 }, () => app.refusal(calls.deskShip, { order_id, ...parcel }, nurse()))
  expect((await Promise.all(tries)).toSorted()).toEqual(['not refused', 'not-open', 'not-open'])
  app.clock.advance({ hours: 9 })
  const track = await app.callApi(orderTrack, { order_id }, me)
  expect(track).toMatchObject({ ...parcel, is_known: 1 })
  expect(track.list.map(({ text }) => text)).toEqual(['已离开始发地分拨中心', '快递员已揽收', '商家已发货，等待揽收'])
  expect(await app.callApi(storeLogistics, { order_id }, me)).toMatchObject({ goods_num: 1, state_desc: '待收货' })
  const stranger = await signIn(app)
  for (const call of [orderTrack, storeLogistics])
    expect(await app.refusal(call, { order_id }, stranger)).toBe('not-found')
  expect(await detail(order_id)).toMatchObject({
    state_id: 'shipped',
    logistics: parcel,
    button: ['receipt', 'logistics', 'aftersale', 'invoice'],
  })
})

test('what is used is marked once by its code, and only where it was bought; both leave a line in the audit', async () => {
  const order_id = await buy({ kind: 'project', hospitalId })
  const { check_code } = await detail(order_id)
  const elsewhere = { staffKey: there.nurse.staffKey }
  expect(await app.refusal(calls.deskUse, { scanned: check_code }, elsewhere)).toBe('not-found')
  expect(await app.refusal(calls.deskUse, { scanned: '000000000000' }, nurse())).toBe('not-found')
  expect(await app.refusal(calls.deskShip, { order_id, ...parcel }, nurse())).toBe('not-open')
  const used = await app.callApi(calls.deskUse, { scanned: `YILU:ORDER:${check_code}` }, nurse())
  expect(used).toMatchObject({ order_id, later_amount: '0.00' })
  expect(await app.refusal(calls.deskUse, { scanned: check_code }, nurse())).toBe('not-open')
  expect(await detail(order_id)).toMatchObject({ state_id: 'used', check_code: '' })
  for (const act of ['order.ship', 'order.use']) {
    const { list } = await app.callApi(audit.deskAuditList, { act }, { staffKey: ctx.admin.staffKey })
    expect(list, act).toHaveLength(1)
  }
})

test('the list masks where parcels go, who opens one is written down; those of the platform at the platform’s seller alone', async () => {
  const order_id = await buy()
  const mine = await app.callApi(calls.deskOrders, { list: 'to-ship', page_size: 50 }, nurse())
  const masked = mine.list.find((one) => one.order_id === order_id)?.receiver
  expect(masked).toMatchObject({ name: '周*', mobile: '138****0001' })
  const { receiver: whole } = await app.callApi(calls.deskOrderReveal, { order_id }, nurse())
  expect(whole).toMatchObject({ name: '周明', mobile: '13800000001' })
  expect(masked?.full_address).toBe(`${whole?.full_address.slice(0, 6)}…`)
  expect(JSON.stringify(mine)).not.toContain(whole?.full_address)
  const { list: looked } = await app.callApi(
    audit.deskAuditList,
    { act: 'order.reveal' },
    { staffKey: ctx.admin.staffKey },
  )
  expect(looked).toMatchObject([{ row_id: order_id }])
  expect((await app.callApi(calls.deskOrders, {}, { staffKey: there.nurse.staffKey })).list).toEqual([])
})

test('orders are found by goods, number and day and sorted by what was paid; the export holds the same ones with where they go', async () => {
  const first = await buy({ name: '100% 棉护膝', priceFen: 3_000 })
  app.clock.advance({ days: 1 })
  const here = await signInAllRoles(app, hospitalId)
  const as = { staffKey: here.nurse.staffKey }
  me = await signIn(app)
  await shop.live(me.key)
  const second = await buy({ name: '=1+1 护腕 100%', priceFen: 9_000 })
  const found = async (asked: object) =>
    (await app.callApi(calls.deskOrders, { page_size: 50, ...asked }, as)).list.map((one) => one.order_id)
  expect(await found({ keyword: '100%' })).toEqual([first, second])
  expect(await found({ keyword: '100%', sort: 'pay_amount' })).toEqual([second, first])
  expect(await found({ keyword: '100_' })).toEqual([])
  expect(await found({ keyword: second })).toEqual([second])
  const today = (await app.callApi(calls.deskOrders, { keyword: second }, as)).list[0]?.add_time.slice(0, 10)
  expect(await found({ keyword: '100%', from: today, to: today })).toEqual([second])
  expect(await found({ keyword: '100%', list: 'shipped' })).toEqual([])
  const asked = { keyword: '100%', sort: 'pay_amount' } as const
  const lines = linesOf(await app.callApi(calls.deskOrdersExport, asked, as))
  expect(lines.map((line) => [line.订单号, line['已付（元）'], line.收货人])).toEqual([
    [second, '90.00', '周明'],
    [first, '30.00', '周明'],
  ])
  expect(lines[0]?.商品).toBe("'=1+1 护腕 100% 一件 ×1")
  const elsewhere = await signInAllRoles(
    app,
    (await insertHospitals(app.db, [aHospital({ name: '三号医院' })]))[0] as number,
  )
  expect(linesOf(await app.callApi(calls.deskOrdersExport, asked, { staffKey: elsewhere.nurse.staffKey }))).toEqual([])
})

test('a parcel says where it is, who brings it and that it stands still', async () => {
  const sent = async (number: string) => {
    const order_id = await buy()
    await shipOrder(app.context(), order_id, { carrier: '顺丰速运', parcelNo: number })
    return { order_id }
  }
  const [usual, still, refused] = [await sent('SF555555'), await sent('SF5STILL'), await sent('SF5REFUSED')]
  app.clock.advance({ hours: 31 })
  expect(await app.callApi(orderTrack, usual, me)).toMatchObject({
    parcel_state: 'delivering',
    courier_mobile: '13800000000',
    company_phone: '95338',
    list: [{ place: '深圳市' }, { place: '深圳市' }, { place: '东莞市' }, { place: '东莞市' }, { place: '东莞市' }],
  })
  expect((await app.callApi(orderTrack, still, me)).parcel_state).toBe('moving')
  app.clock.advance({ days: 3 })
  const states = [usual, still, refused].map(async (one) => (await app.callApi(orderTrack, one, me)).parcel_state)
  expect(await Promise.all(states)).toEqual(['arrived', 'still', 'refused'])
})

test('what may be used in another hospital too is used up at its desk, once, and nowhere else; the money stays with who sold it', async () => {
  const [here, third] = (await insertHospitals(app.db, [
    aHospital({ name: '三号医院' }),
    aHospital({ name: '四号医院' }),
  ])) as [number, number]
  const more = { kind: 'exam', hospitalId, moreHospitalIds: [here] } as const
  const order_id = await buy(more)
  const { check_code: scanned } = await detail(order_id)
  const at = async (id: number) => ({ staffKey: (await signInStaff(app, id, 'nurse')).staffKey })
  const use = async (id: number) => app.refusal(calls.deskUse, { scanned }, await at(id))
  expect(await use(third)).toBe('not-found')
  expect(await use(here)).toBe('not refused')
  expect(await use(here)).toBe('not-open')
  expect(await use(hospitalId)).toBe('not-open')
  expect((await detail(order_id)).state_id).toBe('used')
  const { rows } = await app.pool.query(
    `select l.debit, l.credit from pay_ledger l join pay_payments p on p.id = l.payment_id
     join orders_orders o on o.out_trade_no = p.out_trade_no where o.id = $1`,
    [order_id],
  )
  expect(rows).toEqual([{ debit: 'held:stand-in', credit: 'platform' }])
  // What it sold is in no list of the other's.
  const listed = await app.callApi(calls.deskOrders, { list: 'to-use' }, await at(here))
  expect(listed.list).toEqual([])
})

test('a parcel is sent by who sold it, whatever else its goods say', async () => {
  const [here] = (await insertHospitals(app.db, [aHospital({ name: '五号医院' })])) as [number]
  const order_id = await buy({ hospitalId, moreHospitalIds: [here] })
  const as = { staffKey: (await signInStaff(app, here, 'nurse')).staffKey }
  expect(await app.refusal(calls.deskShip, { order_id, ...parcel }, as)).toBe('not-found')
})
