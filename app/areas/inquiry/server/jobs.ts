import type { Context } from '#app/context.ts'
import type { Job } from '#app/room.ts'
import { each } from '#kit/jobs/each.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { earlier } from '#kit/time/span.ts'
import { DRAFT_DAYS } from '../rules.ts'
import { giveBackLate } from './commands/fee.ts'
import { INQUIRY, LETTER_CODE, SHARE_CODE } from './commands/sealed.ts'
import { deleteDrafts, listLate } from './queries.ts'
import { inquiryLetters, inquiryNotes, inquiryRequests, inquiryShares } from './tables.ts'

const AT_ONCE = 500

/** The fee of whom nobody answered, or quoted, in time goes back. */
export const promises: Job = job({
  name: 'inquiry.give-back-late',
  every: '* * * * *',
  run: async (ctx: Context) => each(await listLate(ctx.db, ctx.now, AT_ONCE), (id) => giveBackLate(ctx, id)),
})

/** What nobody signed in for is forgotten. */
export const drafts: Job = job({
  name: 'inquiry.forget-drafts',
  every: '40 3 * * *',
  run: ({ db, now }: Context) => deleteDrafts(db, earlier(now, { days: DRAFT_DAYS })),
})

export const resealInquiries: Job = job({
  name: 'inquiry.reseal',
  every: '*/5 * * * *',
  run: async ({ db, config }: Context) => {
    await resealTable(db, config, inquiryRequests, [{ sealed: 'contentSealed', what: INQUIRY }])
    await resealTable(db, config, inquiryNotes, [{ sealed: 'textSealed', what: INQUIRY }])
    await resealTable(db, config, inquiryShares, [{ sealed: 'codeSealed', index: 'codeIndex', what: SHARE_CODE }])
    await resealTable(db, config, inquiryLetters, [
      { sealed: 'contentSealed', what: INQUIRY },
      { sealed: 'codeSealed', index: 'codeIndex', what: LETTER_CODE },
    ])
  },
})
