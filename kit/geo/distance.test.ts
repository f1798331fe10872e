import { expect, test } from 'vitest'
import { distanceMetres } from './distance.ts'

const shenzhen = { lat: 22.5431, lng: 114.0579 }
const beijing = { lat: 39.9042, lng: 116.4074 }

test('Shenzhen to Beijing is about 1,943 km, in both directions', () => {
  expect(distanceMetres(shenzhen, beijing)).toBeCloseTo(1_943_000, -4)
  expect(distanceMetres(beijing, shenzhen)).toBe(distanceMetres(shenzhen, beijing))
})

test('a thousandth of a degree of latitude is 111 m', () => {
  expect(distanceMetres(shenzhen, { ...shenzhen, lat: 22.5441 })).toBeCloseTo(111.2, 1)
})

test('here is 0 m away and the other side of the Earth half a circle', () => {
  expect(distanceMetres(shenzhen, shenzhen)).toBe(0)
  expect(distanceMetres({ lat: 10, lng: 100 }, { lat: -10, lng: -80 })).toBeCloseTo(20_015_114, 0)
})

test('no distance where a coordinate is 0 [X355]', () => {
  expect(distanceMetres({ lat: 0, lng: 0 }, beijing)).toBeNull()
  expect(distanceMetres(beijing, { lat: 22.5, lng: 0 })).toBeNull()
})
