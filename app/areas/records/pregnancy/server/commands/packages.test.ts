import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodsDetail } from '#app/areas/mall/goods/contract.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { aCategory, someGoods } from '#test/support/mall.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'
import { packagesFor, steps } from '../../rules.ts'

let app: TestApp
let me: Person
let record_id: number
let early: number

beforeAll(async () => {
  app = await startTestApp()
  me = await signIn(app)
  const last_menses_date = addDays(dayOf(app.clock.now()), -77)
  record_id = (await app.callApi(calls.addPregnancyHr, { last_menses_date }, me)).id
  const categoryId = await aCategory(app, '孕产')
  const pack = { categoryId, kind: 'exam' as const, soldCount: 5 }
  early = (await someGoods(app, { ...pack, name: '孕早期产检套餐' })).goodsId
  await someGoods(app, { ...pack, name: '孕早期产检套餐（推广）', isPromoted: true, soldCount: 900 })
  await someGoods(app, { ...pack, name: '孕早期产检套餐（外地）', cityId: 440_300 })
  await someGoods(app, { ...pack, name: '孕早期产检套餐（下架）', isOn: false })
  await someGoods(app, { ...pack, name: '孕早期营养包', kind: 'parcel' })
  await someGoods(app, { ...pack, name: '孕中期产检套餐' })
}, 60_000)
afterAll(() => app.close())

const packages = (as = me) => app.callApi(calls.pregnancyPackages, { record_id }, as)
const done = (step: string) => app.callApi(calls.pregnancyTick, { record_id, step, is_done: 1 }, me)

test('packages of a pregnancy are for whose it is alone', async () => {
  expect(await app.refusal(calls.pregnancyPackages, { record_id })).toBe('login')
  expect(await app.refusal(calls.pregnancyPackages, { record_id }, await signIn(app))).toBe('not-found')
})

test('what is due is offered with the package of its weeks, of the city, on the shelf, without bought places; and it leads to the goods', async () => {
  const { step, list } = await packages()
  expect(step).toBe('visit-1')
  expect(list.map(({ goods_id }) => goods_id)).toEqual([early])
  expect(await app.callApi(goodsDetail, { goods_id: early }, me)).toMatchObject({ goods_name: '孕早期产检套餐' })
})

test('what is further on than two weeks is not offered yet, and then with the package of its own weeks', async () => {
  for (const { id } of steps.filter(({ from }) => from <= 12 * 7)) await done(id)
  expect(await packages()).toMatchObject({ step: '', list: [] })
  app.clock.advance({ days: 8 })
  const { step, list } = await packages()
  expect(step).toBe('visit-2')
  expect(list.map(({ goods_name }) => goods_name)).toEqual(['孕中期产检套餐'])
})

test('every step has packages of its weeks but the one for which one goes to a hospital', () => {
  expect(steps.filter((step) => packagesFor(step, 0) === undefined).map(({ id }) => id)).toEqual(['admission'])
})

test('who is in week 22 and may still do what began in week 12 is offered the package of week 22', async () => {
  const late = await signIn(app)
  const last_menses_date = addDays(dayOf(app.clock.now()), -156)
  const { id } = await app.callApi(calls.addPregnancyHr, { last_menses_date }, late)
  const { step, list } = await app.callApi(calls.pregnancyPackages, { record_id: id }, late)
  expect([step, ...list.map(({ goods_name }) => goods_name)]).toEqual(['nipt', '孕中期产检套餐'])
})

test('a record that ended quietly offers nothing any more', async () => {
  await app.callApi(calls.pregnancyEnd, { record_id, is_kept: 1 }, me)
  expect(await packages()).toEqual({ step: '', list: [] })
})
