import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { sandboxSms } from '#app/areas/sandbox/contract.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'

const channelId = 16

let app: TestApp
let me: Person

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  me = await signIn(app)
})

const preview = async ({ key }: Person, more = {}) =>
  app.callApi(calls.previewToken, { accessToken: key, channelId, expireDays: 30, ...more }, { key })

const alive = async (key: string) => (await app.callApi(calls.islogined, {}, { key })).status

test('a preview is for the holder of a key and for no other', async () => {
  const other = await signIn(app)
  const input = { accessToken: me.key, channelId, expireDays: 30 }
  expect(await app.refusal(calls.previewToken, input)).toBe('login')
  expect(await app.refusal(calls.previewToken, input, { key: other.key })).toBe('not-found')
  expect(await app.refusal(calls.previewToken, { ...input, accessToken: 'made-up' }, me)).toBe('not-found')
  for (const expireDays of [0, 31, 'x'])
    expect(await app.refusal(calls.previewToken, { ...input, expireDays }, me)).toBe('422')
})

test('a pending key is no session until it is confirmed, and the old one lives on meanwhile', async () => {
  const { accessToken } = await preview(me)
  expect(await alive(accessToken)).toBe(0)
  expect(await app.refusal(calls.getUserInfo, {}, { key: accessToken })).toBe('401')
  expect(await alive(me.key)).toBe(1)
})

test('a preview for 30 days says so by code 1; confirmed with prevToken it takes the old key’s place [X148] [X310]', async () => {
  const input = { accessToken: me.key, channelId, expireDays: 30 }
  const { body } = await app.rawRequest(calls.previewToken, input, me)
  expect(body).toMatchObject({ code: 1, data: { expireDays: 30 } })
  const { accessToken } = body.data as { accessToken: string }
  const confirm = { accessToken, channelId, prevToken: me.key }
  expect((await app.rawRequest(calls.confirmToken, confirm, me)).body).toMatchObject({ code: 1 })
  expect([await alive(me.key), await alive(accessToken)]).toEqual([0, 1])
  expect(await app.callApi(calls.getUserInfo, {}, { key: accessToken })).toMatchObject({ user_id: me.patientId })
})

test('the new key lives its thirty days from the refresh on, and no longer than sessions may', async () => {
  app.clock.advance({ days: 20 })
  const { accessToken } = await preview(me)
  await app.callApi(calls.confirmToken, { accessToken, channelId, prevToken: me.key }, me)
  app.clock.advance({ days: 29 })
  expect(await alive(accessToken)).toBe(1)
  app.clock.advance({ days: 1 })
  expect(await alive(accessToken)).toBe(0)
  const short = await startTestApp({ env: { SESSION_DAYS: '7' } })
  const { key } = await signIn(short)
  const input = { accessToken: key, channelId, expireDays: 30 }
  expect(await short.callApi(calls.previewToken, input, { key })).toMatchObject({ expireDays: 7 })
  await short.close()
})

test('confirming twice is the same as once, also for who lost the answer and comes by the new key', async () => {
  const { accessToken } = await preview(me)
  const confirm = { accessToken, channelId, prevToken: me.key }
  await app.callApi(calls.confirmToken, confirm, me)
  expect(await app.refusal(calls.confirmToken, confirm, me)).toBe('401')
  expect(await app.callApi(calls.confirmToken, confirm, { key: accessToken })).toEqual({ accessToken })
  expect(await alive(accessToken)).toBe(1)
})

test('many who confirm at the same time leave one session', async () => {
  const { accessToken } = await preview(me)
  const confirm = { accessToken, channelId, prevToken: me.key }
  await Promise.all(Array.from({ length: 5 }, () => app.rawRequest(calls.confirmToken, confirm, me)))
  const { rows } = await app.pool.query(
    'select count(*)::int as count from access_patient_sessions where patient_id = $1',
    [me.patientId],
  )
  expect([rows[0].count, await alive(accessToken)]).toEqual([1, 1])
})

test('nobody confirms with what is not theirs: another’s new key, another’s old key, a key without its old one', async () => {
  const other = await signIn(app)
  const [mine, his] = [await preview(me), await preview(other)]
  const tries = [
    { accessToken: his.accessToken, prevToken: other.key },
    { accessToken: his.accessToken, prevToken: me.key },
    { accessToken: mine.accessToken, prevToken: other.key },
    { accessToken: 'made-up', prevToken: me.key },
    { accessToken: mine.accessToken, prevToken: 'made-up' },
  ]
  for (const pair of tries)
    expect(await app.refusal(calls.confirmToken, { ...pair, channelId }, { key: me.key })).toBe('not-found')
  expect(await app.refusal(calls.confirmToken, { ...mine, channelId, prevToken: me.key })).toBe('login')
  expect([await alive(me.key), await alive(other.key)]).toEqual([1, 1])
})

