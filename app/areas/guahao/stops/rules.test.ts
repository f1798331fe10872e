import { expect, test } from 'vitest'
import { mayTake, strangeness } from './rules.ts'

const time = (date: string, half = 'am', beginMinutes = 480, doctorId = 1) => ({ doctorId, date, half, beginMinutes })

test('a day on which the member has that doctor, that hour, or enough already is not offered', () => {
  const standing = [{ doctorId: 1, date: '2026-11-30', beginMinutes: 840 }]
  expect(mayTake(time('2026-11-30'), standing, 2)).toBe(false)
  expect(mayTake(time('2026-11-30', 'pm', 840, 2), standing, 2)).toBe(false)
  expect(mayTake(time('2026-11-30', 'am', 480, 2), standing, 2)).toBe(true)
  expect(mayTake(time('2026-11-30', 'am', 480, 2), standing, 1)).toBe(false)
  expect(mayTake(time('2026-12-01'), standing, 2)).toBe(true)
})

test('the same weekday and half day come first, then the same half day, then what is near', () => {
  const stopped = { date: '2026-12-02', half: 'am', beginMinutes: 480 }
  const order = [time('2026-12-03', 'pm'), time('2026-12-03'), time('2026-12-09'), time('2026-12-02', 'pm')]
    .sort((a, b) => strangeness(a, stopped) - strangeness(b, stopped))
    .map(({ date, half }) => `${date} ${half}`)
  expect(order).toEqual(['2026-12-09 am', '2026-12-03 am', '2026-12-02 pm', '2026-12-03 pm'])
})
