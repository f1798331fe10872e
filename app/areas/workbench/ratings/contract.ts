import { z } from 'zod'
import { addCommentReply } from '#app/areas/guahao/comments/contract.ts'
import { voiceStates } from '#app/areas/guahao/comments/rules.ts'
import { call } from '#kit/wire/call.ts'
import { id, maybe, pageOf, paging, text, time } from '#kit/wire/fields.ts'
import { ANSWER_LETTERS } from './rules.ts'

const own = { owner: 'self', doctor: true } as const

export const benchRatings = call({
  method: 'GET',
  path: '/workbench/ratings',
  summary: 'Page through what everybody reads of this doctor, with what they answered, the newest first',
  ...own,
  input: z.object({ list: maybe(z.enum(['unanswered', 'all'])), ...paging(20) }),
  output: pageOf(
    z.object({
      comment_id: z.int(),
      user_name: z.string(),
      score: z.number(),
      content: z.string(),
      words: z.array(z.string()),
      visit_date: z.string(),
      add_time: time(),
      /** What the doctor answered, and who reads it; null where they have not. */
      answer: z
        .object({ content: z.string(), state: z.enum(voiceStates), state_desc: z.string(), add_time: time() })
        .nullable(),
    }),
  ).extend({
    /** What waits for an answer: 100 stands for as many and more. */
    unanswered_num: z.int(),
  }),
})

export const benchRatingAnswer = call({
  method: 'POST',
  path: '/workbench/ratings/answer',
  summary: 'Answer what everybody reads of this doctor, once; the hospital’s rules may hold it until staff have looked',
  ...own,
  idempotency: 'framework',
  input: z.object({ comment_id: id(), content: text(ANSWER_LETTERS) }),
  output: z.object({ comment_id: z.int(), state: z.enum(['shown', 'held']) }),
  refuses: {
    'not-found': '没有找到这条评价，可能已经不再展示，请刷新',
    answered: '这条评价您已经回复过了',
    'contact-inside': addCommentReply.refuses['contact-inside'],
    rude: addCommentReply.refuses.rude,
  },
})
