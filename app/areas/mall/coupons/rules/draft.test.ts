import { expect, test } from 'vitest'
import { type CouponDraft, couponFault, typeOf } from './draft.ts'

const sheet: CouponDraft = {
  kind: 'amount',
  amountFen: 1_000,
  percent: undefined,
  limitFen: 5_000,
  total: 100,
  mostEach: 1,
  drawFrom: '2026-11-23',
  drawUntil: '2026-11-30',
  useUntil: '2026-12-31',
}
const fault = (more: Partial<CouponDraft> = {}) => couponFault({ ...sheet, ...more }, '2026-11-23')

test('a coupon whose parts fit together has no fault, and its type follows from them [X124]', () => {
  expect([fault(), fault({ kind: 'rate', percent: 15, amountFen: undefined })]).toEqual([undefined, undefined])
  expect([typeOf('amount', false), typeOf('amount', true), typeOf('rate', false), typeOf('rate', true)]).toEqual([
    1, 2, 3, 4,
  ])
})

test.each<[string, Partial<CouponDraft>]>([
  ['no amount', { amountFen: undefined }],
  ['no rate', { kind: 'rate' }],
  ['more off than goods must cost', { amountFen: 5_001 }],
  ['an end before its beginning', { drawUntil: '2026-11-22' }],
  ['an end that is over', { drawFrom: '2026-11-01', drawUntil: '2026-11-22' }],
  ['a use that ends before the drawing', { useUntil: '2026-11-29' }],
  ['more for one than there are', { mostEach: 101 }],
])('%s is a fault', (_, more) => {
  expect(fault(more)).toMatch(/./)
})
