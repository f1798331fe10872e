import { expect, test } from 'vitest'
import { isNewcomer, isRewardedPurchase, pointsToTake, rewardWords } from './rules.ts'

const at = (text: string) => new Date(`2026-11-${text}:00+08:00`)

test('who opened their account before the activity, or more than a day ago, is no newcomer', () => {
  const begins = at('20T08:00')
  expect(isNewcomer(at('20T07:59'), begins, at('20T09:00'))).toBe(false)
  expect(isNewcomer(at('20T08:00'), begins, at('21T08:01'))).toBe(false)
  expect(isNewcomer(at('20T08:00'), begins, at('21T08:00'))).toBe(true)
})

test.each([
  [{ state: 'paid', paidFen: 100, backFen: 0 }, false],
  [{ state: 'refunded', paidFen: 100, backFen: 100 }, false],
  [{ state: 'received', paidFen: 0, backFen: 0 }, false],
  [{ state: 'received', paidFen: 100, backFen: 51 }, false],
  [{ state: 'received', paidFen: 100, backFen: 50 }, true],
  [{ state: 'used', paidFen: 50, backFen: 0 }, true],
])('of %j enough is kept: %s', (order, kept) => {
  expect(isRewardedPurchase(order, 50)).toBe(kept)
})

test('no more points are taken back than there are, and words name what is given alone', () => {
  expect([pointsToTake(50, 80), pointsToTake(50, 20), pointsToTake(50, -5)]).toEqual([50, 20, 0])
  expect(rewardWords(0, '满百减十')).toBe('一张“满百减十”')
  expect(rewardWords(20, null)).toBe('20 积分')
  expect(rewardWords(20, '满百减十')).toBe('一张“满百减十”和20 积分')
})
