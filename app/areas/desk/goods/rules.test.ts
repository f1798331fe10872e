import { expect, test } from 'vitest'
import { draftFault, type GoodsSheet } from './rules.ts'

const one = { name: '一盒', priceFen: 1_000, orgPriceFen: 1_000, depositFen: 0 }
const parcel: GoodsSheet = {
  kind: 'parcel',
  drugType: 0,
  approvalNo: '',
  isSupplement: false,
  isPlatform: false,
  payTypes: [0],
  appointment: 'none',
  bookable: [],
  specials: [one],
}

test('goods whose parts fit together have no fault', () => {
  expect(draftFault(parcel)).toBeUndefined()
  const drug: GoodsSheet = { ...parcel, kind: 'drug', drugType: 1, approvalNo: '国药准字H2026' }
  expect(draftFault(drug)).toBeUndefined()
  const exam: GoodsSheet = { ...parcel, kind: 'exam', appointment: 'exam', bookable: ['110'], payTypes: [0, 3] }
  expect(draftFault(exam)).toBeUndefined()
  expect(draftFault({ ...exam, payTypes: [1], specials: [{ ...one, depositFen: 1_000 }] })).toBeUndefined()
})

test.each<[string, Partial<GoodsSheet>]>([
  ['a drug of no kind', { kind: 'drug' }],
  ['a parcel that is a drug', { drugType: 1 }],
  ['a drug without its approval', { kind: 'drug', drugType: 1 }],
  ['an exam that is a food supplement', { kind: 'exam', isSupplement: true }],
  ['an exam of the platform, which has no house', { kind: 'exam', isPlatform: true }],
  ['an appointment for a parcel', { appointment: 'onsite', bookable: ['110'] }],
  ['an exam appointment for a project', { kind: 'project', appointment: 'exam', bookable: ['110'] }],
  ['an appointment at no time', { kind: 'project', appointment: 'onsite', bookable: ['000'] }],
  ['a parcel that is paid at the shop', { payTypes: [0, 3] }],
  ['a parcel whose rest would be paid at the shop', { payTypes: [0, 1], specials: [{ ...one, depositFen: 500 }] }],
  ['two specifications of one name', { specials: [one, one] }],
  ['a price of nothing', { specials: [{ ...one, priceFen: 0 }] }],
  ['less before than now', { specials: [{ ...one, orgPriceFen: 999 }] }],
  ['no deposit where one is paid', { kind: 'service', payTypes: [1] }],
  ['more deposit than price', { kind: 'service', payTypes: [1], specials: [{ ...one, depositFen: 1_001 }] }],
])('%s is a fault', (_, more) => {
  expect(draftFault({ ...parcel, ...more })).toMatch(/./)
})
