import { openAlongside, unhurried } from '#kit/db/open.ts'
import { countSealed } from '#kit/seal/server/count-sealed.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { systemClock } from '#kit/time/clock.ts'
import { readConfig } from '#server/config.ts'
import { emitTo } from '#server/emit.ts'
import { jobsOf } from '#server/jobs.ts'
import { openLog } from '#server/log.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { findRooms } from '#server/rooms.ts'
import { endBecauseOf } from './end-because-of.ts'
import { readWords } from './read-words.ts'

/**
 * `npm run keys` says how much of what is sealed is under `SECRET`, and how much still under one of `FORMER_SECRETS`; `--now` seals the rest
 * anew itself in place of waiting for the server's jobs. Ends with 0 when nothing needs `FORMER_SECRETS` any more, else with 1.
 */
const { values } = readWords('npm run keys [-- --now] [--json]\n', {
  now: { type: 'boolean' },
  json: { type: 'boolean' },
})
/** What is gone by itself within days, and is not read after that. */
const passing = ['notices_sms', 'access_bind_tickets', 'guide_calls', 'guide_tickets']
const say = (line: string) => void (values.json || process.stdout.write(`${line}\n`))

try {
  const config = readConfig(process.env)
  const log = openLog('warn')
  const { databaseUrl: url, dataDir } = config
  const database = await openAlongside({ url, dataDir, poolSize: 2, log, session: unhurried })
  try {
    await prepareDatabase(database, config, systemClock.now())
    const current = sealOf(config).prefix.replace(/\.$/, '')
    const count = async () => {
      const counts = (await countSealed(database.db)).filter(({ table }) => !passing.includes(table))
      const old = counts.map(({ table, column, keys }) => {
        const all = Object.values(keys).reduce((sum, one) => sum + one, 0)
        return { table, column, all, old: all - (keys[current] ?? 0) }
      })
      const sum = (of: 'all' | 'old') => old.reduce((total, one) => total + one[of], 0)
      return { columns: old.filter((one) => one.old > 0), all: sum('all'), old: sum('old') }
    }
    let found = await count()
    if (values.now && found.old > 0) {
      const rooms = await findRooms()
      const emit = emitTo(rooms.map((room) => room.subscribers))
      for (const { name, run } of jobsOf(rooms).filter((job) => job.name.includes('reseal'))) {
        await run({ db: database.db, now: systemClock.now(), config, emit })
        say(`${name}: ${(await count()).old} of ${found.all} left`)
      }
      found = await count()
    }
    for (const { table, column, all, old } of found.columns)
      say(`${table}.${column}: ${old} of ${all} under a former key`)
    say(
      found.old === 0
        ? `All ${found.all} texts are under the key in use (${current}): FORMER_SECRETS may be left out.`
        : `${found.old} of ${found.all} texts are under a former key: keep FORMER_SECRETS, the server seals them anew every five minutes.`,
    )
    if (values.json) process.stdout.write(`${JSON.stringify({ key: current, ...found })}\n`)
    process.exitCode = found.old === 0 ? 0 : 1
  } finally {
    await database.close()
  }
} catch (error) {
  endBecauseOf(error)
}
