import { expect, test } from 'vitest'
import { allPermissions, allRoles, isLoginName, may, nextDue, normaliseLogin, passwordFault } from './rules.ts'

test.each([
  ['short', '密码至少 10 个字符'],
  ['nurse1-nurse1', '密码里不要出现登录名'],
  ['NURSE1 and more', '密码里不要出现登录名'],
  ['onlyletters', '密码请混用字母、数字或符号，至少两种'],
  ['12345678901234', '密码请混用字母、数字或符号，至少两种'],
  ['aaaaaaaaa1', '密码里重复的字符太多'],
  ['correct horse', undefined],
  ['门诊楼三层的钥匙在2号柜', undefined],
])('the password "%s" of nurse1: %s', (password, fault) => expect(passwordFault(password, 'nurse1')).toBe(fault))

test.each([
  ['nurse1', true],
  ['li.na-2_x', true],
  ['ab', false],
  ['-nurse', false],
  ['护士', false],
  ['a'.repeat(41), false],
])('"%s" can be a name to sign in with: %s', (name, fits) => expect(isLoginName(name)).toBe(fits))

test('a name is the same in capitals, full width and with spaces around it', () => {
  expect(normaliseLogin('  Ｎurse1 ')).toBe('nurse1')
})

test('an own password is due before the second factor, which only some roles need', () => {
  const fresh = { role: 'admin', mustChange: true, totpStep: null }
  expect(nextDue(fresh)).toBe('password')
  expect(nextDue({ ...fresh, mustChange: false })).toBe('second-factor')
  expect(nextDue({ ...fresh, mustChange: false, totpStep: 1 })).toBeNull()
  expect(nextDue({ role: 'nurse', mustChange: false, totpStep: null })).toBeNull()
})

test('only an admin manages staff; who reads the audit changes nothing but himself; nobody else comes in', () => {
  expect(allRoles.filter((role) => may(role, 'staff.manage'))).toEqual(['admin'])
  expect(allPermissions.filter((permission) => may('auditor', permission))).toEqual([
    'account',
    'money.read',
    'audit.read',
  ])
  expect(allPermissions.filter((permission) => may('stranger', permission))).toEqual([])
})
