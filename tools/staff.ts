import { parseArgs } from 'node:util'
import { addDoctorByCommand, resetDoctorByCommand } from '#app/areas/access/doctors/server/public.ts'
import { allRoles } from '#app/areas/access/staff/rules.ts'
import { addByCommand, resetByCommand } from '#app/areas/access/staff/server/public.ts'
import { listDoctorsNamed } from '#app/areas/guahao/doctors/server/public.ts'
import { listHospitalsNamed } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Context } from '#app/context.ts'
import { openAlongside } from '#kit/db/open.ts'
import { systemClock } from '#kit/time/clock.ts'
import { readConfig } from '#server/config.ts'
import { emitTo } from '#server/emit.ts'
import { openLog } from '#server/log.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { findRooms } from '#server/rooms.ts'
import { doctorIdOf, hospitalIdOf } from './by-name.ts'
import { endBecauseOf } from './end-because-of.ts'
import { endByUsage } from './read-words.ts'

/**
 * `npm run staff -- add LOGIN --hospital NAME --name 姓名 [--role admin]` makes a hospital's first admin, or anybody else;
 * `… add LOGIN --role operator --name 姓名` the platform's operator, to whom every hospital's desk is open;
 * `npm run staff -- reset LOGIN` lets somebody in again who lost password or second factor. Both print a password for the
 * next sign-in, once; so do `add-doctor LOGIN --doctor NAME` and `reset-doctor LOGIN` for a doctor's workbench. `hospitals` and `doctors`
 * say which numbers they have. The server may run meanwhile.
 */
const usage = `npm run staff -- add LOGIN --hospital NAME|NUMBER --name NAME [--role ${allRoles.join('|')}]
npm run staff -- add LOGIN --role operator --name NAME
npm run staff -- reset LOGIN
npm run staff -- add-doctor LOGIN --doctor NAME|NUMBER [--hospital NAME|NUMBER]
npm run staff -- reset-doctor LOGIN
npm run staff -- hospitals [NAME], npm run staff -- doctors NAME
each with --json
`
/** As many as a list shows. */
const MOST_LISTED = 100

const options = {
  hospital: { type: 'string' },
  doctor: { type: 'string' },
  name: { type: 'string' },
  role: { type: 'string', default: 'admin' },
  json: { type: 'boolean' },
} as const

const readArgs = () => {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options })
    const [command = '', subject = ''] = positionals
    const answer = positionals.length > 2 ? undefined : commands[command]
    if (answer && (subject !== '' || command === 'hospitals')) return { answer, subject, values }
  } catch {}
  return endByUsage(usage)
}

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']
/** What is said: the lines for people, and the same for programs. */
type Said = { line: string; facts: object }
type Command = (ctx: Context, subject: string, values: Values) => Promise<Said[]>

const enters = (ctx: Context, loginName: string, door: 'desk' | 'workbench', password: string): Said[] => {
  const address = `${ctx.config.publicUrl}/${door}/login`
  return [
    { line: `${loginName} signs in at ${address} with ${password}`, facts: { login: loginName, address, password } },
  ]
}

const commands: Record<string, Command> = {
  add: async (ctx, loginName, { hospital = '', name = '', role }) => {
    // An operator works for the platform, which may have no hospital yet.
    const hospitalId = role === 'operator' && hospital === '' ? null : await hospitalIdOf(ctx.db, hospital)
    return enters(ctx, loginName, 'desk', await addByCommand(ctx, { hospitalId, loginName, name, role }))
  },
  reset: async (ctx, loginName) => enters(ctx, loginName, 'desk', await resetByCommand(ctx, loginName)),
  'add-doctor': async (ctx, loginName, { doctor = '', hospital }) => {
    const doctorId = await doctorIdOf(ctx.db, doctor, hospital)
    return enters(ctx, loginName, 'workbench', await addDoctorByCommand(ctx, { doctorId, loginName }))
  },
  'reset-doctor': async (ctx, loginName) =>
    enters(ctx, loginName, 'workbench', await resetDoctorByCommand(ctx, loginName)),
  hospitals: async ({ db }, words) =>
    (await listHospitalsNamed(db, words, MOST_LISTED)).map((facts) => ({ line: `${facts.id} ${facts.name}`, facts })),
  doctors: async ({ db }, words, { hospital }) => {
    const hospitalId = hospital === undefined ? undefined : await hospitalIdOf(db, hospital)
    const found = await listDoctorsNamed(db, { words, hospitalId }, MOST_LISTED)
    return found.map((facts) => ({ line: `${facts.id} ${facts.name} (${facts.hospital})`, facts }))
  },
}

const { answer, subject, values } = readArgs()
try {
  const config = readConfig(process.env)
  const log = openLog('warn')
  const database = await openAlongside({ url: config.databaseUrl, dataDir: config.dataDir, poolSize: 2, log })
  try {
    await prepareDatabase(database, config, systemClock.now())
    const emit = emitTo((await findRooms()).map((room) => room.subscribers))
    const said = await answer({ db: database.db, now: systemClock.now(), config, emit }, subject, values)
    for (const { line, facts } of said) process.stdout.write(`${values.json ? JSON.stringify(facts) : line}\n`)
    if (said.length === 0) process.stderr.write('nobody is called so\n')
    process.exitCode = said.length === 0 ? 1 : 0
  } finally {
    await database.close()
  }
} catch (error) {
  endBecauseOf(error)
}
