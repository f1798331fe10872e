import { createHash } from 'node:crypto'
import { fileStoreOf, listStoredFiles } from '#app/areas/files/server/public.ts'
import { dumpTable, listSequences, listTables } from '#kit/backup/server/dump-tables.ts'
import { BackupFault } from '#kit/backup/server/fault.ts'
import { type AddEntry, writeArchive } from '#kit/backup/server/write-archive.ts'
import { drizzleOver } from '#kit/db/connection.ts'
import { listApplied } from '#kit/db/migrate.ts'
import type { Db } from '#kit/db/open.ts'
import { type ConnectionConfig, onSingleConnection, type SingleConnection } from '#kit/db/single.ts'
import { findKeyName } from '#kit/seal/server/keys.ts'
import type { Config } from '../config.ts'
import { VERSION } from '../version.ts'
import { CLOSING, type Closing, OPENING, type Opening, ownMigrations } from './manifest.ts'

export interface Taking {
  connection: ConnectionConfig
  config: Pick<Config, 'dataDir' | 'uploads'>
  now: Date
  passphrase: string | undefined
}

/** What a backup holds. */
export interface Taken {
  bytes: number
  tables: number
  rows: number
  files: number
  missing: number
}

/**
 * Writes a backup of the database as it is at this moment and of every file that it knows, while all goes on; the whole under its
 * name or nothing. `SECRET` is not in it.
 */
export const takeBackup = (file: string, { connection, config, now, passphrase }: Taking): Promise<Taken> =>
  onSingleConnection(connection, async (client) => {
    await client.query('begin isolation level repeatable read, read only')
    await client.query("set local timezone = 'UTC'; set local statement_timeout = 0")
    await expectOwnTables(client)
    const db = drizzleOver(client)
    let closing: Closing | undefined
    const bytes = await writeArchive(file, {
      passphrase,
      fill: async (add) => {
        closing = await fill(add, { client, db, config, now })
      },
    })
    const { rows = {}, files = 0, missing = 0 } = closing ?? {}
    const counts = Object.values(rows)
    return { bytes, tables: counts.length, rows: counts.reduce((sum, one) => sum + one, 0), files, missing }
  })

const expectOwnTables = async (client: SingleConnection): Promise<void> => {
  const applied = (await listApplied(client)).map(({ hash }) => hash)
  if (applied.length === 0) throw new BackupFault('There is nothing to back up: this database has no tables of ours.')
  if (applied.join() !== ownMigrations().join())
    throw new BackupFault(
      'The database is of another version than this program: back it up by the version that serves it.',
    )
}

interface Filling extends Pick<Taking, 'config' | 'now'> {
  client: SingleConnection
  db: Db
}

const fill = async (add: AddEntry, filling: Filling): Promise<Closing> => {
  const hash = createHash('sha256')
  const addHashed: AddEntry = (name, bytes) => {
    hash.update(bytes)
    return add(name, bytes)
  }
  const opening = await openingOf(filling)
  await addHashed(OPENING, asJson(opening))
  const rows = await addTables(addHashed, filling, opening)
  const found = await addFiles(addHashed, filling)
  const sequences = await listSequences(filling.client)
  const closing = { rows, sequences, ...found, sha256: hash.digest('hex') }
  await add(CLOSING, asJson(closing))
  return closing
}

const openingOf = async ({ client, db, now }: Filling): Promise<Opening> => ({
  what: 'yilu-backup',
  format: 1,
  version: VERSION,
  takenAt: now.toISOString(),
  key: (await findKeyName(db)) ?? '',
  migrations: ownMigrations(),
  tables: await listTables(client),
})

const addTables = async (add: AddEntry, { client }: Filling, { tables }: Opening): Promise<Closing['rows']> => {
  const rows: Closing['rows'] = {}
  for (const table of tables) {
    const pieces = dumpTable(client, table)
    for (let number = 1; ; number++) {
      const { done, value } = await pieces.next()
      if (done) {
        rows[table.name] = value
        break
      }
      await add(`tables/${table.name}/${String(number).padStart(6, '0')}`, value)
    }
  }
  return rows
}

/** What was removed since the snapshot is missing in the store, and nobody's loss. */
const addFiles = async (add: AddEntry, { db, config }: Filling): Promise<Pick<Closing, 'files' | 'missing'>> => {
  const store = fileStoreOf(config)
  let [files, missing] = [0, 0]
  for await (const some of listStoredFiles(db)) {
    for (const { name } of some) {
      const bytes = await store.read(name)
      if (!bytes) {
        missing++
        continue
      }
      await add(`files/${name}`, bytes)
      files++
    }
  }
  return { files, missing }
}

const asJson = (value: object): Buffer => Buffer.from(`${JSON.stringify(value, undefined, 1)}\n`)
