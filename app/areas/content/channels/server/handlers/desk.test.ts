import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRoles, may } from '#app/areas/access/staff/rules.ts'
import { homeAddress } from '#app/areas/home/contract.ts'
import { deskChannelHome, deskChannelHomeSet } from '#app/areas/home/desk/contract.ts'
import { seed as locations } from '#app/areas/location/server/seed.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { publishedArticle } from '#test/support/articles.ts'
import { aChannel } from '#test/support/channels.ts'
import { openClinic } from '#test/support/clinic.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { channelPicks, getChannelConfig } from '../../contract.ts'
import * as calls from '../../desk/contract.ts'

const [OURS, THEIRS] = [9200, 9201]
let app: TestApp
let people: Staffing
let strangers: Staffing
let articleId = 0
let clinic: Awaited<ReturnType<typeof openClinic>>

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  await locations.run({ ...app.context(), today: '2026-11-23', scale: 1 })
  clinic = await openClinic(app)
  articleId = await publishedArticle(app, clinic.doctorIds[0] as number, { title: '怎样量血压' })
  Object.assign(app.config, { platformHospital: clinic.hospitalId })
  people = await signInAllRoles(app, clinic.hospitalId)
  strangers = await signInAllRoles(app, (await openClinic(app)).hospitalId)
  await aChannel(app, { channel: OURS })
  await aChannel(app, { channel: THEIRS })
  await app.callApi(calls.deskChannelEditorAdd, { channel: OURS, login_name: people.editor.loginName }, people.admin)
}, 120_000)
afterAll(() => app.close())

const look = (more: object = {}) =>
  ({
    channel: OURS,
    title: '康宁健康',
    brand: '康宁',
    colour: '#3E82F4',
    blocks: JSON.stringify(['articles', 'units', 'articles']),
    doctor_title: '好医生',
    ask_title: '大家在问',
    doctor_topics: '[3,1,3]',
    ask_topics: '[]',
    ...more,
  }) as CallInput<typeof calls.deskChannelLook>
const rules = (more: object = {}) =>
  ({
    channel: OURS,
    no_nav_bar: 0,
    all_page_write_not: 0,
    all_page_download_app: 0,
    all_page_qun_liao: 0,
    is_on: 1,
    ...more,
  }) as CallInput<typeof calls.deskChannelRules>
const picks = (more: object = {}) =>
  ({ channel: OURS, kind: 'article', ids: JSON.stringify([String(articleId)]), ...more }) as CallInput<
    typeof calls.deskChannelPicks
  >
const asSeen = async (cid: number) => {
  app.clock.advance({ seconds: 16 })
  return app.callApi(getChannelConfig, { cid } as never)
}
const seen = () => app.callApi(calls.deskChannel, { channel: OURS }, people.admin)

test('channels are the platform’s: for the roles of its desk that edit or manage them alone', async () => {
  const page = { title: '新', brand: '新', colour: '#000000' }
  for (const [call, input] of [
    [calls.deskChannels, {}],
    [calls.deskChannel, { channel: 999 }],
    [calls.deskChannelAdd, { channel: OURS, ...page }],
    [calls.deskChannelLook, look({ channel: 999 })],
    [calls.deskChannelRules, rules({ channel: 999 })],
    [calls.deskChannelFind, { channel: 999, kind: 'unit' }],
    [calls.deskChannelPicks, picks({ channel: 999 })],
    [calls.deskChannelEditorAdd, { channel: 999, login_name: 'nobody' }],
    [calls.deskChannelEditorRemove, { channel: 999, staff_id: 1 }],
    [deskChannelHome, { channel: 999 }],
    [deskChannelHomeSet, { channel: 999, path: '/nowhere' }],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input)), call.path).toEqual(new Set(['login', '401']))
    expect(await rolesRefused(app, people, call, input)).toEqual(allRoles.filter((role) => !may(role, call.may)))
    expect(await app.refusal(call, input, strangers.admin)).toBe('not-platform')
  }
})

test('a partner’s editor sees their own channel alone, and neither rules nor editors of it', async () => {
  const { editor } = people
  expect((await app.callApi(calls.deskChannels, {}, editor)).list.map(({ channel }) => channel)).toEqual([OURS])
  expect(await app.callApi(calls.deskChannel, { channel: OURS }, editor)).toMatchObject({ may_manage: 0, editors: [] })
  for (const [call, input] of [
    [calls.deskChannel, { channel: THEIRS }],
    [calls.deskChannelLook, look({ channel: THEIRS })],
    [calls.deskChannelFind, { channel: THEIRS, kind: 'unit' }],
    [calls.deskChannelPicks, picks({ channel: THEIRS })],
  ] as const)
    expect(await app.refusal(call, input, editor)).toBe('not-found')
  for (const [call, input] of [
    [calls.deskChannelRules, rules()],
    [calls.deskChannelEditorAdd, { channel: OURS, login_name: editor.loginName }],
    [deskChannelHomeSet, { channel: OURS, path: '/channel/index' }],
  ] as const)
    expect(await app.refusal(call, input, editor)).toBe('not-allowed')
})

