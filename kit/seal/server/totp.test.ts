import { expect, test } from 'vitest'
import { parseTime } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { matchTotp, newTotpSecret, totpAddress, totpAt } from './totp.ts'

/** The secret of RFC 6238, appendix B: 12345678901234567890. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const now = parseTime('2026-11-23 08:00:10')

test.each([
  ['1970-01-01 08:00:59', '287082'],
  ['2005-03-18 09:58:29', '081804'],
  ['2005-03-18 09:58:31', '050471'],
  ['2009-02-14 07:31:30', '005924'],
  ['2033-05-18 11:33:20', '279037'],
  ['2603-10-11 19:33:20', '353130'],
])('at %s the code is that of the RFC: %s', (time, code) => {
  expect(totpAt(SECRET, parseTime(time))).toBe(code)
})

test('a clock may be half a minute off, and no more', () => {
  const fits = (seconds: number) => matchTotp(SECRET, totpAt(SECRET, later(now, { seconds })), now, null) !== null
  expect([-60, -30, 0, 30, 60].map(fits)).toEqual([false, true, true, true, false])
})

test('a code is good once, and none before it is any more', () => {
  const used = matchTotp(SECRET, totpAt(SECRET, now), now, null)
  expect(used).not.toBeNull()
  expect(matchTotp(SECRET, totpAt(SECRET, now), now, used)).toBeNull()
  expect(matchTotp(SECRET, totpAt(SECRET, later(now, { seconds: -30 })), now, used)).toBeNull()
  expect(matchTotp(SECRET, totpAt(SECRET, later(now, { seconds: 30 })), now, used)).toBe((used ?? 0) + 1)
})

test.each(['', '00000', '1234567', 'abcdef', '０００００００'])('"%s" is no code', (code) => {
  expect(matchTotp(SECRET, code, now, null)).toBeNull()
})

test('a new secret is 32 characters of Base32, each time another, and an app can take it over', () => {
  const secret = newTotpSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(secret)
  expect(totpAddress(secret, 'admin 1', '医路')).toBe(
    `otpauth://totp/%E5%8C%BB%E8%B7%AF:admin%201?secret=${secret}&issuer=%E5%8C%BB%E8%B7%AF`,
  )
})
