import { join } from 'node:path'
import { migrate } from '#kit/db/migrate.ts'
import type { Database } from '#kit/db/open.ts'
import { expectKeyOf } from '#kit/seal/server/keys.ts'
import type { Secrets } from '#kit/seal/server/seal.ts'

const migrations = join(import.meta.dirname, '../migrations')

/** Makes the tables what they are to be, and sees that our secret opens what stands in them: before anybody reads or writes. */
export const prepareDatabase = async (database: Database, config: Secrets, now: Date): Promise<void> => {
  await migrate(database, migrations)
  await expectKeyOf(database.db, config, now)
}
