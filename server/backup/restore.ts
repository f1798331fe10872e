import { fileStoreOf } from '#app/areas/files/server/public.ts'
import { quoted } from '#kit/backup/server/dump-tables.ts'
import { BackupFault } from '#kit/backup/server/fault.ts'
import { loadTable, setSequences, type TableLoad, withoutKeys } from '#kit/backup/server/load-tables.ts'
import { readArchive } from '#kit/backup/server/read-archive.ts'
import { drizzleOver } from '#kit/db/connection.ts'
import { migrate, migrationLock } from '#kit/db/migrate.ts'
import type { Db } from '#kit/db/open.ts'
import { type ConnectionConfig, onSingleConnection, type SingleConnection } from '#kit/db/single.ts'
import { expectKeyOf, knowsKey } from '#kit/seal/server/keys.ts'
import type { Config } from '../config.ts'
import { type Looked, lookThrough } from './look.ts'
import { MIGRATIONS } from './manifest.ts'
import { countLostFiles, findFaults } from './proof.ts'

export interface Restoring {
  connection: ConnectionConfig
  config: Pick<Config, 'dataDir' | 'uploads' | 'secret' | 'formerSecrets'>
  now: Date
  /** Takes in also what is not as it must be, as it may have been when the backup was taken. */
  acceptFaults: boolean
}

/** What was brought back, and what was wrong with it and accepted. */
export interface Restored extends Looked {
  rows: number
  files: number
  faults: string[]
}

/**
 * Brings a backup that was looked through back into an empty database, in one transaction: nobody sees anything of it before it has
 * proven itself, and where it does not, the database stays empty.
 */
export const restoreBackup = async (
  file: string,
  passphrase: string | undefined,
  restoring: Restoring,
): Promise<Restored> => {
  const looked = await lookThrough(file, passphrase)
  const { connection, config } = restoring
  if (!knowsKey(config, looked.opening.key))
    throw new BackupFault(
      `SECRET: what is sealed in ${file} was sealed under another one (its key is ${looked.opening.key}). Give that, or name it among FORMER_SECRETS.`,
    )
  return onSingleConnection(connection, async (client) => {
    await refuseFilled(client)
    await migrate({ connection }, MIGRATIONS)
    const faults = await drizzleOver(client).transaction((db) =>
      takeIn(file, passphrase, { ...restoring, looked, client, db }),
    )
    // What PostgreSQL would find out by itself some minutes later, while everybody waits for bad plans.
    await client.query('analyze')
    const rows = Object.values(looked.closing.rows).reduce((sum, one) => sum + one, 0)
    return { ...looked, rows, files: looked.closing.files, faults }
  })
}

/** Throws where any table has a row: what is there already is never mixed with what comes, nor lost. */
const refuseFilled = async (client: SingleConnection): Promise<void> => {
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  )
  const looks = tables.map(({ name }) => `exists (select from public.${quoted(name)})`)
  if (looks.length === 0) return
  const { rows } = await client.query(`select ${looks.join(' or ')} as is_filled`)
  if (rows[0].is_filled)
    throw new BackupFault(
      'The database has data already, and stays as it is: restore into an empty one (another DATA_DIR, or a new database).',
    )
}

interface TakingIn extends Restoring {
  looked: Looked
  client: SingleConnection
  db: Db
}

const takeIn = async (file: string, passphrase: string | undefined, taking: TakingIn): Promise<string[]> => {
  const { client, db, config, now, looked, acceptFaults } = taking
  await client.query("set local statement_timeout = 0; set local timezone = 'UTC'")
  // Who starts meanwhile waits for it before they look into the tables.
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
  await refuseFilled(client)
  await withoutKeys(client, () => loadAll(file, passphrase, taking))
  await setSequences(client, looked.closing.sequences)
  await expectKeyOf(db, config, now)
  const lost = (await countLostFiles(db, config)) - looked.closing.missing
  const faults = [...(await findFaults(db)), ...(lost > 0 ? [`${lost} files are missing or have another size`] : [])]
  if (faults.length > 0 && !acceptFaults)
    throw new BackupFault(
      `${file} is not taken in; the database stays empty:\n${faults.join('\n')}\nWhere that was so when it was taken: --accept-faults`,
    )
  return faults
}

const loadAll = async (file: string, passphrase: string | undefined, { client, config, looked }: TakingIn) => {
  const tables = new Map(looked.opening.tables.map((table) => [table.name, table]))
  const store = fileStoreOf(config)
  let open: { name: string; load: TableLoad } | undefined
  const close = async () => {
    if (!open) return
    const rows = await open.load.end()
    if (rows !== looked.closing.rows[open.name])
      throw new BackupFault(`${open.name} has ${rows} rows and should have ${looked.closing.rows[open.name]}.`)
    open = undefined
  }
  for await (const { name, bytes } of readArchive(file, passphrase)) {
    const [kind, of = ''] = name.split('/')
    if (open && open.name !== of) await close()
    const table = kind === 'tables' ? tables.get(of) : undefined
    if (table) {
      open ??= { name: of, load: loadTable(client, table) }
      await open.load.write(bytes)
    }
    if (kind === 'files') await store.keep(of, bytes)
  }
  await close()
}
