import { expect, test } from 'vitest'
import { openPace } from './pace.ts'

const call = { name: 'buy', pace: 5 }

test('twice the pace at once, then the pace; who asks on and on does not lose what they gain', () => {
  let now = 0
  const passes = openPace(() => now)
  const count = (times: number, who = 'a') =>
    Array.from({ length: times }, () => passes(call, who)).filter(Boolean).length
  expect([count(1_000), count(10)]).toEqual([10, 0])
  now += 1_000
  expect(count(1_000)).toBe(5)
  for (let n = 0; n < 100; n++) {
    now += 10
    expect(count(1)).toBe(n % 20 === 19 ? 1 : 0)
  }
  now += 60_000
  expect(count(1_000)).toBe(10)
})

test('everybody and every call has a pace of its own', () => {
  const passes = openPace(() => 0)
  for (let n = 0; n < 20; n++) passes(call, 'bot')
  expect([passes(call, 'bot'), passes(call, 'person'), passes({ ...call, name: 'look' }, 'bot')]).toEqual([
    false,
    true,
    true,
  ])
})