test('of two previews the newer counts; after ten minutes or a logout none does', async () => {
  const [older, newer] = [await preview(me), await preview(me)]
  const confirm = ({ accessToken }: { accessToken: string }) =>
    app.refusal(calls.confirmToken, { accessToken, channelId, prevToken: me.key }, me)
  expect(await confirm(older)).toBe('not-found')
  app.clock.advance({ minutes: 10 })
  expect(await confirm(newer)).toBe('not-found')
  const last = await preview(me)
  await app.callApi(calls.logout, {}, me)
  expect(await confirm(last)).toBe('401')
  expect(await alive(last.accessToken)).toBe(0)
})

const refresh = async (key: string) => {
  const { accessToken } = await app.callApi(
    calls.previewToken,
    { accessToken: key, channelId, expireDays: 30 },
    { key },
  )
  await app.callApi(calls.confirmToken, { accessToken, channelId, prevToken: key }, { key })
  return accessToken
}

test('a key that was refreshed away and is shown again ends all keys of its sign-in, and the owner is told once [S11]', async () => {
  // A number gets one code a minute.
  app.clock.advance({ minutes: 2 })
  const elsewhere = await signIn(app, me.mobile)
  const first = me.key
  const second = await refresh(first)
  const third = await refresh(second)
  app.clock.advance({ minutes: 2 })
  expect([await alive(third), await alive(elsewhere.key)]).toEqual([1, 1])
  expect(await app.refusal(calls.getUserInfo, {}, { key: first })).toBe('401')
  expect([await alive(third), await alive(elsewhere.key)]).toEqual([0, 1])
  expect(await app.refusal(calls.getUserInfo, {}, { key: second })).toBe('401')
  const { list } = await app.callApi(messages, {}, { key: elsewhere.key })
  expect(list.filter(({ title }) => title === '您的登录已退出')).toHaveLength(1)
  const sent = await app.callApi(sandboxSms, { mobile: me.mobile })
  expect(sent.list[0]?.text).toContain('您的登录已退出')
})

test('many who show a spent key at the same time end its sign-in once', async () => {
  const next = await refresh(me.key)
  app.clock.advance({ minutes: 2 })
  await Promise.all(Array.from({ length: 8 }, () => app.rawRequest(calls.islogined, {}, { key: me.key })))
  expect(await alive(next)).toBe(0)
  const again = await signIn(app, me.mobile)
  const { list } = await app.callApi(messages, {}, { key: again.key })
  expect(list.filter(({ title }) => title === '您的登录已退出')).toHaveLength(1)
})

test('what was on its way with the old key while the new one took its place ends nothing', async () => {
  const next = await refresh(me.key)
  app.clock.advance({ seconds: 59 })
  expect(await app.refusal(calls.getUserInfo, {}, { key: me.key })).toBe('401')
  expect(await alive(next)).toBe(1)
})

test('a key that its owner signed out, or that nobody made, ends nothing', async () => {
  app.clock.advance({ minutes: 2 })
  const other = await signIn(app, me.mobile)
  await app.callApi(calls.logout, {}, me)
  app.clock.advance({ minutes: 2 })
  for (const key of [me.key, 'made-up']) expect(await app.refusal(calls.getUserInfo, {}, { key })).toBe('401')
  expect(await alive(other.key)).toBe(1)
})

test('spent keys are forgotten once none of their sign-in can be alive', async () => {
  const next = await refresh(me.key)
  app.clock.advance({ days: 29 })
  await app.wakeAll()
  const count = async () =>
    (await app.pool.query('select 1 from access_spent_keys where patient_id = $1', [me.patientId])).rows.length
  expect([await count(), await alive(next)]).toEqual([1, 1])
  app.clock.advance({ days: 1 })
  await app.wakeAll()
  expect([await count(), await alive(next)]).toEqual([0, 0])
})

test('neither new keys nor moment keys stand in the database as they are', async () => {
  const { accessToken } = await preview(me)
  const { moment_key } = await app.callApi(calls.momentKey, {}, me)
  const other = await signIn(app)
  await refresh(other.key)
  for (const table of ['access_next_sessions', 'access_moment_keys', 'access_spent_keys']) {
    const { rows } = await app.pool.query(`select json_agg(t)::text as dump from ${table} t`)
    for (const canary of [accessToken, moment_key, me.key, other.key]) expect(rows[0].dump).not.toContain(canary)
  }
})
