import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRoles, may } from '#app/areas/access/staff/rules.ts'
import { seed as locations } from '#app/areas/location/server/seed.ts'
import { deskCouponAdd } from '#app/areas/mall/coupons/desk/contract.ts'
import { searchSingle } from '#app/areas/search/contract.ts'
import { fill } from '#app/areas/search/server/public.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { onePixel } from '#test/support/a-picture.ts'
import { publishedArticle, waitingArticle } from '#test/support/articles.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { aCategory, someGoods } from '#test/support/mall.ts'
import { anEvent } from '#test/support/offline.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import * as desk from '../desk/contract.ts'
import { FIRST_ITEMS, FIRST_MODULE } from '../rules.ts'

let app: TestApp
let clinic: Clinic
let people: Staffing
let strangers: Staffing
const articles: number[] = []

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  await locations.run({ ...app.context(), today: '2026-11-23', scale: 1 })
  clinic = await openClinic(app)
  Object.assign(app.config, { platformHospital: clinic.hospitalId })
  people = await signInAllRoles(app, clinic.hospitalId)
  strangers = await signInAllRoles(app, (await openClinic(app)).hospitalId)
  for (let at = 0; at < FIRST_ITEMS + 2; at++)
    articles.push(await publishedArticle(app, clinic.doctorIds[0] as number, { title: `血压第${at}篇` }))
}, 120_000)
afterAll(() => app.close())

type Module = { kind: string; module_id?: number; title?: string; words?: string; picture?: string; ids?: number[] }
const modulesOf = (modules: readonly Module[]) =>
  JSON.stringify(modules.map((one) => ({ module_id: 0, ids: [], ...one })))
const written = (subject_id: number, version: number, modules: readonly Module[]) =>
  ({
    subject_id,
    version,
    title: '冬天护心',
    summary: '量血压，穿暖',
    modules: modulesOf(modules),
  }) as CallInput<typeof desk.deskSubjectWrite>
const add = async () =>
  (await app.callApi(desk.deskSubjectAdd, { title: '冬天护心', summary: '一句话' }, people.editor)).subject_id
const publish = (subject_id: number, version: number, more: object = {}) =>
  app.callApi(
    desk.deskSubjectPublish,
    { subject_id, version, from: '2026-11-23', ...more } as CallInput<typeof desk.deskSubjectPublish>,
    people.editor,
  )
/** A subject that is live. */
const live = async (modules: readonly Module[], more: object = {}): Promise<number> => {
  const subject_id = await add()
  await app.callApi(desk.deskSubjectWrite, written(subject_id, 1, modules), people.editor)
  await publish(subject_id, 2, more)
  later()
  return subject_id
}
/** What was kept for a moment is over. */
const later = () => app.clock.advance({ seconds: 11 })
/** Who edits signs in anew: a session lasts a working day. */
const nextDay = async () => {
  app.clock.advance({ days: 1 })
  people = { ...people, editor: await signInStaff(app, clinic.hospitalId, 'editor') }
}
const detail = (subjectId: number, more: object = {}) =>
  app.callApi(calls.specialSubjectDetail, { subjectId, ...more } as never)
const isGone = (subjectId: number, more: object = {}) => app.refusal(calls.specialSubjectDetail, { subjectId, ...more })

test('subjects are the platform’s: for the roles that edit them alone', async () => {
  const subject_id = await add()
  for (const [call, input] of [
    [desk.deskSubjects, {}],
    [desk.deskSubject, { subject_id }],
    [desk.deskSubjectPreview, { subject_id }],
    [desk.deskSubjectFind, { kind: 'articles' }],
    [desk.deskSubjectAdd, { title: '一', summary: '二' }],
    [desk.deskSubjectWrite, written(999, 1, [])],
    [desk.deskSubjectPublish, { subject_id: 999, version: 1, from: '2026-11-23' }],
    [desk.deskSubjectOff, { subject_id: 999, version: 1 }],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input)), call.path).toEqual(new Set(['login', '401']))
    expect(await rolesRefused(app, people, call, input)).toEqual(allRoles.filter((role) => !may(role, call.may)))
    expect(await app.refusal(call, input, strangers.admin)).toBe('not-platform')
  }
})

test('what is written is refused where it is empty, invented, or written over what another wrote', async () => {
  const subject_id = await add()
  const refusal = (modules: readonly Module[], version = 1, more: object = {}) =>
    app.refusal(desk.deskSubjectWrite, { ...written(subject_id, version, modules), ...more }, people.editor)
  expect(await refusal([{ kind: 'words' }])).toBe('fault')
  expect(await refusal([{ kind: 'picture', words: '一张图' }])).toBe('fault')
  expect(await refusal([{ kind: 'articles' }])).toBe('fault')
  expect(await refusal([{ kind: 'articles', ids: [999_999] }])).toBe('gone')
  expect(await refusal([{ kind: 'elsewhere' }])).toBe('422')
  expect(await refusal([{ kind: 'words', words: '好' }], 1, { picture: '/files/invented.jpg' })).toBe('picture')
  expect(await refusal([{ kind: 'words', words: '好' }], 9)).toBe('changed')
  expect(
    await app.refusal(desk.deskSubjectPublish, { subject_id, version: 1, from: '2026-11-23' }, people.editor),
  ).toBe('nothing')
  expect(await refusal([{ kind: 'words', words: '好' }])).toBe('not refused')
  const send = (more: object) =>
    app.refusal(desk.deskSubjectPublish, { subject_id, version: 2, from: '2026-11-23', ...more }, people.editor)
  expect(await send({ until: '2026-11-22' })).toBe('span')
  expect(await send({ city_ids: '123456' })).toBe('city')
  expect(await send({ version: 1 })).toBe('changed')
})

