import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

test('a password opens its own hash alone, and no two hashes are alike', async () => {
  const [one, other] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])
  expect(one).not.toBe(other)
  expect(one).not.toContain('correct')
  expect(await isPassword('correct horse', one)).toBe(true)
  expect(await isPassword('correct horse ', one)).toBe(false)
  expect(await isPassword('', one)).toBe(false)
})

test('the same characters typed by another keyboard are the same password', async () => {
  expect(await isPassword('ｙｉｌｕ２０２６号', await hashPassword('yilu2026号'))).toBe(true)
})

test('without a hash no password is right', async () => {
  expect(await isPassword('anything', undefined)).toBe(false)
})
