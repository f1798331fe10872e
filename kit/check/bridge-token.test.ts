import { expect, test } from 'vitest'
import { isBridgeToken } from './bridge-token.ts'

test('of a number, 32 characters and 33 only the last is a token of the bridge [X150]', () => {
  const values = [Number('1'.repeat(40)), 'a'.repeat(32), 'a'.repeat(33), undefined, null, '']
  expect(values.filter(isBridgeToken)).toEqual(['a'.repeat(33)])
})