test('nobody reads a draft; it is read from its day until its day, and changes only when it is published again', async () => {
  const subject_id = await add()
  await app.callApi(desk.deskSubjectWrite, written(subject_id, 1, [{ kind: 'words', words: '第一稿' }]), people.editor)
  expect(await isGone(subject_id)).toBe('not-found')
  const preview = await app.callApi(desk.deskSubjectPreview, { subject_id }, people.editor)
  expect(preview.modules.map(({ words }) => words)).toEqual(['第一稿'])
  await publish(subject_id, 2, { from: '2026-11-24', until: '2026-11-24' })
  later()
  expect(await isGone(subject_id)).toBe('not-found')
  await nextDay()
  expect((await detail(subject_id)).modules).toHaveLength(1)
  await app.callApi(desk.deskSubjectWrite, written(subject_id, 3, [{ kind: 'words', words: '第二稿' }]), people.editor)
  later()
  expect((await detail(subject_id)).modules.map(({ words }) => words)).toEqual(['第一稿'])
  expect((await app.callApi(desk.deskSubject, { subject_id }, people.editor)).is_changed).toBe(1)
  await nextDay()
  expect(await isGone(subject_id)).toBe('not-found')
})

test('a module’s list is kept under its subject and number with its size, in the order of the editor [X099]', async () => {
  const order = [...articles].reverse()
  const subjectId = await live([
    { kind: 'anchors' },
    { kind: 'articles', title: '医生写的', ids: order },
    { kind: 'doctors', title: '医生', ids: [...clinic.doctorIds] },
  ])
  const { modules } = await detail(subjectId)
  expect(modules.map(({ kind }) => kind)).toEqual(['anchors', 'articles', 'doctors'])
  const [, first] = modules
  expect(first).toMatchObject({ fieldNo: FIRST_MODULE + 1, module_id: FIRST_MODULE + 1, size: order.length })
  expect(first?.list).toHaveLength(FIRST_ITEMS)
  const more = await app.callApi(calls.subjectModuleData, { subjectId, module_id: FIRST_MODULE + 1, page: 2 })
  expect(more).toMatchObject({ subjectId, fieldNo: FIRST_MODULE + 1, size: order.length, total_page_num: 2 })
  const ids = [...(first?.list ?? []), ...more.list].map((item) => item.type === 'article' && item.article_id)
  expect(ids).toEqual(order)
  expect(await app.refusal(calls.subjectModuleData, { subjectId, module_id: FIRST_MODULE })).toBe('not-found')
})

test('what is withdrawn, held, closed, called off or on prescription is gone, and a module without anything with it', async () => {
  const categoryId = await aCategory(app, '药')
  const drug = await someGoods(app, { categoryId, kind: 'drug', drugType: 2 })
  const { goodsId } = await someGoods(app, { categoryId })
  const event = await anEvent(app, clinic)
  const article = await publishedArticle(app, clinic.doctorIds[0] as number)
  const held = await waitingArticle(app, clinic.doctorIds[0] as number)
  const subjectId = await live([
    { kind: 'anchors' },
    { kind: 'articles', title: '文章', ids: [held, article] },
    { kind: 'goods', title: '商品', ids: [drug.goodsId, goodsId] },
    { kind: 'activities', title: '活动', ids: [event] },
  ])
  const shown = async () => (await detail(subjectId)).modules.map(({ kind, size }) => `${kind} ${size}`)
  expect(await shown()).toEqual(['anchors 0', 'articles 1', 'goods 1', 'activities 1'])
  await app.pool.query("update content_articles set state = 'withdrawn' where id = $1", [article])
  await app.pool.query('update mall_goods set is_on = false where id = $1', [goodsId])
  expect(await shown()).toEqual(['anchors 0', 'activities 1'])
  await app.pool.query("update activities_events set called_off_at = $2, called_off_why = '下雨' where id = $1", [
    event,
    app.clock.now(),
  ])
  expect(await shown()).toEqual([])
  expect(await app.callApi(calls.subjectModuleData, { subjectId, module_id: FIRST_MODULE + 1 })).toMatchObject({
    size: 0,
  })
})

