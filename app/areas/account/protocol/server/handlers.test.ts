import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#test/support/database.ts'
import { ownRows } from '#test/support/own-rows.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('a visitor cannot agree and is not asked to; a dead key is a visitor here', async () => {
  expect(await app.refusal(calls.agreeUserProtocol, {})).toBe('login')
  for (const as of [{}, { key: 'nobody-holds-this-key' }])
    expect(await app.callApi(calls.isShowUserProtocol, {}, as)).toEqual({ is_show: 0, version: 1 })
})

test('who has not agreed is shown the protocol until they agree, and their agreement is theirs alone', async () => {
  const [one, other] = [await signIn(app), await signIn(app)]
  expect(await app.callApi(calls.isShowUserProtocol, {}, one)).toEqual({ is_show: 1, version: 1 })
  expect(await app.callApi(calls.agreeUserProtocol, {}, one)).toEqual({ version: 1 })
  expect(await app.callApi(calls.isShowUserProtocol, {}, one)).toEqual({ is_show: 0, version: 1 })
  expect(await app.callApi(calls.isShowUserProtocol, {}, other)).toEqual({ is_show: 1, version: 1 })
})

test('agreeing twice keeps the first time', async () => {
  const { key, patientId } = await signIn(app)
  const first = app.clock.now()
  await app.callApi(calls.agreeUserProtocol, {}, { key })
  app.clock.advance({ minutes: 5 })
  await app.callApi(calls.agreeUserProtocol, {}, { key })
  const { rows } = await app.pool.query('select agreed_at from account_agreements where patient_id = $1', [patientId])
  expect(rows).toEqual([{ agreed_at: first }])
})

test('the use of health data is agreed to by itself, and once', async () => {
  const { key, patientId } = await signIn(app)
  const saidAt = async () =>
    (await app.pool.query('select health_data_at from account_agreements where patient_id = $1', [patientId])).rows[0]
  await app.callApi(calls.agreeUserProtocol, {}, { key })
  expect(await saidAt()).toEqual({ health_data_at: null })
  const first = app.clock.now()
  await app.callApi(calls.agreeUserProtocol, { health_data: 1 }, { key })
  app.clock.advance({ minutes: 5 })
  for (const health_data of [1, 0]) await app.callApi(calls.agreeUserProtocol, { health_data }, { key })
  expect(await saidAt()).toEqual({ health_data_at: first })
})

test('their agreements are in the file of a patient’s data', async () => {
  const [one, other] = [await signIn(app), await signIn(app)]
  await app.callApi(calls.agreeUserProtocol, {}, one)
  expect(await ownRows(app, one, 'agreements')).toMatchObject([{ version: 1 }])
  expect(await ownRows(app, other, 'agreements')).toEqual([])
})

test('a new version asks everybody again', async () => {
  const database = await openTestDatabase()
  const keys = { SECRET: 'the same secret for both of these apps' }
  const before = await startTestApp({ database, env: keys })
  const { key } = await signIn(before)
  await before.callApi(calls.agreeUserProtocol, {}, { key })
  const after = await startTestApp({ database, env: { ...keys, USER_PROTOCOL_VERSION: '2' } })
  expect(await after.callApi(calls.isShowUserProtocol, {}, { key })).toEqual({ is_show: 1, version: 2 })
  await after.callApi(calls.agreeUserProtocol, {}, { key })
  expect(await after.callApi(calls.isShowUserProtocol, {}, { key })).toEqual({ is_show: 0, version: 2 })
  await after.server.close()
  await before.close()
})
