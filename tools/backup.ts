import { openAlongside } from '#kit/db/open.ts'
import { systemClock } from '#kit/time/clock.ts'
import { takeBackup } from '#server/backup/take.ts'
import { readConfig } from '#server/config.ts'
import { openLog } from '#server/log.ts'
import { endBecauseOf } from './end-because-of.ts'
import { readWords } from './read-words.ts'

/**
 * `npm run backup FILE` writes the database and all files of patients into FILE while the server goes on, sealed where
 * `BACKUP_PASSPHRASE` is set. Ends with 0 when FILE is whole, else with 1 and leaves none.
 */
const { values, positionals } = readWords(
  'npm run backup FILE, or npm run backup -- FILE [--json]\n',
  { json: { type: 'boolean' } },
  1,
)
const [file = ''] = positionals

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
    const say = (line: string) => void (values.json || process.stdout.write(`${line}\n`))
    say(
      `${file}: ${tables} tables, ${rows} rows, ${files} files; ${(bytes / 1e6).toFixed(1)} MB in ${seconds} s, ${passphrase ? 'sealed' : 'not sealed (BACKUP_PASSPHRASE)'}`,
    )
    if (missing > 0) say(`${missing} files that the database knows are not in the store`)
    say('SECRET is not in it: keep it elsewhere, nothing that is sealed opens without it.')
    if (values.json) process.stdout.write(`${JSON.stringify({ file, ...taken, isSealed: passphrase !== undefined })}\n`)
  } finally {
    await database.close()
  }
} catch (error) {
  endBecauseOf(error)
}