test('a city decides where it is offered, a channel who reads it', async () => {
  const offeredTo = async (more: object) =>
    (await app.callApi(calls.specialSubjectList, { page_size: 50, ...more } as never)).list.map(
      ({ subjectId }) => subjectId,
    )
  const words = [{ kind: 'words', words: '好' }]
  const ofCity = await live(words, { city_ids: '2920' })
  const ofChannel = await live(words, { channel_ids: '9100' })
  const ofAll = await live(words)
  expect(await offeredTo({ city_id: 5 })).toEqual(expect.arrayContaining([ofAll]))
  expect(await offeredTo({ city_id: 5 })).not.toContain(ofCity)
  expect(await offeredTo({ city_id: 2920 })).toEqual(expect.arrayContaining([ofAll, ofCity]))
  expect((await detail(ofCity, { city_id: 5 })).subjectId).toBe(ofCity)
  expect(await offeredTo({ city_id: 5 })).not.toContain(ofChannel)
  expect(await isGone(ofChannel)).toBe('not-found')
  expect((await detail(ofChannel, { cid: 9100 })).subjectId).toBe(ofChannel)
})

test('what is opened and shared is counted by number, and numbers that there are not are refused', async () => {
  const subjectId = await live([{ kind: 'words', words: '好' }])
  const inc = (fieldNo: number) => app.callApi(calls.subjectFieldInc, { subjectId, fieldNo })
  await Promise.all(Array.from({ length: 20 }, () => inc(1)))
  expect(await inc(2)).toEqual({ subjectId, fieldNo: 2, num: 1 })
  expect(await inc(FIRST_MODULE)).toMatchObject({ num: 1 })
  expect(await app.refusal(calls.subjectFieldInc, { subjectId, fieldNo: 3 })).toBe('not-found')
  expect(await app.refusal(calls.subjectFieldInc, { subjectId: 999_999, fieldNo: 1 })).toBe('not-found')
  expect(await detail(subjectId)).toMatchObject({ view_num: 20, share_num: 1 })
})

test('it is found by a search and stands in the sitemap until it is taken off; a partner’s own never', async () => {
  await fill(app.db)
  const words = [{ kind: 'words', words: '好' }]
  const subjectId = await live(words)
  const hidden = await live(words, { channel_ids: '9100' })
  const found = async () =>
    (await app.callApi(searchSingle, { keyword: '冬天护心', type: 'subject' })).list.map(
      (one) => one.type === 'subject' && one.subjectId,
    )
  expect(await found()).toContain(subjectId)
  expect(await found()).not.toContain(hidden)
  const sitemap = async () => (await app.server.inject('/sitemap.xml')).body
  expect(await sitemap()).toContain('/sitemap/subject-')
  const { version } = await app.callApi(desk.deskSubject, { subject_id: subjectId }, people.editor)
  await app.callApi(desk.deskSubjectOff, { subject_id: subjectId, version }, people.editor)
  later()
  expect(await found()).not.toContain(subjectId)
  expect(await isGone(subjectId)).toBe('not-found')
  expect(await app.refusal(desk.deskSubjectOff, { subject_id: subjectId, version: version + 1 }, people.editor)).toBe(
    'off',
  )
})

test('a picture that the desk sent is shown, and what may be held is found by its name', async () => {
  const { url } = await app.callApi(desk.deskSubjectPicture, { file: onePixel() }, people.editor)
  const subjectId = await live([{ kind: 'picture', picture: url, words: '量血压的姿势' }])
  expect((await detail(subjectId)).modules[0]).toMatchObject({ image: url, words: '量血压的姿势' })
  const find = async (
    kind: 'articles' | 'doctors' | 'goods' | 'activities' | 'videos' | 'classes' | 'coupons',
    keyword = '',
  ) => (await app.callApi(desk.deskSubjectFind, { kind, keyword }, people.editor)).list
  expect(await find('articles', '血压第3篇')).toEqual([{ id: articles[3], text: '血压第3篇' }])
  expect((await find('doctors')).length).toBeGreaterThan(0)
  for (const kind of ['videos', 'classes', 'coupons', 'activities'] as const)
    expect(await find(kind, '没有这样的名字')).toEqual([])
})

test('a coupon is found by its name however many others there are', async () => {
  const coupon = { kind: 'amount', amount: '1.00', total: 5, most_each: 1, valid_days: 30 } as const
  const days = { draw_from: '2026-11-23', draw_until: '2026-11-30', use_until: '2026-12-31' }
  const [keeper, editor] = [
    await signInStaff(app, clinic.hospitalId, 'keeper'),
    await signInStaff(app, clinic.hospitalId, 'editor'),
  ]
  const make = async (title: string, limit: string) =>
    (await app.callApi(deskCouponAdd, { ...coupon, ...days, title, limit, is_platform: 1 }, keeper)).coupon_id
  const id = await make('护心小券', '1.00')
  for (let at = 0; at < 50; at++) await make(`满减券${at}`, '100.00')
  const { list } = await app.callApi(desk.deskSubjectFind, { kind: 'coupons', keyword: '护心' }, editor)
  expect(list).toEqual([{ id, text: '护心小券 · 1 元' }])
})
