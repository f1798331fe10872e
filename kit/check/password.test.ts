import { expect, test } from 'vitest'
import { passwordFault } from './password.ts'

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
