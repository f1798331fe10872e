import { exportList } from '#app/areas/access/staff/server/public.ts'
import { listEndedServices, listRatingFigures } from '#app/areas/help/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../../contract.ts'
import { asFigures, asRated, ratedColumns } from '../present.ts'

type RatingCalls = Pick<typeof contract, 'deskServiceRatings' | 'deskServiceRatingsExport' | 'deskServiceRatingFigures'>

export const ratingHandlers: Handlers<RatingCalls> = {
  async deskServiceRatings(asked, ctx) {
    return paged(await listEndedServices(ctx.db, asked).page(asked), (ended) => asRated(ended, ctx))
  },

  async deskServiceRatingsExport(asked, ctx) {
    const { upTo: rows } = listEndedServices(ctx.db, asked)
    const file = { title: '客服评价', rows, columns: ratedColumns(ctx), asked }
    return (await exportList(ctx, file)) ?? ctx.refuse('too-many')
  },

  async deskServiceRatingFigures(span, { db }) {
    return { list: (await listRatingFigures(db, span)).map(asFigures) }
  },
}