test('the page is written by its editor, and is seen soon; who comes second is told by whom it was', async () => {
  const { editor } = people
  expect(await app.refusal(calls.deskChannelLook, look({ doctor_topics: '[98]' }), editor)).toBe('topic')
  expect(await app.refusal(calls.deskChannelLook, look({ colour: 'red' }), editor)).toBe('422')
  expect(await app.refusal(calls.deskChannelLook, look({ blocks: '["elsewhere"]' }), editor)).toBe('422')
  const { look_version: version } = await seen()
  expect(await app.callApi(calls.deskChannelLook, look({ version }), editor)).toEqual({ channel: OURS })
  const { body } = await app.rawRequest(calls.deskChannelLook, look({ version, title: '晚了一步' }), people.admin)
  expect(body).toMatchObject({ reason: 'changed', data: { changes: [{ who: expect.any(String) }] } })
  // What it does to every page is another form.
  expect(await seen()).toMatchObject({ look_version: version + 1, rules_version: 0 })
  expect(await asSeen(OURS)).toMatchObject({ title: '康宁健康', theme: '#3e82f4', blocks: ['articles', 'units'] })
})

test('of two who write the same version one is told that it changed', async () => {
  const { look_version: version } = await seen()
  const said = await Promise.all(
    ['甲', '乙'].map((title) => app.refusal(calls.deskChannelLook, look({ version, title }), people.admin)),
  )
  expect(said.filter((one) => one === 'changed')).toHaveLength(1)
})

test('what is picked is found by name, is there, stands once and is read by everybody', async () => {
  const { editor } = people
  const find = async (kind: 'unit' | 'doctor' | 'article' | 'question', keyword: string) =>
    (await app.callApi(calls.deskChannelFind, { channel: OURS, kind, keyword }, editor)).list
  expect(await find('article', '量血压')).toEqual([{ id: String(articleId), text: '怎样量血压' }])
  expect(await find('question', '血压')).toEqual([])
  expect((await find('unit', '')).length).toBeGreaterThan(0)
  expect((await find('doctor', '')).length).toBeGreaterThan(0)
  for (const ids of ['["999999"]', '["no-such"]'])
    expect(await app.refusal(calls.deskChannelPicks, picks({ ids }), editor)).toBe('no-such')
  const twice = JSON.stringify([String(articleId), String(articleId)])
  expect((await app.callApi(calls.deskChannelPicks, picks({ ids: twice }), editor)).list).toHaveLength(1)
  const seen = await app.callApi(channelPicks, { cid: OURS } as never)
  expect(seen.articles.map(({ article_id }) => article_id)).toEqual([articleId])
})

test('rules: a city that there is not, a group without a way to it and one that is not safe are refused', async () => {
  const refusal = async (more: object) => app.refusal(calls.deskChannelRules, rules(more), people.admin)
  expect(await refusal({ city: 123_456 })).toBe('city')
  expect(await refusal({ all_page_qun_liao: 1 })).toBe('group')
  for (const group_url of ['http://a.example/', 'javascript:alert(1)', '//a.example', '/\\a.example'])
    expect(await refusal({ group_name: '群', group_url })).toBe('group')
  const on = { no_nav_bar: 1, all_page_qun_liao: 1, group_name: '群', group_url: 'https://a.example/g', city: 2920 }
  await app.callApi(calls.deskChannelRules, rules(on), people.admin)
  expect(await asSeen(OURS)).toMatchObject({ no_nav_bar: 1, group_url: 'https://a.example/g', city_id: 2920 })
  await app.callApi(calls.deskChannelRules, rules({ is_on: 0 }), people.admin)
  app.clock.advance({ seconds: 16 })
  expect(await app.refusal(getChannelConfig, { cid: OURS })).toBe('not-found')
})

test('a channel is made off, once; its home is one of the homes that there are', async () => {
  const made = { channel: 9300, title: '新渠道', brand: '新', colour: '#112233' }
  expect(await app.callApi(calls.deskChannelAdd, made, people.admin)).toEqual({ channel: 9300 })
  expect(await app.refusal(calls.deskChannelAdd, made, people.admin)).toBe('taken')
  expect(await app.refusal(getChannelConfig, { cid: 9300 })).toBe('not-found')
  for (const path of ['//elsewhere.example/index', '/account/index', '/h5/register/nowhere/index'])
    expect(await app.refusal(deskChannelHomeSet, { channel: 9300, path }, people.admin)).toBe('no-home')
  await app.callApi(deskChannelHomeSet, { channel: 9300, path: '/channel/index' }, people.admin)
  expect(await app.callApi(homeAddress, { cid: 9300 } as never)).toEqual({ path: '/channel/index' })
  await app.callApi(deskChannelHomeSet, { channel: 9300 }, people.admin)
  expect(await app.callApi(homeAddress, { cid: 9300 } as never)).toEqual({ path: '/h5/register/main/index' })
})

test('an editor who is named no longer sees nothing, and what was done stands in the audit', async () => {
  const input = { channel: OURS, staff_id: people.editor.staffId }
  expect(
    await app.refusal(calls.deskChannelEditorAdd, { channel: OURS, login_name: 'no-such-name' }, people.admin),
  ).toBe('no-staff')
  await app.callApi(calls.deskChannelEditorRemove, input, people.admin)
  expect(await app.refusal(calls.deskChannelEditorRemove, input, people.admin)).toBe('not-found')
  expect((await app.callApi(calls.deskChannels, {}, people.editor)).list).toEqual([])
  const { rows } = await app.pool.query("select distinct act from access_audit where kind = 'channel' order by act")
  expect(rows.map(({ act }) => act)).toEqual([
    'channel.add',
    'channel.editor-add',
    'channel.editor-remove',
    'channel.home',
    'channel.look',
    'channel.picks',
    'channel.rules',
  ])
})
