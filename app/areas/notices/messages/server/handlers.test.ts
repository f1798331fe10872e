import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxSms } from '#app/areas/sandbox/contract.ts'
import { earlier } from '#kit/time/span.ts'
import { tell } from '#test/support/messages.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { STORED_DAYS } from '../rules.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const aPatient = async (...titles: string[]) => {
  const { key, patientId, mobile } = await signIn(app)
  for (const title of titles) {
    await tell(app.context(), {
      patientId,
      kind: 'order',
      title,
      text: `${title}的内容`,
      link: '/guahao/orderlist',
    })
  }
  return { as: { key }, patientId, mobile }
}

const titles = async (as: { key: string }, page = 1) =>
  (await app.callApi(calls.messages, { page, page_size: 2 }, as)).list.map((message) => message.title)

test('a visitor is asked to sign in, and another’s message is not there', async () => {
  expect(await app.refusal(calls.messages, {})).toBe('login')
  expect(await app.refusal(calls.readMessages, {})).toBe('login')
  const { as } = await aPatient('预约成功')
  const { as: other } = await aPatient()
  const [message] = (await app.callApi(calls.messages, {}, as)).list
  expect((await app.callApi(calls.messages, {}, other)).list).toEqual([])
  expect(await app.rawRequest(calls.readMessages, { id: message?.id }, other)).toEqual(
    await app.rawRequest(calls.readMessages, { id: 999_999 }, other),
  )
  expect((await app.callApi(calls.messages, {}, as)).unread_num).toBe(1)
})

test('the newest comes first, page by page, read or not; what is unread can be had by itself', async () => {
  const { as } = await aPatient('一', '二', '三')
  expect(await app.callApi(calls.messages, { page_size: 2 }, as)).toMatchObject({
    total_page_num: 2,
    unread_num: 3,
    list: [
      {
        title: '三',
        text: '三的内容',
        kind: 'order',
        link: '/guahao/orderlist',
        is_read: 0,
        add_time: '2026-11-23 08:00:00',
      },
      { title: '二' },
    ],
  })
  const newest = (await app.callApi(calls.messages, {}, as)).list[0]?.id
  expect(await app.callApi(calls.readMessages, { id: newest }, as)).toEqual({ unread_num: 2 })
  expect(await app.callApi(calls.readMessages, { id: newest }, as)).toEqual({ unread_num: 2 })
  expect([await titles(as), await titles(as, 2)]).toEqual([['三', '二'], ['一']])
  const unread = await app.callApi(calls.messages, { unread: 1 }, as)
  expect(unread.list.map(({ title }) => title)).toEqual(['二', '一'])
  expect(await app.callApi(calls.readMessages, {}, as)).toEqual({ unread_num: 0 })
  expect(await titles(as)).toEqual(['三', '二'])
})

test('what is told by SMS too goes to the number that they sign in with', async () => {
  const { patientId, mobile } = await aPatient()
  await tell(app.context(), { patientId, kind: 'stop', title: '医生停诊', text: '请改约或退费', sms: true })
  expect((await app.callApi(sandboxSms, { mobile })).list[0]).toMatchObject({
    text: '【医路】医生停诊：请改约或退费',
    code: '',
  })
})

test('what is told in a transaction that fails was never told', async () => {
  const { as, patientId, mobile } = await aPatient()
  const before = (await app.callApi(sandboxSms, { mobile })).list.length
  const failing = app.db.transaction(async (db) => {
    await tell({ ...app.context(), db }, { patientId, kind: 'stop', title: '停诊', text: '停诊', sms: true })
    throw new Error('the rest failed')
  })
  await expect(failing).rejects.toThrow('the rest failed')
  expect((await app.callApi(calls.messages, {}, as)).unread_num).toBe(0)
  expect((await app.callApi(sandboxSms, { mobile })).list).toHaveLength(before)
})

test('messages are in the order of the time at which they were told, and kinds that belong together can be had by themselves', async () => {
  const { as, patientId } = await aPatient()
  const now = app.clock.now()
  const tellAgo = (title: string, kind: 'stop' | 'payment' | 'reminder', days: number) =>
    tell({ ...app.context(), now: earlier(now, { days }) }, { patientId, kind, title, text: title })
  await tellAgo('前天的', 'payment', 2)
  await tellAgo('上周的', 'stop', 7)
  await tellAgo('昨天的', 'reminder', 1)
  const named = async (asked: object) => (await app.callApi(calls.messages, asked, as)).list.map(({ title }) => title)
  expect(await named({})).toEqual(['昨天的', '前天的', '上周的'])
  expect(await named({ group: 'visit' })).toEqual(['昨天的', '上周的'])
  expect(await named({ group: 'money' })).toEqual(['前天的'])
  expect(await named({ group: 'system' })).toEqual([])
})

test('a message is there for two years, whether it was read or not', async () => {
  const { as, patientId } = await aPatient('旧的一条', '已读的旧的一条')
  await app.db.execute(
    sql`update notices_messages set told_at = ${earlier(app.clock.now(), { days: STORED_DAYS - 1 })} where patient_id = ${patientId}`,
  )
  await app.wakeAll()
  expect(await titles(as)).toHaveLength(2)
  const [first] = (await app.callApi(calls.messages, {}, as)).list
  await app.callApi(calls.readMessages, { id: first?.id }, as)
  await aPatient('别人的一条')
  await app.db.execute(
    sql`update notices_messages set told_at = ${earlier(app.clock.now(), { days: STORED_DAYS })} where patient_id = ${patientId}`,
  )
  await app.wakeAll()
  expect(await titles(as)).toEqual([])
  expect((await app.db.execute(sql`select 1 from notices_messages where title = '别人的一条'`)).rowCount).toBe(1)
})
