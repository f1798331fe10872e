import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Entry, readArchive } from '#kit/backup/server/read-archive.ts'
import { type AddEntry, writeArchive } from '#kit/backup/server/write-archive.ts'
import type { Database } from '#kit/db/open.ts'
import { parseTime } from '#kit/time/day.ts'
import { findFaults } from '#server/backup/proof.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { takeBackup } from '#server/backup/take.ts'
import { readConfig } from '#server/config.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { SECRET } from '../generated/world.ts'
import { loadDump } from '../releases/dump.ts'
import { openTestDatabase, urlOf } from '../support/database.ts'
import { bareEnv } from '../support/product.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'yilu-backup-'))
const passphrase = 'the hospital on the hill'

let from: Database
beforeAll(async () => {
  from = await openTestDatabase({ template: 'template0' })
  await loadDump(from.connection, join(root, 'migrations/releases/v0.2.0.sql.gz'))
  await prepareDatabase(from, { secret: SECRET, formerSecrets: [] }, parseTime('2026-11-24 08:00'))
})
afterAll(async () => {
  await from.close()
  rmSync(folder, { recursive: true })
})

interface Running {
  database?: Database
  env?: Record<string, string>
  dataDir?: string
}

/** A command as an operator gives it, on that database. */
const run = (words: string[], { database = from, env = {}, dataDir = join(folder, 'data') }: Running = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: root,
    encoding: 'utf8',
    env: { ...bareEnv(), SECRET, DATA_DIR: dataDir, DATABASE_URL: urlOf(database.connection), ...env },
  })
  return { status, says: stdout + stderr }
}

const backup = (file: string, running?: Running) => run(['tools/backup.ts', file], running)
const restore = (file: string, running?: Running, ...options: string[]) =>
  run(['tools/restore.ts', file, ...options], running)

const here = (name: string) => join(folder, name)

/** What a backup asks of the settings. */
const configOf = (dataDir: string) => {
  const { uploads } = readConfig({ DATA_DIR: dataDir, SECRET })
  return { dataDir, uploads, secret: SECRET, formerSecrets: [] }
}
const restoring = ({ connection }: Database, dataDir = here('data')) => ({
  connection,
  config: configOf(dataDir),
  now: parseTime('2026-11-24 09:00'),
  acceptFaults: false,
})

