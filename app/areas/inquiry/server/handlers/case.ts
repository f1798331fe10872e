import { overseasHospitals } from '#app/areas/overseas/directory/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as cases from '../../contract/case.ts'
import type * as quotes from '../../contract/quotes.ts'
import { choose } from '../commands/choose.ts'
import { startFee } from '../commands/fee.ts'
import { addOwnPaper, allow, papersReady } from '../commands/papers.ts'
import { asPaper, asQuote, newestOf } from '../present.ts'
import * as queries from '../queries.ts'

export const caseHandlers: Handlers<typeof cases & typeof quotes> = {
  async inquiryPapers({ request_id }, ctx) {
    if (!(await queries.findOwn(ctx.db, ctx.patient, request_id))) return ctx.refuse('not-found')
    return { list: (await queries.listPapers(ctx.db, request_id)).map((row) => asPaper(ctx, row)) }
  },

  inquiryPaperAdd: ({ request_id, ...paper }, ctx) => addOwnPaper(ctx, request_id, paper),

  async inquiryPaperRemove({ paper_id }, { db, patient, refuse }) {
    return (await queries.deleteOwnPaper(db, patient, paper_id)) ? {} : refuse('not-found')
  },

  inquiryPapersReady: ({ request_id }, ctx) => papersReady(ctx, request_id),

  inquiryFee: ({ request_id }, ctx) => startFee(ctx, request_id),

  inquiryAllow: ({ request_id, unit_id, is_given }, ctx) => allow(ctx, request_id, unit_id, is_given === 1),

  inquiryChoose: ({ request_id, quote_id }, ctx) => choose(ctx, request_id, quote_id),

  async inquiryQuotes({ request_id, page, page_size: size }, ctx) {
    const row = await queries.findOwn(ctx.db, ctx.patient, request_id)
    if (!row) return ctx.refuse('not-found')
    const found = await queries.pageQuotes(ctx.db, request_id, { page, size })
    const directory = await overseasHospitals(
      ctx,
      found.rows.map(({ hospitalId }) => hospitalId),
    )
    const newest = newestOf(await queries.listQuotes(ctx.db, request_id))
    return paged(found, (one) => asQuote(one, { directory, newest, chosenId: row.chosenQuoteId, now: ctx.now }))
  },
}
