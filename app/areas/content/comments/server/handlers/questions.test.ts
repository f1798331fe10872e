import { afterAll, beforeAll, expect, test } from 'vitest'
import { findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { findBroken } from '#kit/db/invariants.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { sayBelow } from '#test/support/discussions.ts'
import { aCategory, someGoods } from '#test/support/mall.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'
import * as desk from '../../desk/contract.ts'
import { invariants } from '../queries/invariants.ts'

let app: TestApp
let [seller, other] = [{} as Clinic, {} as Clinic]
let [staff, others] = [{} as Staffing, {} as Staffing]
let [me, you] = [{} as Person, {} as Person]
let [goods, categoryId] = [0, 0]

beforeAll(async () => {
  app = await startTestApp()
  ;[seller, other] = [await openClinic(app), await openClinic(app)]
  ;[staff, others] = [await signInAllRoles(app, seller.hospitalId), await signInAllRoles(app, other.hospitalId)]
  // Only the seller's desk serves the platform, too.
  Object.assign(app.config, { platformHospital: seller.hospitalId })
  ;[me, you] = [await signIn(app), await signIn(app)]
  categoryId = await aCategory(app, '家用器械')
  goods = (await someGoods(app, { categoryId, hospitalId: other.hospitalId })).goodsId
})
afterAll(async () => {
  expect(await findBroken(app.db, invariants)).toEqual([])
  await app.close()
})

const asOther = () => ({ staffKey: others.editor.staffKey })
const asPlatform = () => ({ staffKey: staff.editor.staffKey })
const ask = (id: number, { key }: Person, content = '要提前预约吗？', more = {}) => {
  app.clock.advance({ minutes: 11 })
  return sayBelow(app, id, { key }, { kind: 'goods', content, ...more })
}
const read = (id: number, more = {}) => app.callApi(calls.docsayReply, { kind: 'goods', id, ...more })
const told = async ({ key }: Person) => (await app.callApi(messages, {}, { key })).list
const idsAt = async (staffKey: { staffKey: string }) =>
  (await app.callApi(desk.deskDiscussions, { list: 'all', kind: 'goods', page_size: 50 }, staffKey)).list.map(
    ({ comment_id }) => comment_id,
  )

test('about goods that are not on sale, and about drugs on prescription, nobody asks or reads anything', async () => {
  const off = await someGoods(app, { categoryId, isOn: false })
  const prescribed = await someGoods(app, { categoryId, kind: 'drug', drugType: 2 })
  for (const id of [999_999, off.goodsId, prescribed.goodsId]) {
    expect(await app.refusal(calls.docsayReply, { kind: 'goods', id })).toBe('not-found')
    const asked = { kind: 'goods', id, content: '怎么用？' } as const
    expect(await app.refusal(calls.docsayCommentCreate, asked, { key: me.key })).toBe('not-found')
    expect(await app.refusal(calls.docsayDraftSave, asked, { key: me.key })).toBe('not-found')
  }
})

test('a question waits for the seller’s desk, which shows and answers it; another hospital’s does not see it', async () => {
  const comment_id = await ask(goods, me)
  expect((await read(goods)).list).toEqual([])
  expect(await idsAt(asPlatform())).not.toContain(comment_id)
  expect(await app.refusal(desk.deskDiscussionShow, { comment_id }, asPlatform())).toBe('not-found')
  expect(await idsAt(asOther())).toContain(comment_id)
  await app.callApi(desk.deskDiscussionShow, { comment_id }, asOther())
  await app.callApi(desk.deskDiscussionAnswer, { comment_id, content: '不用，带身份证就行。' }, asOther())
  expect(await read(goods)).toMatchObject({ comment_num: 2, list: [{ comment_id, reply_num: 1 }] })
  expect((await read(goods, { comment_id })).list).toMatchObject([
    {
      is_official: 1,
      content: '不用，带身份证就行。',
      user_name: (await findHospital(app.db, other.hospitalId))?.name,
    },
  ])
  expect(await told(me)).toContainEqual(
    expect.objectContaining({ link: `/article/comments?kind=goods&id=${goods}&comment_id=${comment_id}` }),
  )
})

test('what is asked about goods of the platform itself is looked after by who serves the platform, in its name', async () => {
  const { goodsId } = await someGoods(app, { categoryId, hospitalId: null })
  const comment_id = await ask(goodsId, me)
  expect(await idsAt(asOther())).not.toContain(comment_id)
  for (const [call, input] of [
    [desk.deskDiscussion, { comment_id }],
    [desk.deskDiscussionShow, { comment_id }],
    [desk.deskDiscussionHide, { comment_id, reason: '广告' }],
    [desk.deskDiscussionAnswer, { comment_id, content: '可以。' }],
  ] as const)
    expect(await app.refusal(call, input, asOther())).toBe('not-found')
  await app.callApi(desk.deskDiscussionShow, { comment_id }, asPlatform())
  await app.callApi(desk.deskDiscussionAnswer, { comment_id, content: '可以。' }, asPlatform())
  expect((await read(goodsId, { comment_id })).list).toMatchObject([{ user_name: '医路平台', is_official: 1 }])
})

test('who asked hears of an answer when everybody may read it, once, and not of their own', async () => {
  const { goodsId } = await someGoods(app, { categoryId, hospitalId: other.hospitalId })
  const comment_id = await ask(goodsId, me)
  await app.callApi(desk.deskDiscussionShow, { comment_id }, asOther())
  const replies = async () => (await told(me)).filter(({ title }) => title === '有人回复了您')
  const own = await ask(goodsId, me, '补充一下：是给老人买。', { comment_id })
  const answer = await ask(goodsId, you, '我用过，很好。', { comment_id })
  expect(await replies()).toEqual([])
  for (const id of [own, answer]) await app.callApi(desk.deskDiscussionShow, { comment_id: id }, asOther())
  expect(await replies()).toMatchObject([
    { text: expect.stringContaining('我用过，很好。'), link: expect.stringContaining(`comment_id=${comment_id}`) },
  ])
  await app.callApi(desk.deskDiscussionHide, { comment_id: answer, reason: '广告' }, asOther())
  await app.callApi(desk.deskDiscussionShow, { comment_id: answer }, asOther())
  expect(await replies()).toHaveLength(1)
})

test('a draft of a question is kept for its goods alone', async () => {
  const about = { kind: 'goods', id: goods } as const
  await app.callApi(calls.docsayDraftSave, { ...about, content: '还没写完' }, { key: me.key })
  expect((await app.callApi(calls.docsayDraft, about, { key: me.key })).content).toBe('还没写完')
  expect((await app.callApi(calls.docsayDraft, { kind: 'class', id: goods }, { key: me.key })).content).toBe('')
  await app.callApi(calls.docsayDraftSave, { ...about, content: '写完了吗' }, { key: me.key })
  expect((await app.callApi(calls.docsayDraft, about, { key: me.key })).content).toBe('写完了吗')
})
