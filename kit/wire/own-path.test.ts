import { expect, test } from 'vitest'
import { isOwnPath } from './own-path.ts'

test('a page of the product is a path, and nothing that leads to another host', () => {
  for (const link of ['/shop/seckill', '/health/second?category_id=3']) expect(isOwnPath(link)).toBe(true)
  for (const link of ['https://a.example', '//a.example', '/\\a.example', 'javascript:alert(1)', '']) {
    expect(isOwnPath(link), link).toBe(false)
  }
})
