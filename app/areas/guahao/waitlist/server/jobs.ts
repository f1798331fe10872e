import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { endOverdueWaits } from './commands/end.ts'
import { handOverAll } from './commands/hand-over.ts'
import { remindOfReleases } from './commands/remind.ts'
import { tidyWishes } from './commands/stop-waiting.ts'

/** What the night kept aside is handed over in the morning. */
export const handOver: Job = job({ name: 'waitlist.hand-over', every: '*/5 * * * *', run: handOverAll })

/** Who got one time of the day stands in no line for the others. */
export const tidy: Job = job({ name: 'waitlist.tidy', every: '* * * * *', run: tidyWishes })

/** Before places come out, those are told who asked for it. */
export const remind: Job = job({ name: 'waitlist.remind', every: '* * * * *', run: remindOfReleases })

/** The evening before, the lists are cleared. */
export const clear: Job = job({ name: 'waitlist.clear', every: '*/5 * * * *', run: endOverdueWaits })
