import { expect, test } from 'vitest'
import { isFreeOn } from './use-next-free.ts'

test('who was free today when the list came is not any more after midnight, and who was free tomorrow is', () => {
  const doctors = [
    { next_free_time: '2026-11-23 14:30:00', next_free_words: '今天 周一 14:30' },
    { next_free_time: '2026-11-24 09:00:00', next_free_words: '明天 周二 09:00' },
    { next_free_time: null, next_free_words: '' },
  ]
  const freeOn = (today: string) => doctors.map((doctor) => isFreeOn(doctor, today))
  expect(freeOn('')).toEqual([true, false, false])
  expect(freeOn('2026-11-23')).toEqual([true, false, false])
  expect(freeOn('2026-11-24')).toEqual([false, true, false])
})
