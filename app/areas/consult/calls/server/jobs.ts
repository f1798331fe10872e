import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { clearRooms } from './commands/media.ts'
import { endMissed } from './commands/missed.ts'
import { endAfterCalls, endOverdue, followPhones } from './commands/overdue.ts'
import { DOCTOR_PHONE } from './commands/phone.ts'
import { deleteOld } from './queries.ts'
import { consultCallPhones } from './tables.ts'

/** Phones are asked how far they are; then what nobody came to, or came back to, goes where it goes by itself. */
export const overdue: Job = job({
  name: 'consult.end-calls',
  every: '* * * * *',
  run: async (ctx) => {
    await followPhones(ctx)
    await endMissed(ctx)
    await endOverdue(ctx)
    await endAfterCalls(ctx)
  },
})

/** Where a server carries calls, nobody stays in a room of whom the call knows nothing. */
export const rooms: Job = job({
  name: 'consult.clear-rooms',
  every: '* * * * *',
  run: clearRooms,
})

/** Records of calls go once the law does not want them kept any more. */
export const records: Job = job({
  name: 'consult.forget-calls',
  every: '50 3 * * *',
  run: ({ db, now }) => deleteOld(db, now),
})

export const resealPhones: Job = job({
  name: 'consult.reseal-phones',
  every: '*/5 * * * *',
  run: ({ db, config }) =>
    resealTable(
      db,
      config,
      [consultCallPhones, consultCallPhones.doctorId],
      [{ sealed: 'mobileSealed', what: DOCTOR_PHONE }],
    ),
})
