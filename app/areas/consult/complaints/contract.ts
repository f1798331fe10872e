import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { code, text, time, yuan } from '#kit/wire/fields.ts'
import { allComplaintStates, allWants, COMPLAINT_LETTERS } from './rules.ts'

const mine = { owner: { ask_id: 'consultation' }, login: true } as const
const gone = { 'not-found': '没有找到这次问诊' }

/** A complaint as its patient sees it. */
const complaint = z.object({
  complaint_id: z.int(),
  want: z.enum(allWants),
  want_desc: z.string(),
  reason: z.string(),
  content: z.string(),
  state: z.enum(allComplaintStates),
  state_desc: z.string(),
  /** What the desk said; '' before. */
  answer: z.string(),
  add_time: time(),
  /** By when it is answered. */
  answer_by: time(),
})

export const askComplaints = call({
  method: 'GET',
  path: '/ask/complaints',
  summary: 'What the patient asked about a consultation of theirs, the newest first, and what they can still ask',
  ...mine,
  input: z.object({ ask_id: code() }),
  output: z.object({
    list: z.array(complaint),
    /** Empty while one waits, or where it is too late. */
    wants: z.array(z.enum(allWants)),
    /** What would go back. */
    amount: yuan(),
  }),
  refuses: gone,
})

export const complainAsk = call({
  method: 'POST',
  path: '/ask/complain',
  summary:
    'Ask for the money of a consultation that was held, or complain about one: the desk answers within three days',
  ...mine,
  idempotency: 'framework',
  input: z.object({ ask_id: code(), want: z.enum(allWants), reason: text(50), content: text(COMPLAINT_LETTERS) }),
  output: complaint,
  refuses: {
    ...gone,
    'not-now': '这次问诊现在不能这样申请，请刷新后再看',
    'unknown-reason': '请选择一个原因',
    waiting: '您已经提交过，正在处理，请先等答复',
  },
})

export const withdrawComplaint = call({
  method: 'POST',
  path: '/ask/complain/withdraw',
  summary: 'Take back what one asked about a consultation while it waits',
  ...mine,
  input: z.object({ ask_id: code() }),
  output: z.object({}),
  refuses: { ...gone, 'not-waiting': '这次申请已经处理过了，请刷新后再看' },
})
