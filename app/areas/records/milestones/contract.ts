import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, text } from '#kit/wire/fields.ts'
import { type Answer, answers } from './rules.ts'

const notFound = { 'not-found': '没有找到这个孩子的档案' }
const answer = z.enum(Object.keys(answers) as [Answer])

export const milestones = call({
  method: 'GET',
  path: '/records/milestones',
  summary: 'What a child usually can at eleven ages with what its family said, and the next well-child visit',
  owner: { child_id: 'child' },
  login: true,
  input: z.object({ child_id: id() }),
  output: z.object({
    ages: z.array(
      z.object({
        months: z.int(),
        age_words: z.string(),
        /** The age has come. */
        has_come: flag(),
        is_current: flag(),
        /** Something cannot be done yet: a reason to ask at the clinic. */
        needs_visit: flag(),
        signs: z.array(z.object({ id: z.string(), words: z.string(), answer: z.union([answer, z.literal('')]) })),
      }),
    ),
    is_corrected: flag(),
    visit: z.object({ age_words: z.string(), date: z.string() }).nullable(),
    source: z.string(),
  }),
  refuses: notFound,
})

export const answerMilestone = call({
  method: 'POST',
  path: '/records/milestones/answer',
  summary: 'Say of a sign whether a child can, cannot yet, or that one is not sure',
  owner: { child_id: 'child' },
  login: true,
  consent: 'health',
  input: z.object({ child_id: id(), sign: text(10), answer }),
  output: z.object({}),
  refuses: { ...notFound, 'see-only': '您只能看这个孩子的档案，不能记', 'unknown-sign': '没有找到这一项' },
})
