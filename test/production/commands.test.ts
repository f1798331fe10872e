import { spawnSync } from 'node:child_process'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/open.ts'
import { parseTime } from '#kit/time/day.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { SECRET } from '../generated/world.ts'
import { loadDump } from '../releases/dump.ts'
import { openTestDatabase, urlOf } from '../support/database.ts'
import { bareEnv, makeDataDir, removeDataDir } from '../support/product.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts
const untouched = makeDataDir()

let database: Database
beforeAll(async () => {
  database = await openTestDatabase({ template: 'template0' })
  await loadDump(database.connection, join(root, 'migrations/releases/v0.2.0.sql.gz'))
  await prepareDatabase(database, { secret: SECRET, formerSecrets: [] }, parseTime('2026-11-24 08:00'))
})
afterAll(async () => {
  await database.close()
  removeDataDir(untouched)
})

const run = (script: string, words: string[], env: Record<string, string> = {}) => {
  const asked = { ...bareEnv(), DATA_DIR: untouched, ...env }
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    cwd: root,
    encoding: 'utf8',
    env: asked,
  })
  return { status, stdout, stderr }
}
const beside = () => ({ DATABASE_URL: urlOf(database.connection), SECRET })

test('every command that a page names is there, and every one that is there stands on a page', () => {
  const pages = [
    'README.md',
    'README.zh-CN.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    ...globSync('docs/*.md', { cwd: root }),
  ]
  const named = new Set(
    pages.flatMap((page) => [...read(page).matchAll(/npm run ([a-z-]+)/g)].map(([, name = '']) => name)),
  )
  expect([...named].filter((name) => !(name in scripts))).toEqual([])
  const plain = ['start', 'test']
  expect(Object.keys(scripts).filter((name) => !plain.includes(name) && !named.has(name))).toEqual([])
  // What operators and newcomers ask stands in the table; what makes a release, pages or migrations stands where they are made.
  const [, table = ''] = read('README.md').split('## Commands')
  const ours = ['build', 'migrations', 'release-dump', 'pictures']
  const missing = Object.keys(scripts).filter(
    (name) => !ours.includes(name) && !RegExp(`npm (run )?${name}\\b`).test(table),
  )
  expect(missing).toEqual([])
})

test.each(['setup', 'import', 'staff', 'backup', 'restore', 'archive', 'keys', 'ledger', 'seed', 'audit'])(
  '%s says in words how it is asked where the words are wrong, ends with 2, and has opened nothing',
  (name) => {
    const script = `tools/${name}.ts`
    expect(scripts[name]).toBe(`node ${script}`)
    const { status, stdout, stderr } = run(script, ['--help'])
    expect([status, stdout, stderr]).toEqual([2, '', expect.stringMatching(RegExp(`^npm run ${name}\\b`))])
    expect(readdirSync(untouched)).toEqual([])
  },
)

test('the ledger says the same to people and to programs', () => {
  const { status, stdout } = run('tools/ledger.ts', ['--json'], beside())
  const { accounts, differences, faults } = JSON.parse(stdout)
  expect([status, faults, Array.isArray(differences)]).toEqual([0, [], true])
  const sum = (of: 'debitFen' | 'creditFen') =>
    accounts.reduce((fen: number, one: Record<typeof of, number>) => fen + one[of], 0)
  expect(sum('debitFen')).toBeGreaterThan(0)
  expect(sum('debitFen')).toBe(sum('creditFen'))
  const said = run('tools/ledger.ts', [], beside()).stdout
  for (const { account } of accounts) expect(said).toContain(account)
  expect(said).toMatch(/the books balance\n$/)
}, 60_000)

test('a backup tells programs what is in it', () => {
  const file = join(untouched, 'night.gz')
  const { status, stdout } = run('tools/backup.ts', [file, '--json'], beside())
  const facts = { file, tables: expect.any(Number), rows: expect.any(Number), files: 0, isSealed: false }
  expect([status, JSON.parse(stdout)]).toMatchObject([0, facts])
  expect(JSON.parse(stdout).rows).toBeGreaterThan(JSON.parse(stdout).tables)
}, 60_000)
