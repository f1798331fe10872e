import { expect, test } from 'vitest'
import { dueNowFen, mayBuy, payTypes, priceSpace } from './rules.ts'

test('charged at once are the whole price, the deposit, nothing, and nothing until one is at the shop [X103]', () => {
  const piece = { priceFen: 10_000, depositFen: 1_500 }
  const { whole, deposit, zeroBuy, atShop } = payTypes
  expect([whole, deposit, zeroBuy, atShop]).toEqual([0, 1, 2, 3])
  expect([whole, deposit, zeroBuy, atShop].map((payType) => dueNowFen(payType, piece, 2))).toEqual([
    20_000, 3_000, 0, 0,
  ])
})

test('one may buy what is left, within their limit and what one order takes', () => {
  expect(mayBuy({ left: 500, limitEach: null, bought: 0 })).toBe(99)
  expect(mayBuy({ left: 500, limitEach: 3, bought: 2 })).toBe(1)
  expect(mayBuy({ left: 1, limitEach: 3, bought: 0 })).toBe(1)
  expect(mayBuy({ left: 5, limitEach: 3, bought: 4 })).toBe(0)
})

test('one price is one, several are a range [X120]', () => {
  expect([priceSpace(9_900, 9_900), priceSpace(9_900, 39_900)]).toEqual(['99.00', '99.00-399.00'])
})
