import type { Context } from '#app/context.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { earlier } from '#kit/time/span.ts'
import { ORIGIN_DAYS } from '../rules.ts'
import { ORIGIN } from './commands/origin.ts'
import { deleteOriginsBefore } from './queries/origins.ts'
import { contentCommentOrigins } from './tables.ts'

export const forgetOrigins = job<Context>({
  name: 'comments.forget-origins',
  every: '27 4 * * *',
  run: async ({ db, now }) => {
    await deleteOriginsBefore(db, earlier(now, { days: ORIGIN_DAYS }))
  },
})

export const resealOrigins = job<Context>({
  name: 'comments.reseal-origins',
  every: '*/5 * * * *',
  run: async ({ db, config }) => {
    const column = { sealed: 'addressSealed', what: ORIGIN }
    await resealTable(db, config, [contentCommentOrigins, contentCommentOrigins.commentId], [column])
  },
})
