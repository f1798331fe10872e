import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { seed } from './seed.ts'

let app: TestApp
const plant = () => seed.run({ db: app.db, config: app.config, now: app.clock.now(), today: '2026-11-23', scale: 1 })

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('before anything is planted the catalogue is empty, not broken', async () => {
  expect(await app.callApi(calls.depCatalogue, {})).toEqual({ list: [] })
})

test('planted twice it is the same: thirty classes, each with departments', async () => {
  await plant()
  const first = await app.callApi(calls.depCatalogue, {})
  await plant()
  expect(await app.callApi(calls.depCatalogue, {})).toEqual(first)
  expect(first.list).toHaveLength(30)
  expect(first.list[0]).toMatchObject({ class_id: 1, class_name: '内科', icon: 'stethoscope' })
  expect(first.list.filter((one) => one.list.length === 0)).toEqual([])
})
