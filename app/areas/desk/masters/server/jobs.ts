import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { closeDue } from './commands/close.ts'

/** A day comes on which something sees nobody any more; nothing of it was sold for that day before. */
export const closings: Job = job({ name: 'masters.closings', every: '*/10 * * * *', run: closeDue })
