import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { treeOf } from './planted.ts'
import { checkWings, wingFiles } from './wings.ts'

const wing = {
  'app/areas/guahao/doctors/desk/menu.ts': 'export const menu = []',
  'app/areas/guahao/doctors/desk/audit.ts': `export const acts = {}\nexport const rowKinds = {}`,
  'app/areas/location/desk/audit.ts': 'export const acts = {}',
}
const written = Object.fromEntries(wingFiles(treeOf(wing)))

test('what the wings of rooms register is brought together, each table from those that have it', () => {
  expect(Object.keys(written)).toEqual(['app/wings/menu.ts', 'app/wings/audit.ts'])
  expect(written['app/wings/menu.ts']).toContain('  ...guahaoDoctors.menu,\n')
  const audit = written['app/wings/audit.ts']
  expect(audit).toContain(`import * as location from '#app/areas/location/desk/audit.ts'`)
  expect(audit).toContain('acts = {\n  ...guahaoDoctors.acts,\n  ...location.acts,\n}')
  expect(audit).toContain('rowKinds = {\n  ...guahaoDoctors.rowKinds,\n}')
})

test('a project whose files of wings say what the rooms say passes; a new wing, or a line by hand, is a fault', () => {
  expect(checkWings(treeOf({}))).toEqual([])
  expect(checkWings(treeOf({ ...wing, ...written }))).toEqual([])
  const faults = (planted: Record<string, string>) =>
    checkWings(treeOf({ ...wing, ...written, ...planted })).map(({ rule, file }) => [rule, file])
  expect(faults({ 'app/areas/location/desk/menu.ts': 'export const menu = []' })).toEqual([
    ['wings', 'app/wings/menu.ts'],
  ])
  expect(faults({ 'app/wings/audit.ts': `${written['app/wings/audit.ts']}export const more = 1\n` })).toEqual([
    ['wings', 'app/wings/audit.ts'],
  ])
})

test('no two wings of the product register the same code: one would overwrite the other', async () => {
  const root = join(import.meta.dirname, '../..')
  const files = globSync('app/areas/**/desk/{permissions,audit}.ts', { cwd: root })
  const codes: string[] = []
  for (const file of files) {
    const tables: Record<string, object> = await import(join(root, file))
    for (const [table, rows] of Object.entries(tables))
      codes.push(...Object.keys(rows).map((code) => `${table} ${code}`))
  }
  expect(codes).toContain('permissions refunds.handle')
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
})
