import { expect, test } from 'vitest'
import { isLoginName, normaliseLogin } from './login-name.ts'

test.each([
  ['nurse1', true],
  ['li.na-2_x', true],
  ['ab', false],
  ['-nurse', false],
  ['护士', false],
  ['a'.repeat(41), false],
])('"%s" can be a name to sign in with: %s', (name, fits) => expect(isLoginName(name)).toBe(fits))

test('a name is the same in capitals, full width and with spaces around it', () => {
  expect(normaliseLogin('  Ｎurse1 ')).toBe('nurse1')
})
