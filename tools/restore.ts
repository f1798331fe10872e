import { openDatabase } from '#kit/db/open.ts'
import { systemClock } from '#kit/time/clock.ts'
import { type Restored, restoreBackup } from '#server/backup/restore.ts'
import { inScratch } from '#server/backup/scratch.ts'
import { type Config, readConfig } from '#server/config.ts'
import { openLog } from '#server/log.ts'
import { endBecauseOf } from './end-because-of.ts'
import { readWords } from './read-words.ts'

/**
 * `npm run restore FILE` brings a backup back into an empty database and lets nobody in before it has proven itself;
 * `npm run restore -- FILE --test` does so in a folder for the time being and touches nothing else, for a timer. Ends with 0 when all is
 * as it must be, else with 1.
 */
const usage = 'npm run restore FILE, or npm run restore -- FILE [--test] [--accept-faults]\n'

const { values, positionals } = readWords(usage, { test: { type: 'boolean' }, 'accept-faults': { type: 'boolean' } }, 1)
const [file = ''] = positionals
const { test, 'accept-faults': acceptFaults = false } = values
const log = openLog('warn')
const began = performance.now()

const restoreInto = async (config: Config): Promise<Restored> => {
  const { databaseUrl: url, dataDir, backupPassphrase } = config
  const database = await openDatabase({ url, dataDir, poolSize: 1, log })
  try {
    const { connection } = database
    return await restoreBackup(file, backupPassphrase, { connection, config, now: systemClock.now(), acceptFaults })
  } finally {
    await database.close()
  }
}

try {
  const config = readConfig(process.env)
  const { opening, rows, files, faults } = await (test ? inScratch(config, restoreInto) : restoreInto(config))
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  process.stdout.write(
    `${file} of ${opening.takenAt}: ${opening.tables.length} tables, ${rows} rows, ${files} files ${test ? 'can be brought back' : 'are back'}; ${seconds} s\n`,
  )
  for (const fault of faults) process.stdout.write(`accepted: ${fault}\n`)
  if (faults.length === 0)
    process.stdout.write('The books balance, every invariant and every chain of the audit holds.\n')
} catch (error) {
  endBecauseOf(error)
}
