import { openAlongside } from '#kit/db/open.ts'
import { systemClock } from '#kit/time/clock.ts'
import { takeBackup } from '#server/backup/take.ts'
import { readConfig } from '#server/config.ts'
import { openLog } from '#server/log.ts'
import { endBecauseOf } from './end-because-of.ts'

/**
 * `npm run backup FILE` writes the database and all files of patients into FILE while the server goes on, sealed where
 * `BACKUP_PASSPHRASE` is set. Ends with 0 when FILE is whole, else with 1 and leaves none.
 */
const [file] = process.argv.slice(2)
if (!file || process.argv.length > 3) {
  process.stderr.write('npm run backup FILE\n')
  process.exit(2)
}

try {
  const config = readConfig(process.env)
  const { databaseUrl: url, dataDir, backupPassphrase: passphrase } = config
  const database = await openAlongside({ url, dataDir, poolSize: 1, log: openLog('warn') })
  const began = performance.now()
  try {
    const { connection } = database
    const taken = await takeBackup(file, { connection, config, now: systemClock.now(), passphrase })
    const { tables, rows, files, missing, bytes } = taken
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    process.stdout.write(
      `${file}: ${tables} tables, ${rows} rows, ${files} files; ${(bytes / 1e6).toFixed(1)} MB in ${seconds} s, ${passphrase ? 'sealed' : 'not sealed (BACKUP_PASSPHRASE)'}\n`,
    )
    if (missing > 0) process.stdout.write(`${missing} files that the database knows are not in the store\n`)
    process.stdout.write('SECRET is not in it: keep it elsewhere, nothing that is sealed opens without it.\n')
  } finally {
    await database.close()
  }
} catch (error) {
  endBecauseOf(error)
}
