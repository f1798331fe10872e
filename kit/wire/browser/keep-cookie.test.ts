import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aCookieJar } from '#test/support/cookie-jar.ts'
import { cookieValue } from '../cookie.ts'
import { keepCookie } from './keep-cookie.ts'

const open = (hostname: string, jar = aCookieJar(hostname)) => {
  vi.stubGlobal('location', { hostname, protocol: 'https:' })
  vi.stubGlobal('document', jar)
  return jar
}
const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000)

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a cookie kept at one host is read at its sister [X314]', () => {
  const jar = open('m.example.com')
  keepCookie('a', '1')
  expect(cookieValue(jar.seenElsewhere('www.example.com'), 'a')).toBe('1')
  expect(cookieValue(jar.seenElsewhere('www.example.org'), 'a')).toBeUndefined()
})

test('without a length it is there after 4 h 47 min and gone after 4 h 49 min [X312]', () => {
  const jar = open('m.example.com')
  keepCookie('client_id', 'c-1')
  minutes(4 * 60 + 47)
  expect(cookieValue(jar.cookie, 'client_id')).toBe('c-1')
  minutes(2)
  expect(cookieValue(jar.cookie, 'client_id')).toBeUndefined()
})

test('one that this host had for itself hides nothing, and none is left when it is deleted', () => {
  const jar = open('m.example.com')
  jar.cookie = 'a_v2=b2xk; path=/; max-age=1000'
  keepCookie('a', 'new', 1)
  expect(cookieValue(jar.cookie, 'a')).toBe('new')
  keepCookie('a', '', 0)
  expect(jar.cookie).toBe('')
})

test('a browser that refuses the parent keeps it for the host', () => {
  const jar = open('yilu.github.io', aCookieJar('yilu.github.io', '.github.io'))
  keepCookie('a', '1')
  expect(cookieValue(jar.cookie, 'a')).toBe('1')
})
