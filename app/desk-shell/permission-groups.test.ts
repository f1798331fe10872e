import { expect, test } from 'vitest'
import { allPermissions } from '#app/areas/access/staff/rules.ts'
import { groupPermissions } from './permission-groups.ts'

const groups = groupPermissions(allPermissions, (one) => one)
const groupsOf = (name: string) =>
  groups.filter(({ held }) => held.some((one) => one === name)).map(({ words }) => words)

test('each permission but that for one’s own account stands in one group of the navigation', () => {
  const named = groups.flatMap(({ held }) => held)
  expect(named.toSorted()).toEqual(allPermissions.filter((one) => one !== 'account').toSorted())
})

test('a permission stands where it is used, also where it opens no place of its own', () => {
  expect(groupsOf('clinic.run')).toEqual(['门诊'])
  expect(groupsOf('hospital.rules')).toEqual(['门诊'])
  expect(groupsOf('payouts.approve')).toEqual(['财务'])
  expect(groupsOf('store.cash')).toEqual(['门店'])
})
