import { expect, test } from 'vitest'
import { firstPlace, placesOf } from './desk-menu.ts'

const admin = ['consents.publish', 'blocks.manage', 'adverts.manage', 'staff.manage', 'goods.manage']
const platforms = ['/desk/consents', '/desk/blocks', '/desk/adverts', '/desk/points']

test('a desk that does not serve the platform has none of its places, however much its people may', () => {
  const addresses = (serves_platform: number) => placesOf({ permissions: admin, serves_platform }).map(({ to }) => to)
  expect(addresses(0)).toEqual(expect.arrayContaining(['/desk/staff', '/desk/goods']))
  expect(addresses(0).filter((to) => platforms.includes(to))).toEqual([])
  expect(addresses(1)).toEqual(expect.arrayContaining(platforms))
})

test('one begins where one may enter, and at one’s own account where that is nowhere', () => {
  expect(firstPlace({ permissions: ['consents.publish'], serves_platform: 0 })).toBe('/desk/account')
  expect(firstPlace({ permissions: ['consents.publish'], serves_platform: 1 })).toBe('/desk/consents')
  expect(firstPlace(undefined)).toBe('/desk/account')
})
