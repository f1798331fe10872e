import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { emitNextFree, rollSchedules } from './commands/roll.ts'

/** A new day comes into sight. */
export const roll: Job = job({ name: 'schedules.roll', every: '5 0 * * *', run: (ctx) => rollSchedules(ctx) })

/** Lists of doctors are sorted by who is free soonest. */
export const nextFree: Job = job({
  name: 'schedules.next-free',
  every: '*/5 * * * *',
  run: (ctx) => emitNextFree(ctx),
})
