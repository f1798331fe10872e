import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRoles, may } from '#app/areas/access/staff/rules.ts'
import { scheduleConf, seckillGoods, seckillSubscribe } from '#app/areas/mall/seckill/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { aCategory, aShop, someGoods } from '#test/support/mall.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let ctx: Staffing
let there: Staffing
let ours: { goods_id: number; special_id: number }
let theirs: { goods_id: number; special_id: number }
let categoryId: number

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  const [one, two] = [await aShop(app), await aShop(app)]
  Object.assign(app.config, { platformHospital: one })
  ctx = await signInAllRoles(app, one)
  there = await signInAllRoles(app, two)
  categoryId = await aCategory(app, '器械')
  const sell = async (hospitalId: number | null) => {
    const { goodsId, skuIds } = await someGoods(app, { categoryId, hospitalId })
    return { goods_id: goodsId, special_id: skuIds[0] as number }
  }
  ours = await sell(null)
  theirs = await sell(two)
}, 120_000)
afterAll(() => app.close())

const keeper = () => ({ staffKey: ctx.keeper.staffKey })
const other = () => ({ staffKey: there.keeper.staffKey })
const at = (begin: string, end: string, date = '2026-11-23') => ({ title: '午场', date, begin, end })
const add = async (begin: string, end: string, date?: string) =>
  (await app.callApi(calls.deskSeckillAdd, at(begin, end, date), keeper())).session_id
const terms = { price: '60.00', pieces: 10, limit_num: 1 }
const put = (session_id: number, goods = ours, as = keeper()) =>
  app.callApi(calls.deskSeckillPut, { session_id, ...goods, ...terms }, as)
const told = async (me: Person) =>
  (await app.callApi(messages, {}, me)).list.filter(({ title }) => title === '秒杀取消了').length

test('flash sales are for the roles that make offers; sessions are the platform’s alone', async () => {
  const nothing = { session_id: 999_999 }
  for (const [call, input] of [
    [calls.deskSeckill, {}],
    [calls.deskSeckillItems, nothing],
    [calls.deskSeckillAdd, at('07:00', '09:00')],
    [calls.deskSeckillStop, nothing],
    [calls.deskSeckillPut, { ...nothing, ...ours, ...terms }],
    [calls.deskSeckillTake, { ...nothing, item_id: 1 }],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input))).toEqual(new Set(['login', '401']))
    expect(await rolesRefused(app, ctx, call, input)).toEqual(allRoles.filter((role) => !may(role, call.may)))
  }
  expect(await app.refusal(calls.deskSeckillAdd, at('09:00', '10:00'), other())).toBe('not-platform')
  expect(await app.refusal(calls.deskSeckillStop, nothing, other())).toBe('not-platform')
})

test('a session in the past, backwards or over another is refused, also of two at once', async () => {
  const refusal = (begin: string, end: string) => app.refusal(calls.deskSeckillAdd, at(begin, end), keeper())
  expect([await refusal('08:00', '09:00'), await refusal('10:00', '10:00')]).toEqual(['fault', 'fault'])
  const both = await Promise.all([refusal('10:00', '11:00'), refusal('10:30', '11:30')])
  expect(both.toSorted()).toEqual(['not refused', 'overlap'])
  expect(await refusal('09:59', '12:00')).toBe('overlap')
  expect(await refusal('11:30', '12:00')).toBe('not refused')
})

test('goods of others, off the shelf, on prescription, for no less or twice are refused; a seller puts in its own', async () => {
  const session_id = await add('13:00', '14:00')
  const refusal = (more: object, as = keeper()) =>
    app.refusal(calls.deskSeckillPut, { session_id, ...ours, ...terms, ...more }, as)
  expect(await refusal(theirs)).toBe('goods')
  expect(await refusal({}, other())).toBe('goods')
  expect(await refusal({ special_id: theirs.special_id })).toBe('goods')
  expect(await refusal({ price: '100.00' })).toBe('price')
  expect(await refusal({ price: '0.00' })).toBe('price')
  expect(await refusal({ pieces: 0 })).toBe('422')
  const rx = await someGoods(app, { categoryId, kind: 'drug', drugType: 2 })
  expect(await refusal({ goods_id: rx.goodsId, special_id: rx.skuIds[0] })).toBe('prescription')
  await put(session_id)
  const { item_id } = await put(session_id, theirs, other())
  expect(await refusal({})).toBe('there')
  expect((await app.callApi(calls.deskSeckillItems, { session_id }, other())).list).toMatchObject([
    { item_id, total: 10 },
  ])
  expect(await app.refusal(calls.deskSeckillTake, { session_id, item_id }, keeper())).toBe('not-found')
  expect((await app.callApi(seckillGoods, { schedule_id: session_id })).list).toHaveLength(2)
})

test('who waits for goods or a session is told when it goes; once begun it can only be stopped', async () => {
  const me = await signIn(app)
  const [gone, kept] = [await add('15:00', '16:00'), await add('17:00', '18:00')]
  await put(gone)
  const { item_id } = await put(kept)
  for (const schedule_id of [gone, kept])
    await app.callApi(seckillSubscribe, { schedule_id, goods_id: ours.goods_id }, me)
  expect(await app.callApi(calls.deskSeckillStop, { session_id: gone }, keeper())).toEqual({
    session_id: gone,
    told: 1,
  })
  expect(await told(me)).toBe(1)
  expect(await app.refusal(calls.deskSeckillStop, { session_id: gone }, keeper())).toBe('not-found')
  await app.callApi(calls.deskSeckillTake, { session_id: kept, item_id }, keeper())
  expect(await told(me)).toBe(2)
  const again = (await put(kept)).item_id
  app.clock.set('2026-11-23 17:30')
  expect(await app.refusal(calls.deskSeckillTake, { session_id: kept, item_id: again }, keeper())).toBe('begun')
  expect(await app.refusal(calls.deskSeckillPut, { session_id: kept, ...theirs, ...terms }, other())).toBe('begun')
  expect(await app.callApi(calls.deskSeckillStop, { session_id: kept }, keeper())).toEqual({
    session_id: kept,
    told: 0,
  })
  expect(await app.refusal(calls.deskSeckillStop, { session_id: kept }, keeper())).toBe('over')
  const { list } = await app.callApi(scheduleConf, {})
  expect(list.map(({ schedule_id }) => schedule_id)).not.toContain(kept)
})
