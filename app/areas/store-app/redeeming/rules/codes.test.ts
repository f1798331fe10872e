import { expect, test } from 'vitest'
import { codeBytes, codeText, maskedCode, readScanned } from './codes.ts'

const said = { keyId: 3, code: '004200000017', goodsId: 91, unitId: 7, expires: 1_800_000_000, yuan: 128 }

test('a signed code is 114 characters, and reads as it was written', () => {
  const text = codeText(codeBytes(said), new Uint8Array(64).fill(9))
  expect(text).toHaveLength(114)
  expect(readScanned(text)).toMatchObject({ code: said.code, signed: said })
  expect(readScanned(` ${text}\n`)).toMatchObject({ signed: said })
})

test('twelve digits are a code, however they are spaced; nothing else is', () => {
  expect(readScanned('1234 5678 9012')).toEqual({ code: '123456789012' })
  expect(readScanned('YILU:ORDER:123456789012')).toEqual({ code: '123456789012' })
  const signed = codeText(codeBytes(said), new Uint8Array(64))
  for (const other of [
    '',
    '12345678901',
    'YILU:COUPON:1',
    'A'.repeat(114),
    signed.slice(1),
    `${signed}A`,
    '😀'.repeat(57),
  ])
    expect(readScanned(other), other).toBeUndefined()
  expect(maskedCode('123456789012')).toBe('1234 **** 9012')
})

test('the largest values fit, and what is dearer counts as the most', () => {
  const most = { keyId: 255, code: '999999999999', goodsId: 2 ** 32 - 1, unitId: 2 ** 32 - 1, expires: 2 ** 32 - 1 }
  expect(readScanned(codeText(codeBytes({ ...most, yuan: 100_000 }), new Uint8Array(64)))).toMatchObject({
    signed: { ...most, yuan: 65_535 },
  })
})
