import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, int, maybe, maybeText, pageOf, paging, text, time } from '#kit/wire/fields.ts'
import { MOST_CHARACTERS, PAGE_SIZE, subjectKinds } from '../rules.ts'
import { allStates } from '../states.ts'
import { notWritten } from './refusals.ts'

const kind = z.enum(subjectKinds)
/** What is talked about: an article where no kind is said. */
const about = { kind: maybe(kind), id: id() }
const aComment = { comment_id: id() }
const notThere = { 'not-found': '没有找到这篇内容，它可能已经撤下了' }
const noComment = { 'no-comment': '这条评论已经不在了' }

const comment = z.object({
  comment_id: z.int(),
  /** The comment below which a reply stands; null for a comment. */
  parent_id: z.int().nullable(),
  /** The reply that it answers, where it answers one. */
  reply_to: z.int().nullable(),
  reply_to_name: z.string(),
  user_name: z.string(),
  user_image: z.string(),
  /** Stars of a review of a class; 0 where it is none. */
  score: z.int(),
  content: z.string(),
  like_num: z.int(),
  is_liked: flag(),
  /** Replies that everybody reads. */
  reply_num: z.int(),
  is_mine: flag(),
  /** The hospital's own answer. */
  is_official: flag(),
  /** Only its author ever gets one that is not shown: `state_desc` says so to them, and `says` why. */
  state: z.enum(allStates),
  state_desc: z.string(),
  says: z.string(),
  add_time: time(),
})

export const docsayReply = call({
  method: 'GET',
  path: '/docsay/reply',
  summary:
    'Page through comments on an article, video or class, or questions about goods, the newest first; or replies under one, the oldest first',
  owner: 'anyone',
  input: z.object({ ...about, comment_id: maybe(id()), ...paging(PAGE_SIZE) }),
  output: pageOf(comment).extend({
    /** What is talked about. */
    title: z.string(),
    /** All that everybody reads of it, replies with them. */
    comment_num: z.int(),
  }),
  refuses: { ...notThere, ...noComment },
})

export const docsayCommentDetail = call({
  method: 'GET',
  path: '/docsay/comment/detail',
  summary: 'One comment, or the comment below which a reply stands, and what it is about',
  owner: 'anyone',
  input: z.object(aComment),
  output: z.object({ kind, id: z.int(), title: z.string(), comment }),
  refuses: noComment,
})

export const docsayCommentCreate = call({
  method: 'POST',
  path: '/docsay/comment/create',
  summary:
    'Comment on an article, video or class, ask about goods, or answer a comment or a reply; the draft for it goes',
  owner: 'self',
  login: true,
  publishes: true,
  idempotency: 'framework',
  input: z.object({ ...about, comment_id: maybe(id()), content: text(MOST_CHARACTERS) }),
  output: z.object({ comment_id: z.int(), is_held: flag() }),
  refuses: {
    ...notThere,
    ...noComment,
    ...notWritten,
  },
})

export const docsayDraft = call({
  method: 'GET',
  path: '/docsay/comment/draft',
  summary: "The patient's unsent words below an article, video, class or goods; empty where there are none",
  owner: 'self',
  login: true,
  input: z.object(about),
  output: z.object({ content: z.string() }),
})

export const docsayDraftSave = call({
  method: 'POST',
  path: '/docsay/comment/draft',
  summary: "Save the patient's unsent words; nothing to see clears them",
  owner: 'self',
  login: true,
  input: z.object({ ...about, content: maybeText(MOST_CHARACTERS) }),
  output: z.object({ content: z.string() }),
  refuses: notThere,
})

export const docsayCommentDelete = call({
  method: 'POST',
  path: '/docsay/comment/delete',
  summary: "Delete the patient's own comment or reply; its place stays where others answered",
  owner: { comment_id: 'own words on content' },
  login: true,
  input: z.object(aComment),
  output: z.object({ comment_id: z.int() }),
  refuses: noComment,
})

export const docsayCommentReport = call({
  method: 'POST',
  path: '/docsay/comment/report',
  summary: 'Report a comment or a reply that should not stand, once',
  owner: 'self',
  login: true,
  input: z.object({ ...aComment, reason: text(50), content: maybeText(200) }),
  output: z.object({ comment_id: z.int(), is_reported: flag() }),
  refuses: {
    ...noComment,
    own: '这是您自己写的，可以直接删除',
    'already-reported': '您已经举报过这条评论，我们会尽快核实',
  },
})

export const docsayCommentLike = call({
  method: 'POST',
  path: '/docsay/comment/like',
  summary: 'Like a comment or a reply, or stop it (state 0); how many like it now',
  owner: 'self',
  login: true,
  input: z.object({ ...aComment, state: int(0, 1) }),
  output: z.object({ comment_id: z.int(), like_num: z.int(), is_liked: flag() }),
  refuses: noComment,
})
