import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { openClinic } from '#test/support/clinic.ts'
import { aCategory, someGoods } from '#test/support/mall.ts'
import { type StaffPerson, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { deskPicks } from '../contract.ts'
import { allPickKinds } from '../rules.ts'

let app: TestApp
let here: number
let there: number
let staff: StaffPerson

beforeAll(async () => {
  app = await startTestApp()
  const ids = await insertHospitals(app.db, [aHospital({ name: '滨江医院' }), aHospital({ name: '滨江_分院' })])
  ;[here, there] = ids as [number, number]
  Object.assign(app.config, { platformHospital: here })
  staff = await signInStaff(app, here, 'admin')
})
afterAll(() => app.close())

const asStaff = () => ({ staffKey: staff.staffKey })
const picks = async (asked: CallInput<typeof deskPicks>) => (await app.callApi(deskPicks, asked, asStaff())).list

test('who serves the platform picks, whatever it is; no other desk and nobody outside', async () => {
  const others = await signInStaff(app, there, 'admin')
  for (const kind of allPickKinds)
    expect(await app.refusal(deskPicks, { kind, keyword: '药' }, { staffKey: others.staffKey }), kind).toBe(
      'not-platform',
    )
  expect(await app.refusal(deskPicks, { kind: 'city' })).toBe('login')
  expect(await app.refusal(deskPicks, { kind: 'city' }, asStaff())).toBe('not refused')
})

test('a kind that there is not, and what are no ids, are refused', async () => {
  const refusedField = async (asked: Record<string, unknown>) =>
    (await app.rawRequest(deskPicks, asked, asStaff())).body.field
  expect(await refusedField({ kind: 'patient' })).toBe('kind')
  expect(await refusedField({ kind: 'city', ids: '1,x' })).toBe('ids')
})

test('what holds the words is found, the shortest name first, and a stroke means itself', async () => {
  expect((await picks({ kind: 'hospital', keyword: '滨江' })).map(({ name }) => name)).toEqual([
    '滨江医院',
    '滨江_分院',
  ])
  expect((await picks({ kind: 'hospital', keyword: '江_' })).map(({ name }) => name)).toEqual(['滨江_分院'])
  expect(await picks({ kind: 'hospital' })).toEqual([])
})

test('what is picked already is named, and what is gone keeps its number', async () => {
  expect(await picks({ kind: 'hospital', ids: `${here},999999` })).toEqual([
    { id: here, name: '滨江医院' },
    { id: 999_999, name: '编号 999999' },
  ])
})

test('a channel without a partner is found by what it is, in capitals or not', async () => {
  expect(await picks({ kind: 'channel', keyword: '微信' })).toEqual([{ id: 23, name: '微信' }])
  expect((await picks({ kind: 'channel', keyword: 'app' })).map(({ id }) => id)).toEqual([20, 24])
  expect(await picks({ kind: 'channel', ids: '16,77' })).toEqual([
    { id: 16, name: '浏览器' },
    { id: 77, name: '渠道 77' },
  ])
})

test('doctors of one name are told apart by their hospitals, and found by these too', async () => {
  const [first, second] = [await openClinic(app), await openClinic(app)]
  await app.pool.query("update guahao_doctors set name = '王伟' where id = any($1)", [
    [first, second].flatMap(({ doctorIds }) => doctorIds),
  ])
  await app.pool.query("update guahao_hospitals set name = '城南医院' where id = $1", [second.hospitalId])
  const named = { id: second.doctorIds[0], name: '王伟 · 城南医院' }
  const both = await picks({ kind: 'doctor', keyword: '王伟' })
  expect(both).toHaveLength(2)
  expect(both).toContainEqual(named)
  expect(await picks({ kind: 'doctor', keyword: '王伟 城南' })).toEqual([named])
  expect(await picks({ kind: 'doctor', keyword: '城南医院 王' })).toEqual([named])
  expect(await picks({ kind: 'doctor', ids: String(named.id) })).toEqual([named])
})

test('goods of one name are told apart by who sells them', async () => {
  const categoryId = await aCategory(app, '器械')
  await someGoods(app, { categoryId, name: '血压计' })
  await someGoods(app, { categoryId, name: '血压计', hospitalId: here })
  const namesOf = async (keyword: string) => (await picks({ kind: 'goods', keyword })).map(({ name }) => name)
  expect(await namesOf('血压计')).toEqual(['血压计 · 平台自营', '血压计 · 滨江医院'])
  expect(await namesOf('血压计 滨江')).toEqual(['血压计 · 滨江医院'])
})
