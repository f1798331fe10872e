import fc from 'fast-check'
import { expect, test } from 'vitest'
import { address } from './address.ts'
import { readVisitor } from './visitor.ts'

test('whatever a value holds, an address stays on its path and gives it back as it was', () => {
  expect(address('/unit/list')).toBe('/unit/list')
  expect(address('/unit/list', { a: '', b: undefined, c: 0 })).toBe('/unit/list?c=0')
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (value) => {
      const url = new URL(address('/unit/list', { value, other: 1 }), 'https://care.example')
      expect([url.origin, url.pathname, url.hash]).toEqual(['https://care.example', '/unit/list', ''])
      expect([...url.searchParams]).toEqual([
        ['value', value.toWellFormed()],
        ['other', '1'],
      ])
    }),
  )
})

test('cid and city_id with anything in them choose nothing, in the address and in cookies', () => {
  const usual = { city: undefined, channel: 16, elder: false }
  const nonsense = fc.string({ unit: 'binary' }).filter((text) => !/^\d{1,9}$/.test(text))
  fc.assert(
    fc.property(nonsense, nonsense, (cid, city_id) => {
      const query = new URLSearchParams({ cid, city_id })
      expect(readVisitor({ cookies: '', query, userAgent: '' })).toEqual(usual)
      const cookies = `channel_v2=${encodeURIComponent(cid)}; city_v2=${encodeURIComponent(city_id)}`
      expect(readVisitor({ cookies, query: new URLSearchParams(), userAgent: '' })).toMatchObject({ elder: false })
    }),
  )
})
