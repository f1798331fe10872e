import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { code, flag, id, idList, int, listOf, maybe, maybeText, pageOf, paging, text, time } from '#kit/wire/fields.ts'
import { commentKinds, MOST_CONTENT, praiseWords, voiceStates } from './rules.ts'

const kind = z.enum(commentKinds)
const aComment = { kind, comment_id: id() }
const notFound = { 'not-found': '这条评论已经不在了' }
const unfit = {
  'contact-inside': '为了保护隐私，请不要写电话、微信号或网址',
  rude: '里面有不合适的词，请换一种说法',
}

/** Comma-separated addresses of pictures that were uploaded here, at most nine. */
const pictures = () =>
  maybeText(2_000).transform((given, context) => {
    const list = given?.split(',') ?? []
    const fits = list.length <= 9 && list.every((one) => /^\/files\/[\w-]{1,80}(\.\w{2,5})?$/.test(one))
    if (!fits) context.addIssue('not pictures of ours')
    return list
  })

/** Comma-separated words of `praiseWords`, each once. */
const words = () =>
  maybeText(200).transform((given, context) => {
    const list = [...new Set(given?.split(',') ?? [])]
    if (!list.every((one) => praiseWords.some((word) => word === one))) context.addIssue('unknown word')
    return list
  })

const comment = z.object({
  comment_id: z.int(),
  user_name: z.string(),
  user_image: z.string(),
  score: z.int(),
  content: z.string(),
  words: z.array(z.string()),
  ill_tags: z.array(z.string()),
  images: z.array(z.string()),
  like_count: z.int(),
  is_liked: flag(),
  reply_count: z.int(),
  add_time: time(),
  /** Only its author ever gets one that is not shown: `state_desc` says so to them, and `says` why. */
  state: z.enum(voiceStates),
  state_desc: z.string(),
  says: z.string(),
  /** What the visit was. */
  unit_id: z.int().nullable(),
  unit_name: z.string(),
  dep_name: z.string(),
  doctor_id: z.int().nullable(),
  doctor_name: z.string(),
  visit_date: z.string(),
})

export const commentList = call({
  method: 'GET',
  path: '/guahao/v1/comment/{kind}/list',
  summary: 'Page through comments on a hospital, doctor or goods, the newest first; those with one illness tag',
  owner: 'anyone',
  input: z.object({ kind, id: id(), tag_id: maybe(id()), ...paging() }),
  output: pageOf(comment),
})

export const commentDetail = call({
  method: 'GET',
  path: '/guahao/v1/comment/{kind}/detail',
  summary: 'One comment, with pictures, score, what the visit was and the number of replies',
  owner: 'anyone',
  input: z.object(aComment),
  output: comment,
  refuses: notFound,
})

export const commentLikeList = call({
  method: 'GET',
  path: '/guahao/v1/comment/{kind}/like_list',
  summary: 'Page through those who like a comment, their names masked',
  owner: 'anyone',
  input: z.object({ ...aComment, ...paging() }),
  output: pageOf(z.object({ user_name: z.string(), user_image: z.string(), add_time: time() })),
  refuses: notFound,
})

export const addCommentLike = call({
  method: 'POST',
  path: '/guahao/v1/comment/{kind}/add_like',
  summary: 'Like a comment, once',
  owner: 'self',
  login: true,
  input: z.object(aComment),
  output: z.object({ comment_id: z.int(), like_count: z.int(), is_liked: flag() }),
  refuses: notFound,
})

export const commentReplies = call({
  method: 'GET',
  path: '/guahao/v1/comment/{kind}/reply',
  summary: 'Page through replies to a comment, the oldest first',
  owner: 'anyone',
  input: z.object({ ...aComment, ...paging() }),
  output: pageOf(
    z.object({
      reply_id: z.int(),
      comment_id: z.int(),
      /** The reply that it answers, where it answers one. */
      reply_to: z.int().nullable(),
      reply_to_name: z.string(),
      user_name: z.string(),
      content: z.string(),
      /** The hospital's own answer. */
      is_official: flag(),
      /** The doctor's own answer. */
      is_doctor: flag(),
      /** Says to its author that others do not read it; ''. */
      state_desc: z.string(),
      add_time: time(),
    }),
  ),
  refuses: notFound,
})

export const addCommentReply = call({
  method: 'POST',
  path: '/guahao/v1/comment/{kind}/add_reply',
  summary: 'Answer a comment, or another reply to it',
  owner: 'self',
  login: true,
  publishes: true,
  idempotency: 'framework',
  input: z.object({ ...aComment, reply_id: maybe(id()), content: text(200) }),
  output: z.object({ reply_id: z.int(), reply_count: z.int(), is_held: flag() }),
  refuses: { ...notFound, ...unfit, 'too-often': '您回复得太快了，请过几分钟再试' },
})

export const reportComment = call({
  method: 'POST',
  path: '/guahao/v1/comment/{kind}/do_report',
  summary: 'Report a comment that should not stand, once',
  owner: 'self',
  login: true,
  input: z.object({ ...aComment, reason: text(50), content: maybeText(200) }),
  output: z.object({ comment_id: z.int(), is_reported: flag() }),
  refuses: { ...notFound, 'already-reported': '您已经举报过这条评论，我们会尽快核实' },
})

export const checkReport = call({
  method: 'GET',
  path: '/guahao/v1/comment/{kind}/check_report',
  summary: 'Whether the patient has reported the comment',
  owner: 'self',
  login: true,
  input: z.object(aComment),
  output: z.object({ comment_id: z.int(), is_reported: flag() }),
  refuses: notFound,
})

export const commentIllTags = call({
  method: 'GET',
  path: '/guahao/v1/comment/{kind}/ill-tags',
  summary: 'Illness tags of the comments on a hospital, doctor or goods, with their counts',
  owner: 'anyone',
  input: z.object({ kind, id: id() }),
  output: listOf(z.object({ tag_id: z.int(), tag_name: z.string(), count: z.int() })),
})

export const addComment = call({
  method: 'POST',
  path: '/guahao/v1/comment/{kind}/add',
  summary: 'Comment on the doctor of a visit that is over, or on its hospital alone; once a visit',
  owner: { order_id: 'order' },
  login: true,
  publishes: true,
  idempotency: 'framework',
  input: z.object({
    kind,
    order_id: code(),
    stars: int(1, 5),
    content: text(MOST_CONTENT),
    words: words(),
    ill_ids: maybe(idList(3)),
    images: pictures(),
  }),
  output: z.object({ comment_id: z.int(), is_held: flag() }),
  refuses: {
    'not-found': '没有找到这次就诊，就诊结束后才能评价',
    'unknown-illness': '没有找到所选的疾病，请重新选择',
    'already-commented': '这次就诊您已经评价过了，谢谢',
    ...unfit,
  },
})
