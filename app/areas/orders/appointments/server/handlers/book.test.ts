import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveMember } from '#app/areas/account/members/contract.ts'
import * as checkout from '#app/areas/orders/checkout/contract.ts'
import { type Appointing, type Booker, openAppointing } from '#test/support/appointing.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'
import { listAppointedGoods, putException } from '../queries.ts'

let app: TestApp
let at: Appointing
let me: Booker
let other: Booker
/** Bought yesterday, good for 30 days, one piece each. */
let order: string

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-22 09:00' })
  at = await openAppointing(app)
  ;[me, other] = [await at.newBooker(), await at.newBooker()]
  order = await at.buy(await at.sell(), me)
  // Monday.
  app.clock.set(new Date('2026-11-23T02:10:00Z'))
}, 120_000)
afterAll(() => app.close())

const config = (order_id: string, more: object = {}, who: Booker = me) =>
  app.callApi(calls.orderYuyueConfig, { order_id, ...more }, who)
const detail = (order_id: string, who: Booker = me) => app.callApi(checkout.goodsOrderDetail, { order_id }, who)
const info = async (order_id: string, who: Booker = me) =>
  (await app.callApi(calls.orderYuyueInfo, { order_id }, who)).list
const leftAt = async (order_id: string, date: string, time: string) =>
  (await config(order_id, { date })).times.find((slot) => slot.time === time)?.left_num
const cancel = (order_id: string, who: { key: string } = me) => app.refusal(calls.cancelYuyue, { order_id }, who)

test('another’s order is not there, whatever is asked about its appointment; visitors sign in first', async () => {
  const asked = { order_id: order, on_site_time: '2026-11-25 09:00:00', date: '2026-11-25', sign_image: '/files/x' }
  const ofAnOrder = Object.values(calls).filter(({ owner }) => typeof owner === 'object')
  expect(ofAnOrder.length).toBeGreaterThan(5)
  for (const call of ofAnOrder) {
    expect(await app.refusal(call, asked, other), call.path).toBe('not-found')
    expect(await app.refusal(call, asked), call.path).toBe('login')
  }
  expect(await info(order)).toEqual([])
})

test('a time must be there, be later than now, a slot of the plan, and within the days of the order [X227] [X228] [X230] [X231] [X232]', async () => {
  expect(await at.refused(order, '', me)).toBe('no-time')
  expect(await at.refused(order, '2026-11-22 09:00', me)).toBe('past')
  expect(await at.refused(order, '2026-11-23 10:00', me)).toBe('past')
  expect(await at.refused(order, '2026-11-24 09:10', me)).toBe('closed')
  expect(await at.refused(order, '2026-11-24 13:00', me)).toBe('closed')
  expect(await at.refused(order, '2026-12-22 09:30', me)).toBe('expired')
  const today = await at.buy(await at.sell(), me)
  expect(await at.refused(today, '2026-11-23 18:00', me)).toBe('too-early')
  expect(await config(today)).toMatchObject({ first_date: '2026-11-24' })
  const shown = await app.callApi(calls.onSiteTime, { order_id: order }, me)
  expect(shown).toMatchObject({ first_date: '2026-11-23', last_date: '2026-12-22', on_site_time: '' })
  expect(shown.expire_time).toBe('2026-12-22 09:00:00')
  expect(shown.list[0]).toEqual({ weekday: 1, morning: '1', afternoon: '1', evening: '1' })
  expect((await config(order, { date: '2026-11-23' })).times[0]).toMatchObject({ time: '10:30', left_num: 2 })
  expect(await info(order)).toEqual([])
})

test('what has no end can be booked for 180 days; what goods and seller close is closed [X229] [X231] [X338] [X339]', async () => {
  const week = ['100', '000', '110', '110', '110', '110', '110']
  const id = await at.buy(await at.sell({ validDays: 0, bookable: week }), me)
  const shown = await config(id, { date: '2026-11-30' })
  expect(shown).toMatchObject({ expire_time: '0', first_date: '2026-11-24', last_date: '2027-05-23', interval: 30 })
  expect(shown.days).toHaveLength(181)
  expect(shown.days[0]).toMatchObject({ date: '2026-11-24', state: 'closed' })
  expect(shown.times.map(({ time }) => time)).toEqual([
    '08:00',
    '08:30',
    '09:00',
    '09:30',
    '10:00',
    '10:30',
    '11:00',
    '11:30',
  ])
  expect(await at.refused(id, '2026-11-24 09:00', me)).toBe('closed')
  expect(await at.refused(id, '2026-11-30 14:00', me)).toBe('closed')
  expect(await at.refused(id, '2027-05-24 08:00', me)).toBe('expired')
  await at.book(id, '2027-05-23 08:00', me)
})

