import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { refundOverdue } from './commands/decide.ts'

/** Who has not chosen in time gets their money back. */
export const refund: Job = job({ name: 'stops.refund-overdue', every: '* * * * *', run: refundOverdue })
