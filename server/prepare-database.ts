import { join } from 'node:path'
import { expectMigrated, type MigrationProgress, migrate } from '#kit/db/migrate.ts'
import type { Database } from '#kit/db/open.ts'
import { expectKeyOf } from '#kit/seal/server/keys.ts'
import type { Secrets } from '#kit/seal/server/seal.ts'

const migrations = join(import.meta.dirname, '../migrations')

/**
 * Makes the tables what they are to be, and sees that our secret opens what stands in them: before anybody reads or writes. What
 * another process serves from is that already, or is not ours to change.
 */
export const prepareDatabase = async (
  database: Database,
  config: Secrets,
  now: Date,
  heard?: (progress: MigrationProgress) => void,
): Promise<void> => {
  await (database.alongside ? expectMigrated(database, migrations) : migrate(database, migrations, heard))
  await expectKeyOf(database.db, config, now)
}
