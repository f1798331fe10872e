import { expect, test } from 'vitest'
import { mapLinks } from './map-links.ts'
import { fromBaidu, toBaidu } from './systems.ts'

const place = { name: '市第一医院（东院&南门）', address: '人民路 1 号', lat: 22.5485, lng: 114.0661 }

test('every map is given the place in its own system, and names survive whatever is in them', () => {
  const links = new Map(mapLinks(place, 'yilu').map(({ name, href }) => [name, new URL(href)]))
  const { lat, lng } = fromBaidu(place, 'gcj02')
  expect(links.get('百度地图')?.searchParams.get('location')).toBe('22.548500,114.066100')
  expect(links.get('高德地图')?.searchParams.get('to')).toBe(`${lng.toFixed(6)},${lat.toFixed(6)},${place.name}`)
  expect(links.get('腾讯地图')?.searchParams.get('tocoord')).toBe(`${lat.toFixed(6)},${lng.toFixed(6)}`)
  expect(links.get('Apple 地图')?.searchParams.get('q')).toBe(place.name)
  for (const url of links.values()) expect(url.protocol).toBe('https:')
})

test('there and back is the same place within a metre', () => {
  const back = toBaidu(fromBaidu(place, 'gcj02'), 'gcj02')
  expect(back.lat).toBeCloseTo(place.lat, 5)
  expect(back.lng).toBeCloseTo(place.lng, 5)
})

test('a position that is not known stays as it is', () => {
  expect(fromBaidu({ lat: 0, lng: 0 }, 'gcj02')).toEqual({ lat: 0, lng: 0 })
})
