import type { Context } from '#app/context.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { earlier } from '#kit/time/span.ts'
import { RATING, SUGGESTION, WHAT } from './present.ts'
import { deleteVisitorTalks } from './queries.ts'
import { helpMessages, helpServices, helpSuggestions } from './tables.ts'

const KEPT_DAYS = 30

export const forgetVisitors = job<Context>({
  name: 'help.forget',
  every: '41 * * * *',
  run: async ({ db, now }) => {
    await deleteVisitorTalks(db, earlier(now, { days: KEPT_DAYS }))
  },
})

export const resealHelp = job<Context>({
  name: 'help.reseal',
  every: '*/5 * * * *',
  run: async ({ db, config }) => {
    await resealTable(db, config, helpMessages, [{ sealed: 'contentSealed', what: WHAT }])
    await resealTable(db, config, helpServices, [{ sealed: 'wordsSealed', what: RATING }])
    await resealTable(db, config, helpSuggestions, [
      { sealed: 'contentSealed', what: SUGGESTION },
      { sealed: 'answerSealed', what: SUGGESTION },
    ])
  },
})
