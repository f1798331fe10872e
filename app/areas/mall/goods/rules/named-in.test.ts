import { expect, test } from 'vitest'
import { namedIn } from './named-in.ts'

test('goods and categories are found in an address', () => {
  expect(namedIn('/health/product?goods_id=7&from=ad')).toEqual({ goodsId: 7, categoryId: undefined })
  expect(namedIn('/shop/projectDetail?project_id=8')).toEqual({ goodsId: 8, categoryId: undefined })
  expect(namedIn('/health/second?category_id=9')).toEqual({ goodsId: undefined, categoryId: 9 })
})
