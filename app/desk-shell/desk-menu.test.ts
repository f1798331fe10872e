import { expect, test } from 'vitest'
import { menus, workbenchMenus } from '#app/wings/menu.ts'
import { findRows } from '#server/pages/find-rows.ts'
import { firstPlace, groupsOf, placesOf } from './desk-menu.ts'

const admin = ['consents.publish', 'blocks.manage', 'adverts.manage', 'staff.manage', 'goods.manage']
const platforms = ['/desk/consents', '/desk/blocks', '/desk/adverts', '/desk/points']

test('a desk that does not serve the platform has none of its places, however much its people may', () => {
  const addresses = (serves_platform: number) => placesOf({ permissions: admin, serves_platform }).map(({ to }) => to)
  expect(addresses(0)).toEqual(expect.arrayContaining(['/desk/staff', '/desk/goods']))
  expect(addresses(0).filter((to) => platforms.includes(to))).toEqual([])
  expect(addresses(1)).toEqual(expect.arrayContaining(platforms))
})

test('where no hospital is chosen, one makes hospitals; departments and doctors have their places at a hospital’s desk', () => {
  const addresses = (unit_id: number) =>
    placesOf({ permissions: ['masters.manage'], serves_platform: 1, unit_id }).map(({ to }) => to)
  expect(addresses(0)).toEqual(['/desk/hospitals', '/desk/imports'])
  expect(addresses(7)).toEqual(['/desk/hospitals', '/desk/departments', '/desk/doctors', '/desk/imports'])
})

test('a place that several permissions open is there for who has any of them, and none for who works for some departments alone', () => {
  const hasImports = (permission: string, is_confined = 0) =>
    placesOf({ permissions: [permission], serves_platform: 0, is_confined }).some(({ to }) => to === '/desk/imports')
  expect(hasImports('clinic.run')).toBe(false)
  expect(hasImports('schedules.plan', 1)).toBe(false)
  expect(['goods.manage', 'schedules.plan', 'licences.enter'].map((one) => hasImports(one))).toEqual([true, true, true])
})

test('one begins where one may enter, and at one’s own account where that is nowhere', () => {
  expect(firstPlace({ permissions: ['consents.publish'], serves_platform: 0 })).toBe('/desk/account')
  expect(firstPlace({ permissions: ['consents.publish'], serves_platform: 1 })).toBe('/desk/consents')
  expect(firstPlace(undefined)).toBe('/desk/account')
})

test('what belongs together stands together, groups in which one may do nothing are not there, and what waits is counted', () => {
  const me = { permissions: ['clinic.read', 'staff.manage', 'requests.decide'], serves_platform: 0, waiting_num: 2 }
  const groups = groupsOf(me)
  expect(groups.map(({ words }) => words)).toEqual(['门诊', '管理'])
  expect(groups.flatMap(({ places }) => places).find(({ to }) => to === '/desk/requests')?.waiting).toBe(2)
  expect(groupsOf(undefined)).toEqual([])
})

test('each page of the desk and of the workbench belongs to one place of the navigation, so that one sees where one is', async () => {
  const rows = (await findRows()).rows.filter(({ path }) => /^\/(desk|workbench)\//.test(path))
  const all: readonly { to: string; also?: readonly string[] }[] = [...menus, ...workbenchMenus]
  const owners = (path: string) => all.filter(({ to, also = [] }) => to === path || also.includes(path))
  const lost = rows.map(({ path }) => path).filter((path) => owners(path).length !== 1 && !alone.includes(path))
  expect(lost).toEqual([])
})

/** Doors, one's own account, what is reached from every page, and what fills the whole screen or a sheet of paper. */
const alone = [
  '/desk/login',
  '/desk/account',
  '/desk/units',
  '/desk/search',
  '/desk/screen',
  '/desk/wall',
  '/desk/slip',
  '/workbench/login',
]
