import { join } from 'node:path'
import { BackupFault } from '#kit/backup/server/fault.ts'
import { openAlongside } from '#kit/db/open.ts'
import { systemClock } from '#kit/time/clock.ts'
import { addMonths, type Day, dayOf, instantAt } from '#kit/time/day.ts'
import { archiveAudit, readAudit } from '#server/backup/audit-archive.ts'
import { readConfig } from '#server/config.ts'
import { openLog } from '#server/log.ts'
import { endBecauseOf } from './end-because-of.ts'
import { endByUsage, readWords } from './read-words.ts'

/** The law asks for six months; who wants to look back a while without a file keeps three years here. */
const KEPT = { least: 6, usual: 36 }

/**
 * `npm run archive FOLDER` takes the audit's months before the last 36 (`--months`) out of the database into one sealed file, while the server
 * goes on; `npm run archive -- --check FILE` reads such a file and proves every line of it. Ends with 0 when all was as it must be, 2 where
 * the words were wrong, else with 1.
 */
const usage = 'npm run archive FOLDER, or npm run archive -- FOLDER --months 36, or npm run archive -- --check FILE\n'

const { values, positionals } = readWords(usage, { months: { type: 'string' }, check: { type: 'boolean' } }, 1)
const { check = false } = values
const [path = ''] = positionals
const months = Number(values.months ?? KEPT.usual)
if (!Number.isInteger(months) || months < KEPT.least) endByUsage(usage)

const sayChecked = (chains: Awaited<ReturnType<typeof readAudit>>): void => {
  for (const { hospitalId, lineCount, upTo, isAnchored } of chains)
    process.stdout.write(
      `hospital ${hospitalId}: ${lineCount} lines up to ${upTo.slice(0, 10)}${isAnchored ? '' : ', of another database than this one'}\n`,
    )
  process.stdout.write('Every line is as it was written.\n')
}

/** Whole months go: the first day of the month so many months ago is the first that stays. */
const firstKept = (today: Day): Day => `${addMonths(`${today.slice(0, 7)}-01`, -months).slice(0, 7)}-01`

try {
  const { databaseUrl: url, dataDir, backupPassphrase: passphrase } = readConfig(process.env)
  if (passphrase === undefined) throw new BackupFault('An archive is always sealed: set BACKUP_PASSPHRASE.')
  const { db, close } = await openAlongside({ url, dataDir, poolSize: 2, log: openLog('warn') })
  try {
    if (check) sayChecked(await readAudit(path, passphrase, db))
    else {
      const now = systemClock.now()
      const first = firstKept(dayOf(now))
      const file = join(path, `yilu-audit-before-${first}.age`)
      const done = await archiveAudit(file, { db, before: instantAt(first, 0), now, passphrase })
      process.stdout.write(
        done
          ? `${file}: ${done.lines} lines of ${done.chains} chains, ${(done.bytes / 1e6).toFixed(1)} MB, sealed; they are out of the database.\n`
          : `Nothing of the audit is older than ${first}.\n`,
      )
    }
  } finally {
    await close()
  }
} catch (error) {
  endBecauseOf(error)
}
