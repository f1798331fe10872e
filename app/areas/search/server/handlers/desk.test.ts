import { afterAll, beforeAll, expect, test } from 'vitest'
import * as audit from '#app/areas/access/audit/contract.ts'
import { allRoles, may } from '#app/areas/access/staff/rules.ts'
import { seed as locations } from '#app/areas/location/server/seed.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { aShop } from '#test/support/mall.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { mainSearchAdvert, searchAd, searchRankList } from '../../contract.ts'
import * as calls from '../../desk/contract.ts'
import { MOST_ADVERTS } from '../../rules.ts'
import { insertAdverts } from '../queries/adverts.ts'
import { addSearches } from '../queries/terms.ts'

let app: TestApp
let ctx: Staffing
let there: Staffing

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  await locations.run({ ...app.context(), today: '2026-11-23', scale: 1 })
  const hospitalId = await aShop(app)
  Object.assign(app.config, { platformHospital: hospitalId })
  ctx = await signInAllRoles(app, hospitalId)
  there = await signInAllRoles(app, await aShop(app))
}, 120_000)
afterAll(() => app.close())

const editor = () => ({ staffKey: ctx.editor.staffKey })
type Sheet = CallInput<typeof calls.deskSearchWordAdd>
const sheet = (more: Partial<Sheet> = {}): Sheet => ({
  place: 'box',
  word: '流感疫苗',
  is_ad: 0,
  position: 5,
  from: '2026-11-23',
  ...more,
})
const add = async (more: Partial<Sheet> = {}) =>
  (await app.callApi(calls.deskSearchWordAdd, sheet(more), editor())).word_id
/** What a patient sees, once what was kept for some seconds is over. */
const later = () => app.clock.advance({ seconds: 31 })
const box = async (query = '') => {
  later()
  const { data } = (await app.server.inject(`/api/main/searchAdvert${query}`)).json()
  return data.list.map(({ title }: { title: string }) => title)
}

test('words around a search are the platform’s: for its desk’s roles that keep them alone', async () => {
  for (const [call, input] of [
    [calls.deskSearchWords, {}],
    [calls.deskSearchWordAdd, sheet({ city: 123_456 })],
    [calls.deskSearchWordChange, { word_id: 999_999, ...sheet() }],
    [calls.deskSearchWordRemove, { word_id: 999_999 }],
    [calls.deskHotWords, {}],
    [calls.deskHotWordMute, { word: '没人搜过', is_muted: 1 }],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input))).toEqual(new Set(['login', '401']))
    expect(await rolesRefused(app, ctx, call, input)).toEqual(allRoles.filter((role) => !may(role, call.may)))
    expect(await app.refusal(call, input, { staffKey: there.editor.staffKey })).toBe('not-platform')
  }
})

test('no such city, a link to elsewhere or none, days that run backwards and words that are gone are refused', async () => {
  const refusal = (more: Partial<Sheet>) => app.refusal(calls.deskSearchWordAdd, sheet(more), editor())
  expect(await refusal({ city: 123_456 })).toBe('city')
  expect(await refusal({ link: 'https://a.example/' })).toBe('link')
  expect(await refusal({ link: '//a.example' })).toBe('link')
  expect(await refusal({ place: 'bottom' })).toBe('link')
  expect(await refusal({ from: '2026-11-24', until: '2026-11-23' })).toBe('span')
  const gone = { word_id: 999_999 }
  expect(await app.refusal(calls.deskSearchWordChange, { ...gone, ...sheet() }, editor())).toBe('not-found')
  expect(await app.refusal(calls.deskSearchWordRemove, gone, editor())).toBe('not-found')
  expect(await app.refusal(calls.deskHotWordMute, { word: '没人搜过', is_muted: 1 }, editor())).toBe('not-found')
})

