import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskStockChange } from '#app/areas/desk/goods/contract.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { cancelGoodsOrder, createGoodsOrder } from '#app/areas/orders/checkout/contract.ts'
import { moneyBack } from '#app/areas/orders/checkout/server/public.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { linesOf } from '#test/support/exported.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { type StaffPerson, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { deskGoodsStatistics, deskGoodsStatisticsExport } from '../../contract.ts'

const [MONDAY, TUESDAY, WEDNESDAY] = ['2026-11-23', '2026-11-24', '2026-11-25']
const days = { from: MONDAY, to: WEDNESDAY }
let app: TestApp
let shop: Shop
let me: Person
let [keeper, elsewhere] = [{} as StaffPerson, {} as StaffPerson]
let [scarce, gone] = [{} as Ware, {} as Ware]
type Ware = { goods_id: number; special_id: number }

const order = ({ goods_id, special_id }: Ware, buy_num = 1) =>
  app.callApi(createGoodsOrder, { goods_id, special_id, buy_num }, me)
const pay = async (ware: Ware, buy_num = 1) => {
  const { order_id, out_trade_no } = await order(ware, buy_num)
  await app.callApi(sandboxPay, { out_trade_no })
  return order_id
}
const counted = async (asked: object, { staffKey } = keeper) =>
  (await app.callApi(deskGoodsStatistics, { ...days, ...asked }, { staffKey })).list
const outs = (rows: Awaited<ReturnType<typeof counted>>) =>
  rows.map(({ date, goods_name, out_days, out_hours }) => [date, goods_name, out_days, out_hours])
const recordFrom = (time: string | null) => app.pool.query('update mall_stocks set outs_known_from = $1', [time])

beforeAll(async () => {
  app = await startTestApp({ at: `${MONDAY} 10:00` })
  const [own = 0, other = 0] = await insertHospitals(app.db, [
    aHospital({ name: '一号医院' }),
    aHospital({ name: '二号医院' }),
  ])
  shop = await openShop(app)
  me = await signIn(app)
  await shop.live(me.key)
  scarce = await shop.sell({ name: '抢手的', hospitalId: own, pieces: 1 })
  gone = await shop.sell({ name: '卖完的', hospitalId: own, pieces: 2 })
  await shop.sell({ name: '没有进过的', hospitalId: own, pieces: 0 })
  const theirs = await shop.sell({ name: '别家的', hospitalId: other, pieces: 1 })
  const { order_id } = await order(scarce)
  app.clock.set(`${MONDAY} 10:30`)
  await app.callApi(cancelGoodsOrder, { order_id, reason: '不想要了' }, me)
  app.clock.set(`${MONDAY} 12:00`)
  await pay(scarce)
  app.clock.set(`${WEDNESDAY} 06:00`)
  const { staffKey } = await signInStaff(app, own, 'keeper')
  const { goods_id, special_id } = scarce
  await app.callApi(deskStockChange, { goods_id, special_id, by: 2, reason: '到货' }, { staffKey })
  await pay(theirs)
  app.clock.set(`${WEDNESDAY} 18:00`)
  const whole = await pay(scarce, 2)
  app.clock.set(`${WEDNESDAY} 20:00`)
  await moneyBack(app.context(), {
    orderId: whole,
    parts: [{ position: 0, pieces: 1, amountFen: 5_000 }],
    isReturned: false,
    reason: '退一件',
  })
  await pay(gone, 2)
  app.clock.set(`${WEDNESDAY} 21:00`)
  ;[keeper, elsewhere] = [await signInStaff(app, own, 'keeper'), await signInStaff(app, other, 'keeper')]
}, 120_000)
afterAll(() => app.close())

test('nobody is told what others ran out of', async () => {
  expect(outs(await counted({ group: 'goods' }, elsewhere))).toEqual([['', '别家的', '1', '15.0']])
})

test('each day tells what was out of stock on it and for how long: held by an order, sold, refilled by a desk, given back', async () => {
  expect(outs(await counted({ group: 'day-goods' }))).toEqual([
    [WEDNESDAY, '抢手的', '1', '8.0'],
    [WEDNESDAY, '卖完的', '1', '1.0'],
    [TUESDAY, '抢手的', '1', '24.0'],
    [MONDAY, '抢手的', '1', '12.5'],
  ])
  expect(outs(await counted({ group: 'day', from: TUESDAY, to: TUESDAY }))).toEqual([[TUESDAY, '', '1', '24.0']])
  expect(await counted({ group: 'special' })).toMatchObject([
    { goods_name: '抢手的', special_name: '一件', seen: '', out_days: '3', out_hours: '44.5', gone: '0' },
    { goods_name: '卖完的', special_name: '一件', seen: '', out_days: '1', out_hours: '1.0', gone: '1' },
    { goods_name: '没有进过的', special_name: '一件', sold: 0, out_days: '0', out_hours: '0.0', gone: '1' },
  ])
  expect(outs(await counted({ group: 'hospital' }))).toEqual([['', '', '4', '45.5']])
  const asked = { ...days, group: 'day-special' } as const
  const file = linesOf(await app.callApi(deskGoodsStatisticsExport, asked, keeper))
  expect(file[2]).toMatchObject({
    付款日: TUESDAY,
    商品: '抢手的',
    规格: '一件',
    成交订单: '0',
    缺货天数: '1',
    '缺货时长（小时）': '24',
  })
})

test('of days before the record began nothing is told', async () => {
  await recordFrom(`${TUESDAY} 12:00+08`)
  expect(outs(await counted({ group: 'day' }))).toEqual([
    [WEDNESDAY, '', '2', '9.0'],
    [TUESDAY, '', '1', '24.0'],
    [MONDAY, '', '', ''],
  ])
  expect(outs(await counted({ group: 'hospital', from: MONDAY, to: MONDAY }))).toEqual([['', '', '', '']])
  await recordFrom(null)
})

test('what is not sold any more is not missed', async () => {
  await app.pool.query('update mall_goods_skus set is_on = false where id = $1', [gone.special_id])
  expect(outs(await counted({ group: 'day', from: WEDNESDAY }))).toEqual([[WEDNESDAY, '', '1', '8.0']])
  await app.pool.query('update mall_goods set is_on = false where id = $1', [scarce.goods_id])
  expect(outs(await counted({ group: 'day', from: WEDNESDAY }))).toEqual([[WEDNESDAY, '', '0', '0.0']])
})