/** Every row of every table, each table as one number. */
const contentsOf = async ({ pool }: Database): Promise<Record<string, string>> => {
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  )
  const sums: Record<string, string> = {}
  for (const { name } of rows) {
    const asked = await pool.query(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from "${name}" t`,
    )
    sums[name] = asked.rows[0].sum
  }
  return sums
}

/** An empty database of its own for what is done in it. */
const inEmpty = async (work: (database: Database) => Promise<void>) => {
  const database = await openTestDatabase({ template: 'template0' })
  await work(database).finally(() => database.close())
}

const countTables = async ({ pool }: Database): Promise<number> =>
  (await pool.query("select count(*)::integer as count from pg_tables where schemaname = 'public'")).rows[0].count

/** A file of a patient, in the store and among what the database knows. */
const putFile = async (dataDir: string): Promise<{ name: string; bytes: Buffer }> => {
  const name = `${randomBytes(20).toString('hex')}.jpg`
  const bytes = randomBytes(70_000)
  const { rows } = await from.pool.query('select id from access_patients order by id limit 1')
  await from.pool.query(
    "insert into files_uploads (patient_id, uploadtype, address, bytes, width, height, created_at) values ($1, 'ask', $2, $3, 1, 1, now())",
    [rows[0].id, `/files/${name}`, bytes.length],
  )
  mkdirSync(join(dataDir, 'uploads', name.slice(0, 2)), { recursive: true })
  writeFileSync(join(dataDir, 'uploads', name.slice(0, 2), name), bytes)
  return { name, bytes }
}

describe('A backup', () => {
  test('that is sealed comes back whole into an empty database: every row, every file, where sequences stand and what keys refer to', async () => {
    const dataDir = here('full')
    const { name, bytes } = await putFile(dataDir)
    const env = { BACKUP_PASSPHRASE: passphrase }
    const taken = backup(here('full.age'), { env, dataDir })
    expect(taken).toEqual({ status: 0, says: expect.stringMatching(/ [1-9]\d* files; .* sealed\n/) })
    const before = await contentsOf(from)
    await inEmpty(async (database) => {
      const elsewhere = here('elsewhere')
      const back = restore(here('full.age'), { database, env, dataDir: elsewhere })
      expect(back.says).toContain('every invariant and every chain of the audit holds')
      expect(back.status).toBe(0)
      expect(await contentsOf(database)).toEqual(before)
      expect(readFileSync(join(elsewhere, 'uploads', name.slice(0, 2), name)).equals(bytes)).toBe(true)
      const shape = `select (select count(*) from pg_constraint where contype = 'f') as keys, (select count(*) from pg_indexes where schemaname = 'public') as indexes,
        (select sum(last_value) from pg_sequences where schemaname = 'public') as numbers`
      expect((await database.pool.query(shape)).rows).toEqual((await from.pool.query(shape)).rows)
      await prepareDatabase(database, { secret: SECRET, formerSecrets: [] }, parseTime('2026-11-24 09:00'))
    })
  }, 180_000)

  test('can be tried out by a command for a timer, which leaves nothing behind', () => {
    expect(backup(here('timer.gz')).status).toBe(0)
    const scratch = mkdtempSync(join(folder, 'scratch-'))
    const tried = restore(here('timer.gz'), { env: { TMPDIR: scratch } }, '--test')
    expect(tried.says).toContain('can be brought back')
    expect(tried.status).toBe(0)
    expect(readdirSync(scratch)).toEqual([])
  }, 180_000)

  test('is read by tar, as it is no format of our own', () => {
    expect(backup(here('plain.gz')).status).toBe(0)
    const { stdout } = spawnSync('tar', ['-tzf', here('plain.gz')], { encoding: 'utf8' })
    expect(stdout.trim().split('\n')).toEqual(
      expect.arrayContaining(['backup.json', 'tables/access_patients/000001', 'whole.json']),
    )
    expect(gunzipSync(readFileSync(here('plain.gz'))).includes(SECRET)).toBe(false)
  }, 60_000)

  test('replaces no file that is there, and wants the folder of the other to be there', async () => {
    writeFileSync(here('there'), 'mine')
    const taking = { connection: from.connection, config: configOf(here('data')), now: parseTime('2026-11-24 08:30') }
    const take = (name: string) => takeBackup(here(name), { ...taking, passphrase: undefined })
    await expect(take('there')).rejects.toThrow('is there already')
    expect(readFileSync(here('there'), 'utf8')).toBe('mine')
    await expect(take('no/where')).rejects.toThrow('its folder is not there')
  })

  test('that cannot be written to its end leaves no half file under its name, nor under another', () => {
    const full = mkdtempSync(join(folder, 'full-'))
    const words = `trap '' XFSZ; ulimit -f 100; exec "${process.execPath}" tools/backup.ts "${join(full, 'a.gz')}"`
    const env = { ...bareEnv(), SECRET, DATA_DIR: here('data'), DATABASE_URL: urlOf(from.connection) }
    const { status, stderr } = spawnSync('bash', ['-c', words], { cwd: root, env, encoding: 'utf8' })
    expect(stderr).toContain('is not written: no file may be that big here')
    expect(status).toBe(1)
    expect(readdirSync(full)).toEqual([])
  })
})

describe('What is no whole backup of ours is refused in a line, and touches nothing', () => {
  const good = here('good.gz')
  const sealed = here('good.age')
  let empty: Database
  beforeAll(async () => {
    const taking = { connection: from.connection, config: configOf(here('data')), now: parseTime('2026-11-24 08:30') }
    await takeBackup(good, { ...taking, passphrase: undefined })
    await takeBackup(sealed, { ...taking, passphrase })
    empty = await openTestDatabase({ template: 'template0' })
  })
  afterAll(() => empty.close())

  const cut = (file: string, bytes: number): string => {
    const name = here(`cut-${bytes}`)
    writeFileSync(name, readFileSync(file).subarray(0, bytes))
    return name
  }
  const written = (name: string, bytes: string | Buffer): string => {
    writeFileSync(here(name), bytes)
    return here(name)
  }
  /** The good one with its parts changed; a part for which nothing is given back is left out. */
  const repacked = async (name: string, change: (entry: Entry) => Uint8Array | undefined): Promise<string> => {
    const fill = async (add: AddEntry) => {
      for await (const entry of readArchive(good, undefined)) {
        const bytes = change(entry)
        if (bytes) await add(entry.name, bytes)
      }
    }
    await writeArchive(here(name), { passphrase: undefined, fill })
    return here(name)
  }
  const withMigrations = (name: string, change: (hashes: string[]) => string[]) =>
    repacked(name, ({ name: entry, bytes }) => {
      if (entry !== 'backup.json') return bytes
      const opening = JSON.parse(bytes.toString())
      return Buffer.from(JSON.stringify({ ...opening, version: '7.7.7', migrations: change(opening.migrations) }))
    })
  const strange = 'f'.repeat(64)

  const files: [string, () => string | Promise<string>, RegExp, string?][] = [
    ['a cut one', () => cut(good, 100_000), /is cut or damaged/],
    ['one that lacks its last byte', () => cut(good, readFileSync(good).length - 1), /is cut or damaged/],
    [
      'one without its end',
      () => repacked('endless', ({ name, bytes }) => (name === 'whole.json' ? undefined : bytes)),
      /is cut: its end is missing/,
    ],
    ['a sealed one that is cut', () => cut(sealed, 100_000), /is cut or damaged/, passphrase],
    ['a sealed one with another passphrase', () => sealed, /the passphrase is another one/, 'another passphrase'],
    ['a sealed one without a passphrase', () => sealed, /is sealed: give its passphrase/],
    ['a foreign file', () => written('foreign', 'select 1;'), /is no backup/],
    [
      'a foreign archive',
      () => written('tar', spawnSync('tar', ['-cz', '-C', root, 'LICENSE']).stdout),
      /is no backup of this program/,
    ],
    ['an empty file', () => written('empty', ''), /is no backup/],
    ['a file that is not there', () => here('nowhere'), /cannot be read: there is none/],
    [
      'one with a row less',
      () =>
        repacked('less', ({ name, bytes }) =>
          name.startsWith('tables/pay_ledger/') ? bytes.subarray(bytes.indexOf('\n') + 1) : bytes,
        ),
      /was altered or is damaged/,
    ],
    [
      'an older one',
      () => withMigrations('older', (hashes) => hashes.slice(0, -1)),
      /is older than this program: it was taken by version 7\.7\.7\. Restore it with that version, then upgrade/,
    ],
    ['a newer one', () => withMigrations('newer', (hashes) => [...hashes, strange]), /is newer than this program/],
    [
      'one of other migrations',
      () => withMigrations('other', (hashes) => [strange, ...hashes.slice(1)]),
      /other migrations made/,
    ],
  ]
  test.each(files)('%s', async (_, fileOf, says, word) => {
    const file = await fileOf()
    const dataDir = here('touched')
    const error = await restoreBackup(file, word, restoring(empty, dataDir)).catch((error: Error) => error)
    expect(error).toMatchObject({ message: expect.stringMatching(says), expected: true })
    expect((error as Error).message).not.toContain('\n')
    expect(await countTables(empty)).toBe(0)
    expect(existsSync(dataDir)).toBe(false)
  })

  test('nor does one of another SECRET, or into a database with a row', async () => {
    const secret = randomBytes(32).toString('hex')
    const other = { ...restoring(empty), config: { ...configOf(here('touched')), secret } }
    await expect(restoreBackup(good, undefined, other)).rejects.toThrow(/^SECRET: .* was sealed under another one/)
    expect(await countTables(empty)).toBe(0)
    const before = await contentsOf(from)
    await expect(restoreBackup(good, undefined, restoring(from))).rejects.toThrow(
      'has data already, and stays as it is',
    )
    expect(await contentsOf(from)).toEqual(before)
  })

  test('and what was false when it was taken is named and comes in only where that is wanted', async () => {
    const add = (fen: number) =>
      from.pool.query("update pay_ledger set amount_fen = amount_fen + $1 where happening like 'paid:%'", [fen])
    await add(1)
    const file = here('false.gz')
    const taking = { connection: from.connection, config: configOf(here('data')), now: parseTime('2026-11-24 08:30') }
    await takeBackup(file, { ...taking, passphrase: undefined })
    await add(-1)
    await inEmpty(async (database) => {
      const refused = restoreBackup(file, undefined, restoring(database))
      await expect(refused).rejects.toThrow('not true: what was paid is in the books, and nothing else')
      expect((await database.pool.query('select count(*)::integer as count from access_patients')).rows[0].count).toBe(
        0,
      )
      const accepted = restore(file, { database }, '--accept-faults')
      expect(accepted).toEqual({ status: 0, says: expect.stringContaining('accepted: not true: what was paid') })
    })
  }, 120_000)
})

test('the proof finds an audit whose line was taken out', async () => {
  expect(await findFaults(from.db)).toEqual([])
  const { rows } = await from.pool.query(
    'select hospital_id from access_audit_ends where last_hash is not null limit 1',
  )
  const [{ hospital_id: hospital }] = rows
  await from.pool.query('update access_audit_ends set last_hash = null where hospital_id = $1', [hospital])
  expect(await findFaults(from.db)).toEqual([`the audit of hospital ${hospital} does not hold`])
})
