import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { mallCouponCodes, mallCoupons } from '#app/areas/mall/coupons/server/public.ts'
import { endCode } from '#app/areas/mall/coupons/server/queries/write.ts'
import { createGoodsOrder } from '#app/areas/orders/checkout/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { linesOf } from '#test/support/exported.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { deskCouponCounts, deskCouponCountsExport, deskCouponUses, deskCouponUsesExport } from '../contract.ts'

let app: TestApp
let shop: Shop
let me: Person
/** The seller that sells, which is no platform's, and another one. */
let [own, other] = [0, 0]
let [ctx, there] = [{} as Staffing, {} as Staffing]

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 09:00', env: { PLATFORM_HOSPITAL: '999999' } })
  ;[own = 0, other = 0] = await insertHospitals(app.db, [
    aHospital({ name: '一号医院' }),
    aHospital({ name: '二号医院' }),
  ])
  shop = await openShop(app)
  ;[ctx, there] = [await signInAllRoles(app, own), await signInAllRoles(app, other)]
  me = await signIn(app)
  await shop.live(me.key)
}, 120_000)
afterAll(async () => {
  expect(await findBrokenInvariants(app.db)).toEqual([])
  await app.close()
})

const keeper = () => ({ staffKey: ctx.keeper.staffKey })
const uses = async (asked: object, as = keeper()) => (await app.callApi(deskCouponUses, asked, as)).list
const counts = async (asked: object = {}, as = keeper()) => (await app.callApi(deskCouponCounts, asked, as)).list
const draw = (title: string, more: object = {}, who = me) =>
  shop.giveCoupon(who.patientId, { title, hospitalId: own, ...more })
/** Orders something of the seller's with that coupon. */
const order = async (coupon_id: number) => {
  const { goods_id, special_id } = await shop.sell({ priceFen: 9_900, hospitalId: own })
  return app.callApi(createGoodsOrder, { goods_id, special_id, coupon_id }, me)
}

test('what became of coupons is for who makes offers, and of one seller alone', async () => {
  const code = await draw('只给自己看')
  for (const call of [deskCouponUses, deskCouponUsesExport, deskCouponCounts, deskCouponCountsExport]) {
    expect(new Set(await rawRequestFromOutside(app, call, {}))).not.toContain('not refused')
    expect(await rolesRefused(app, ctx, call, {})).toEqual(
      expect.arrayContaining(['planner', 'nurse', 'pharmacist', 'auditor', 'accountant', 'service']),
    )
  }
  const as = { staffKey: there.keeper.staffKey }
  expect(await uses({}, as)).toEqual([])
  expect(await counts({}, as)).toEqual([])
  const [{ coupon_id } = { coupon_id: 0 }] = await uses({ keyword: '只给自己看' })
  expect(await uses({ coupon_id }, as)).toEqual([])
  expect((await uses({ coupon_id })).map(({ code_id }) => code_id)).toEqual([code])
})

test('a drawn coupon is shown with the order on which it was spent, and with whom, masked', async () => {
  const code = await draw('花在订单上', { discountAmount: 1_234 })
  const { order_id, out_trade_no } = await order(code)
  const seen = async () => (await uses({ keyword: order_id }))[0]
  expect(await seen()).toMatchObject({ code_id: code, state: 'held', order_id, off_amount: '12.34', use_time: null })
  await app.callApi(sandboxPay, { out_trade_no })
  const spent = await seen()
  expect(spent).toMatchObject({ state: 'used', can_open: 1, off_amount: '12.34', seller_name: '一号医院' })
  expect(spent?.mobile).toContain('****')
  expect(JSON.stringify(spent)).not.toContain(me.mobile)
  const stranger = await signIn(app)
  expect((await uses({ keyword: me.mobile, state: 'used' })).map(({ code_id }) => code_id)).toContain(code)
  expect(await uses({ keyword: stranger.mobile })).toEqual([])
  expect((await uses({ keyword: spent?.order_no ?? '' })).map(({ code_id }) => code_id)).toEqual([code])
  expect(await uses({ keyword: order_id, day_of: 'used', from: '2026-11-24' })).toEqual([])
  expect(await uses({ keyword: order_id, day_of: 'used', to: '2026-11-23' })).toHaveLength(1)
  const file = linesOf(await app.callApi(deskCouponUsesExport, { keyword: order_id }, keeper()))
  expect(file).toEqual([
    expect.objectContaining({ 优惠券: '花在订单上', 状态: '已使用', 订单号: order_id, '优惠金额（元）': '12.34' }),
  ])
  expect(JSON.stringify(file)).not.toContain(me.mobile)
})

test('what is counted of coupons is what the database has, by an independent question', async () => {
  const other = await signIn(app)
  const [ran, taken] = [await draw('数一数', { validDays: 1 }), await draw('收回', {}, other)]
  await app.db.execute(sql`update ${mallCouponCodes} set ends_at = drawn_at where id = ${ran}`)
  await endCode(app.db, taken, app.clock.now())
  const before = await counts({ page_size: 50 })
  const { rows } = await app.db.execute<{ title: string; line: string }>(sql`
    select c.title, concat_ws(' ', count(k.id),
      sum(case when k.state = 'free' and k.taken_back_at is null and k.ends_at > ${app.clock.now().toISOString()} then 1 else 0 end),
      sum(case k.state when 'held' then 1 else 0 end), sum(case k.state when 'used' then 1 else 0 end),
      sum(case when k.state = 'free' and k.taken_back_at is null and k.ends_at <= ${app.clock.now().toISOString()} then 1 else 0 end),
      sum(case when k.taken_back_at is null then 0 else 1 end),
      coalesce(sum((select i.off_fen from orders_items i where i.coupon_code_id = k.id and k.state = 'used')), 0)) as line
    from ${mallCoupons} c join ${mallCouponCodes} k on k.coupon_id = c.id where c.hospital_id = ${own} group by c.id order by c.id desc`)
  expect(before.map((one) => [one.title, asLine(one)])).toEqual(rows.map(({ title, line }) => [title, line]))
  expect(before.map(({ over, back }) => over + back)).toEqual(expect.arrayContaining([1, 1]))
  expect(before.reduce((sum, { used }) => sum + used, 0)).toBe(1)
  expect(before.find(({ used }) => used === 1)).toMatchObject({ off: '12.34', paid: '86.66' })
  expect((await counts({ from: '2026-11-24' })).every(({ drawn, off }) => drawn === 0 && off === '0.00')).toBe(true)
  const file = linesOf(await app.callApi(deskCouponCountsExport, { keyword: '花在订单上' }, keeper()))
  expect(file).toEqual([expect.objectContaining({ 已领: '1', 已使用: '1', '已优惠（元）': '12.34' })])
})

const asLine = (one: Awaited<ReturnType<typeof counts>>[number]): string =>
  [one.drawn, one.free, one.held, one.used, one.over, one.back, Math.round(Number(one.off) * 100)].join(' ')
