import { expect, test } from 'vitest'
import { maskCard, maskIdNumber, maskName, maskPhone } from './mask.ts'

test.each([
  ['13800000000', '138****0000'],
  ['91234578', '91****78'],
  ['123', '***'],
  ['', ''],
])('the phone %s is shown as %s', (phone, shown) => expect(maskPhone(phone)).toBe(shown))

test.each([
  ['440300199001011234', '4403**********1234'],
  ['H12345678', 'H1*****78'],
  ['12', '**'],
])('the document %s is shown as %s', (number, shown) => expect(maskIdNumber(number)).toBe(shown))

test.each([
  ['6222021234567890', '************7890'],
  ['A12345', '***345'],
  ['7', '*'],
])('the card %s is shown as %s', (number, shown) => expect(maskCard(number)).toBe(shown))

test.each([
  ['张三', '张*'],
  ['欧阳小明', '欧***'],
  ['𠮷田', '𠮷*'],
  ['', ''],
])('the name %s is shown as %s', (name, shown) => expect(maskName(name)).toBe(shown))