test('fasting exams are taken in the morning alone, and the first free morning is offered', async () => {
  const detailParts = [{ title: '检前须知', lines: ['前一晚 22 点后禁食，清晨空腹抽血。'] }]
  const id = await at.buy(await at.sell({ detailParts }), me)
  const shown = await config(id, { date: '2026-11-25' })
  expect(shown).toMatchObject({ is_fasting: 1 })
  expect(new Set(shown.times.map(({ part }) => part))).toEqual(new Set(['morning']))
  expect(await at.refused(id, '2026-11-25 14:00', me)).toBe('closed')
  expect(await at.refused(id, '2026-11-25 18:30', me)).toBe('closed')
  const any = await at.buy(await at.sell({ detailParts: [{ title: '检前须知', lines: ['无需空腹。'] }] }), me)
  expect((await config(any, { date: '2026-11-25' })).is_fasting).toBe(0)
  app.clock.set(new Date('2026-11-23T05:00:00Z'))
  // Bought yesterday, and today there are afternoons only: tomorrow's morning comes first, though today can be chosen.
  const offered = await config(order)
  expect(offered.date).toBe('2026-11-24')
  expect(offered.days[0]).toMatchObject({ date: '2026-11-23', state: 'free' })
  expect((await config(order, { date: '2026-11-23' })).times[0]).toMatchObject({ time: '14:00' })
  app.clock.set(new Date('2026-11-23T02:10:00Z'))
})

test('only what is paid and not back can be booked, and only what one comes for', async () => {
  const { goods_id, special_id } = await at.sell()
  const unpaid = await app.callApi(checkout.createGoodsOrder, { goods_id, special_id }, me)
  expect(await at.refused(unpaid.order_id, '2026-11-25 09:00', me)).toBe('not-usable')
  await app.callApi(checkout.cancelGoodsOrder, { order_id: unpaid.order_id }, me)
  expect(await at.refused(unpaid.order_id, '2026-11-25 09:00', me)).toBe('not-usable')
  const plain = await at.buy(await at.sell({ appointment: 'none' }), me)
  expect(await at.refused(plain, '2026-11-25 09:00', me)).toBe('nothing-due')
  const elsewhere = await at.buy(await at.sell({ hospitalId: at.otherId }), me)
  expect(await at.refused(elsewhere, '2026-11-25 09:00', me)).toBe('no-plan')
  expect(await at.refused(order, '2026-11-25 09:00', me, { unit_id: at.otherId })).toBe('no-plan')
})

test('who comes is a member of one’s own', async () => {
  expect(await at.refused(order, '2026-11-25 09:00', me, { member_id: other.memberId })).toBe('no-member')
})

test('an appointment is booked, seen in the order, moved, and cancelled: its place goes back', async () => {
  const made = await at.book(order, '2026-11-25 09:00:00', me)
  expect(made.on_site_time).toBe('2026-11-25 09:00:00')
  expect(await leftAt(order, '2026-11-25', '09:00')).toBe(1)
  const shown = await detail(order)
  expect(shown.order_goods[0]).toMatchObject({ on_site_time: '2026-11-25 09:00:00', appointment: 'exam' })
  expect(shown.button).toContain('appointment')
  expect(await info(order)).toMatchObject([
    { state: 'booked', member_name: '周明', unit_name: '一号医院', can_change: 1, change_until: '2026-11-24 18:00:00' },
  ])
  expect((await at.book(order, '2026-11-25 09:00', me)).yuyue_id).toBe(made.yuyue_id)
  expect((await at.book(order, '2026-11-26 10:00', me)).yuyue_id).toBe(made.yuyue_id)
  expect(await leftAt(order, '2026-11-25', '09:00')).toBe(2)
  const changed = await app.callApi(calls.physicalYuyueChange, { order_id: order, date: '2026-11-27' }, me)
  expect(changed).toEqual({ order_id: order, yuyue_id: made.yuyue_id, on_site_time: '2026-11-27 10:00:00' })
  expect(await cancel(order)).toBe('not refused')
  expect(await cancel(order)).toBe('none-stands')
  expect(await leftAt(order, '2026-11-27', '10:00')).toBe(2)
  expect((await detail(order)).button).toContain('appoint')
  expect(await app.refusal(calls.physicalYuyueChange, { order_id: order, date: '2026-11-27' }, me)).toBe('none-stands')
})

test('changing and cancelling end at the cut-off', async () => {
  const id = await at.buy(await at.sell(), other)
  await at.book(id, '2026-11-24 09:00', other)
  const before = app.clock.now()
  app.clock.advance({ hours: 8 })
  expect(await at.refused(id, '2026-11-25 09:00', other)).toBe('too-late')
  expect(await app.refusal(calls.physicalYuyueChange, { order_id: id, date: '2026-11-26' }, other)).toBe('too-late')
  expect(await cancel(id, other)).toBe('too-late')
  expect(await info(id, other)).toMatchObject([{ can_change: 0 }])
  app.clock.set(before)
  expect(await cancel(id, other)).toBe('not refused')
})

