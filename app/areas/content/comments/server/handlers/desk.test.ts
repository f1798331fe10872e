import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportAccount } from '#app/areas/account/settings/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { keyHeaderOf } from '#kit/wire/audience.ts'
import { publishedArticle } from '#test/support/articles.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { reportBelow, sayBelow, shownBelow } from '#test/support/discussions.ts'
import { aCategory, someGoods } from '#test/support/mall.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'
import * as desk from '../../desk/contract.ts'
import { forgetOrigins } from '../jobs.ts'

let app: TestApp
let [here, there] = [{} as Clinic, {} as Clinic]
let [staff, others] = [{} as Staffing, {} as Staffing]
let [me, you] = [{} as Person, {} as Person]
let article = 0

beforeAll(async () => {
  app = await startTestApp()
  ;[here, there] = [await openClinic(app), await openClinic(app)]
  ;[staff, others] = [await signInAllRoles(app, here.hospitalId), await signInAllRoles(app, there.hospitalId)]
  ;[me, you] = [await signIn(app), await signIn(app)]
  article = await publishedArticle(app, here.doctorIds[0] ?? 0)
})
afterAll(() => app.close())

const asEditor = () => ({ staffKey: staff.editor.staffKey })
const say = (content = '讲得很清楚。', { key } = me) => {
  app.clock.advance({ minutes: 11 })
  return sayBelow(app, article, { key }, { content })
}
const shown = (content = '讲得很清楚。') => {
  app.clock.advance({ minutes: 11 })
  return shownBelow(app, article, { as: { key: me.key }, staff: asEditor() }, { content })
}
const list = async (of: 'todo' | 'shown' | 'gone' | 'all' = 'todo') =>
  (await app.callApi(desk.deskDiscussions, { list: of, page_size: 50 }, asEditor())).list
const detail = (comment_id: number) => app.callApi(desk.deskDiscussion, { comment_id }, asEditor())
const rules = (more: object = {}) =>
  app.callApi(
    desk.deskDiscussionRulesSave,
    {
      holds_all: 0,
      first_count: 0,
      young_days: 0,
      burst_count: 0,
      holds_links: 0,
      holds_prices: 0,
      words: '',
      ...more,
    },
    asEditor(),
  )
const told = async ({ key }: Person) => (await app.callApi(messages, {}, { key })).list

test('nobody from outside, of another role or of another hospital comes to what readers say', async () => {
  const comment_id = await say()
  const rulesInput = { holds_all: 1, first_count: 0, young_days: 0, burst_count: 0, holds_links: 0, holds_prices: 0 }
  const asked = [
    [desk.deskDiscussions, {}],
    [desk.deskDiscussionsExport, {}],
    [desk.deskDiscussion, { comment_id }],
    [desk.deskDiscussionShow, { comment_id }],
    [desk.deskDiscussionHide, { comment_id, reason: '试' }],
    [desk.deskDiscussionAnswer, { comment_id, content: '试' }],
    [desk.deskDiscussionTake, { comment_id }],
    [desk.deskDiscussionDismiss, { comment_id }],
    [desk.deskDiscussionRules, {}],
    [desk.deskDiscussionRulesSave, rulesInput],
  ] as const
  const them = { staffKey: others.editor.staffKey }
  for (const [call, input] of asked) {
    expect(await rawRequestFromOutside(app, call, input)).toEqual(['login', 'login', '401'])
    if ('comment_id' in input) expect(await app.refusal(call, input, them)).toBe('not-found')
    expect(await rolesRefused(app, staff, call, input)).toEqual(
      expect.arrayContaining(['planner', 'keeper', 'pharmacist', 'auditor', 'accountant', 'service', 'cashier']),
    )
  }
  expect((await app.callApi(desk.deskDiscussions, { list: 'all' }, them)).list).toEqual([])
})

