import { expect, test } from 'vitest'
import { nations } from './rules/nations.ts'
import { needsGuardian, readPerson } from './rules.ts'

const TODAY = '2026-11-23'
/** Of a division that does not exist, with right check characters. */
const WOMAN = '999999199001010024'
const MAN = '999999199001010032'

test.each([
  ['a wrong check character', { idNumber: '999999199001010023' }, 'bad-id'],
  ['no such day', { idNumber: '999999199002310029' }, 'bad-id'],
  ['a passport as identity card', { idNumber: 'E12345678' }, 'bad-id'],
  ['another sex than the number', { idNumber: WOMAN, sex: 'male' }, 'id-mismatch'],
  ['another birthday than the number', { idNumber: WOMAN, birthday: '1990-01-02' }, 'id-mismatch'],
  ['nothing', {}, 'incomplete'],
  ['a birthday without a sex', { birthday: '1990-01-01' }, 'incomplete'],
  ['a passport without a birthday', { idType: 'passport', idNumber: 'E12345678', sex: 'male' }, 'incomplete'],
  ['a birthday to come', { sex: 'male', birthday: '2026-11-24' }, 'bad-birthday'],
  ['a birthday of long ago', { sex: 'male', birthday: '1895-01-01' }, 'bad-birthday'],
] as const)('%s is not taken', (_, said, fault) => expect(readPerson(said, TODAY)).toBe(fault))

test('an identity number says sex and birthday by itself', () => {
  expect(readPerson({ idNumber: WOMAN }, TODAY)).toEqual({
    idType: 'id_card',
    idNumber: WOMAN,
    sex: 'female',
    birthday: '1990-01-01',
  })
  expect(readPerson({ idNumber: ` ${MAN.slice(0, 6)} ${MAN.slice(6)}` }, TODAY)).toMatchObject({
    idNumber: MAN,
    sex: 'male',
  })
})

test('without papers sex and birthday are enough, on the first day of life too', () => {
  expect(readPerson({ sex: 'female', birthday: TODAY }, TODAY)).toEqual({
    idType: null,
    idNumber: null,
    sex: 'female',
    birthday: TODAY,
  })
})

test('a guardian is needed up to the day before the fourteenth birthday', () => {
  expect(needsGuardian('2012-11-24', TODAY)).toBe(true)
  expect(needsGuardian('2012-11-23', TODAY)).toBe(false)
})

test('there are 56 ethnic groups, each once', () => {
  expect(new Set(nations.map((nation) => nation.name)).size).toBe(56)
  expect(nations[0]).toEqual({ id: 1, name: '汉族' })
  expect(nations[55]).toEqual({ id: 56, name: '基诺族' })
})
