import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { code, maybe, pageOf, paging, text, time } from '#kit/wire/fields.ts'

const deciding = { staff: true, may: 'reviews.decide' } as const
const notWaiting = { ...notAllowed, 'not-found': '这条评价已经处理过了' }
const ofHospital = { owner: { order_id: 'review of the hospital' }, ...deciding } as const

export const deskReviews = call({
  method: 'GET',
  path: '/desk/reviews',
  summary: "Reviews of the seller's orders that wait, the longest first; or those that were decided",
  owner: 'self',
  ...deciding,
  input: z.object({ list: maybe(z.enum(['waiting', 'decided'])), ...paging(20) }),
  output: pageOf(
    z.object({
      order_id: z.string(),
      user_name: z.string(),
      stars: z.int(),
      content: z.string(),
      images: z.array(z.string()),
      goods_names: z.string(),
      state_desc: z.string(),
      says: z.string(),
      add_time: time(),
    }),
  ),
  refuses: notAllowed,
})

export const deskReviewShow = call({
  method: 'POST',
  path: '/desk/reviews/show',
  summary: 'Show a review that waits to everybody',
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
