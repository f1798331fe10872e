import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { closeVisits, countVisits, remind } from './commands/evening.ts'
import { expireAllHolds } from './commands/expire.ts'

/** Places that were held too long go back. */
export const expire: Job = job({ name: 'booking.expire-holds', every: '* * * * *', run: expireAllHolds })

/** The day's visits end. */
export const close: Job = job({ name: 'booking.close-visits', every: '5 22,0 * * *', run: closeVisits })

/** Tomorrow's patients are reminded. */
export const reminder: Job = job({ name: 'booking.remind', every: '0 18 * * *', run: remind })

/** Lists are sorted by visits. */
export const count: Job = job({ name: 'booking.count-visits', every: '20 0 * * *', run: countVisits })
