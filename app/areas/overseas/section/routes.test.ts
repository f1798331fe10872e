import { expect, test } from 'vitest'
import { rows as orderRows } from '#app/areas/orders/checkout/routes.ts'
import { moved, rows } from './routes.ts'

const paths = rows.map(({ path }) => path)
const leadsTo = new Map(moved.map(({ from, to }) => [from, to]))

test('lists by kind and by country have three tabs each, and open the hot one [X022]', () => {
  for (const list of ['/gjyl/goodsList', '/gjyl/interList']) {
    expect(leadsTo.get(list)).toBe(`${list}/hot`)
    for (const tab of ['hot', 'advantageHos', 'servePage']) expect(paths).toContain(`${list}/${tab}`)
  }
})

test('the search is the one page of the section that stays alive [X023]', () => {
  expect(rows.filter(({ keepAlive }) => keepAlive).map(({ path }) => path)).toEqual(['/gjyl/search'])
})

test('the section opens its index beside three others, a hospital its description beside two [X024]', () => {
  expect(leadsTo.get('/gjyl')).toBe('/gjyl/index')
  expect(leadsTo.get('/gjyl/unit')).toBe('/gjyl/unit/desc')
  const groups = ['index', 'consult', 'service', 'interIndex', 'unit/desc', 'unit/doctors', 'unit/services']
  for (const page of groups) expect(paths).toContain(`/gjyl/${page}`)
})

test('the routes gjylSearch and gjylProduct are R087 and R084; what is ordered there is the one order engine’s [X025]', () => {
  const byId = new Map([...rows, ...orderRows].map(({ id, path }) => [id, path]))
  expect([byId.get('R087'), byId.get('R084')]).toEqual(['/gjyl/search', '/gjyl/product'])
  expect([byId.get('R085'), byId.get('R086')]).toEqual(['/gjyl/orderdetail', '/gjyl/orderconfirm'])
})
