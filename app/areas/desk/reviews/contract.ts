import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { reviewStates } from '#app/areas/orders/reviews/rules.ts'
import { call } from '#kit/wire/call.ts'
import { code, flag, maybe, pageOf, paging, text, time } from '#kit/wire/fields.ts'

const deciding = { staff: true, may: 'reviews.decide' } as const
const notWaiting = { ...notAllowed, 'not-found': '这条评价已经处理过了' }
const alreadySo = { ...notAllowed, 'not-found': '没有找到这条评价，或它已经处理过了' }
const ofHospital = { owner: { order_id: 'review of the hospital' }, ...deciding } as const

export const deskReviews = call({
  method: 'GET',
  path: '/desk/reviews',
  summary:
    "Reviews of the seller's orders that wait, the longest first; those that somebody reported; or those that were decided",
  owner: 'self',
  ...deciding,
  input: z.object({ list: maybe(z.enum(['waiting', 'reported', 'decided'])), ...paging(20) }),
  output: pageOf(
    z.object({
      order_id: z.string(),
      user_name: z.string(),
      stars: z.int(),
      content: z.string(),
      images: z.array(z.string()),
      goods_names: z.string(),
      state: z.enum(reviewStates),
      state_desc: z.string(),
      says: z.string(),
      answer: z.string(),
      /** Why it was reported, until when that is to be answered, and who looks into it. */
      report_reasons: z.array(z.string()),
      due_time: time().nullable(),
      is_late: flag(),
      owner_name: z.string(),
      add_time: time(),
    }),
  ),
  refuses: notAllowed,
})

export const deskReviewShow = call({
  method: 'POST',
  path: '/desk/reviews/show',
  changesPages: true,
  summary: 'Show a review that waits, or is hidden, to everybody',
  ...ofHospital,
  input: z.object({ order_id: code() }),
  output: z.object({}),
  refuses: notWaiting,
})

export const deskReviewRefuse = call({
  method: 'POST',
  path: '/desk/reviews/refuse',
  summary: 'Refuse a review that waits, and say why to its author',
  ...ofHospital,
  input: z.object({ order_id: code(), reason: text(100) }),
  output: z.object({}),
  refuses: notWaiting,
})

export const deskReviewHide = call({
  method: 'POST',
  path: '/desk/reviews/hide',
  changesPages: true,
  summary: 'Hide a review that is shown from everybody but its author, and say why to them; its reports were right',
  ...ofHospital,
  input: z.object({ order_id: code(), reason: text(100) }),
  output: z.object({}),
  refuses: alreadySo,
})

export const deskReviewAnswer = call({
  method: 'POST',
  path: '/desk/reviews/answer',
  changesPages: true,
  summary: 'Answer a review that is shown; everybody reads it, and its author is told',
  ...ofHospital,
  input: z.object({ order_id: code(), content: text(200) }),
  output: z.object({}),
  refuses: alreadySo,
})

export const deskReviewReportTake = call({
  method: 'POST',
  path: '/desk/reviews/report_take',
  changesPages: true,
  summary: 'Say that one looks into the reports of a review oneself',
  ...ofHospital,
  input: z.object({ order_id: code() }),
  output: z.object({}),
  refuses: alreadySo,
})

export const deskReviewReportDismiss = call({
  method: 'POST',
  path: '/desk/reviews/report_dismiss',
  changesPages: true,
  summary: 'Find that a reported review may stand, and tell who reported it',
  ...ofHospital,
  input: z.object({ order_id: code() }),
  output: z.object({}),
  refuses: alreadySo,
})
