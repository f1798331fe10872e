import type { Job } from '#app/room.ts'

import { forgetAnswers } from '#kit/wire/server/jobs.ts'

/** The jobs of the product: the wire's own, then those of its rooms. */
export const jobsOf = (rooms: readonly { jobs: readonly Job[] }[]): Job[] => [
  forgetAnswers,
  ...rooms.flatMap((room) => room.jobs),
]
