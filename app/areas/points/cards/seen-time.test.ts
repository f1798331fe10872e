import { expect, test } from 'vitest'
import { countSeenTime, type Looked } from './seen-time.ts'

/** A page that is turned away from and back to. */
const pageOf = (first: DocumentVisibilityState) => {
  const listeners = new Set<() => void>()
  const page = {
    visibilityState: first,
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  }
  const turn = (to: DocumentVisibilityState) => {
    page.visibilityState = to
    for (const listener of listeners) listener()
  }
  return { page: page as unknown as Looked, turn, listeners }
}

test('time that passes while the page is hidden does not count', () => {
  let now = 0
  const { page, turn, listeners } = pageOf('hidden')
  const seen = countSeenTime(page, () => now)
  const pass = (ms: number) => {
    now += ms
    return seen.readMs()
  }
  expect(pass(5_000)).toBe(0)
  turn('visible')
  expect(pass(3_000)).toBe(3_000)
  turn('hidden')
  expect(pass(60_000)).toBe(3_000)
  turn('visible')
  expect(pass(500)).toBe(3_500)
  seen.stop()
  expect(listeners.size).toBe(0)
})
