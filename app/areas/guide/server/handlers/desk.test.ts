import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskAuditList } from '#app/areas/access/audit/contract.ts'
import { changesOf } from '#app/areas/access/audit/rules.ts'
import { allRoles, may } from '#app/areas/access/staff/rules.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { linesOf } from '#test/support/exported.ts'
import { aShop } from '#test/support/mall.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { guideInfo, pagePlans } from '../../contract.ts'
import * as calls from '../../desk/contract.ts'

let app: TestApp
let ctx: Staffing
let there: Staffing
let hospitalId: number

beforeAll(async () => {
  app = await startTestApp()
  hospitalId = await aShop(app)
  Object.assign(app.config, { platformHospital: hospitalId })
  ctx = await signInAllRoles(app, hospitalId)
  there = await signInAllRoles(app, await aShop(app))
}, 120_000)
afterAll(() => app.close())

const editor = () => ({ staffKey: ctx.editor.staffKey })
const sheet = (more: object = {}): CallInput<typeof calls.deskGuidePlanAdd> => ({
  page_path: '/unit/list',
  plan_name: '医院列表',
  tip_msg: '常看的医院，下次一点就到',
  btn_name: '打开',
  is_index: 1,
  to_shared: 1,
  to_usual: 0,
  ...more,
})
const add = async (more: object = {}) => (await app.callApi(calls.deskGuidePlanAdd, sheet(more), editor())).plan_id
const turn = (plan_id: number, is_on: number) => app.callApi(calls.deskGuidePlanSwitch, { plan_id, is_on }, editor())
const shownOn = async (page_url: string, cid = 16) => app.callApi(guideInfo, { page_url, cid } as never)

test('plans that lead to the app are the platform’s: for its desk’s roles that write them alone', async () => {
  for (const [call, input] of [
    [calls.deskGuidePlans, {}],
    [calls.deskGuidePlansExport, {}],
    [calls.deskGuidePlanAdd, sheet({ unit_id: 999_999 })],
    [calls.deskGuidePlanChange, { plan_id: 999_999, ...sheet() }],
    [calls.deskGuidePlanSwitch, { plan_id: 999_999, is_on: 0 }],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input))).toEqual(new Set(['login', '401']))
    expect(await rolesRefused(app, ctx, call, input)).toEqual(allRoles.filter((role) => !may(role, call.may)))
    expect(await app.refusal(call, input, { staffKey: there.editor.staffKey })).toBe('not-platform')
  }
})

test.each([
  ['for a page of staff', { page_path: '/desk/orders' }, 'page'],
  ['that leads by script', { download_url: 'javascript:alert(1)' }, 'link'],
  ['that leads away without TLS', { download_url: 'http://store.example/app' }, 'link'],
  ['for nobody', { to_shared: 0 }, 'visits'],
  ['of a hospital that there is not', { unit_id: 999_999 }, 'unit'],
  ['without words', { tip_msg: '\u200b' }, '422'],
])('a plan %s is refused', async (_, more, why) => {
  expect(await app.refusal(calls.deskGuidePlanAdd, sheet(more), editor())).toBe(why)
  const change = { plan_id: 999_999, ...sheet() }
  expect(await app.refusal(calls.deskGuidePlanChange, change, editor())).toBe('not-found')
})

test('a plan is shown once it is on; of one page the newest that is on counts, and what is off hides none', async () => {
  expect(await app.refusal(guideInfo, { page_url: '/unit/list' })).toBe('no-plan')
  const first = await add({ page_path: 'https://care.example/Unit/List.html?city_id=5' })
  expect(await shownOn('/unit/list')).toMatchObject({ id: first, status: 0 })
  await turn(first, 1)
  const second = await add({ plan_name: '新的一条', btn_name: '去看', to_usual: 1, channel_ids: '16,23' })
  expect(await shownOn('/unit/list')).toMatchObject({ id: first, status: 1, methods: [{ jump_method: 1 }] })
  await turn(second, 1)
  expect(await shownOn('/unit/list')).toMatchObject({ id: second, btn_name: '去看' })
  expect((await app.callApi(pagePlans, { page_url: '/unit/list', cid: 97 } as never)).list).toMatchObject([
    { id: first },
  ])
  await turn(second, 0)
  expect(await shownOn('/unit/list')).toMatchObject({ id: first })
})

test('the desk finds, changes and exports plans, of one hospital too, and the audit tells who did', async () => {
  const plan_id = await add({ page_path: '/unit/index', unit_id: hospitalId, download_url: '/app/download' })
  await app.callApi(
    calls.deskGuidePlanChange,
    { plan_id, ...sheet({ page_path: '/unit/index', tip_msg: '改过' }) },
    editor(),
  )
  const found = await app.callApi(calls.deskGuidePlans, { keyword: '/unit/index' }, editor())
  expect(found.list).toMatchObject([{ plan_id, tip_msg: '改过', unit_id: null, download_url: '', is_on: 0 }])
  expect((await app.callApi(calls.deskGuidePlans, { state: 'on' }, editor())).list).toHaveLength(1)
  const file = await app.callApi(calls.deskGuidePlansExport, {}, editor())
  expect(linesOf(file)).toHaveLength(3)
  const { list } = await app.callApi(deskAuditList, { act: 'guide.' }, { staffKey: ctx.admin.staffKey })
  expect(new Set(list.map(({ act }) => act))).toEqual(new Set(['guide.add', 'guide.change', 'guide.on', 'guide.off']))
})

test('the audit tells of a plan all that was changed, in words', async () => {
  const plan_id = await add()
  const written = sheet({
    page_path: '/depart/list',
    plan_name: '科室列表',
    tip_msg: '新的提示',
    btn_name: '去看',
    download_url: '/app/download',
    is_index: 0,
    to_shared: 0,
    to_usual: 1,
    channel_ids: '16,23',
    unit_id: hospitalId,
  })
  await app.callApi(calls.deskGuidePlanChange, { plan_id, ...written }, editor())
  const { list } = await app.callApi(deskAuditList, { act: 'guide.change' }, { staffKey: ctx.admin.staffKey })
  const line = list.find((one) => one.row_id === String(plan_id))
  const told = changesOf(line?.before ?? null, line?.after ?? null)
  const changed = [
    { name: '页面地址', before: '/unit/list', after: '/depart/list' },
    { name: '引导名称', before: '医院列表', after: '科室列表' },
    { name: '提示语', before: '常看的医院，下次一点就到', after: '新的提示' },
    { name: '按钮', before: '打开', after: '去看' },
    { name: '按钮打开', before: '无', after: '/app/download' },
    { name: '回首页的按钮', before: '是', after: '否' },
    { name: '给谁看', before: '从分享打开的访客', after: '自己打开的访客' },
    { name: '渠道', before: '无', after: '16、23' },
    { name: '医院编号', before: '无', after: String(hospitalId) },
  ]
  expect(told).toEqual(expect.arrayContaining(changed))
  expect(told).toHaveLength(changed.length)
})
