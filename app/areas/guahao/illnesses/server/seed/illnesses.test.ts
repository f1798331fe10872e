import { expect, test } from 'vitest'
import { catalogueDepartments } from '#app/areas/guahao/catalogue/server/seed/catalogue.ts'
import { illnesses } from './illnesses.ts'

const repeated = (list: readonly string[]) => list.filter((one, at) => list.indexOf(one) !== at)

test('there are about three hundred illnesses and symptoms, each once', () => {
  expect(illnesses.length).toBeGreaterThanOrEqual(300)
  expect(repeated(illnesses.map((illness) => illness.name))).toEqual([])
})

test('every department of an illness stands in the catalogue, once per illness', () => {
  const known = new Set(catalogueDepartments.map((department) => department.name))
  const unknown = illnesses.flatMap((illness) => illness.departments.filter((name) => !known.has(name)))
  expect(unknown).toEqual([])
  expect(illnesses.filter((illness) => repeated(illness.departments).length > 0)).toEqual([])
})

test('plain words lead to one illness, and are not its name again', () => {
  expect(repeated(illnesses.flatMap((illness) => illness.aliases))).toEqual([])
  const names = new Set(illnesses.map((illness) => illness.name))
  expect(illnesses.flatMap((illness) => illness.aliases).filter((alias) => names.has(alias))).toEqual([])
})

test('every illness is described in one to three sentences', () => {
  const sentences = (text: string) => text.split('。').length - 1
  const wrong = illnesses.filter(({ description }) => !description.endsWith('。') || sentences(description) > 3)
  expect(wrong.map((illness) => illness.name)).toEqual([])
})
