import { expect, test } from 'vitest'
import { cookieText, cookieValue } from './cookie.ts'

const kept = (name: string, value: string) => cookieText(name, value, 30, false).split(';')[0] ?? ''

test('a value is kept as Base64 under a name with _v2, and read back', () => {
  expect(kept('city', '440300')).toBe('city_v2=NDQwMzAw')
  expect(cookieValue(`a=1; ${kept('city', '440300')}; b=2`, 'city')).toBe('440300')
})

test('a plain cookie is read where the other is missing, and the other wins', () => {
  expect(cookieValue('city=5', 'city')).toBe('5')
  expect(cookieValue(`city=5; ${kept('city', '7')}`, 'city')).toBe('7')
})

test('what a host app wrote without Base64 is read as it stands', () => {
  expect(cookieValue('city_v2=5', 'city')).toBe('5')
})

test('a name that only ends alike is another cookie', () => {
  expect(cookieValue('my_city=5', 'city')).toBeUndefined()
})

test('a cookie lives its days, and is for https alone where the page came by https', () => {
  expect(cookieText('a', '1', 30, true)).toContain('; path=/; max-age=2592000; samesite=lax; secure')
  expect(cookieText('a', '1', 30, false)).not.toContain('secure')
})
