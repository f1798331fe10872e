import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { endOverdueWaits } from './commands/end.ts'
import { handOverAll } from './commands/hand-over.ts'

/** What the night kept aside is handed over in the morning. */
export const handOver: Job = job({ name: 'waitlist.hand-over', every: '*/5 * * * *', run: handOverAll })

/** The evening before, the lists are cleared. */
export const clear: Job = job({ name: 'waitlist.clear', every: '*/5 * * * *', run: endOverdueWaits })
