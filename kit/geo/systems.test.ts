import { expect, test } from 'vitest'
import { distanceMetres } from './distance.ts'
import { toBaidu } from './systems.ts'

test('a position of a map service is about 0.006 larger in the Baidu system [X091]', () => {
  const { lat, lng } = toBaidu({ lat: 22.5431, lng: 114.0579 }, 'gcj02')
  expect(lat).toBeCloseTo(22.5431 + 0.006, 2)
  expect(lng).toBeCloseTo(114.0579 + 0.006, 2)
  expect(lat).toBeCloseTo(22.548757, 5)
  expect(lng).toBeCloseTo(114.064452, 5)
})

test('a position of GPS moves by both offsets', () => {
  const gps = { lat: 39.9042, lng: 116.4074 }
  expect(distanceMetres(gps, toBaidu(gps, 'wgs84'))).toBeGreaterThan(800)
  expect(distanceMetres(gps, toBaidu(gps, 'wgs84'))).toBeLessThan(2000)
})

test('a position that is not known stays not known', () => {
  expect(toBaidu({ lat: 0, lng: 0 }, 'wgs84')).toEqual({ lat: 0, lng: 0 })
})
