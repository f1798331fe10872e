import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { viewOf, viewReporter } from './page-views.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const row = { id: 'x', title: '页面' }
const view = (path: string) => viewOf(row, path, '')

test('a view names the function of its row [X039]', () => {
  const shop = { ...row, fromFunctionId: 'B01', fromFunctionName: '商城首页' }
  expect(viewOf(shop, '/shop/index', '')).toEqual({
    event: 'visit',
    page_url: '/shop/index',
    from_function_id: 'B01',
    from_function_name: '商城首页',
  })
  expect(viewOf(row, '/shop/index', '')).toEqual({ event: 'visit', page_url: '/shop/index' })
})

test('goods go by goods_id [X041]', () => {
  const seen = viewOf({ ...row, itemType: 2 }, '/health/product', '?project_id=8&goods_id=7')
  expect(seen).toEqual({ event: 'visit', page_url: '/health/product', item_type: 2, item_id: '7' })
})

test('a project goes by project_id [X042]', () => {
  const seen = viewOf({ ...row, itemType: 305 }, '/shop/projectDetail', '?project_id=8&goods_id=7')
  expect(seen).toEqual({ event: 'visit', page_url: '/shop/projectDetail', item_type: 305, item_id: '8' })
})

test.each(['', '?goods_id=', '?goods_id=0', '?goods_id=x', '?goods_id=13800000001'])(
  'no item is made of "%s"',
  (query) => {
    expect(viewOf({ ...row, itemType: 2 }, '/health/product', query)).not.toHaveProperty('item_type')
  },
)

test('views of a while go together, each once', () => {
  const send = vi.fn((_: readonly object[]) => true)
  const { see } = viewReporter(send)
  for (const path of ['/a', '/a', '/b', '/a']) see(view(path))
  expect(send).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(send.mock.calls).toEqual([[[view('/a'), view('/b'), view('/a')]]])
  vi.runAllTimers()
  expect(send).toHaveBeenCalledTimes(1)
})

test('who goes away loses none, in batches that the server takes', () => {
  const send = vi.fn((_: readonly object[]) => true)
  const { see, flush } = viewReporter(send)
  for (let at = 0; at < 45; at++) see(view(`/${at}`))
  flush()
  expect(send.mock.calls.map(([batch]) => batch.length)).toEqual([20, 20, 5])
  flush()
  expect(send).toHaveBeenCalledTimes(3)
})

test('what could not be sent waits, and does not grow without an end', () => {
  const send = vi.fn((_: readonly object[]) => false)
  const { see, flush } = viewReporter(send)
  for (let at = 0; at < 300; at++) see(view(`/${at}`))
  flush()
  expect(send).toHaveBeenCalledTimes(1)
  send.mockReturnValue(true)
  flush()
  expect(send.mock.calls.slice(1).flatMap(([batch]) => batch)).toHaveLength(100)
})
