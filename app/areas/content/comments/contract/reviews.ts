import { z } from 'zod'
import { aClass, carries, notFound, utoken } from '#app/areas/audio-class/contract/shapes.ts'
import { call } from '#kit/wire/call.ts'
import { flag, id, int, pageOf, paging, text, time } from '#kit/wire/fields.ts'
import { FEW, MOST_CHARACTERS, REPLY_CHARACTERS, REVIEWS_SIZE } from '../rules.ts'
import { notWritten } from './refusals.ts'

/** To its author alone where it is not shown: in words, and why; '' for everybody else. */
const standing = { state_desc: z.string(), says: z.string() }

const review = z.object({
  comment_id: z.int(),
  user_name: z.string(),
  user_image: z.string(),
  score: z.int(),
  content: z.string(),
  add_time: time(),
  ...standing,
  reply_num: z.int(),
  /** The first few, the oldest first. */
  replies: z.array(
    z.object({ reply_id: z.int(), user_name: z.string(), content: z.string(), add_time: time(), ...standing }),
  ),
})

export const classComments = call({
  method: 'GET',
  path: '/AudioClass/audioComment',
  summary: 'What people say of a class in sum, and the newest comments',
  owner: 'anyone',
  ...carries,
  input: z.object({ ...aClass, ...paging(FEW), ...utoken }),
  output: z.object({
    score: z.number(),
    comment_num: z.int(),
    /** How many gave one star, two, … five. */
    star_nums: z.array(z.int()),
    ...pageOf(review).shape,
    /** What may the asker do: comment once they have heard something, and once. */
    may_comment: flag(),
  }),
  refuses: notFound,
})

export const classCommentList = call({
  method: 'GET',
  path: '/AudioClass/getCommentList',
  summary: 'Page through comments on a class with their replies, the newest first',
  owner: 'anyone',
  ...carries,
  input: z.object({ ...aClass, ...paging(REVIEWS_SIZE), ...utoken }),
  output: pageOf(review),
  refuses: notFound,
})

export const addClassComment = call({
  method: 'POST',
  path: '/AudioClass/addComment',
  summary: 'Say something of a class of which one has heard or has something; once a class',
  owner: 'self',
  login: true,
  ...carries,
  publishes: true,
  idempotency: 'framework',
  input: z.object({ ...aClass, content: text(MOST_CHARACTERS), score: int(1, 5), ...utoken }),
  output: z.object({ comment_id: z.int(), is_held: flag() }),
  refuses: {
    ...notFound,
    ...notWritten,
    'not-heard': '先听一节再来评价吧',
    'commented-already': '您已经评价过这门课了，谢谢',
  },
})

export const addClassReply = call({
  method: 'POST',
  path: '/AudioClass/addReply',
  summary: 'Answer a comment on a class',
  owner: 'self',
  login: true,
  ...carries,
  publishes: true,
  idempotency: 'framework',
  input: z.object({ ...aClass, comment_id: id(), content: text(REPLY_CHARACTERS), ...utoken }),
  output: z.object({ reply_id: z.int(), reply_num: z.int(), is_held: flag() }),
  refuses: {
    ...notFound,
    ...notWritten,
    'no-comment': '这条评论已经不在了',
  },
})
