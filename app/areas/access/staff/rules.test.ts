import { expect, test } from 'vitest'
import { allPermissions, allRoles, may, nextDue } from './rules.ts'

test('an own password is due before the second factor, which only some roles need', () => {
  const fresh = { role: 'admin', mustChange: true, totpStep: null }
  expect(nextDue(fresh)).toBe('password')
  expect(nextDue({ ...fresh, mustChange: false })).toBe('second-factor')
  expect(nextDue({ ...fresh, mustChange: false, totpStep: 1 })).toBeNull()
  expect(nextDue({ role: 'nurse', mustChange: false, totpStep: null })).toBeNull()
})

test('only an admin manages staff; who reads the audit changes nothing but themselves; nobody else comes in', () => {
  expect(allRoles.filter((role) => may(role, 'staff.manage'))).toEqual(['admin'])
  expect(allPermissions.filter((permission) => may('auditor', permission)).sort()).toEqual([
    'account',
    'audit.read',
    'money.read',
  ])
  expect(allPermissions.filter((permission) => may('stranger', permission))).toEqual([])
})
