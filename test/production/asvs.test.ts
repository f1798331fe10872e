import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const table = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
const rows = table.split('\n').filter((line) => /^\| \d/.test(line))

/** Requirements of levels 1 and 2 by section, of OWASP ASVS 5.0.0: how many of the first of each are among them. */
const sections: Record<string, readonly number[]> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
}
const required = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) => Array.from({ length: count }, (_, at) => `${chapter}.${section + 1}.${at + 1}`)),
)

test('every requirement of level 2 stands in the table once', () => {
  const told = rows.flatMap((row) => row.split(' | ')[0]?.replace('| ', '').split(' · ') ?? [])
  expect(required).toHaveLength(253)
  expect([...told].sort()).toEqual([...required].sort())
})

test('what is met names tests that are there, or says why it needs none', () => {
  const named = rows.flatMap((row) =>
    [...row.matchAll(/`([\w./-]+\/[\w./-]+\.(?:ts|md))`/g)].map(([, path]) => path ?? ''),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('what is not met is counted at the top', () => {
  const open = rows
    .filter((row) => row.includes('**not met**'))
    .flatMap((row) => row.split(' | ')[0]?.split(' · ') ?? [])
  expect(table).toContain(`${open.length} not met.`)
})
