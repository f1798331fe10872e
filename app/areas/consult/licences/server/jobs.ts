import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { expireLicences } from './commands/keep.ts'

/** A last day is over. The workbench has seen that by itself; patients' lists follow. */
export const expire: Job = job({ name: 'licences.expire', every: '*/10 * * * *', run: expireLicences })
