import { expect, test } from 'vitest'
import { faultIn } from './rules.ts'

test.each([
  ['请加微信 abc12345 咨询', 'contact-inside'],
  ['电话１３８ ０００ ０００ ００', 'contact-inside'],
  ['看 www.example.com 有优惠', 'contact-inside'],
  ['QQ：12345678', 'contact-inside'],
  ['这医生是傻 逼', 'rude'],
  ['10 点的号，等到 11:30，花了 35.5 元。', undefined],
  ['2026-11-23 去的，挂号 8 元', undefined],
  ['微信上就能看报告，很方便', undefined],
])('%s → %s', (content, fault) => {
  expect(faultIn(content)).toBe(fault)
})
