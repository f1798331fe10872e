import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceMetres, type Position } from './distance.ts'
import { mercator } from './mercator.ts'

const planeMetres = (a: Position, b: Position): number => {
  const [p, q] = [mercator(a), mercator(b)]
  return Math.hypot(p.x - q.x, p.y - q.y)
}

test('the crossing of equator and Greenwich is the middle, and 180° half the circumference', () => {
  expect(mercator({ lat: 0, lng: 0 })).toEqual({ x: 0, y: 0 })
  expect(mercator({ lat: 0, lng: 180 }).x).toBeCloseTo(20_015_114, 0)
})

test('the poles are finite', () => {
  expect(mercator({ lat: 90, lng: 1 }).y).toBe(mercator({ lat: 85.0511, lng: 1 }).y)
  expect(mercator({ lat: -90, lng: 1 }).y).toBe(-mercator({ lat: 90, lng: 1 }).y)
})

test('within 20 km the plane stretches every direction by 1 / cos(latitude)', () => {
  const near = fc.double({ min: 0.01, max: 0.1, noNaN: true })
  const places = fc.record({
    lat: fc.double({ min: 18, max: 53, noNaN: true }),
    lng: fc.double({ min: 74, max: 134, noNaN: true }),
  })
  fc.assert(
    fc.property(places, near, near, (here, up, right) => {
      const there = { lat: here.lat + up, lng: here.lng + right }
      const stretch = planeMetres(here, there) / (distanceMetres(here, there) ?? 0)
      expect(stretch * Math.cos((here.lat * Math.PI) / 180)).toBeCloseTo(1, 2)
    }),
  )
})

test('nearest first on the plane is nearest first on Earth', () => {
  const here = { lat: 22.5431, lng: 114.0579 }
  const places = Array.from({ length: 12 }, (_, step) => ({
    lat: here.lat + 0.01 * (step + 1) * Math.cos(step),
    lng: here.lng + 0.01 * (step + 1) * Math.sin(step),
  }))
  const sorted = (far: (a: Position, b: Position) => number | null) =>
    [...places].sort((a, b) => (far(here, a) ?? 0) - (far(here, b) ?? 0))
  expect(sorted(planeMetres)).toEqual(sorted(distanceMetres))
})
