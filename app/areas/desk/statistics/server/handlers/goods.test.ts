import { afterAll, beforeAll, expect, test } from 'vitest'
import { statisticView } from '#app/areas/analytics/contract.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { createGoodsOrder } from '#app/areas/orders/checkout/contract.ts'
import { moneyBack } from '#app/areas/orders/checkout/server/public.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { linesOf } from '#test/support/exported.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { deskGoodsStatistics, deskGoodsStatisticsExport, deskMoneyStatistics } from '../../contract.ts'

const TODAY = '2026-11-23'
const TOMORROW = '2026-11-24'
/** Common parameters of who comes by the messenger. */
const MESSENGER = { cid: '23' }
const days = { from: TODAY, to: TOMORROW }
let app: TestApp
let shop: Shop
let me: Person
let [own, other] = [0, 0]
let [ctx, there] = [{} as Staffing, {} as Staffing]
let [dear, cheap] = [{} as Ware, {} as Ware]
type Ware = { goods_id: number; special_id: number }

const order = async (ware: Ware, buy_num: number, through = {}) => {
  const { order_id, out_trade_no } = await app.callApi(createGoodsOrder, { ...pick(ware), buy_num, ...through }, me)
  return { order_id, out_trade_no }
}
const pick = ({ goods_id, special_id }: Ware) => ({ goods_id, special_id })
const pay = async (ware: Ware, buy_num = 1, through = {}) => {
  const { order_id, out_trade_no } = await order(ware, buy_num, through)
  await app.callApi(sandboxPay, { out_trade_no })
  return order_id
}
/** An order as it stands from before the channel was written down. */
const before = (orderId: string) =>
  app.pool.query('update orders_orders set channel = default where id = $1', [orderId])
const counted = async (asked: object, as = { staffKey: ctx.keeper.staffKey }) =>
  (await app.callApi(deskGoodsStatistics, { ...days, ...asked }, as)).list

beforeAll(async () => {
  app = await startTestApp({ at: `${TODAY} 10:00`, env: { PLATFORM_HOSPITAL: '999999' } })
  ;[own = 0, other = 0] = await insertHospitals(app.db, [
    aHospital({ name: '一号医院' }),
    aHospital({ name: '二号医院' }),
  ])
  shop = await openShop(app)
  me = await signIn(app)
  await shop.live(me.key)
  dear = await shop.sell({ name: '贵的', priceFen: 9_900, hospitalId: own, freightFen: 1_000 })
  cheap = await shop.sell({ name: '便宜的', priceFen: 500, hospitalId: own, pieces: 3 })
  const foreign = await shop.sell({ name: '别家的', priceFen: 700, hospitalId: other })
  const see = ({ goods_id: object_id }: Ware, through = {}) =>
    app.callApi(statisticView, { object_type: 'goods', object_id, ...through }, me)
  await see(dear)
  await see(dear, MESSENGER)
  await see(cheap)
  const whole = await pay(dear, 2)
  await before(await pay(cheap))
  await order(cheap, 1)
  await pay(foreign)
  await moneyBack(app.context(), {
    orderId: whole,
    parts: [{ position: 0, pieces: 1, amountFen: 9_900 }],
    isReturned: false,
    reason: '退一件',
  })
  app.clock.set(`${TOMORROW} 10:00`)
  await pay(cheap, 1, MESSENGER)
  ;[ctx, there] = [await signInAllRoles(app, own), await signInAllRoles(app, other)]
}, 120_000)
afterAll(() => app.close())

test('statistics of goods are for who keeps the mall and for who keeps the books, each of their own seller', async () => {
  for (const call of [deskGoodsStatistics, deskGoodsStatisticsExport]) {
    expect(new Set(await rawRequestFromOutside(app, call, {}))).toEqual(new Set(['login', '401']))
    expect(await rolesRefused(app, ctx, call, {})).toEqual(
      expect.arrayContaining(['planner', 'nurse', 'pharmacist', 'auditor', 'service', 'cashier']),
    )
  }
  const theirs = await counted({ group: 'goods' }, { staffKey: there.keeper.staffKey })
  expect(theirs.map(({ goods_name }) => goods_name)).toEqual(['别家的'])
})

