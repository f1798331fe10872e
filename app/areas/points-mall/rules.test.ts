import { expect, test } from 'vitest'
import { isLabel, obstacleTo, obstacleWords, type Wish } from './rules.ts'

const wish: Wish = {
  isOn: true,
  pieces: 1,
  points: 100,
  left: 5,
  limitEach: 2,
  had: 1,
  minLevel: 1,
  level: 1,
  balance: 100,
}

test.each([
  [{}, undefined, ''],
  [{ balance: 99 }, 'points', '还差 1 积分'],
  [{ had: 2 }, 'limit', '每人限兑 2 件，您已经兑过 2 件'],
  [{ limitEach: null, had: 7 }, undefined, ''],
  [{ left: 0, had: 2 }, 'sold-out', '已经兑完了，下次早点来'],
  [{ pieces: 6, limitEach: null, balance: 600 }, 'sold-out', '只剩 5 件了'],
  [{ level: 0, left: 0 }, 'level', '会员等级达到 1 级才能兑换'],
  [{ isOn: false, level: 0 }, 'off', '这件商品已经下架'],
] as const)('%o meets %s', (more, obstacle, words) => {
  const meant = { ...wish, ...more }
  expect(obstacleTo(meant)).toBe(obstacle)
  if (obstacle) expect(obstacleWords(obstacle, meant)).toBe(words)
})

test('three numbers are labels, and no other', () => {
  expect([0, 1, 2, 3, 4, undefined].map(isLabel)).toEqual([false, true, true, true, false, false])
})
