import { afterAll, beforeAll, expect, test } from 'vitest'
import { savePrivacy } from '#app/areas/account/settings/contract.ts'
import { chooseForRecords } from '#app/areas/records/home/contract.ts'
import { earlier, later } from '#kit/time/span.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { adlist, advertClick, pageLst, pageModules, putCrowd, userCrowd } from '../../contract.ts'
import { insertAdverts, insertModules, insertPages } from '../queries/shown.ts'

let app: TestApp
let me: Person
let ids: number[]
const advert = { areaType: 'home', link: '/guahao/index', isPaid: false, position: 0 }

beforeAll(async () => {
  app = await startTestApp()
  me = await signIn(app)
  const now = app.clock.now()
  const beginsAt = earlier(now, { days: 1 })
  const made = await insertAdverts(app.db, [
    { ...advert, title: '给大家', beginsAt },
    { ...advert, title: '给宝宝', crowd: 'baby', beginsAt, position: 1 },
    { ...advert, title: '某商品', areaType: 'goods', areaId: 7, isPaid: true, beginsAt, position: 2 },
    { ...advert, title: '某渠道', channel: 9, beginsAt, position: 3 },
    { ...advert, title: '以后', beginsAt: later(now, { days: 1 }), position: 4 },
    { ...advert, title: '快结束', beginsAt, endsAt: later(now, { minutes: 5 }), position: 5 },
  ])
  ids = made.map(({ id }) => id)
  const part = { mark: 'home', link: '/guahao/index' }
  await insertModules(app.db, [
    { ...part, title: '挂号', position: 0 },
    { ...part, title: '宝宝', crowd: 'baby', position: 1 },
  ])
  await insertPages(app.db, [
    { ...part, title: '已发布', position: 0, publishedAt: beginsAt },
    { ...part, title: '草稿', position: 1 },
    { ...part, title: '某渠道', position: 2, channel: 9, publishedAt: beginsAt },
    { ...part, title: '第二', position: 3, publishedAt: beginsAt },
  ])
})
afterAll(() => app.close())

const titles = async (input: Parameters<typeof app.callApi<typeof adlist>>[1], as = {}) =>
  (await app.callApi(adlist, input, as)).list.map(({ title }) => title)

test('a crowd is the own alone, and one that there is', async () => {
  expect(await app.refusal(userCrowd, { id: me.patientId })).toBe('login')
  const stranger = await signIn(app)
  expect(await app.refusal(userCrowd, { id: me.patientId }, stranger)).toBe('not-found')
  expect(await app.refusal(putCrowd, { userId: me.patientId, crowdType: 'baby' }, stranger)).toBe('not-found')
  expect(await app.refusal(putCrowd, { userId: me.patientId, crowdType: 'rich' }, me)).toBe('422')
  expect(await app.callApi(userCrowd, { id: me.patientId }, me)).toEqual({ crowd_type: 'common' })
})

test('adverts are those that are live, of the channel and of the area that is named', async () => {
  expect(await titles({})).toEqual(['给大家', '某商品', '快结束'])
  expect(await titles({ area_type: 'goods', id: 7 })).toEqual(['某商品'])
  expect(await titles({ area_type: 'goods', id: 8 })).toEqual([])
  // It is paid for.
  expect(await titles({ area_type: 'goods', id: 7, not_rec: 1 })).toEqual([])
  expect(await titles({ area_type: 'home' })).toEqual(['给大家', '快结束'])
  expect((await app.callApi(adlist, { area_type: 'goods' })).list).toMatchObject([
    { is_paid: 1, is_rec: 0, area_id: 7 },
  ])
})

test('what a patient asked to be shown first chooses modules and adverts, unless they want no recommendation', async () => {
  await app.callApi(savePrivacy, { acceptRecommend: '1' }, me)
  await app.callApi(chooseForRecords, { may_choose_adverts: 1 }, me)
  await app.callApi(putCrowd, { userId: me.patientId, crowdType: 'baby' }, me)
  expect(await app.callApi(userCrowd, { id: me.patientId }, me)).toEqual({ crowd_type: 'baby' })
  expect(await titles({ area_type: 'home' }, me)).toEqual(['给大家', '给宝宝', '快结束'])
  expect(await titles({ area_type: 'home', not_rec: 1 }, me)).toEqual(['给大家', '快结束'])
  expect(await titles({ area_type: 'home' }, await signIn(app))).toEqual(['给大家', '快结束'])

  const modules = async (user_id: number | undefined, as = {}) =>
    (await app.callApi(pageModules, { mark: 'home', user_id }, as)).list.map(({ title }) => title)
  expect(await modules(me.patientId, me)).toEqual(['宝宝', '挂号'])
  expect(await modules(me.patientId)).toEqual(['挂号'])
  expect(await modules(me.patientId, await signIn(app))).toEqual(['挂号'])
  expect(await modules(undefined, me)).toEqual(['挂号'])
})

test('a click counts once a day for a device, and on what is live alone', async () => {
  for (const at of [4, 99]) expect(await app.refusal(advertClick, { advert_id: ids[at] ?? 999_999 })).toBe('not-found')
  const [advert_id] = ids as [number]
  const clicks = ['phone-1', 'phone-2', 'phone-1', undefined, undefined]
  const asked = clicks.map((device_id) => app.callApi(advertClick, { advert_id, device_id }))
  expect(await Promise.all(asked)).toContainEqual({ advert_id, link: '/guahao/index' })
  const { rows } = await app.pool.query('select click_count from analytics_adverts order by id')
  expect(rows.map((row) => row.click_count)).toEqual([3, 0, 0, 0, 0, 0])
  const { rows: kept } = await app.pool.query('select device from analytics_clicks')
  expect(JSON.stringify(kept)).not.toContain('phone')
})

test('an advert that has ended is neither shown nor counted', async () => {
  app.clock.advance({ minutes: 6 })
  expect(await titles({ area_type: 'home' })).toEqual(['给大家'])
  expect(await app.refusal(advertClick, { advert_id: ids[5] as number })).toBe('not-found')
})

test('published pages come in pages, for every channel or for this one', async () => {
  const first = await app.callApi(pageLst, { mark: 'home', page_size: 1 })
  const second = await app.callApi(pageLst, { mark: 'home', page: 2, page_size: 1 })
  expect([first.list[0]?.title, second.list[0]?.title, first.total_page_num]).toEqual(['已发布', '第二', 2])
  expect((await app.callApi(pageLst, { mark: 'nothing' })).list).toEqual([])
})
