import { parseArgs } from 'node:util'
import { addDoctorByCommand, resetDoctorByCommand } from '#app/areas/access/doctors/server/public.ts'
import { addByCommand, resetByCommand } from '#app/areas/access/staff/server/public.ts'
import type { Context } from '#app/context.ts'
import { openDatabase } from '#kit/db/open.ts'
import { systemClock } from '#kit/time/clock.ts'
import { readConfig } from '#server/config.ts'
import { emitTo } from '#server/emit.ts'
import { openLog } from '#server/log.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { findRooms } from '#server/rooms.ts'
import { endBecauseOf } from './end-because-of.ts'

/**
 * `npm run staff -- add LOGIN --hospital ID --name 姓名 [--role admin]` makes a hospital's first admin, or anybody else;
 * `npm run staff -- reset LOGIN` lets somebody in again who lost password or second factor. Both print a password for the
 * next sign-in, once; so do `add-doctor LOGIN --doctor ID` and `reset-doctor LOGIN` for a doctor's workbench. With the bundled database the server must stand still meanwhile.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    hospital: { type: 'string' },
    doctor: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string', default: 'admin' },
  },
})
const [command, loginName = ''] = positionals

const commands: Record<string, (ctx: Context) => Promise<string>> = {
  add: (ctx) => {
    const { hospital = '', name = '', role } = values
    return addByCommand(ctx, { hospitalId: Number(hospital) || 0, loginName, name, role })
  },
  reset: (ctx) => resetByCommand(ctx, loginName),
  'add-doctor': (ctx) => addDoctorByCommand(ctx, { doctorId: Number(values.doctor) || 0, loginName }),
  'reset-doctor': (ctx) => resetDoctorByCommand(ctx, loginName),
}

const run = commands[command ?? '']
if (!run || loginName === '') {
  process.stderr.write(
    'npm run staff -- add LOGIN --hospital ID --name NAME [--role admin|planner|nurse|auditor|accountant|service]\nnpm run staff -- reset LOGIN\nnpm run staff -- add-doctor LOGIN --doctor ID\nnpm run staff -- reset-doctor LOGIN\n',
  )
  process.exit(2)
}

const config = readConfig(process.env)
try {
  const log = openLog('warn')
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, poolSize: 2, log })
  try {
    await prepareDatabase(database, config, systemClock.now())
    const tell = emitTo((await findRooms()).map((room) => room.subscribers))
    const password = await run({ db: database.db, now: systemClock.now(), config, emit: tell })
    const door = command?.endsWith('-doctor') ? 'workbench' : 'desk'
    process.stdout.write(`${loginName} signs in at ${config.publicUrl}/${door}/login with ${password}\n`)
  } finally {
    await database.close()
  }
} catch (error) {
  endBecauseOf(error)
}
