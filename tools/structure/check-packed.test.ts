import { expect, test } from 'vitest'
import { checkPacked } from './check-packed.ts'
import { treeOf } from './planted.ts'

const file = 'app/areas/location/rules.ts'

test('a check that sees no code says so', () => {
  expect(() => checkPacked({ files: [], sources: [], configs: [], read: () => '' })).toThrow('nothing')
})

test('a sound project packs nothing', () => {
  expect(checkPacked(treeOf({}))).toEqual([])
})

test.each([
  ['const city = {\n  ...{ id: 1, name: "深圳" },\n}', 2],
  ['const city = {\n  id: 1,\n  ...{ name: "深圳", streets: { most: [1] } },\n}', 3],
  ['const ids = [\n  ...[1, 2, 3],\n]', 2],
  ['keep(\n  ...[1, 2],\n)', 2],
])('a packed literal is found: %s', (text, line) => {
  expect(checkPacked(treeOf({ [file]: text }))).toMatchObject([{ rule: 'packed', file, line }])
})

test.each([
  'const city = { ...{ id: 1 }, name: "深圳" }',
  'const city = {\n  ...known,\n  ...(isNear && { metres: 5 }),\n  ...nameOf({ id: 1 }),\n}',
  'const city = {\n  ...{\n    id: 1,\n  },\n}',
  '/*\n...{ id: 1 }\n*/\nconst words = `\n...{ id: 1 }`',
])('what packs nothing passes: %s', (text) => {
  expect(checkPacked(treeOf({ [file]: text }))).toEqual([])
})
