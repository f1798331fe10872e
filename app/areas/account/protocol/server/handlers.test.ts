import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#test/support/database.ts'
import { type House, openHouse } from '#test/support/start-test-app.ts'
import { ownRows } from '#test/support/own-rows.ts'
import { signIn } from '#test/support/people.ts'
import * as calls from '../contract.ts'

let house: House

beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('a visitor cannot agree and is not asked to; a dead key is a visitor here', async () => {
  expect(await house.refusal(calls.agreeUserProtocol, {})).toBe('login')
  for (const as of [{}, { key: 'nobody-holds-this-key' }])
    expect(await house.callApi(calls.isShowUserProtocol, {}, as)).toEqual({ is_show: 0, version: 1 })
})

test('who has not agreed is shown the protocol until he agrees, and his agreement is his alone', async () => {
  const [one, other] = [await signIn(house), await signIn(house)]
  expect(await house.callApi(calls.isShowUserProtocol, {}, one)).toEqual({ is_show: 1, version: 1 })
  expect(await house.callApi(calls.agreeUserProtocol, {}, one)).toEqual({ version: 1 })
  expect(await house.callApi(calls.isShowUserProtocol, {}, one)).toEqual({ is_show: 0, version: 1 })
  expect(await house.callApi(calls.isShowUserProtocol, {}, other)).toEqual({ is_show: 1, version: 1 })
})

test('agreeing twice keeps the first time', async () => {
  const { key, patientId } = await signIn(house)
  const first = house.clock.now()
  await house.callApi(calls.agreeUserProtocol, {}, { key })
  house.clock.advance({ minutes: 5 })
  await house.callApi(calls.agreeUserProtocol, {}, { key })
  const { rows } = await house.pool.query('select agreed_at from account_agreements where patient_id = $1', [patientId])
  expect(rows).toEqual([{ agreed_at: first }])
})

test('the use of health data is agreed to by itself, and once', async () => {
  const { key, patientId } = await signIn(house)
  const saidAt = async () =>
    (await house.pool.query('select health_data_at from account_agreements where patient_id = $1', [patientId])).rows[0]
  await house.callApi(calls.agreeUserProtocol, {}, { key })
  expect(await saidAt()).toEqual({ health_data_at: null })
  const first = house.clock.now()
  await house.callApi(calls.agreeUserProtocol, { health_data: 1 }, { key })
  house.clock.advance({ minutes: 5 })
  for (const health_data of [1, 0]) await house.callApi(calls.agreeUserProtocol, { health_data }, { key })
  expect(await saidAt()).toEqual({ health_data_at: first })
})

test('his agreements are in the file of a patient’s data', async () => {
  const [one, other] = [await signIn(house), await signIn(house)]
  await house.callApi(calls.agreeUserProtocol, {}, one)
  expect(await ownRows(house, one, 'agreements')).toMatchObject([{ version: 1 }])
  expect(await ownRows(house, other, 'agreements')).toEqual([])
})

test('a new version asks everybody again', async () => {
  const database = await openTestDatabase()
  const keys = { SECRET: 'the same secret for both of these houses' }
  const before = await openHouse({ database, env: keys })
  const { key } = await signIn(before)
  await before.callApi(calls.agreeUserProtocol, {}, { key })
  const after = await openHouse({ database, env: { ...keys, USER_PROTOCOL_VERSION: '2' } })
  expect(await after.callApi(calls.isShowUserProtocol, {}, { key })).toEqual({ is_show: 1, version: 2 })
  await after.callApi(calls.agreeUserProtocol, {}, { key })
  expect(await after.callApi(calls.isShowUserProtocol, {}, { key })).toEqual({ is_show: 0, version: 2 })
  await after.app.close()
  await before.close()
})
