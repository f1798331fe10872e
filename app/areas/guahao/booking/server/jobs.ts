import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { confirmBooked } from './commands/confirm.ts'
import { closeVisits, countVisits, remind } from './commands/evening.ts'
import { expireAllHolds } from './commands/expire.ts'

/** Places that were held too long go back. */
export const expire: Job = job({ name: 'booking.expire-holds', every: '* * * * *', run: expireAllHolds })

/** Who booked what costs nothing now is told so. */
export const confirm: Job = job({ name: 'booking.confirm', every: '* * * * *', run: confirmBooked })

/** The day's visits end. */
export const close: Job = job({ name: 'booking.close-visits', every: '5 22,0 * * *', run: closeVisits })

/** Tomorrow's patients are reminded: looked at each minute, for who books in the evening, or a process that was down at six. */
export const reminder: Job = job({ name: 'booking.remind', every: '* * * * *', run: remind })

/** Lists are sorted by visits. */
export const count: Job = job({ name: 'booking.count-visits', every: '20 0 * * *', run: countVisits })