test('what is held waits in the list with why, and leaves it once it is shown or refused', async () => {
  const [good, bad] = [await say('好的话'), await say('不好的话')]
  expect((await list()).filter((row) => [good, bad].includes(row.comment_id))).toEqual([
    expect.objectContaining({ content: '不好的话', state: 'held', kind: 'article', object_id: article }),
    expect.objectContaining({ content: '好的话', state: 'held' }),
  ])
  await app.callApi(desk.deskDiscussionShow, { comment_id: good }, asEditor())
  await app.callApi(desk.deskDiscussionHide, { comment_id: bad, reason: '与内容无关' }, asEditor())
  expect((await list()).map((row) => row.comment_id)).not.toEqual(expect.arrayContaining([good, bad]))
  expect((await list('shown')).map((row) => row.comment_id)).toContain(good)
  expect((await list('gone')).find((row) => row.comment_id === bad)).toMatchObject({
    state: 'refused',
    says: '与内容无关',
  })
  expect(await app.refusal(desk.deskDiscussionShow, { comment_id: good }, asEditor())).toBe('done')
  expect(await app.refusal(desk.deskDiscussionHide, { comment_id: bad, reason: '再一次' }, asEditor())).toBe('done')
  const titles = (await told(me)).map(({ title }) => title)
  expect(titles).toEqual(expect.arrayContaining(['您的评论已展示', '您的评论没有通过审核']))
})

