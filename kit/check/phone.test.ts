import { expect, test } from 'vitest'
import { isHongKongMobile, isLooseMobile, isMacauMobile, isMainlandMobile, isMobile, normalisePhone } from './phone.ts'

test('the mainland, Hong Kong and Macau [X205]', () => {
  expect(isMainlandMobile('13812345678')).toBe(true)
  expect(isHongKongMobile('91234567')).toBe(true)
  expect(isMacauMobile('66123456')).toBe(true)
  expect(['13812345678', '91234567', '66123456'].every(isMobile)).toBe(true)
})

test.each(['12345', '12012345678', '1381234567', '138123456789', '71234567', '', '1381234567a', '+1 13812345678'])(
  '"%s" is no mobile number [X205]',
  (text) => {
    expect(isMobile(text)).toBe(false)
  },
)

test('the looser variant takes every range [X206]', () => {
  expect(isMobile('12012345678')).toBe(false)
  expect(isLooseMobile('12012345678')).toBe(true)
  expect(isLooseMobile('1201234567')).toBe(false)
})

test.each([
  ['+86 138 1234 5678', '13812345678'],
  ['0086-138-1234-5678', '13812345678'],
  ['8613812345678', '13812345678'],
  ['13812345678', '13812345678'],
  ['+852 9123 4567', '91234567'],
  ['(+853) 6612 3456', '66123456'],
  ['85212345', '85212345'],
])('%s is stored as %s', (text, stored) => {
  expect(normalisePhone(text)).toBe(stored)
})

test('hostile text costs no time', () => {
  // Of this thread alone: what others do beside it costs it nothing.
  const before = process.threadCpuUsage()
  expect(isMobile(`${'+86 '.repeat(50_000)}x`)).toBe(false)
  expect(process.threadCpuUsage(before).user).toBeLessThan(500_000)
})
