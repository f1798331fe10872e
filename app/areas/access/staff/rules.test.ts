import { expect, test } from 'vitest'
import {
  allPermissions,
  allRoles,
  atPlatformOf,
  isGivable,
  may,
  needsSecondFactor,
  nextDue,
  permissionsOf,
  requestStateAt,
  wantsSecond,
} from './rules.ts'

test('an own password is due before the second factor, which only some roles need', () => {
  const fresh = { needsFactor: needsSecondFactor('admin'), mustChange: true, totpStep: null }
  expect(nextDue(fresh)).toBe('password')
  expect(nextDue({ ...fresh, mustChange: false })).toBe('second-factor')
  expect(nextDue({ ...fresh, mustChange: false, totpStep: 1 })).toBeNull()
  expect(nextDue({ needsFactor: needsSecondFactor('nurse'), mustChange: false, totpStep: null })).toBeNull()
})

test('only admins and operators manage staff; who reads the audit changes nothing but themselves; nobody else comes in', () => {
  expect(allRoles.filter((role) => may(role, 'staff.manage'))).toEqual(['admin', 'operator'])
  expect(allPermissions.filter((permission) => may('auditor', permission)).sort()).toEqual([
    'account',
    'audit.read',
    'money.read',
  ])
  expect(allPermissions.filter((permission) => may('stranger', permission))).toEqual([])
})

test('an operator does everything but what takes a licence or a second pair of eyes', () => {
  const denied = allPermissions.filter((permission) => !may('operator', permission))
  expect(denied).toEqual(expect.arrayContaining(['prescriptions.review', 'money.settle']))
  expect(denied).not.toContain('account')
})

test('a role that a desk made is its template with what was added and without what was taken, but never without one’s account', () => {
  const made = { role: 'nurse', added: ['schedules.plan', 'no-such'], removed: ['till.run', 'account'] }
  const held = permissionsOf(made)
  expect(held).toEqual(expect.arrayContaining(['schedules.plan', 'clinic.run', 'account']))
  expect(held).not.toEqual(expect.arrayContaining(['till.run']))
  expect(held).not.toContain('no-such')
  expect(needsSecondFactor(made)).toBe(false)
  expect(needsSecondFactor({ role: 'nurse', added: ['refunds.handle'] })).toBe(true)
})

test('who keeps money keeps the platform’s at its own desk, where no counter is', () => {
  const held = atPlatformOf(permissionsOf({ role: 'accountant' }))
  expect(held).toEqual(
    expect.arrayContaining(['money.read', 'money.settle', 'payouts.run', 'payouts.approve', 'months.close']),
  )
  expect(held).not.toContain('till.bank')
})

test('what belongs to the platform alone is not for a hospital to give', () => {
  expect(isGivable('service.answer')).toBe(false)
  expect(isGivable('staff.manage')).toBe(true)
})

test('money and rights that come within reach want a second pair of eyes, and so does the end of who gives them', () => {
  const [nurse, admin, accountant] = ['nurse', 'admin', 'accountant'].map((role) => permissionsOf({ role }))
  expect(wantsSecond([], nurse ?? [])).toBe(false)
  expect(wantsSecond(nurse ?? [], accountant ?? [])).toBe(true)
  expect(wantsSecond(admin ?? [], nurse ?? [])).toBe(true)
  expect(wantsSecond(accountant ?? [], nurse ?? [])).toBe(false)
})

test('a request that nobody answered is over at its end', () => {
  const at = new Date('2026-11-28T00:00:00Z')
  expect(requestStateAt({ state: 'waiting', expiresAt: at }, at)).toBe('expired')
  expect(requestStateAt({ state: 'agreed', expiresAt: at }, at)).toBe('agreed')
})
