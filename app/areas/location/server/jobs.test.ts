import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { refreshWeather } from './jobs.ts'
import { seed } from './seed.ts'

let app: TestApp
let isDown = false
let asked = 0

const provider = createServer((_, response) => {
  asked += 1
  if (isDown) return response.writeHead(503).end()
  const now = {
    obsTime: '2026-11-23T07:55+08:00',
    temp: '19',
    text: '阴',
    windDir: '北风',
    windScale: '3',
    humidity: '60',
  }
  return response.end(JSON.stringify({ code: '200', now }))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const QWEATHER_ENDPOINT = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  app = await startTestApp({ env: { WEATHER_PROVIDER: 'qweather', QWEATHER_ENDPOINT, QWEATHER_API_KEY: 'key' } })
  await seed.run({ db: app.db, config: app.config, now: app.clock.now(), today: '2026-11-23', scale: 1 })
})
afterAll(async () => {
  await app.close()
  await new Promise((resolve) => provider.close(resolve))
})

const refresh = () => refreshWeather.run(app.context())
const weatherIn = async (city: number) => (await app.callApi(calls.cityWeather, {}, { city })).weather

test('a city that does not exist has no weather', async () => {
  expect(await app.refusal(calls.cityWeather, {}, { city: 99 })).toBe('not-found')
})

test('before anything was told there is none, also while the provider is down; then it is told', async () => {
  expect(asked).toBe(0)
  expect(await app.callApi(calls.cityWeather, {})).toEqual({ city_id: 5, city_name: '深圳', weather: null })
  isDown = true
  await expect(refresh()).rejects.toThrow('503')
  expect(await weatherIn(5)).toBeNull()
  isDown = false
  await refresh()
  expect(await weatherIn(5)).toBeNull()
  app.clock.advance({ hours: 1 })
  await refresh()
  expect(await weatherIn(5)).toEqual({
    text: '阴',
    temperature: 19,
    humidity: 60,
    wind: '北风3级',
    observed_time: '2026-11-23 07:55:00',
  })
})

test('a city gets its weather once somebody has chosen it', async () => {
  expect(await weatherIn(3263)).toBeNull()
  await app.callApi(calls.addCity, { city_id: 3263, sc_distinct_id: '0123456789abcdef' })
  const before = asked
  await refresh()
  expect(asked).toBe(before + 1)
  expect(await weatherIn(3263)).toMatchObject({ text: '阴' })
})

test('weather that is too old is not shown', async () => {
  app.clock.set('2026-11-23 13:54')
  expect(await weatherIn(5)).not.toBeNull()
  app.clock.set('2026-11-23 13:56')
  expect(await weatherIn(5)).toBeNull()
})
