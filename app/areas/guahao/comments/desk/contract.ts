import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { flag, id, int, maybe, maybeText, pageOf, paging, text, time } from '#kit/wire/fields.ts'
import { daySpan, exportOf, listing } from '#kit/wire/listing.ts'
import { managedSorts } from '../rules/desk-lists.ts'
import { MOST_FIRST, MOST_WORD, MOST_WORDS } from '../rules/hold.ts'
import { reportStates, voiceStates } from '../rules.ts'

const moderating = { staff: true, may: 'comments.moderate' } as const
const ofHospital = { owner: { comment_id: 'comment of the hospital' }, ...moderating } as const
const aComment = { comment_id: id() }
const notFound = { ...notAllowed, 'not-found': '没有找到这条评价' }
const state = z.enum(voiceStates)

const comment = z.object({
  comment_id: z.int(),
  user_name: z.string(),
  /** Of whom it speaks: a doctor with the department, or the hospital alone. */
  about: z.string(),
  score: z.int(),
  content: z.string(),
  words: z.array(z.string()),
  images: z.array(z.string()),
  visit_date: z.string(),
  state,
  state_desc: z.string(),
  /** Which rule held it; ''. */
  held_for: z.string(),
  /** What its author was told; ''. */
  says: z.string(),
  /** Open reports, until when they are to be answered (null where there are none), and who looks into them ('' for nobody). */
  report_count: z.int(),
  due_time: time().nullable(),
  is_late: flag(),
  owner_name: z.string(),
  held_reply_count: z.int(),
  add_time: time(),
})

const commentsAsked = {
  list: maybe(z.enum(['todo', 'shown', 'hidden', 'all'])),
  stars: maybe(int(1, 5)),
  ...listing(managedSorts),
  ...daySpan(),
}

export const deskComments = call({
  method: 'GET',
  path: '/desk/comments',
  summary: 'What patients say of the hospital and its doctors: what is to be looked at, what is shown, what is hidden',
  owner: 'self',
  ...moderating,
  input: z.object({ ...commentsAsked, ...paging(20) }),
  output: pageOf(comment),
  refuses: notAllowed,
})

export const deskCommentsExport = exportOf(deskComments, commentsAsked)

export const deskComment = call({
  method: 'GET',
  path: '/desk/comments/detail',
  summary: 'One comment with its replies and who reported it',
  ...ofHospital,
  input: z.object(aComment),
  output: comment.extend({
    replies: z.array(
      z.object({
        reply_id: z.int(),
        user_name: z.string(),
        content: z.string(),
        is_official: flag(),
        /** The doctor's own answer. */
        is_doctor: flag(),
        state,
        state_desc: z.string(),
        held_for: z.string(),
        add_time: time(),
      }),
    ),
    reports: z.array(
      z.object({
        reason: z.string(),
        content: z.string(),
        state: z.enum(reportStates),
        state_desc: z.string(),
        owner_name: z.string(),
        due_time: time(),
        add_time: time(),
      }),
    ),
  }),
  refuses: notFound,
})

export const deskCommentShow = call({
  method: 'POST',
  path: '/desk/comments/show',
  changesPages: true,
  summary: 'Show a comment that is held or hidden to everybody',
  ...ofHospital,
  input: z.object(aComment),
  output: z.object({}),
  refuses: { ...notFound, done: '这条评价已经在展示' },
})

export const deskCommentHide = call({
  method: 'POST',
  path: '/desk/comments/hide',
  changesPages: true,
  summary: 'Hide a comment from everybody but its author, and say why to them; its reports were right',
  ...ofHospital,
  input: z.object({ ...aComment, reason: text(100) }),
  output: z.object({}),
  refuses: { ...notFound, done: '这条评价已经隐藏' },
})

export const deskCommentAnswer = call({
  method: 'POST',
  path: '/desk/comments/answer',
  changesPages: true,
  summary: 'Answer a comment in the name of the hospital; everybody reads it, and its author is told',
  ...ofHospital,
  idempotency: 'framework',
  input: z.object({ ...aComment, content: text(200) }),
  output: z.object({ reply_id: z.int() }),
  refuses: { ...notFound, 'not-shown': '这条评价没有展示，展示后再回复' },
})

export const deskReportTake = call({
  method: 'POST',
  path: '/desk/comments/report_take',
  changesPages: true,
  summary: 'Say that one looks into the reports of a comment oneself',
  ...ofHospital,
  input: z.object(aComment),
  output: z.object({}),
  refuses: { ...notFound, none: '这条评价没有待核实的举报' },
})

export const deskReportDismiss = call({
  method: 'POST',
  path: '/desk/comments/report_dismiss',
  changesPages: true,
  summary: 'Find that a reported comment may stand, and tell who reported it',
  ...ofHospital,
  input: z.object(aComment),
  output: z.object({}),
  refuses: { ...notFound, none: '这条评价没有待核实的举报' },
})

export const deskReplyMove = call({
  method: 'POST',
  path: '/desk/comments/reply',
  changesPages: true,
  summary: 'Show a reply to everybody, or hide it from everybody but its author',
  owner: { reply_id: 'reply of the hospital' },
  ...moderating,
  input: z.object({ reply_id: id(), state: z.enum(['shown', 'hidden']) }),
  output: z.object({}),
  refuses: { ...notAllowed, 'not-found': '没有找到这条回复', done: '这条回复已经处理过了' },
})

const rules = {
  /** So many first things that somebody says are held; 0 for none. */
  first_count: z.int(),
  holds_links: flag(),
  holds_pictures: flag(),
  words: z.array(z.string()),
}

const rulesRow = { row: 'comment-rules', of: 'desk' } as const

export const deskCommentRules = call({
  method: 'GET',
  path: '/desk/comments/rules',
  summary: 'What the hospital holds back until somebody has looked',
  shows: [rulesRow],
  owner: 'self',
  ...moderating,
  input: z.object({}),
  output: z.object({ ...rules, version: versionShown() }),
  refuses: notAllowed,
})

export const deskCommentRulesSave = call({
  method: 'POST',
  path: '/desk/comments/rules',
  summary: 'Change what the hospital holds back; what was said before stays where it stands',
  edits: rulesRow,
  owner: 'self',
  ...moderating,
  input: z.object({
    version: versionSeen(),
    first_count: int(0, MOST_FIRST),
    holds_links: int(0, 1),
    holds_pictures: int(0, 1),
    /** Parted by lines, commas or spaces. */
    words: maybeText(MOST_WORDS * (MOST_WORD + 1)),
  }),
  output: z.object(rules),
  refuses: {
    ...notAllowed,
    ...changedSince,
    'too-many-words': `词表最多 ${MOST_WORDS} 个词，每个最多 ${MOST_WORD} 个字`,
  },
})
