import { expect, test } from 'vitest'
import type { Row } from '#app/route-table.ts'
import { addressReader, type PageRequest } from './address.ts'

const rows: Row[] = [
  { id: 'list', path: '/unit/list', file: 'x', title: 'x', query: ['sort', 'keyword'] },
  { id: 'home', path: '/unit/index', file: 'x', title: 'x', shareable: true },
  { id: 'partner', path: '/h5/register/:partner/index', file: 'x', title: 'x' },
]
const read = addressReader(rows, [{ from: '/', to: '/unit/list' }])
const page = (url: string, cookies = '') => read(url, cookies) as PageRequest

test('the key knows declared names in any order, and no other', () => {
  const { key, url } = page('/unit/list?keyword=a&sort=hot')
  expect(url).toBe('/unit/list?keyword=a&sort=hot')
  expect(page('/Unit/LIST/?sort=hot&utm=x&theme=f00&user_key=K&keyword=a')).toMatchObject({ key, url })
  expect(page('/unit/list?keyword=b&sort=hot').key).not.toBe(key)
})

test('three cookies change a page; the session is none of them', () => {
  const { key } = page('/unit/list')
  expect(page('/unit/list', 'user_key_v2=S0VZ; theme_v2=MTIz; whatever=1').key).toBe(key)
  for (const cookie of ['city_v2=Nw==', 'channel=23', 'elder_v2=MQ=='])
    expect(page('/unit/list', cookie).key).not.toBe(key)
})

test('the app that a page is shown in is told by its user agent, whatever address and cookie say [X247]', () => {
  const inApp = read('/unit/list?cid=9001', 'channel=23', 'Mozilla/5.0 (iPhone) YiluPatient/6.1.2') as PageRequest
  expect(inApp.visitor.channel).toBe(24)
  expect(page('/unit/list?cid=9001', 'channel=23').visitor.channel).toBe(9001)
})

test('a city in the address wins over the cookie', () => {
  expect(page('/unit/list?city_id=9', 'city_v2=Nw==').visitor.city).toBe(9)
})

test('a city that is no number is no city', () => {
  expect(page('/unit/list?city_id=1%20or%201').visitor.city).toBeUndefined()
})

test('all addresses that nobody has are one page', () => {
  expect(page('/a/b?c=1')).toMatchObject({ row: undefined, key: page('/zzz').key })
})

test('a path may have parameters', () => {
  const { row, url } = page('/h5/register/sz/index')
  expect([row?.id, url]).toEqual(['partner', '/h5/register/sz/index'])
})

test('an address that moved takes its query along', () => {
  expect(read('/?a=1', '')).toEqual({ movedTo: '/unit/list?a=1' })
})

test('any unshare makes a shareable page one that is not shared, and is nothing to another page [X056]', () => {
  expect(page('/unit/index?unshare=1').url).toBe('/unit/index?unshare=1')
  expect(page('/unit/index?unshare=rubbish').key).toBe(page('/unit/index?unshare=1').key)
  expect(page('/unit/index').key).not.toBe(page('/unit/index?unshare=1').key)
  expect(page('/unit/list?unshare=1').url).toBe('/unit/list')
})
