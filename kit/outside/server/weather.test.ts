import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instantAt } from '#kit/time/day.ts'
import type { WeatherSettings } from '../weather.ts'
import { weatherOf } from './weather.ts'

const now = instantAt('2026-11-23', '08:00')
const shenzhen = { lat: 22.5431, lng: 114.0579 }
let settings: WeatherSettings

/** Answers as the provider's documents say. */
const provider = createServer(({ url, headers }, response) => {
  const at = new URL(url ?? '', 'http://provider').searchParams.get('location')
  if (headers['x-qw-api-key'] !== 'key') return response.writeHead(403).end(JSON.stringify({ code: '403' }))
  if (at === '1.00,1.00') return response.writeHead(502).end('<html>bad gateway</html>')
  const told = { obsTime: '2026-11-23T07:40+08:00', temp: '24', text: '多云', windDir: '东南风', windScale: '1-2' }
  return response.end(JSON.stringify({ code: '200', now: { ...told, humidity: '72', feelsLike: at } }))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const { port } = provider.address() as AddressInfo
  settings = { provider: 'qweather', endpoint: `http://127.0.0.1:${port}`, apiKey: 'key' }
})
afterAll(() => new Promise((resolve) => provider.close(resolve)))

test('a wrong key and a provider that is down are errors', async () => {
  await expect(weatherOf({ ...settings, apiKey: 'other' }, now)?.(shenzhen)).rejects.toThrow('403')
  await expect(weatherOf(settings, now)?.({ lat: 1, lng: 1 })).rejects.toThrow('502')
})

test('the provider tells the weather of a place', async () => {
  expect(await weatherOf(settings, now)?.(shenzhen)).toEqual({
    text: '多云',
    temperature: 24,
    humidity: 72,
    wind: '东南风1-2级',
    observedAt: instantAt('2026-11-23', '07:40'),
  })
})

test('without a provider nobody knows; the stand-in says the same of a place all day', async () => {
  expect(weatherOf({ ...settings, provider: 'none' }, now)).toBeNull()
  const invented = () => weatherOf({ ...settings, provider: 'stand-in' }, now)?.(shenzhen)
  expect(await invented()).toEqual(await invented())
  const { temperature } = (await invented()) ?? {}
  expect(temperature).toBeGreaterThan(5)
  expect(temperature).toBeLessThan(35)
})
