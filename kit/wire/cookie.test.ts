import { expect, test } from 'vitest'
import { cookieDomain, cookieText, cookieValue } from './cookie.ts'

const kept = (name: string, value: string) => cookieText(name, value, { secure: false }).split(';')[0] ?? ''

test('a value is kept as Base64 of UTF-8 under a name with _v2, and read back [X235] [X313]', () => {
  expect(kept('a', '中')).toBe('a_v2=5Lit')
  expect(cookieValue(kept('a', '中'), 'a')).toBe('中')
  expect(kept('city', '440300')).toBe('city_v2=NDQwMzAw')
  expect(cookieValue(`a=1; ${kept('city', '440300')}; b=2`, 'city')).toBe('440300')
})

test('a plain cookie is read where the other is missing, and the other wins [X235]', () => {
  expect(cookieValue('a=1', 'a')).toBe('1')
  expect(cookieValue(`city=5; ${kept('city', '7')}`, 'city')).toBe('7')
})

test('what a host app wrote without Base64 is read as it stands', () => {
  expect(cookieValue('city_v2=5', 'city')).toBe('5')
  expect(cookieValue('city_v2=3274', 'city')).toBe('3274')
})

test('a name that only ends alike is another cookie', () => {
  expect(cookieValue('my_city=5', 'city')).toBeUndefined()
})

test('a cookie lives 4.8 hours, or the days that it is given [X312]', () => {
  expect(cookieText('a', '1', { secure: false })).toContain('; path=/; max-age=17280;')
  expect(cookieText('a', '1', { days: 30, secure: false })).toContain('; max-age=2592000;')
  expect(cookieText('a', '', { days: 0, secure: false })).toContain('; max-age=0;')
})

test('a cookie is for https alone where the page came by https', () => {
  expect(cookieText('a', '1', { secure: true })).toContain('; samesite=lax; secure')
  expect(cookieText('a', '1', { secure: false })).not.toContain('secure')
})

test.each([
  ['m.example.com', '.example.com'],
  ['www.m.example.com', '.m.example.com'],
  ['example.com', '.example.com'],
  ['m.example.com.cn', '.example.com.cn'],
  ['example.com.cn', '.example.com.cn'],
  ['localhost', undefined],
  ['10.0.0.7', undefined],
  ['[::1]', undefined],
])('a cookie of %s is for %s [X314]', (host, domain) => {
  expect(cookieDomain(host)).toBe(domain)
  expect(cookieText('a', '1', { secure: false, domain }).includes('domain=')).toBe(domain !== undefined)
})
