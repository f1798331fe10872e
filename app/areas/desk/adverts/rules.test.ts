import { expect, test } from 'vitest'
import { isOwnPath, isPlace, namedIn } from './rules.ts'

test('an advert leads to a page of the product, and to no other hospital', () => {
  for (const link of ['/shop/seckill', '/health/second?category_id=3']) expect(isOwnPath(link)).toBe(true)
  for (const link of ['https://a.example', '//a.example', '/\\a.example', 'javascript:alert(1)', '']) {
    expect(isOwnPath(link), link).toBe(false)
  }
  expect([isPlace(1), isPlace(14), isPlace(9), isPlace(103)]).toEqual([true, true, false, false])
})

test('goods and categories are found in an address', () => {
  expect(namedIn('/health/product?goods_id=7&from=ad')).toEqual({ goodsId: 7, categoryId: undefined })
  expect(namedIn('/shop/projectDetail?project_id=8')).toEqual({ goodsId: 8, categoryId: undefined })
  expect(namedIn('/health/second?category_id=9')).toEqual({ goodsId: undefined, categoryId: 9 })
})
