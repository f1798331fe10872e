import { expect, test } from 'vitest'
import { countWishes, loosened, noWish, wishIn } from './wish.ts'

const asked = (query: string) => wishIn(new URLSearchParams(query))

test('what is no price, no hospital and no yes is not wanted', () => {
  expect(asked('price_from=abc&price_to=-3&unit_id=0&has_coupon=2')).toEqual(noWish)
  expect(asked('price_from=1.234&price_to=99999999&unit_id=1x&brand_id=-2')).toEqual(noWish)
  expect(countWishes(noWish)).toBe(0)
  expect(loosened(noWish)).toEqual([])
})

test('prices are read as they are typed, the lower one first; both are one wish', () => {
  expect(asked('price_from=３００&price_to=100.5')).toMatchObject({ price_from: '100.5', price_to: '300' })
  expect(countWishes(asked('price_from=100&price_to=300'))).toBe(1)
  expect(countWishes(asked('price_to=300&unit_id=7&brand_id=4&has_coupon=1'))).toBe(4)
})

test('each wish can be let go alone, and several at once', () => {
  const wish = asked('price_to=300&unit_id=7')
  expect(loosened(wish)).toEqual([
    { text: '不限价格', wish: { ...noWish, unit_id: 7 } },
    { text: '不限医院', wish: { ...noWish, price_to: '300' } },
    { text: '清除全部筛选', wish: noWish },
  ])
  expect(loosened(asked('brand_id=4'))).toEqual([{ text: '不限品牌', wish: noWish }])
  expect(loosened(asked('has_coupon=1'))).toEqual([{ text: '没有券的也看', wish: noWish }])
})
