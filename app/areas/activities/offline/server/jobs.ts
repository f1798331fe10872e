import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { closeEvents, passLapsedOffers } from './commands/offer.ts'
import { remindOfEvents, thankComers } from './commands/remind.ts'

/** Offers that nobody answered go to the next. */
export const pass: Job = job({ name: 'offline.pass-offers', every: '* * * * *', run: passLapsedOffers })

/** What began, or is over, is closed. */
export const close: Job = job({ name: 'offline.close', every: '*/5 * * * *', run: closeEvents })

/** Who has a place is reminded the day before. */
export const remind: Job = job({ name: 'offline.remind', every: '*/10 * * * *', run: remindOfEvents })

/** Who came is thanked when it is over. */
export const thank: Job = job({ name: 'offline.thank', every: '* * * * *', run: thankComers })
