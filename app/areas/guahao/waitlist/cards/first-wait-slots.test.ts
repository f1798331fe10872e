import { expect, test } from 'vitest'
import { firstWaitSlots, spansOf } from './first-wait-slots.ts'

const slot = (half: 'am' | 'pm', state: string) => ({ half, half_name: half === 'am' ? '上午' : '下午', state })

test('one waits for each full half day, and for the whole day where there are two', () => {
  const words = (slots: ReturnType<typeof slot>[]) => firstWaitSlots(slots).map((one) => one.words)
  expect(words([slot('am', 'full'), slot('am', 'full')])).toEqual(['上午任一时段'])
  expect(words([slot('am', 'full'), slot('pm', 'full')])).toEqual(['上午任一时段', '下午任一时段', '当天任一时段'])
  expect(words([slot('am', 'stopped')])).toEqual([])
})

test('where a time is free its half day is not waited for', () => {
  const [first, second, third] = [slot('am', 'full'), slot('am', 'bookable'), slot('pm', 'full')]
  expect(spansOf([first, second, third], first)).toEqual(['slot'])
  expect(spansOf([first, slot('am', 'full')], first)).toEqual(['slot', 'half'])
  expect(spansOf([first, slot('am', 'full'), third], first)).toEqual(['slot', 'half', 'day'])
  expect(spansOf([first, third], first)).toEqual(['slot', 'day'])
  expect(spansOf([first], first)).toEqual(['slot'])
})
