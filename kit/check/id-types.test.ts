import { expect, test } from 'vitest'
import { type IdTypeCode, idTypes, isIdNumber, isIdTypeCode } from './id-types.ts'

const examples: Record<IdTypeCode, { right: string[]; wrong: string[] }> = {
  id_card: {
    right: ['11010519491231002X'],
    wrong: ['91184019900101123X', '110105194912310021', '810000199001011230', ''],
  },
  residence_permit: { right: ['810000199001011230'], wrong: ['810000199001011231', '11010519491231002X'] },
  permanent_residence: {
    right: ['USA110199001010', ' usa 1101 9900 1010', '91184019900101123X'],
    wrong: ['USA11019900101', '11010519491231002X', '911840199001011230', 'US1101990010101'],
  },
  hk_macau_permit: { right: ['H12345678', 'm12345678', 'H1234567801'], wrong: ['H1234567', 'T12345678', 'H123456780'] },
  taiwan_permit: { right: ['12345678'], wrong: ['1234567', '123456789', 'A2345678'] },
  passport: {
    right: ['E12345678', 'EA1234567', 'g 1234 5678'],
    wrong: ['E123', 'E1234567890', 'PASSPORT', 'E/123456'],
  },
}

test.each(Object.keys(idTypes) as IdTypeCode[])('%s takes its numbers and no others', (type) => {
  const { right, wrong } = examples[type]
  expect(right.filter((number) => !isIdNumber(type, number))).toEqual([])
  expect(wrong.filter((number) => isIdNumber(type, number))).toEqual([])
})

test('codes are the keys of the table and nothing that it inherits', () => {
  expect(isIdTypeCode('passport')).toBe(true)
  expect(isIdTypeCode('toString')).toBe(false)
})

test('hostile text costs no time', () => {
  // Of this thread alone: what others do beside it costs it nothing.
  const before = process.threadCpuUsage()
  for (const type of Object.keys(idTypes) as IdTypeCode[]) expect(isIdNumber(type, 'A'.repeat(200_000))).toBe(false)
  expect(process.threadCpuUsage(before).user).toBeLessThan(500_000)
})
