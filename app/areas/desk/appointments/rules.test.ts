import { expect, test } from 'vitest'
import { readReportLines } from './rules.ts'

test('a report is read line by line, whatever stands between', () => {
  expect(readReportLines('总胆固醇 | 6.12 | mmol/L | 2.80–5.20 | 偏高\n\n血压,124/78,mmHg')).toEqual([
    { name: '总胆固醇', value: '6.12', unit: 'mmol/L', range: '2.80–5.20', mark: 'high' },
    { name: '血压', value: '124/78', unit: 'mmHg', range: '', mark: '' },
  ])
})

test('a line that says no result, or something else of it, is named', () => {
  expect(readReportLines('血压 | 124/78\n心电图')).toBe(2)
  expect(readReportLines('血压 | 124/78 | mmHg | | 很高')).toBe(1)
})
