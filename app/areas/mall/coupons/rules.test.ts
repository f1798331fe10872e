import { expect, test } from 'vitest'
import { discountFen, discountText, draw, inOrder, isRate, limitText, select } from './rules.ts'

const open = { couponId: 1, discountLimitFen: 0, mostFen: null, goodsIds: [], categoryIds: [], hospitalId: null }
const thing = { goodsId: 1, categoryId: 2, hospitalId: null, amountFen: 9_999 }

test('types 3 and 4 are rates and say 折, the others amounts and say 元 [X124]', () => {
  expect([1, 2, 3, 4, 5].map(isRate)).toEqual([false, false, true, true, false])
  expect([discountText(3, 1_500), discountText(4, 1_250), discountText(1, 2_000), discountText(5, 1_250)]).toEqual([
    '8.5 折',
    '8.75 折',
    '20 元',
    '12.50 元',
  ])
  expect([limitText(0), limitText(9_900)]).toEqual(['无门槛', '满 99 元可用'])
})

test('a coupon takes nothing below its limit, never more than the goods cost, and no part of a fen', () => {
  const fixed = { ...open, discountType: 1, discountAmount: 20_000 }
  expect(discountFen(fixed, thing)).toBe(9_999)
  expect(discountFen({ ...fixed, discountLimitFen: 10_000 }, thing)).toBe(0)
  expect(discountFen({ ...open, discountType: 3, discountAmount: 1_500 }, thing)).toBe(1_499)
  expect(discountFen({ ...open, discountType: 4, discountAmount: 5_000, mostFen: 3_000 }, thing)).toBe(3_000)
})

test('a coupon counts from its limit on: 满 100 元 takes something off exactly 100.00, and nothing off 99.99', () => {
  const fixed = { ...open, discountType: 1, discountAmount: 1_000, discountLimitFen: 10_000 }
  const off = [9_999, 10_000, 10_001].map((amountFen) => discountFen(fixed, { ...thing, amountFen }))
  expect(off).toEqual([0, 1_000, 1_000])
})

test('it is for its goods, its categories, its hospital alone', () => {
  const some = { ...open, discountType: 1, discountAmount: 100 }
  expect(discountFen({ ...some, goodsIds: [7] }, thing)).toBe(0)
  expect(discountFen({ ...some, goodsIds: [7], categoryIds: [2] }, thing)).toBe(100)
  expect(discountFen({ ...some, hospitalId: 3 }, thing)).toBe(0)
})

test('coupons stand with the highest limit first, each once [X233]', () => {
  const coupons = [
    { couponId: 1, discountLimit: '10.00' },
    { couponId: 2, discountLimit: '50.00' },
    { couponId: 1, discountLimit: '10.00' },
    { couponId: 3, discountLimit: '30.00' },
  ]
  expect(inOrder(coupons).map(({ couponId }) => couponId)).toEqual([2, 3, 1])
})

test('choosing one that can be used leaves the others; one that cannot changes nothing [X188]', () => {
  const coupons = [
    { couponId: 1, selected: 1, canUse: 1 },
    { couponId: 2, selected: 0, canUse: 1 },
    { couponId: 3, selected: 0, canUse: 0 },
  ]
  expect(select(coupons, 2).map(({ selected }) => selected)).toEqual([0, 1, 0])
  expect(select(coupons, 3)).toEqual(coupons)
})

test('a drawn coupon moves to those one has and is marked done [X189]', () => {
  const lists = { alreadyGet: [{ couponId: 1 }], noGet: [{ couponId: 2 }, { couponId: 3 }] }
  expect(draw(lists, 2)).toEqual({
    alreadyGet: [{ couponId: 1 }, { couponId: 2, done: true }],
    noGet: [{ couponId: 3 }],
  })
  expect(draw(lists, 9)).toEqual(lists)
})