test('a slot is never sold beyond its places, with ten at once; who cancels makes room', async () => {
  const ware = await at.sell()
  const crowd = []
  for (let count = 0; count < 10; count++) {
    const who = await at.newBooker()
    crowd.push({ who, id: await at.buy(ware, who) })
  }
  const said = await Promise.all(crowd.map(({ who, id }) => at.refused(id, '2026-12-01 08:30', who)))
  expect(said.toSorted()).toEqual([...Array(8).fill('full'), 'not refused', 'not refused'])
  const [first] = crowd.filter((_, nth) => said[nth] === 'not refused')
  const [late] = crowd.filter((_, nth) => said[nth] === 'full')
  if (!first || !late) throw new Error('nobody was first')
  expect(await cancel(first.id, first.who)).toBe('not refused')
  expect(await at.refused(late.id, '2026-12-01 08:30', late.who)).toBe('not refused')
  expect(await leftAt(order, '2026-12-01', '08:30')).toBe(0)
})

test('two presses at once make one appointment, with a key or without', async () => {
  const id = await at.buy(await at.sell(), me)
  const same = () => at.refused(id, '2026-12-02 09:00', me)
  await Promise.all([same(), same(), same()])
  expect(await info(id)).toHaveLength(1)
  const two = await at.buy(await at.sell(), me, { buy_num: 2 })
  const as = { key: me.key, idempotencyKey: 'twice' }
  const [a, b] = await Promise.all([at.book(two, '2026-12-02 10:00', as), at.book(two, '2026-12-02 10:00', as)])
  expect(a.yuyue_id).toBe(b.yuyue_id)
  expect(await info(two)).toHaveLength(1)
})

test('each piece has one appointment, a member one at a time', async () => {
  const id = await at.buy(await at.sell(), me, { buy_num: 2 })
  const child = { truename: '周小明', sex: 1, birthday: '2018-06-01', relation: 'child', guardian_consent: 1 } as const
  expect(await app.refusal(saveMember, { ...child, guardian_consent: 0 }, me)).toBe('guardian-needed')
  const { member_id } = await app.callApi(saveMember, child, me)
  const first = await at.book(id, '2026-12-03 09:00', me)
  expect((await config(id)).left_pieces).toBe(1)
  expect(await at.refused(id, '2026-12-03 09:00', me)).toBe('same-time')
  const second = await at.book(id, '2026-12-03 09:00', me, { member_id })
  expect(second.yuyue_id).not.toBe(first.yuyue_id)
  expect(await at.refused(id, '2026-12-03 11:00', me)).toBe('all-booked')
  const moved = await at.book(id, '2026-12-03 11:00', me, { yuyue_id: second.yuyue_id })
  expect(moved.yuyue_id).toBe(second.yuyue_id)
  expect(await at.refused(id, '2026-12-03 11:00', me, { yuyue_id: 999_999 })).toBe('changed')
  expect((await info(id)).map(({ member_name }) => member_name)).toEqual(['周明', '周小明'])
})

test('a plan of the goods counts before the seller’s, and a day can have other places or none', async () => {
  const ware = await at.sell()
  const planId = await at.plan({ goodsId: ware.goods_id, places: 1 })
  await putException(app.db, { planId, date: '2026-12-04', places: 0 })
  await putException(app.db, { planId, date: '2026-12-05', places: 3 })
  const id = await at.buy(ware, me)
  expect(await leftAt(id, '2026-12-03', '08:00')).toBe(1)
  expect(await leftAt(id, '2026-12-05', '08:00')).toBe(3)
  expect((await config(id)).days.find(({ date }) => date === '2026-12-04')).toMatchObject({ state: 'closed' })
  expect(await at.refused(id, '2026-12-04 08:00', me)).toBe('closed')
})

test('goods that several sellers take are booked in one of them', async () => {
  await at.plan({ hospitalId: at.otherId, bookable: Array.from({ length: 7 }, () => '100') })
  const id = await at.buy(await at.sell({ moreHospitalIds: [at.otherId] }), me)
  const there = await config(id, { unit_id: at.otherId, date: '2026-12-06' })
  expect(there.units.map(({ unit_name }) => unit_name)).toEqual(['一号医院', '二号医院'])
  expect(there.times.every(({ part }) => part === 'morning')).toBe(true)
  await at.book(id, '2026-12-06 08:00', me, { unit_id: at.otherId })
  expect(await info(id)).toMatchObject([{ unit_name: '二号医院' }])
})

test('a hospital that takes what another one sells has times of its own for it, and none once it is closed', async () => {
  const ware = await at.sell({ moreHospitalIds: [at.otherId] })
  expect((await listAppointedGoods(app.db, at.otherId)).map(({ id }) => id)).toContain(ware.goods_id)
  await at.plan({ hospitalId: at.otherId, goodsId: ware.goods_id, places: 7 })
  const id = await at.buy(ware, me)
  const there = await config(id, { unit_id: at.otherId, date: '2026-12-09' })
  expect(there.times[0]).toMatchObject({ left_num: 7 })
  await app.pool.query('update guahao_hospitals set is_open = false where id = $1', [at.otherId])
  expect(await app.refusal(calls.orderYuyueConfig, { order_id: id, unit_id: at.otherId }, me)).toBe('no-plan')
  expect((await config(id)).units.map(({ unit_name }) => unit_name)).toEqual(['一号医院'])
  await app.pool.query('update guahao_hospitals set is_open = true where id = $1', [at.otherId])
})
