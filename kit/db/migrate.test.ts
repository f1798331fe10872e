import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '#test/support/database.ts'
import { CannotStart } from './cannot-start.ts'
import { migrate } from './migrate.ts'
import type { Database } from './open.ts'

describe('Migrations', () => {
  let database: Database
  let folder: string
  beforeEach(async () => {
    database = await openTestDatabase()
    await database.pool.query('drop schema drizzle cascade')
    folder = mkdtempSync(join(tmpdir(), 'migrations-'))
    mkdirSync(join(folder, 'meta'))
  })
  afterEach(async () => {
    rmSync(folder, { recursive: true })
    await database.close()
  })

  const writeMigrations = (...statements: string[]) =>
    writeTimed(statements.map((statement, index) => [1_000 + index, statement]))

  const writeTimed = (migrations: [when: number, statement: string][]) => {
    const entries = migrations.map(([when], index) => ({
      idx: index,
      when,
      tag: `000${index}`,
      breakpoints: true,
    }))
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
    for (const [index, [, statement]] of migrations.entries()) writeFileSync(join(folder, `000${index}.sql`), statement)
  }

  test('are applied once, and later ones alone afterwards', async () => {
    writeMigrations('create table first_things ()')
    expect(await migrate(database, folder)).toBe(1)
    expect(await migrate(database, folder)).toBe(0)
    writeMigrations('create table first_things ()', 'create table second_things ()')
    expect(await migrate(database, folder)).toBe(1)
  })

  test('tell how many there are before they begin, and nothing where there is nothing to do', async () => {
    const heard: unknown[] = []
    writeMigrations('create table first_things ()')
    await migrate(database, folder, (progress) => heard.push(progress))
    writeMigrations('create table first_things ()', 'create table second_things ()', 'create table third_things ()')
    await migrate(database, folder, (progress) => heard.push(progress))
    await migrate(database, folder, (progress) => heard.push(progress))
    expect(heard).toEqual([
      { due: 1, isNew: true, seconds: 0 },
      { due: 2, isNew: false, seconds: 0 },
    ])
  })

  test('are applied by one of several processes that start at once', async () => {
    writeMigrations('create table first_things ()', 'create table second_things ()')
    const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(database, folder)))
    expect(applied.sort()).toEqual([0, 0, 0, 2])
  })

  test('leave nothing when one of them fails, and can be tried again', async () => {
    writeMigrations('create table first_things ()', 'create table first_things ()')
    await expect(migrate(database, folder)).rejects.toThrow()
    writeMigrations('create table first_things ()')
    expect(await migrate(database, folder)).toBe(1)
  })

  test('that changed after they were applied are refused', async () => {
    writeMigrations('create table first_things ()')
    await migrate(database, folder)
    writeMigrations('create table other_things ()')
    await expect(migrate(database, folder)).rejects.toThrow('begin with an empty one')
  })

  test('that a later version of the program applied are refused, and nothing is changed', async () => {
    writeMigrations('create table first_things ()', 'create table second_things ()')
    await migrate(database, folder)
    writeMigrations('create table first_things ()')
    const refused = migrate(database, folder)
    await expect(refused).rejects.toThrow(CannotStart)
    await expect(refused).rejects.toThrow('The database is newer than this program')
    const { rowCount } = await database.pool.query('select from drizzle.__drizzle_migrations')
    expect(rowCount).toBe(2)
  })

  test('of which some changed and some are later are refused as those of another program', async () => {
    writeMigrations('create table first_things ()', 'create table second_things ()')
    await migrate(database, folder)
    writeMigrations('create table other_things ()')
    await expect(migrate(database, folder)).rejects.toThrow('begin with an empty one')
  })

  test('that are to come before one that was applied are refused, instead of passed over', async () => {
    writeTimed([
      [1_000, 'create table first_things ()'],
      [3_000, 'create table third_things ()'],
    ])
    await migrate(database, folder)
    writeTimed([
      [1_000, 'create table first_things ()'],
      [2_000, 'create table second_things ()'],
      [3_000, 'create table third_things ()'],
    ])
    const refused = migrate(database, folder)
    await expect(refused).rejects.toThrow(CannotStart)
    await expect(refused).rejects.toThrow('lacks 1 of the migrations')
  })

  test('that are older than those before them are refused by an empty database too', async () => {
    writeTimed([
      [3_000, 'create table third_things ()'],
      [2_000, 'create table second_things ()'],
    ])
    await expect(migrate(database, folder)).rejects.toThrow('in the order of their times')
  })
})