test('two who show and hide the same at once do one of it', async () => {
  const comment_id = await say('同时处理')
  const answers = await Promise.all([
    app.refusal(desk.deskDiscussionShow, { comment_id }, asEditor()),
    app.refusal(desk.deskDiscussionShow, { comment_id }, asEditor()),
    app.refusal(desk.deskDiscussionShow, { comment_id }, asEditor()),
  ])
  expect(answers.filter((answer) => answer === 'not refused')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(2)
})

test('rules that were changed hold what they say, and nothing else', async () => {
  await rules({ words: '代 购，黄牛' })
  const held = async (content: string) => (await detail(await say(content, you))).held_for
  expect(await held('讲得真好')).toBe('')
  expect(await held('可以找我代　购')).toBe('含有词表里的词')
  await rules({ holds_prices: 1 })
  expect(await held('林主任 200 元就能看')).toBe('医生或药品和价钱、电话写在一起')
  await app.pool.query("update guahao_doctors set name = '周望舒' where id = $1", [here.doctorIds[0]])
  const categoryId = await aCategory(app, '药品')
  await someGoods(app, { categoryId, kind: 'drug', drugType: 1, name: '布洛芬缓释胶囊' })
  for (const offer of ['找周望舒，200 元', '周·望 舒 幺三八零零零零零零零一', '布 洛 芬一盒 20 块'])
    expect(await held(offer)).toBe('医生或药品和价钱、电话写在一起')
  for (const fine of ['周望舒讲得真好', '布洛芬要饭后吃', '停车 5 元', '吴桐那里 200 元'])
    expect(await held(fine)).toBe('')
  await rules({ words: '微信 代购' })
  for (const spelt of ['w e i xin 找我', 'jia wei xin', '加薇信', '可以代gou'])
    expect(await held(spelt)).toBe('含有词表里的词')
  for (const fine of ['老师很有威信', '出门带狗', 'Weixinger']) expect(await held(fine)).toBe('')
  await rules({ first_count: 10 })
  expect(await held('还不熟')).toBe('新用户的头几条')
  expect((await app.callApi(desk.deskDiscussionRules, {}, asEditor())).first_count).toBe(10)
  const tooMany = Array.from({ length: 201 }, (_, at) => `词${at}`).join(' ')
  expect(await app.refusal(desk.deskDiscussionRulesSave, { ...(await aSheet()), words: tooMany }, asEditor())).toBe(
    'too-many-words',
  )
  await rules({ holds_all: 1 })
})
const aSheet = async () => {
  const { words: _, ...sheet } = await app.callApi(desk.deskDiscussionRules, {}, asEditor())
  return sheet
}

test('an answer of the hospital stands below the comment at once, and its author is led to it', async () => {
  const comment_id = await say('要复查吗？')
  const answer = { comment_id, content: '请按医生的安排复查。' }
  expect(await app.refusal(desk.deskDiscussionAnswer, answer, asEditor())).toBe('not-shown')
  await app.callApi(desk.deskDiscussionShow, { comment_id }, asEditor())
  await app.callApi(desk.deskDiscussionAnswer, answer, asEditor())
  const { list: replies } = await app.callApi(calls.docsayReply, { id: article, comment_id })
  expect(replies).toEqual([expect.objectContaining({ content: answer.content, is_official: 1 })])
  expect(await told(me)).toContainEqual(
    expect.objectContaining({
      title: '您收到了官方回复',
      link: `/article/comments?kind=article&id=${article}&comment_id=${comment_id}`,
    }),
  )
})

test('a report is due after 48 hours, is taken by one, and dismissed for all who made it', async () => {
  const comment_id = await shown('有人不喜欢的话')
  const third = await signIn(app)
  for (const { key } of [you, third]) await reportBelow(app, comment_id, { key })
  const row = async () => (await list()).find((one) => one.comment_id === comment_id)
  expect(await row()).toMatchObject({ report_count: 2, is_late: 0, owner_name: '' })
  await app.callApi(desk.deskDiscussionTake, { comment_id }, asEditor())
  expect((await row())?.owner_name).not.toBe('')
  app.clock.advance({ hours: 49 })
  staff = await signInAllRoles(app, here.hospitalId)
  expect(await row()).toMatchObject({ is_late: 1 })
  await app.callApi(desk.deskDiscussionDismiss, { comment_id }, asEditor())
  expect(await row()).toBeUndefined()
  expect(await app.refusal(desk.deskDiscussionDismiss, { comment_id }, asEditor())).toBe('none')
  expect((await detail(comment_id)).reports.map(({ state }) => state)).toEqual(['dismissed', 'dismissed'])
  expect((await detail(comment_id)).state).toBe('shown')
  for (const person of [you, third]) expect((await told(person)).map(({ title }) => title)).toContain('举报处理结果')
})

test('all of it can be taken along as a file', async () => {
  const { body } = await app.rawRequest(desk.deskDiscussionsExport, { list: 'all' }, asEditor())
  expect(JSON.stringify(body)).toContain('评论和提问')
})

test('from which address something was written is kept sealed, read by an admin on record, in no other answer, and gone after six months', async () => {
  const ADDRESS = '203.0.113.77'
  app.clock.advance({ minutes: 11 })
  const content = '留下地址的话'
  const answer = await app.server.inject({
    url: `/api${calls.docsayCommentCreate.path}`,
    method: 'POST',
    headers: { [keyHeaderOf('patient')]: me.key, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ id: String(article), content }).toString(),
    remoteAddress: ADDRESS,
  })
  const { comment_id } = answer.json().data
  const { rows } = await app.pool.query('select * from content_comment_origins where comment_id = $1', [comment_id])
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(ADDRESS)

  const input = { comment_id, reason: '核实举报' }
  expect(await rawRequestFromOutside(app, desk.deskDiscussionOrigin, input)).toEqual(['login', 'login', '401'])
  expect(await rolesRefused(app, staff, desk.deskDiscussionOrigin, input)).toEqual(
    expect.arrayContaining(['nurse', 'editor', 'planner', 'auditor', 'service']),
  )
  others = await signInAllRoles(app, there.hospitalId)
  expect(await app.refusal(desk.deskDiscussionOrigin, input, { staffKey: others.admin.staffKey })).toBe('not-found')
  const admin = { staffKey: staff.admin.staffKey }
  expect(await app.callApi(desk.deskDiscussionOrigin, input, admin)).toMatchObject({ address: ADDRESS })
  const { rows: acts } = await app.pool.query("select * from access_audit where act = 'discussion.origin'")
  // An admin is among the roles that were asked above.
  expect(acts).toHaveLength(2)
  expect(JSON.stringify(acts)).toContain('核实举报')
  expect(JSON.stringify(acts)).not.toContain(ADDRESS)

  await app.callApi(desk.deskDiscussionShow, { comment_id }, asEditor())
  for (const [call, asked, as] of [
    [calls.docsayReply, { id: article, page_size: 50 }, { key: me.key }],
    [calls.docsayCommentDetail, { comment_id }, { key: me.key }],
    [exportAccount, {}, { key: me.key }],
    [desk.deskDiscussions, { list: 'all', page_size: 50 }, asEditor()],
    [desk.deskDiscussion, { comment_id }, asEditor()],
  ] as const) {
    const { status, body } = await app.rawRequest(call, asked, as)
    expect([status, JSON.stringify(body).includes(ADDRESS)]).toEqual([200, false])
  }

  const count = async () =>
    (await app.pool.query('select 1 from content_comment_origins where comment_id = $1', [comment_id])).rowCount
  app.clock.advance({ days: 184 })
  await forgetOrigins.run(app.context())
  expect(await count()).toBe(1)
  app.clock.advance({ minutes: 1 })
  await forgetOrigins.run(app.context())
  expect(await count()).toBe(0)
  const later = await signInAllRoles(app, here.hospitalId)
  expect(await app.refusal(desk.deskDiscussionOrigin, input, { staffKey: later.admin.staffKey })).toBe('not-kept')
})
