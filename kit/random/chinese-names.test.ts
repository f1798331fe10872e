import { expect, test } from 'vitest'
import { familyNames, famousNames, givenNames, personName } from './chinese-names.ts'
import { seeded } from './seeded.ts'

test('the same seed gives the same people', () => {
  const three = () => {
    const chance = seeded('people')
    return [personName(chance, 'female'), personName(chance, 'male'), personName(chance, 'female')]
  }
  expect(three()).toEqual(three())
})

test('twenty thousand people, none of them famous, few of them twice', () => {
  const chance = seeded('crowd')
  const crowd = Array.from({ length: 20_000 }, (_, i) => personName(chance, i % 2 === 0 ? 'male' : 'female'))
  expect(crowd.filter((name) => famousNames.has(name))).toEqual([])
  expect(crowd.every((name) => /^\p{Script=Han}{3}$/u.test(name))).toBe(true)
  expect(new Set(crowd).size).toBeGreaterThan(15_000)
})

test('without the list some would be famous', () => {
  const families = new Set(familyNames)
  const given = new Set([...givenNames.male, ...givenNames.female])
  const possible = [...famousNames].filter((name) => families.has(name.slice(0, 1)) && given.has(name.slice(1)))
  expect(possible.length).toBeGreaterThan(80)
})
