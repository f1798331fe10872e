import { pino } from 'pino'
import { inject } from 'vitest'
import { connect, type Database, unhurried } from '#kit/db/open.ts'
import { administer, createDatabase, inDatabase, singly } from './template.ts'

/**
 * A database to copy that `plant` fills, made once in a run however many files ask for it, and without haste: on a busy
 * machine a statement that plants a whole world takes longer than any question may. Removed after the run.
 */
export const plantedTemplate = (name: string, plant: (database: Database) => Promise<void>): Promise<string> => {
  const { connection, template, run } = inject('testServer')
  const planted = `${run}_${name}`
  return singly(connection, async () => {
    const { rowCount } = await administer(connection, `select from pg_database where datname = '${planted}'`)
    if (rowCount) return planted
    const half = await createDatabase(connection, template)
    const log = pino({ level: 'error' })
    const database = connect(inDatabase(connection, half), { poolSize: 2, log, session: unhurried })
    await plant(database).finally(database.close)
    await administer(connection, `alter database ${half} rename to ${planted}`)
    return planted
  })
}
