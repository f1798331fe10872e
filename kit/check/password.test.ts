import { expect, test } from 'vitest'
import { passwordFault } from './password.ts'

test.each([
  ['short', '密码至少 10 个字符'],
  ['nurse1-nurse1', '密码里不要出现登录名'],
  ['NURSE1 and more', '密码里不要出现登录名'],
  ['1234567890', '密码太好猜，不要用连续的数字或字母'],
  ['12345678901234', '密码太好猜，不要用连续的数字或字母'],
  ['9876543210', '密码太好猜，不要用连续的数字或字母'],
  ['abcdefghijk', '密码太好猜，不要用连续的数字或字母'],
  ['only letters of mine', undefined],
  ['83920471562', undefined],
  ['aaaaaaaaa1', '密码里重复的字符太多'],
  ['correct horse', undefined],
  ['门诊楼三层的钥匙在2号柜', undefined],
])('the password "%s" of nurse1: %s', (password, fault) => expect(passwordFault(password, 'nurse1')).toBe(fault))
