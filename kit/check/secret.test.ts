import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isWeakSecret } from './secret.ts'

test.each([
  'a'.repeat(36),
  'ab'.repeat(40),
  'changeme'.repeat(5),
  '0123456789abcdef'.repeat(4),
  'abcdefghijklmnopqrstuvwxyz0123456789',
  `${'0'.repeat(60)}1234`,
  'aaaabbbbccccddddeeeeffffgggghhhh',
])('%s is no secret', (secret) => {
  expect(isWeakSecret(secret)).toBe(true)
})

test('what was drawn by chance is one, however it is written', () => {
  for (let n = 0; n < 2_000; n++) {
    expect(isWeakSecret(randomBytes(16).toString('hex'))).toBe(false)
    expect(isWeakSecret(randomBytes(24).toString('base64'))).toBe(false)
    expect(isWeakSecret(randomBytes(32).toString('hex'))).toBe(false)
  }
})
