import { expect, test } from 'vitest'
import {
  formerDigits,
  inRegion,
  isHongKongMobile,
  isLooseMobile,
  isMacauMobile,
  isMainlandMobile,
  isMobile,
  needsRegion,
  normalisePhone,
} from './phone.ts'

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
  ['139\u20110000\u20131111', '13900001111'],
  ['\u202a+86 138 1234 5678\u202c', '13812345678'],
  ['138.1234.5678', '13812345678'],
  ['+86·138·1234·5678', '13812345678'],
  ['138/1234/5678', '13812345678'],
  ['tel:+86-138-1234-5678', '13812345678'],
  ['+852 9123 4567', '85291234567'],
  ['91234567', '85291234567'],
  ['(+853) 6612 3456', '85366123456'],
  ['00852-6612-3456', '85266123456'],
  ['66123456', '66123456'],
  ['85212345', '85285212345'],
])('%s is stored as %s', (text, stored) => {
  expect(normalisePhone(text)).toBe(stored)
})

test('eight digits that both regions give out are a number of the region that is chosen', () => {
  expect(['66123456', '6612 3456'].every(needsRegion)).toBe(true)
  expect(['91234567', '+85366123456', '13812345678'].some(needsRegion)).toBe(false)
  expect(inRegion('6612 3456', '853')).toBe('85366123456')
  expect(inRegion('6612 3456', '852')).toBe('85266123456')
  expect(inRegion('91234567', '853')).toBe('85291234567')
  expect(['+85366123456', '13812345678'].map(formerDigits)).toEqual(['66123456', undefined])
})

test('hostile text costs no time', () => {
  // Of this thread alone: what others do beside it costs it nothing.
  const before = process.threadCpuUsage()
  expect(isMobile(`${'+86 '.repeat(50_000)}x`)).toBe(false)
  expect(process.threadCpuUsage(before).user).toBeLessThan(500_000)
})
