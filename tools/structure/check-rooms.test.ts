import { expect, test } from 'vitest'
import { checkRooms } from './check-rooms.ts'
import { checkPlanted } from './planted.ts'

test('a sound project has no fault', () => {
  expect(checkPlanted({})).toEqual([])
})

test('a check that sees no room says so', () => {
  expect(() => checkRooms({ files: ['kit/geo/distance.ts'], sources: [], configs: [], read: () => '' })).toThrow(
    'nothing',
  )
})

const lines = (count: number): string => Array.from({ length: count }, (_, at) => `export const a${at} = 1`).join('\n')

test.each<[rule: string, file: string, text: string]>([
  ['stranger', 'app/areas/location/hooks.ts', ''],
  ['stranger', 'app/areas/location/server/repository.ts', ''],
  ['stranger', 'app/areas/location/server/queries/deep/down.ts', ''],
  ['stranger', 'app/areas/location/server/tables.tsx', ''],
  ['stranger', 'app/areas/location/server/names.csv', ''],
  ['stranger', 'app/areas/guahao/doctors/cards/deep/doctor-card.tsx', ''],
  ['stranger', 'app/areas/guahao/doctors/pages/loader.ts', ''],
  ['stranger', 'app/areas/location/desk/rules.ts', ''],
  ['stranger', 'app/areas/location/desk/server/queries.ts', ''],
  ['stranger', 'app/areas/location/desk/menu/lines.ts', ''],
  ['stranger', 'app/areas/location/desk/pages.ts', ''],
  ['stranger', 'app/areas/guahao/doctors/desk/parts/deep/down.tsx', ''],
  ['stranger', 'app/areas/guahao/doctors/workbench/permissions.ts', ''],
  ['order', 'app/areas/cinema/rules.ts', ''],
  ['order', 'app/areas/guahao/cinema/rules.ts', ''],
  ['suite', 'app/areas/guahao/rules.ts', ''],
  ['readme', 'app/areas/guahao/doctors/README.md', 'line\n'.repeat(21)],
  ['readme', 'app/areas/location/README.md', 'line\n'.repeat(21)],
  ['page', 'app/areas/guahao/doctors/pages/unknown.tsx', ''],
  // The row of the patients' page leads to none of the desk's.
  ['page', 'app/areas/guahao/doctors/desk/pages/doctor-detail.tsx', ''],
  ['name', 'app/areas/location/parts/helpers.ts', ''],
  ['name', 'kit/geo/utils.ts', ''],
  ['name', 'kit/common/distance.ts', ''],
  ['name', 'server/index.ts', ''],
  ['size', 'app/areas/location/contract.ts', lines(301)],
  ['size', 'app/areas/guahao/doctors/pages/doctor-detail.tsx', lines(201)],
  ['jsdoc', 'kit/geo/other.ts', 'export const other = 1'],
  ['jsdoc', 'kit/geo/other.ts', '// Not a JSDoc.\nexport function other() {}'],
  ['jsdoc', 'kit/geo/other.ts', '/** Of one. */\nconst one = 1\nexport class Other { one = one }'],
  ['jsdoc', 'app/areas/location/rules.ts', 'export const isFar = true'],
  ['date', 'server/config.ts', 'export const now = new Date()'],
  ['date', 'app/areas/guahao/doctors/parts/doctor-line.tsx', 'export const DoctorLine = () => Date.now()'],
  ['date', 'kit/geo/distance.ts', '/** Metres. */\nexport const distanceMetres = Date()'],
])('[%s] is found in %s', (rule, file, text) => {
  const found = checkPlanted({ [file]: text }).map((finding) => [finding.rule, finding.file])
  const room = /^app\/areas\/((?:guahao\/)?\w+)/.exec(file)?.[0]
  expect(found).toContainEqual([rule, rule === 'order' ? room : file])
  expect(found.filter(([other]) => other !== rule)).toEqual([])
})

test('a room with calls has a README', () => {
  const found = checkPlanted({ 'app/areas/pay/contract.ts': '' })
  expect(found).toMatchObject([{ rule: 'readme', file: 'app/areas/pay/README.md' }])
})

test('a wing for staff and one for doctors have calls, pages and parts; the desk’s also registers itself', () => {
  const wing = { 'contract.ts': '', 'pages/list.tsx': '', 'parts/list-line.tsx': '', 'parts/read-list.ts': '' }
  const own = { 'menu.ts': '', 'permissions.ts': '', 'audit.ts': '' }
  const inFolder = (folder: string, files: object) =>
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]))
  const routes = `export const rows = [{ path: 'desk/list', file: page('list') }]`
  for (const room of ['app/areas/location', 'app/areas/guahao/doctors']) {
    const planted = {
      ...inFolder(`${room}/desk`, { ...wing, ...own, 'routes.ts': routes }),
      ...inFolder(`${room}/workbench`, { ...wing, 'routes.ts': routes }),
    }
    expect(checkPlanted(planted)).toEqual([])
  }
})

test.each([
  ['doctor/InvoiceDetails', 'invoice-details', true],
  ['health/refund_old', 'refund-old', true],
  ['doctor/orderdetail', 'order-detail', true],
  ['unit/doctors', 'unit-doctors', true],
  ['doctor/index', 'home', true],
  ['register/:partner/index', 'register', true],
  ['register/:partner', 'register', true],
  ['doctor/schedule', 'calendar', false],
  ['doctor/:id', 'detail', false],
])('%s may be answered by %s.tsx: %s', (path, name, allowed) => {
  const found = checkPlanted({
    'app/areas/location/routes.ts': `export const rows = [{ path: '${path}', file: page('${name}') }]`,
    [`app/areas/location/pages/${name}.tsx`]: '',
  })
  expect(found.map(({ rule }) => rule)).toEqual(allowed ? [] : ['page'])
})

test('blank lines, comments, tests and seeds have no size', () => {
  const found = checkPlanted({
    'app/areas/location/contract.ts': `${'\n// why\n/* and\n why */\n'.repeat(200)}export const a = 1`,
    'app/areas/location/rules.test.ts': lines(400),
    'app/areas/location/server/seed.ts': lines(400),
    'app/areas/location/server/seed/names.ts': lines(400),
  })
  expect(found).toEqual([])
})

test('an overload documents the others', () => {
  const text = `/** Reads. */\nexport function read(a: string): string\nexport function read(a: number): number\nexport function read(a: unknown) { return a }`
  expect(checkPlanted({ 'kit/geo/read.ts': text })).toEqual([])
})

test('text and types that speak of dates are no dates', () => {
  const text = `/** \`new Date()\` */\nexport const spoken = (at: Date) => at instanceof Date && 'new Date()'`
  expect(checkPlanted({ 'kit/geo/spoken.ts': text })).toEqual([])
})
