import { parseArgs } from 'node:util'
import { z } from 'zod'
import { type Database, openDatabase, unhurried } from '#kit/db/open.ts'
import { systemClock } from '#kit/time/clock.ts'
import { readConfig } from '#server/config.ts'
import { openLog } from '#server/log.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { findRooms } from '#server/rooms.ts'
import { fillGaps, isWorldSeeded, seedWorld } from '#server/seed.ts'
import { endBecauseOf } from './end-because-of.ts'
import { endByUsage } from './read-words.ts'

/**
 * `npm run seed -- --scale 10` plants a demonstration world ten times as big; it needs a database that has none yet.
 * `npm run seed -- --fill` invents what imported hospitals lack, marked as demonstration.
 */
const usage = 'npm run seed -- [--scale 1..1000] | --fill\n'

const asked = z.object({ scale: z.coerce.number().int().min(1).max(1_000), fill: z.boolean() })

const readArgs = () => {
  try {
    const options = { scale: { type: 'string', default: '1' }, fill: { type: 'boolean', default: false } } as const
    return asked.parse(parseArgs({ options }).values)
  } catch {
    return endByUsage(usage)
  }
}

const { scale, fill } = readArgs()
try {
  const config = readConfig(process.env)
  const log = openLog('warn')
  const { databaseUrl: url, dataDir } = config
  const database = await openDatabase({ url, dataDir, poolSize: 2, log, session: unhurried })
  try {
    await prepareDatabase(database, config, systemClock.now())
    const planting = { db: database.db, clock: systemClock, config, rooms: await findRooms(), log }
    if (fill) await fillWorld(planting)
    else await plantAnew(planting, database.pool)
  } finally {
    await database.close()
  }
} catch (error) {
  endBecauseOf(error)
}

type Planting = Omit<Parameters<typeof seedWorld>[0], 'demo'>

async function plantAnew(planting: Planting, pool: Database['pool']) {
  if (await isWorldSeeded(planting)) {
    process.stderr.write(
      'There is a demonstration world already. A new one elsewhere: DATA_DIR=.data-big npm run seed\n',
    )
    process.exitCode = 1
    return
  }
  await seedWorld({ ...planting, demo: true, scale })
  // What PostgreSQL would find out by itself some minutes later: how much there is, and that nobody changes it.
  await pool.query('vacuum (analyze)')
  process.stdout.write(`A world of scale ${scale} is planted; \`npm start\` serves it.\n`)
}

async function fillWorld(planting: Planting) {
  await seedWorld({ ...planting, demo: false })
  for (const [room, rows] of await fillGaps(planting)) process.stdout.write(`${room}: ${rows} invented\n`)
}