test('what goods did is what the rows say, by an independent question, and what they took is what the journal has', async () => {
  const { rows } = await app.pool.query(
    `select to_char(o.path_at[array_position(o.path, 'paid')] at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
      count(*)::int as sold, sum(o.due_fen)::int as paid, sum(o.back_fen)::int as back, sum(pieces)::int as pieces
      from orders_orders o join (select order_id, sum(pieces) as pieces from orders_items group by 1) i on i.order_id = o.id
      where o.hospital_id = $1 and 'paid' = any(o.path) group by 1 order by 1 desc`,
    [own],
  )
  const told = await counted({ group: 'day' })
  const fen = (yuan: string) => Math.round(Number(yuan) * 100)
  expect(
    told.map((row) => ({
      day: row.date,
      sold: row.sold,
      pieces: row.pieces,
      paid: fen(row.paid),
      back: fen(row.back),
    })),
  ).toEqual(rows.map(({ day, sold, pieces, paid, back }) => ({ day, sold, pieces, paid, back })))
  expect(told.map(({ seen, rate }) => [seen, rate])).toEqual([
    ['0', ''],
    ['3', '66.7%'],
  ])
  const journal = await app.pool.query(
    `select coalesce(sum(l.amount_fen), 0)::int as fen from pay_ledger l join pay_payments p on p.id = l.payment_id
      where l.happening like 'paid:%' and p.purpose = 'orders'`,
  )
  const all = [...told, ...(await counted({ group: 'day' }, { staffKey: there.keeper.staffKey }))]
  expect(all.reduce((sum, { paid, card }) => sum + fen(paid) - fen(card), 0)).toBe(journal.rows[0].fen)
  const money = await app.callApi(deskMoneyStatistics, { ...days, group: 'purpose' }, { staffKey: ctx.admin.staffKey })
  expect(money.list.every(({ purpose_name }) => purpose_name !== '商城订单')).toBe(true)
})

test('each order is told by the channel through which it was made, and what each took is what the journal has', async () => {
  const { rows } = await app.pool.query(
    `select o.channel, sum(l.amount_fen)::int as fen
      from pay_ledger l join pay_payments p on p.id = l.payment_id join orders_orders o on o.out_trade_no = p.out_trade_no
      where l.happening like 'paid:%' and p.purpose = 'orders' and o.hospital_id = $1 group by 1 order by 2 desc, 1`,
    [own],
  )
  const told = await counted({ group: 'channel' })
  expect(told.map(({ channel, paid }) => ({ channel, fen: Math.round(Number(paid) * 100) }))).toEqual(rows)
  const nothing = { gone: '', out_days: '', out_hours: '' }
  expect(told).toMatchObject([
    { channel: 16, channel_name: '浏览器', seen: '2', sold: 1, paid: '218.00', rate: '50.0%', ...nothing },
    { channel: 0, channel_name: '没有记录', seen: '0', sold: 1, paid: '5.00', rate: '', ...nothing },
    { channel: 23, channel_name: '微信', seen: '1', sold: 1, paid: '5.00', rate: '100.0%', ...nothing },
  ])
  expect((await counted({ group: 'day-channel' })).map(({ date, channel, sold }) => [date, channel, sold])).toEqual([
    [TOMORROW, 23, 1],
    [TODAY, 16, 1],
    [TODAY, 0, 1],
    [TODAY, 23, 0],
  ])
  const asked = { ...days, group: 'hospital-channel' } as const
  const file = linesOf(await app.callApi(deskGoodsStatisticsExport, asked, { staffKey: ctx.keeper.staffKey }))
  expect(file[2]).toMatchObject({ 医院: '一号医院', 渠道: '微信', 成交订单: '1', '实付（元）': '5.00', 缺货天数: '' })
})

test('goods are told apart by what is asked; what cannot be told apart so is not told', async () => {
  expect(await counted({ group: 'goods' })).toMatchObject([
    { goods_name: '贵的', seen: '2', sold: 1, pieces: 2, back: '99.00', rate: '50.0%', gone: '0', out_days: '0' },
    {
      goods_name: '便宜的',
      seen: '1',
      sold: 2,
      pieces: 2,
      paid: '10.00',
      back: '0.00',
      // More were sold than seen: from the cart nothing is looked at.
      rate: '',
      gone: '1',
      out_days: '1',
    },
  ])
  expect(await counted({ group: 'entry' })).toMatchObject([
    { entry_name: '没有记录', seen: '', rate: '', gone: '', out_days: '', sold: 3 },
  ])
  expect((await counted({ group: 'day-goods' })).map(({ date, goods_name, gone }) => [date, goods_name, gone])).toEqual(
    [
      [TOMORROW, '便宜的', ''],
      [TODAY, '贵的', ''],
      [TODAY, '便宜的', ''],
    ],
  )
  expect(await counted({ group: 'category' })).toMatchObject([{ category_name: '测试', sold: 3 }])
  expect(await counted({ group: 'day', from: '2026-10-01', to: '2026-10-02' })).toEqual([])
  const file = linesOf(
    await app.callApi(deskGoodsStatisticsExport, { ...days, group: 'goods' }, { staffKey: ctx.keeper.staffKey }),
  )
  expect(file[1]).toMatchObject({ 商品: '便宜的', 浏览: '1', 成交订单: '2', '净额（元）': '10.00', 现在缺货: '1' })
})
