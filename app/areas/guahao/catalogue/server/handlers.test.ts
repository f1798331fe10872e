import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { seed } from './seed.ts'

let house: House
const plant = () =>
  seed.plant({ db: house.db, config: house.config, now: house.clock.now(), today: '2026-11-23', scale: 1 })

beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('before anything is planted the catalogue is empty, not broken', async () => {
  expect(await house.callApi(calls.depCatalogue, {})).toEqual({ list: [] })
})

test('planted twice it is the same: thirty classes, each with departments', async () => {
  await plant()
  const first = await house.callApi(calls.depCatalogue, {})
  await plant()
  expect(await house.callApi(calls.depCatalogue, {})).toEqual(first)
  expect(first.list).toHaveLength(30)
  expect(first.list[0]).toMatchObject({ class_id: 1, class_name: '内科', icon: 'stethoscope' })
  expect(first.list.filter((one) => one.list.length === 0)).toEqual([])
})
