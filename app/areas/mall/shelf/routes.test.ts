import { expect, test } from 'vitest'
import { rows as goodsRows } from '#app/areas/mall/goods/routes.ts'
import type { Row } from '#app/route-table.ts'
import { viewOf } from '#app/shell/watch/page-views.ts'
import { rows } from './routes.ts'

const view = (of: readonly Row[], path: string, search = '') => {
  const row = of.find((one) => one.path === path)
  if (!row) throw new Error(`no page ${path}`)
  return viewOf(row, path, search)
}

test('a view of the shop is its function B01, one of its services B02 [X027]', () => {
  expect(view(rows, '/shop/index')).toMatchObject({ from_function_id: 'B01' })
  expect(view(rows, '/shop/serviceIndex')).toMatchObject({ from_function_id: 'B02' })
  expect(view(rows, '/shop/shopIndex')).not.toHaveProperty('from_function_id')
})

test('a view of a project has item type 305 and its id [X029]', () => {
  expect(view(goodsRows, '/shop/projectDetail', '?project_id=9')).toMatchObject({ item_type: 305, item_id: '9' })
})
