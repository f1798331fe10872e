import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { treeOf } from './planted.ts'
import { checkWings, wingFiles } from './wings.ts'

const wing = {
  'app/areas/guahao/doctors/desk/menu.ts': 'export const menu = []',
  'app/areas/guahao/doctors/desk/audit.ts': `export const acts = {}\nexport const rowKinds = {}`,
  'app/areas/location/desk/audit.ts': 'export const acts = {}',
  'app/areas/desk/money/menu.ts': 'export const menu = []',
  'app/areas/workbench/calls/menu.ts': 'export const workbenchMenu = []',
}
const written = Object.fromEntries(wingFiles(treeOf(wing)))

test('what rooms and their wings register is brought together, each table from those that have it', () => {
  expect(Object.keys(written)).toEqual(['app/wings/menu.ts', 'app/wings/audit.ts'])
  const menu = written['app/wings/menu.ts']
  expect(menu).toContain('menus = [\n  ...deskMoney.menu,\n  ...guahaoDoctorsDesk.menu,\n]')
  expect(menu).toContain('workbenchMenus = [\n  ...workbenchCalls.workbenchMenu,\n]')
  const audit = written['app/wings/audit.ts']
  expect(audit).toContain(`import * as locationDesk from '#app/areas/location/desk/audit.ts'`)
  expect(audit).toContain('acts = {\n  ...guahaoDoctorsDesk.acts,\n  ...locationDesk.acts,\n}')
  expect(audit).toContain('rowKinds = {\n  ...guahaoDoctorsDesk.rowKinds,\n}')
})

test('a project whose `app/wings/` says what the rooms say passes; a room that registers more, or a line by hand, is a fault', () => {
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

test('no two files register the same code or settings of the same name: one would overwrite the other', async () => {
  const root = join(import.meta.dirname, '../..')
  const codes: string[] = []
  for (const file of globSync(['app/areas/**/{permissions,audit,settings}.ts', 'kit/*/server/settings/*.ts'], {
    cwd: root,
  })) {
    const { valueWords: _, ...tables }: Record<string, object> = await import(join(root, file))
    for (const [table, rows] of Object.entries(tables))
      codes.push(...Object.keys(rows).map((code) => `${table} ${code}`))
  }
  expect(codes).toContain('permissions refunds.handle')
  expect(codes).toContain('settings signIn')
  expect(codes).toContain('settings identity')
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
})

test('what rooms declare that they tell patients is brought together, whatever wing they are', () => {
  const rooms = {
    'app/areas/help/rules/messages.ts': 'export const messages = {}',
    'app/areas/workbench/clinic/rules/messages.ts': 'export const messages = {}',
    'app/areas/help/rules/hours.ts': 'export const messages = {}',
  }
  const text = wingFiles(treeOf(rooms)).get('app/wings/messages.ts') ?? ''
  expect(text).toContain(`import { messages as workbenchClinic } from '#app/areas/workbench/clinic/rules/messages.ts'`)
  expect(text).toContain('= [\n  ...Object.values(help),\n  ...Object.values(workbenchClinic),\n]')
})
