import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '#kit/db/migrate.ts'
import { openTestDatabase } from '#test/support/database.ts'
import { bareEnv } from '#test/support/product.ts'

const project = join(import.meta.dirname, '..')
const file = 'migrations/0000_initial.sql'

// A project of one table, with the tool and its settings as they are.
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'yilu-migrations-'))
  for (const name of ['tools/migrations.ts', 'drizzle.config.ts', 'package.json'])
    cpSync(join(project, name), join(root, name))
  // A folder of its own, since the tool keeps the former migrations in it for a moment.
  mkdirSync(join(root, 'node_modules'))
  for (const name of ['.bin', 'drizzle-kit', 'drizzle-orm'])
    symlinkSync(join(project, 'node_modules', name), join(root, 'node_modules', name))
})
afterEach(() => rmSync(root, { recursive: true }))

const writeTable = (...columns: string[]) => {
  const folder = join(root, 'app/areas/things/server')
  mkdirSync(folder, { recursive: true })
  const fields = columns.map((name) => `${name}: text()`).join(', ')
  writeFileSync(
    join(folder, 'tables.ts'),
    `import { pgTable, text } from 'drizzle-orm/pg-core'\nexport const things = pgTable('things', { ${fields} })\n`,
  )
}
const release = () => {
  mkdirSync(join(root, 'migrations/releases'))
  writeFileSync(join(root, 'migrations/releases/v0.2.0.sql.gz'), '')
}
const makeMigrations = (...words: string[]) => {
  const tool = join(root, 'tools/migrations.ts')
  const { status, stderr } = spawnSync(process.execPath, [tool, ...words], {
    cwd: root,
    env: bareEnv(),
    encoding: 'utf8',
  })
  return { code: status, said: stderr }
}
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const listSql = () => globSync('migrations/*.sql', { cwd: root }).sort()
const journal = () => JSON.parse(read('migrations/meta/_journal.json')) as { entries: { when: number; tag: string }[] }

test('before the first release the one migration is made anew, at the same time as before', () => {
  writeTable('first')
  expect(makeMigrations()).toMatchObject({ code: 0 })
  const before = journal()
  writeTable('first', 'second')
  expect(makeMigrations()).toMatchObject({ code: 0 })
  expect(listSql()).toEqual([file])
  expect(read(file)).toContain('"second" text')
  expect(journal()).toEqual(before)
}, 60_000)

test('once a release is there, none is made anew, and what is there stays as it is', () => {
  writeTable('first')
  makeMigrations()
  release()
  writeTable('first', 'second')
  const before = read(file)
  expect(makeMigrations()).toEqual({
    code: 1,
    said: 'v0.2.0 is released, and migrations are only added. Give the new one a name: npm run migrations -- add-waiting-list\n',
  })
  expect([listSql(), read(file)]).toEqual([[file], before])
}, 60_000)

test('an added migration is found, applied after the first to a database that has that, and written down', async () => {
  const database = await openTestDatabase({ template: 'template0' })
  try {
    writeTable('first')
    makeMigrations()
    release()
    const folder = join(root, 'migrations')
    expect(await migrate(database, folder)).toBe(1)
    await database.pool.query("insert into things (first) values ('was there before')")

    // The first was made by somebody whose clock is ahead.
    const { entries, ...rest } = journal()
    const ahead = (entries[0]?.when ?? 0) + 3_600_000
    const moved = { ...rest, entries: entries.map((entry) => ({ ...entry, when: ahead })) }
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(moved))
    await database.pool.query('update drizzle.__drizzle_migrations set created_at = $1', [ahead])

    writeTable('first', 'second')
    expect(makeMigrations('add-second')).toMatchObject({ code: 0 })
    expect(listSql()).toEqual([file, 'migrations/0001_add-second.sql'])
    expect(await migrate(database, folder)).toBe(1)
    expect((await database.pool.query('select * from things')).rows).toEqual([
      { first: 'was there before', second: null },
    ])
    const { rows } = await database.pool.query('select created_at::float from drizzle.__drizzle_migrations order by id')
    expect(rows.map(({ created_at }) => created_at)).toEqual([ahead, ahead + 1])
    expect(await migrate(database, folder)).toBe(0)
  } finally {
    await database.close()
  }
}, 60_000)

test('where migrations were added, none is made anew either', () => {
  writeTable('first')
  makeMigrations()
  writeTable('first', 'second')
  makeMigrations('add-second')
  expect(makeMigrations()).toEqual({
    code: 1,
    said: 'There are later migrations. Give the new one a name: npm run migrations -- add-waiting-list\n',
  })
}, 60_000)
