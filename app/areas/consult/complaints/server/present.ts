import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { complaintStates, wants } from '../rules.ts'
import type { ComplaintRow } from './queries.ts'

/** The page of what was asked about a consultation. */
export const linkOf = (consultationId: string): string => `/ask/complain?ask_id=${consultationId}`

/** The kind of sealed text. */
export const COMPLAINT = 'complaint'

/** What the patient wrote, opened for whom it concerns; '' where it was taken away. */
export const wordsOf = ({ wordsSealed }: Pick<ComplaintRow, 'wordsSealed'>, { config }: Pick<Context, 'config'>) =>
  wordsSealed === '' ? '' : sealOf(config).open(wordsSealed, COMPLAINT)

/** A complaint as its patient sees it. */
export const asComplaint = (row: ComplaintRow, ctx: Pick<Context, 'config'>) => ({
  complaint_id: row.id,
  want: row.want,
  want_desc: wants[row.want].words,
  reason: row.reason,
  content: wordsOf(row, ctx),
  state: row.state,
  state_desc: complaintStates[row.state],
  answer: row.answer,
  add_time: row.madeAt,
  answer_by: row.answerBy,
})
