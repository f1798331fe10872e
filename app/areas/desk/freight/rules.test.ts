import { expect, test } from 'vitest'
import { rulesFault } from './rules.ts'

const rule = (...areaCodes: number[]) => ({ areaCodes })

test('one rule is for everywhere, and no place stands in two', () => {
  expect(rulesFault([rule(), rule(440_000, 450_000), rule(650_000)])).toBeUndefined()
  expect(rulesFault([rule(440_000)])).toMatch('其他所有地区')
  expect(rulesFault([rule(), rule()])).toMatch('其他所有地区')
  expect(rulesFault([rule(), rule(440_000), rule(440_000)])).toMatch('两条规则')
})
