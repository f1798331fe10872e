import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { connect, type Database, unhurried } from '#kit/db/open.ts'
import { parseTime } from '#kit/time/day.ts'
import { openLog } from '#server/log.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { VERSION } from '#server/version.ts'
import { BEGINS, openWorld, plantDemonstration, SECRET } from '#test/generated/world.ts'
import { dumpDatabase } from '#test/releases/dump.ts'
import { plantRows } from '#test/releases/plant.ts'
import { listEmptyTables } from '#test/releases/tables.ts'
import { claimCluster } from '#test/support/cluster.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { administer, createDatabase, inDatabase } from '#test/support/template.ts'
import { endBecauseOf } from './end-because-of.ts'

/**
 * `npm run release-dump -- v0.2.0` writes `migrations/releases/v0.2.0.sql.gz`: what this version leaves in a database, with rows of
 * every table, for the tests to upgrade, and `test/releases/contracts/v0.2.0.json.gz`: what it promises to programs, for the tests to
 * compare (docs/releases.md). The database is made for it and dropped, on the server of `DATABASE_URL`
 * or one for tests. Ends with 1 where a call is not answered well, a table stays empty or an invariant is broken, and writes nothing then.
 */
const root = join(import.meta.dirname, '..')
const migrations = join(root, 'migrations')
const folder = join(migrations, 'releases')
/** The smallest world that has one of everything: a city with fewer hospitals has none for its community. */
const SCALE = 0.25

const fail = (line: string): never => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

const contracts = join(root, 'test/releases/contracts')
const version = process.argv[2] ?? ''
const file = join(folder, `${version}.sql.gz`)
const name = relative(root, file)
if (version !== `v${VERSION}`) fail(`This program is v${VERSION}: npm run release-dump -- v${VERSION}`)
if (existsSync(file)) fail(`${name} is there already: a release that was tagged stays what it is.`)

const log = openLog('error')
const url = process.env.DATABASE_URL
const own = url ? undefined : await claimCluster(log).catch(endBecauseOf)
const server = own?.connection ?? { connectionString: url }
try {
  const { text, description, faults } = await dumpAnew()
  if (faults.length > 0) {
    process.stderr.write(`${faults.join('\n')}\n`)
    process.exitCode = 1
  } else {
    mkdirSync(folder, { recursive: true })
    const packed = gzipSync(text, { level: 9 })
    writeFileSync(file, packed)
    mkdirSync(contracts, { recursive: true })
    writeFileSync(join(contracts, `${version}.json.gz`), gzipSync(description, { level: 9 }))
    process.stdout.write(`${name}: ${(packed.length / 1e6).toFixed(2)} MB\n`)
  }
} finally {
  await own?.stop()
}

async function dumpAnew() {
  const database = await createDatabase(server, 'template0')
  try {
    return await plantAndDump(connect(inDatabase(server, database), { poolSize: 10, log, session: unhurried }))
  } finally {
    await administer(server, `drop database ${database} with (force)`)
  }
}

/** What is planted as one text, and why it would be no good dump. */
async function plantAndDump(database: Database) {
  await prepareDatabase(database, { secret: SECRET, formerSecrets: [] }, parseTime(BEGINS))
  await plantDemonstration(database, SCALE)
  const world = await openWorld({ database })
  const refused = await plantRows(world)
  const empty = await listEmptyTables(database.pool)
  const broken = await findBrokenInvariants(database.db)
  const text = await dumpDatabase(database.pool, version, migrations)
  const description = (await world.app.server.inject('/api/openapi.json')).payload
  await world.app.close()
  const faults = [
    ...refused,
    ...empty.map((table) => `${table} is empty`),
    ...broken.map(({ says }) => `not true: ${says}`),
  ]
  return { text, description, faults }
}
