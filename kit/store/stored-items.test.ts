import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aStorage } from '#test/support/storage.ts'
import { localItems, sessionItems } from './stored-items.ts'

let local: Storage
let session: Storage

beforeEach(() => {
  vi.useFakeTimers()
  local = aStorage()
  session = aStorage()
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a local item lives its hours, then it is taken away [X236]', () => {
  localItems.keep('a', { city: '深圳' }, 2)
  vi.advanceTimersByTime(119 * 60_000)
  expect(localItems.read('a')).toEqual({ city: '深圳' })
  vi.advanceTimersByTime(2 * 60_000)
  expect(localItems.read('a')).toBeUndefined()
  expect(local.length).toBe(0)
})

test('an item of the visit lives its seconds [X372]', () => {
  sessionItems.keep('a', 1, 5)
  vi.advanceTimersByTime(4_000)
  expect(sessionItems.read('a')).toBe(1)
  vi.advanceTimersByTime(2_000)
  expect(sessionItems.read('a')).toBeUndefined()
  expect(session.length).toBe(0)
})

test('without a length an item stays until it is dropped', () => {
  localItems.keep('a', 0)
  vi.advanceTimersByTime(400 * 86_400_000)
  expect(localItems.read('a')).toBe(0)
  localItems.drop('a')
  expect(localItems.read('a')).toBeUndefined()
})

test('a torn item and a browser that keeps nothing are no item', () => {
  local.setItem('a', '{"value":')
  expect(localItems.read('a')).toBeUndefined()
  vi.stubGlobal('localStorage', undefined)
  localItems.keep('a', 1, 1)
  expect(localItems.read('a')).toBeUndefined()
})
