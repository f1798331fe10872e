import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogue, catalogueDepartments } from './catalogue.ts'

const repeated = (list: readonly (string | number)[]) => list.filter((one, at) => list.indexOf(one) !== at)

test('ids and names of classes and departments are distinct', () => {
  expect(repeated(catalogue.map((one) => one.id))).toEqual([])
  expect(repeated(catalogue.map((one) => one.name))).toEqual([])
  expect(repeated(catalogueDepartments.map((one) => one.id))).toEqual([])
  expect(repeated(catalogueDepartments.map((one) => one.name))).toEqual([])
})

test('the catalogue has about thirty classes and a hundred and twenty departments', () => {
  expect(catalogue).toHaveLength(30)
  expect(catalogueDepartments.length).toBeGreaterThanOrEqual(120)
})

test('a name that people use leads to one department', () => {
  expect(repeated(catalogueDepartments.flatMap((one) => one.aliases))).toEqual([])
  expect(catalogueDepartments.filter((one) => one.aliases.length === 0)).toEqual([])
})

test('every class has an icon that exists, its own', () => {
  expect(catalogue.filter((one) => !existsSync(`node_modules/lucide-react/dist/esm/icons/${one.icon}.mjs`))).toEqual([])
  expect(repeated(catalogue.map((one) => one.icon))).toEqual([])
})
