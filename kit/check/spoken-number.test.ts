import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkDigitOf, groupedNumber, readSpokenNumber } from './spoken-number.ts'

const body = '2611304831092'
const number = body + checkDigitOf(body)

test("the check digit is that of Damm's own example", () => {
  expect(checkDigitOf('572')).toBe('4')
})

test('any one wrong digit and any two neighbours that changed places are found out', () => {
  for (let at = 0; at < number.length; at++) {
    for (const other of '0123456789')
      if (other !== number[at])
        expect(readSpokenNumber(number.slice(0, at) + other + number.slice(at + 1))).toBe('wrong-check')
    const [one, next] = [number[at], number[at + 1]]
    if (next !== undefined && one !== next)
      expect(readSpokenNumber(number.slice(0, at) + next + one + number.slice(at + 2))).toBe('wrong-check')
  }
})

test('a number counts however it was typed or pasted', () => {
  const read = { day: '2026-11-30', digits: number }
  const full = [...number].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('')
  for (const text of [number, ` ${groupedNumber(number)} `, full, groupedNumber(number).replaceAll(' ', '-')])
    expect(readSpokenNumber(text)).toEqual(read)
})

test('what is no such number is told from one that is wrong: other words, other lengths, no day of the calendar', () => {
  for (const text of ['', '护膝', number.slice(1), `${number}0`, 'SF1234567890123'])
    expect(readSpokenNumber(text)).toBe(undefined)
  expect(readSpokenNumber(`2613304831092${checkDigitOf('2613304831092')}`)).toBe(undefined)
  fc.assert(fc.property(fc.string(), (text) => void readSpokenNumber(text)))
})