test('a word stands in the box in its order, for its city and channel, from its day to its day', async () => {
  const last = await add({ word: '洗牙', position: 9 })
  const first = await add({ word: '体检', position: 1, city: 5 })
  const soon = await add({ word: '年货', from: '2026-12-01', until: '2026-12-01' })
  const other = await add({ word: '渠道词', channel: 77 })
  expect(await box('?city_id=5')).toEqual(['体检', '洗牙'])
  expect(await box('?city_id=3073')).toEqual(['洗牙'])
  expect(await box('?city_id=3073&cid=77')).toEqual(['渠道词', '洗牙'])
  const { list } = await app.callApi(calls.deskSearchWords, {}, editor())
  expect(list.find(({ word_id }) => word_id === soon)).toMatchObject({ is_shown: 0, end_time: '2026-12-02 00:00:00' })
  expect(list.find(({ word_id }) => word_id === first)).toMatchObject({ is_shown: 1, city_name: '深圳' })

  await app.callApi(
    calls.deskSearchWordChange,
    { word_id: last, ...sheet({ word: '洗牙 99 元', position: 0 }) },
    editor(),
  )
  expect(await box('?city_id=5')).toEqual(['洗牙 99 元', '体检'])
  for (const word_id of [last, first, soon, other]) await app.callApi(calls.deskSearchWordRemove, { word_id }, editor())
  expect(await box('?city_id=5')).toEqual([])
  const { list: acts } = await app.callApi(
    audit.deskAuditList,
    { act: 'search-word.' },
    { staffKey: ctx.admin.staffKey },
  )
  expect(acts.map(({ act }) => act).slice(0, 5)).toEqual([...Array(4).fill('search-word.remove'), 'search-word.change'])
})

test('a line where nothing is found says 广告 where somebody pays for it', async () => {
  const word_id = await add({ place: 'bottom', word: '按科室找医生', link: '/doctor/index', is_ad: 1 })
  later()
  expect((await app.callApi(searchAd, { keyword: '无' })).list).toEqual([
    { id: word_id, title: '按科室找医生', image: '', link: '/doctor/index', is_paid: 1 },
  ])
  expect((await app.callApi(searchAd, { keyword: '无', not_rec: 1 })).list).toEqual([])
  await app.callApi(calls.deskSearchWordRemove, { word_id }, editor())
})

test('what many search for is shown to everybody but what the desk keeps out, and the next moves up', async () => {
  const day = '2026-11-22'
  const times = (word: string, number: number) => Array.from({ length: number }, () => ({ word, day }))
  await addSearches(app.db, [...times('感冒', 3), ...times('某个名字', 2), ...times('高血压', 1)])
  const shown = async () => (await app.callApi(searchRankList, {})).list.map(({ word }) => word)
  expect(await shown()).toEqual(['感冒', '某个名字', '高血压'])
  await app.callApi(calls.deskHotWordMute, { word: '某个名字', is_muted: 1 }, editor())
  expect(await shown()).toEqual(['感冒', '高血压'])
  const { list: acts } = await app.callApi(
    audit.deskAuditList,
    { kind: 'hot-word', row_id: '某个名字' },
    { staffKey: ctx.admin.staffKey },
  )
  expect(acts).toMatchObject([{ act: 'search-word.mute', row_name: '某个名字' }])
  expect((await app.callApi(calls.deskHotWords, {}, editor())).list).toEqual([
    { word: '感冒', search_num: 3, is_muted: 0, rank: 1 },
    { word: '某个名字', search_num: 2, is_muted: 1, rank: null },
    { word: '高血压', search_num: 1, is_muted: 0, rank: 2 },
  ])
  await app.callApi(calls.deskHotWordMute, { word: '某个名字', is_muted: 0 }, editor())
  expect(await shown()).toEqual(['感冒', '某个名字', '高血压'])
})

test('so many words are kept, and no more', async () => {
  const row = { place: 'box', title: '词', isPaid: false, position: 1, beginsAt: app.clock.now() }
  await insertAdverts(
    app.db,
    Array.from({ length: MOST_ADVERTS }, () => row),
  )
  expect(await app.refusal(calls.deskSearchWordAdd, sheet(), editor())).toBe('too-many')
  expect((await app.callApi(mainSearchAdvert, {})).list.length).toBeGreaterThan(0)
})
