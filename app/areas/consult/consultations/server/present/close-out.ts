import { maskedName } from '#app/areas/access/patients/rules.ts'
import { kindWords } from '#app/areas/consult/doctors/rules.ts'
import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import type { Summary } from '../../rules/summary.ts'
import { CONSULTATION } from '../present.ts'
import type { ConsultationRow, listRatings } from '../queries.ts'

type Opening = Pick<Context, 'config'>

/** What the doctor left the patient with, opened for whom it concerns; null while there is none. */
export const asSummary = (
  { summarySealed, summaryAt }: Pick<ConsultationRow, 'summarySealed' | 'summaryAt'>,
  { config }: Opening,
) => {
  if (summarySealed === null || summaryAt === null) return null
  const { summary, advice }: Summary = JSON.parse(sealOf(config).open(summarySealed, CONSULTATION))
  return { summary, advice, add_time: summaryAt }
}

const ratedWords = (sealed: string | null, { config }: Opening): string =>
  sealed === null ? '' : sealOf(config).open(sealed, CONSULTATION)

/** How the patient rated it. */
export const asRated = ({ stars, ratedSealed }: Pick<ConsultationRow, 'stars' | 'ratedSealed'>, ctx: Opening) => ({
  stars: stars ?? 0,
  rated_words: ratedWords(ratedSealed, ctx),
})

type Rating = Awaited<ReturnType<typeof listRatings>>['rows'][number]

/** A rating as strangers read it. */
export const asRating = ({ id, kind, stars, ratedSealed, pathAt, nickname }: Rating, ctx: Opening) => ({
  rating_id: sealOf(ctx.config).index(id, 'rating').slice(0, 16),
  user_name: maskedName(nickname ?? ''),
  stars: stars ?? 0,
  content: ratedWords(ratedSealed, ctx),
  type_name: kindWords[kind],
  add_time: pathAt.at(-1) as Date,
})
