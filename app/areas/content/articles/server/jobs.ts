import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { publishDue } from './commands/publish-due.ts'

/** Articles that were given a moment are shown when it comes. */
export const publish: Job = job({ name: 'articles.publish', every: '* * * * *', run: publishDue })
