import { addByCommand, countStaff } from '#app/areas/access/staff/server/public.ts'
import { countHospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Context } from '#app/context.ts'
import { openAlongside, unhurried } from '#kit/db/open.ts'
import { systemClock } from '#kit/time/clock.ts'
import { readConfig } from '#server/config.ts'
import { emitTo } from '#server/emit.ts'
import { openLog } from '#server/log.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { findRooms } from '#server/rooms.ts'
import { seedWorld } from '#server/seed.ts'
import { askOperator } from '#server/setup/ask-operator.ts'
import { askSettings, writeSettings } from '#server/setup/ask-settings.ts'
import { lookAtAll } from '#server/setup/checks.ts'
import { openTerminal, type Terminal } from '#server/setup/terminal.ts'
import { hospitalIdOf } from './by-name.ts'
import { endBecauseOf } from './end-because-of.ts'
import { readWords } from './read-words.ts'

/**
 * `npm run setup` says at once every setting that production lacks, makes the tables, looks at each outside service with a real call, and
 * names what is still to be done; `--operator LOGIN --name 姓名` lets the platform's first operator in, with `--hospital NAME` a hospital's first admin. It may be asked again at any
 * time, also beside a server that runs. Ends with 1 where something fails.
 *
 * At a terminal (or with `--ask`) it asks for what production needs and nobody has set, looks at each answer, writes them into the folder that
 * `--into` names (settings, and a file for each secret), and makes the first operator.
 */
const options = {
  sms: { type: 'string' },
  operator: { type: 'string' },
  hospital: { type: 'string' },
  name: { type: 'string' },
  json: { type: 'boolean' },
  ask: { type: 'boolean' },
  into: { type: 'string' },
} as const
const usage =
  'npm run setup [-- --sms NUMBER] [--operator LOGIN --name NAME [--hospital NAME]] [--json] [--ask] [--into FOLDER]\n'

const { values } = readWords(usage, options)
const say = (name: string, state: string, says: string) =>
  process.stdout.write(
    values.json ? `${JSON.stringify({ name, state, says })}\n` : `${state.padEnd(6)}${name.padEnd(11)}${says}\n`,
  )

/** Who sits there is asked; a command with its words, or in a script, asks nobody. */
const isAsked = values.ask ?? (process.stdin.isTTY === true && !values.json && values.operator === undefined)
const terminal = isAsked ? openTerminal(process.stdin, process.stdout) : undefined

/** The environment, and what was answered besides. */
const settingsBy = async (asked: Terminal | undefined): Promise<Record<string, string | undefined>> => {
  if (!asked || process.env.MODE === 'demo') return process.env
  const given = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  const answers = await askSettings(asked, given)
  if (Object.keys(answers).length === 0) return { ...given, MODE: 'production' }
  const folder = values.into ?? ((await asked.ask('Folder for settings and secrets [/etc/yilu]')) || '/etc/yilu')
  const written = await writeSettings(folder, answers)
  asked.say(
    `Written into ${folder}: settings, and secrets each in a file. Keep SECRET on paper, apart from the backups.`,
  )
  return { ...given, ...written }
}

try {
  const config = readConfig(await settingsBy(terminal))
  const log = openLog('error')
  const { databaseUrl: url, dataDir } = config
  const database = await openAlongside({ url, dataDir, poolSize: 2, log, session: unhurried })
  try {
    await prepareDatabase(database, config, systemClock.now())
    const failed: string[] = []
    for await (const { name, state, says } of lookAtAll({ config, database, clock: systemClock, mobile: values.sms })) {
      say(name, state, says)
      if (state === 'fails') failed.push(name)
    }
    const rooms = await findRooms()
    await seedWorld({ db: database.db, clock: systemClock, config, rooms, log, demo: false })
    const emit = emitTo(rooms.map((room) => room.subscribers))
    await sayWhatIsLeft({ db: database.db, now: systemClock.now(), config, emit })
    process.exitCode = failed.length > 0 ? 1 : 0
  } finally {
    await database.close()
    terminal?.close()
  }
} catch (error) {
  endBecauseOf(error)
}

async function sayWhatIsLeft(ctx: Context) {
  const { operator, hospital = '', name = '' } = values
  const { db, config } = ctx
  const count = await countHospitals(db)
  if (count === 0) say('hospitals', 'left', 'none yet: npm run import -- hospitals FILE.csv')
  else say('hospitals', 'ok', String(count))
  if (operator) {
    // Without a hospital they work for the platform, which may have none yet.
    const hospitalId = hospital === '' ? null : await hospitalIdOf(db, hospital)
    const role = hospitalId === null ? 'operator' : 'admin'
    const password = await addByCommand(ctx, { hospitalId, loginName: operator, name, role })
    say(
      'operator',
      'ok',
      `${operator} signs in once at ${config.publicUrl}/desk/login with ${password}, then chooses another and sets up a second factor`,
    )
  } else if ((await countStaff(db)) === 0) {
    if (terminal) await askOperator(terminal, ctx)
    else say('operator', 'left', 'nobody yet: npm run setup -- --operator LOGIN --name NAME')
  }
  if (config.platformHospital === undefined)
    say('platform', 'left', 'PLATFORM_HOSPITAL: no desk serves what belongs to no hospital')
}
