import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { MOST_FIRST, MOST_WORD, MOST_WORDS } from '#app/areas/guahao/comments/rules/hold.ts'
import { reportStates } from '#app/areas/guahao/comments/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { flag, id, int, maybe, maybeText, pageOf, paging, text, time } from '#kit/wire/fields.ts'
import { daySpan, exportOf, listing } from '#kit/wire/listing.ts'
import { type DeskList, deskLists, managedSorts } from '../rules/desk-lists.ts'
import { MOST_YOUNG_DAYS } from '../rules/hold.ts'
import { REPLY_CHARACTERS, subjectKinds } from '../rules.ts'
import { allStates } from '../states.ts'

const moderating = { staff: true, may: 'discussions.moderate' } as const
const ofHospital = { owner: { comment_id: 'words on content of the hospital' }, ...moderating } as const
const aComment = { comment_id: id() }
const notFound = { ...notAllowed, 'not-found': '没有找到这条评论' }

const comment = z.object({
  comment_id: z.int(),
  kind: z.enum(subjectKinds),
  kind_name: z.string(),
  /** What it is about. */
  object_id: z.int(),
  /** The comment that it answers; '' where it answers none. */
  answers: z.string(),
  user_name: z.string(),
  content: z.string(),
  is_official: flag(),
  like_num: z.int(),
  state: z.enum(allStates),
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
  add_time: time(),
})

const asked = {
  list: maybe(z.enum(Object.keys(deskLists) as DeskList[])),
  kind: maybe(z.enum(subjectKinds)),
  ...listing(managedSorts),
  ...daySpan(),
}

export const deskDiscussions = call({
  method: 'GET',
  path: '/desk/discussions',
  summary:
    'What readers say below what doctors of the hospital publish: what is to be looked at, what is shown, what is not',
  owner: 'self',
  ...moderating,
  input: z.object({ ...asked, ...paging(20) }),
  output: pageOf(comment),
  refuses: notAllowed,
})

export const deskDiscussionsExport = exportOf(deskDiscussions, asked)

export const deskDiscussion = call({
  method: 'GET',
  path: '/desk/discussions/detail',
  summary: 'One comment or reply: what it is about, what was answered to it, who reported it',
  ...ofHospital,
  input: z.object(aComment),
  output: comment.extend({
    /** '' where what it is about is not published any more. */
    title: z.string(),
    replies: z.array(comment),
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

export const deskDiscussionShow = call({
  method: 'POST',
  path: '/desk/discussions/show',
  changesPages: true,
  summary: 'Show a comment or reply that is held, refused or hidden to everybody; its author is told',
  ...ofHospital,
  input: z.object(aComment),
  output: z.object({}),
  refuses: { ...notFound, done: '这条评论已经处理过了' },
})

export const deskDiscussionHide = call({
  method: 'POST',
  path: '/desk/discussions/hide',
  changesPages: true,
  summary: 'Take a comment or reply from everybody but its author, and say why to them; its reports were right',
  ...ofHospital,
  input: z.object({ ...aComment, reason: text(100) }),
  output: z.object({}),
  refuses: { ...notFound, done: '这条评论已经处理过了' },
})

export const deskDiscussionAnswer = call({
  method: 'POST',
  path: '/desk/discussions/answer',
  changesPages: true,
  summary: 'Answer a comment or reply in the name of the hospital; everybody reads it, and its author is told',
  ...ofHospital,
  idempotency: 'framework',
  input: z.object({ ...aComment, content: text(REPLY_CHARACTERS) }),
  output: z.object({ comment_id: z.int() }),
  refuses: { ...notFound, 'not-shown': '这条评论没有展示，展示后再回复' },
})

export const deskDiscussionTake = call({
  method: 'POST',
  path: '/desk/discussions/report_take',
  summary: 'Say that one looks into the reports of a comment oneself',
  ...ofHospital,
  input: z.object(aComment),
  output: z.object({}),
  refuses: { ...notFound, none: '这条评论没有待核实的举报' },
})

export const deskDiscussionDismiss = call({
  method: 'POST',
  path: '/desk/discussions/report_dismiss',
  changesPages: true,
  summary: 'Find that a reported comment may stand, and tell who reported it',
  ...ofHospital,
  input: z.object(aComment),
  output: z.object({}),
  refuses: { ...notFound, none: '这条评论没有待核实的举报' },
})

export const deskDiscussionOrigin = call({
  method: 'POST',
  path: '/desk/discussions/origin',
  summary: 'Read from which network address something was written, and say why; that stands in the audit',
  owner: { comment_id: 'words on content of the hospital' },
  staff: true,
  may: 'discussions.origin',
  input: z.object({ ...aComment, reason: text(100) }),
  output: z.object({ address: z.string(), add_time: time() }),
  refuses: { ...notFound, 'not-kept': '这条评论没有留下网络地址，或者已满六个月删除了' },
})

const rules = {
  /** Everything, until somebody has looked. */
  holds_all: flag(),
  /** Of these numbers 0 holds none. */
  first_count: z.int(),
  young_days: z.int(),
  burst_count: z.int(),
  holds_links: flag(),
  holds_prices: flag(),
  words: z.array(z.string()),
}

const rulesRow = { row: 'discussion-rules', of: 'desk' } as const

export const deskDiscussionRules = call({
  method: 'GET',
  path: '/desk/discussions/rules',
  summary: 'What the hospital holds back below what its doctors publish',
  shows: [rulesRow],
  owner: 'self',
  ...moderating,
  input: z.object({}),
  output: z.object({ ...rules, version: versionShown() }),
  refuses: notAllowed,
})

export const deskDiscussionRulesSave = call({
  method: 'POST',
  path: '/desk/discussions/rules',
  summary: 'Change what the hospital holds back; what was said before stays where it stands',
  edits: rulesRow,
  owner: 'self',
  ...moderating,
  input: z.object({
    version: versionSeen(),
    holds_all: int(0, 1),
    first_count: int(0, MOST_FIRST),
    young_days: int(0, MOST_YOUNG_DAYS),
    burst_count: int(0, MOST_FIRST),
    holds_links: int(0, 1),
    holds_prices: int(0, 1),
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
