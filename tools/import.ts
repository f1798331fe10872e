import { writeFileSync } from 'node:fs'
import { csvOf } from '#kit/csv/server/write.ts'
import { openAlongside, unhurried } from '#kit/db/open.ts'
import { systemClock } from '#kit/time/clock.ts'
import { readConfig } from '#server/config.ts'
import { emitTo } from '#server/emit.ts'
import { exitCodeOf, findImporters, type ImportReport, importFile, picturesIn } from '#server/imports.ts'
import { openLog } from '#server/log.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { findRooms } from '#server/rooms.ts'
import { seedWorld } from '#server/seed.ts'
import { endBecauseOf } from './end-because-of.ts'
import { endByUsage, readWords } from './read-words.ts'

/** `npm run import -- hospitals FILE.csv [--default level=三级甲等]`, or a workbook (.xlsx); kinds and formats: docs/import.md. The server may run meanwhile. */
const importers = await findImporters()
const usage = `npm run import -- ${[...importers.keys()].join('|')} FILE [--default COLUMN=VALUE] [--pictures FOLDER] [--strict] [--report FILE.csv] [--json]\n`
const options = {
  default: { type: 'string', multiple: true },
  pictures: { type: 'string' },
  strict: { type: 'boolean' },
  report: { type: 'string' },
  json: { type: 'boolean' },
} as const
const { positionals, values } = readWords(usage, options, 2)
const [kind = '', file = ''] = positionals
const importer = importers.get(kind) ?? endByUsage(usage)

const config = readConfig(process.env)
const log = openLog('warn')
try {
  const { databaseUrl: url, dataDir } = config
  const database = await openAlongside({ url, dataDir, poolSize: 4, log, session: unhurried })
  await prepareDatabase(database, config, systemClock.now())
  const rooms = await findRooms()
  await seedWorld({ db: database.db, clock: systemClock, config, rooms, log, demo: false })
  const ctx = { db: database.db, now: systemClock.now(), config, emit: emitTo(rooms.map((room) => room.subscribers)) }
  const defaults = Object.fromEntries((values.default ?? []).map((pair) => pair.split(/=(.*)/s).slice(0, 2)))
  const report = await importFile(importer, {
    file,
    defaults,
    ctx,
    ...(values.pictures && { pictures: await picturesIn(values.pictures) }),
    isStrict: values.strict ?? false,
    progress: (rows) => void (values.json || process.stdout.write(`\r${rows} rows read`)),
  })
  await database.close()
  if (values.json) process.stdout.write(`${JSON.stringify(report)}\n`)
  else sayReport(report)
  if (values.report)
    writeFileSync(values.report, csvOf({ line: ({ line }) => String(line), why: ({ why }) => why }, report.refused))
  process.exitCode = exitCodeOf(report)
} catch (error) {
  endBecauseOf(error)
}

function sayReport(report: ImportReport) {
  process.stdout.write(
    `\n${report.added} added, ${report.changed} changed, ${report.unchanged} unchanged, ${report.refused.length} refused\n`,
  )
  for (const { en } of report.notes) process.stdout.write(`${en}\n`)
  for (const { line, why } of report.refused) process.stdout.write(`line ${line}: ${why}\n`)
}
