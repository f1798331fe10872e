import { expect, test } from 'vitest'
import { catalogueDepartments } from '#app/areas/guahao/catalogue/server/seed/catalogue.ts'
import { kinds, levels } from '#app/areas/guahao/hospitals/rules.ts'
import { departmentsFor } from './by-kind.ts'

const repeated = (list: readonly string[]) => list.filter((one, at) => list.indexOf(one) !== at)

test('a hospital of any kind and level has departments, all of the catalogue', () => {
  const known = new Set(catalogueDepartments.map((department) => department.name))
  for (const kind of Object.keys(kinds).map(Number)) {
    for (const level of Object.keys(levels).map(Number)) {
      const departments = departmentsFor(kind, level)
      expect(departments.length, `${kind} ${level}`).toBeGreaterThanOrEqual(3)
      expect(repeated(departments)).toEqual([])
      expect(departments.filter((name) => !known.has(name))).toEqual([])
    }
  }
})
