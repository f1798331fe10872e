import { expect, test } from 'vitest'
import { planItems, reportValues } from './lines.ts'

test('an item of a plan begins on the day that stands before it, else today', () => {
  expect(planItems('每天走路\n\n 2026-12-01  复查血压 \n2026-12-01', '2026-11-23')).toEqual([
    { text: '每天走路', date: '2026-11-23' },
    { text: '复查血压', date: '2026-12-01' },
    { text: '2026-12-01', date: '2026-11-23' },
  ])
})

test('a value has a name, itself, and what is normal where that is said', () => {
  expect(reportValues('总胆固醇 4.1 3.1 - 5.2\n甘油三酯 1.2\n正常')).toEqual([
    { name: '总胆固醇', value: '4.1', normal: '3.1 - 5.2' },
    { name: '甘油三酯', value: '1.2', normal: '' },
  ])
})
