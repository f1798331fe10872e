import { expect, test } from 'vitest'
import { findRows } from '#server/pages/find-rows.ts'
import { allCalls } from './all-calls.ts'
import { faultsIn, readAsking, readExcuses, readLeading, unaskedOf, unlinkedOf } from './unused.ts'

const { rows } = await findRows()
const excuses = readExcuses()

test('every page of the route table has a door, or its reason in tools/outside.json; nothing is excused that is not there', () => {
  // Addresses that moved are those that others still have.
  const paths = rows.map(({ path }) => path)
  expect(paths.length).toBeGreaterThan(100)
  expect(faultsIn(unlinkedOf(paths, readLeading()), excuses.links).unused).toEqual([])
  // What a form or a door leads to by script is named in the code too, and yet nobody can tap their way there.
  expect(Object.keys(excuses.links).filter((path) => !paths.includes(path))).toEqual([])
})

test('nothing is excused from being asked by a page that a page asks, or that no call is', async () => {
  const { idle } = faultsIn(unaskedOf(await allCalls(), readAsking()), excuses.calls)
  expect(idle).toEqual([])
})

test('excuses are few, and each says why in a sentence', () => {
  const reasons = [...Object.values(excuses.links), ...Object.values(excuses.calls)]
  expect(reasons.length).toBeLessThanOrEqual(60)
  expect(reasons.filter((why) => !/^[A-Z].{20,}\.$/.test(why))).toEqual([])
})

test('a page without a door is found; one is led to by its whole address, a value in its parameter, or its last part filled in', () => {
  const paths = ['/', '/*', '/health/cart', '/invoice/title', '/h5/:partner/index', '/shop/index', '/shop/index/old']
  const texts = [
    "to('/health/cartoon')",
    `to(\`/invoice/\${page}\`)`,
    "to('/h5/city/index')",
    "to('/shop/index?tab=1')",
  ]
  expect(unlinkedOf(paths, texts)).toEqual(['/health/cart', '/shop/index/old'])
  expect(faultsIn(['/health/cart', '/shop/index/old'], { '/health/cart': 'why', '/shop/index': 'why' })).toEqual({
    unused: ['/shop/index/old'],
    idle: ['/shop/index'],
  })
})

test('a call that no page names is found, and an excuse of one that is asked or gone', () => {
  const calls = [
    { name: 'cartShow', method: 'GET', path: '/cart' },
    { name: 'cartPut', method: 'POST', path: '/cart' },
  ]
  expect(unaskedOf(calls, ['callApi(cartShow, {}); cartPutter()'])).toEqual(['POST /cart'])
  expect(faultsIn(['POST /cart'], { 'GET /cart': 'why', 'POST /cart': 'why', 'GET /gone': 'why' })).toEqual({
    unused: [],
    idle: ['GET /cart', 'GET /gone'],
  })
})
