import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { text } from '#kit/wire/fields.ts'
import { MOST } from '../../rules.ts'
import { type DeskStep, deskSteps } from '../../states.ts'
import { aRequest, done, gone, over, working } from './shapes.ts'

export const deskInquiryTake = call({
  method: 'POST',
  path: '/desk/inquiries/{request_id}/take',
  summary: 'Look after an inquiry from now on, or take it over: its patient is told by name',
  ...working,
  input: z.object(aRequest),
  output: done,
  refuses: { ...gone, ...over },
})

export const deskInquiryAnswer = call({
  method: 'POST',
  path: '/desk/inquiries/{request_id}/answer',
  summary: 'Answer the patient: the first answer ends the clock of 24 hours',
  ...working,
  idempotency: 'framework',
  input: z.object({ ...aRequest, content: text(MOST.words) }),
  output: done,
  refuses: { ...gone, ...over },
})

export const deskInquiryNote = call({
  method: 'POST',
  path: '/desk/inquiries/{request_id}/note',
  summary: 'Write something down that case workers alone see',
  ...working,
  idempotency: 'framework',
  input: z.object({ ...aRequest, content: text(MOST.words) }),
  output: done,
  refuses: gone,
})

export const deskInquiryAskPapers = call({
  method: 'POST',
  path: '/desk/inquiries/{request_id}/ask-papers',
  summary: 'Ask the patient for papers, by what is said: the clock of the quote stands still until they are there',
  ...working,
  idempotency: 'framework',
  input: z.object({ ...aRequest, content: text(MOST.words) }),
  output: done,
  refuses: { ...gone, 'not-now': '这一步已经过了，需要资料可以直接回复患者' },
})

export const deskInquiryStep = call({
  method: 'POST',
  path: '/desk/inquiries/{request_id}/step',
  summary:
    'Take the next step: travel and interpreter, treatment, papers back, follow-up, closed; the patient is told what is said',
  ...working,
  input: z.object({
    ...aRequest,
    step: z.enum(Object.keys(deskSteps) as [DeskStep, ...DeskStep[]]),
    content: text(MOST.words),
  }),
  output: done,
  refuses: { ...gone, 'not-now': '现在不是这一步，请刷新后再看' },
})

export const deskInquiryClose = call({
  method: 'POST',
  path: '/desk/inquiries/{request_id}/close',
  summary: 'End an inquiry that leads nowhere before a quote is chosen: the whole fee goes back',
  ...working,
  input: z.object({ ...aRequest, reason: text(MOST.reason) }),
  output: done,
  refuses: { ...gone, 'not-now': '患者已经选好报价，不能由我们结束' },
})
