import { expect, test } from 'vitest'
import { checkCodeIn } from './rules.ts'

test('a code is known scanned, typed with gaps, or not at all', () => {
  expect(checkCodeIn('YILU:ORDER:123456789012')).toBe('123456789012')
  expect(checkCodeIn(' 1234 5678 9012 ')).toBe('123456789012')
  for (const other of ['', '12345', 'YILU:GUAHAO:123456789012', '1234567890123'])
    expect(checkCodeIn(other)).toBeUndefined()
})
