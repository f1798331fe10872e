import type { Job as KitJob } from '#kit/jobs/job.ts'
import { forgetAnswers } from '#kit/wire/server/jobs.ts'
import type { Context } from './here.ts'

/** What a room does when time passes. */
export type Job = KitJob<Context>

/** The jobs of the house: the wire's own, then those of its rooms. */
export const jobsOf = (rooms: readonly { jobs: readonly Job[] }[]): Job[] => [
  forgetAnswers,
  ...rooms.flatMap((room) => room.jobs),
]
