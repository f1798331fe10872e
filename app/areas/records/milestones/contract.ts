import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, int, text } from '#kit/wire/fields.ts'
import { type Answer, answers, type VisitState, visitStateWords, type WindowState, windowWords } from './rules.ts'

const notFound = { 'not-found': '没有找到这个孩子的档案' }
const answer = z.enum(Object.keys(answers) as [Answer])

const visit = z.object({
  /** 0: the visit at home in the first days, 1: the one at the clinic between day 28 and 30. */
  months: z.int(),
  age_words: z.string(),
  title: z.string(),
  date: z.string(),
  /** When it is, in words. */
  when_words: z.string(),
  state: z.enum(Object.keys(visitStateWords) as [VisitState]),
  state_words: z.string(),
})

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
    /** The one to think of next. */
    visit: visit.nullable(),
    visits: z.array(visit),
    /** What children learn to do with their bodies, with the months between which nearly all do. */
    motor: z.array(
      z.object({
        id: z.string(),
        words: z.string(),
        from: z.number(),
        to: z.number(),
        state: z.enum(Object.keys(windowWords) as [WindowState]),
        state_words: z.string(),
      }),
    ),
    motor_source: z.string(),
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

export const tickVisit = call({
  method: 'POST',
  path: '/records/milestones/visit',
  summary: 'Say that a child has been to a well-child visit, or take it back',
  owner: { child_id: 'child' },
  login: true,
  consent: 'health',
  input: z.object({ child_id: id(), months: int(0, 216), is_done: int(0, 1) }),
  output: z.object({}),
  refuses: {
    ...notFound,
    'see-only': '您只能看这个孩子的档案，不能记',
    'unknown-visit': '没有这一次体检',
    'not-yet': '还没有到这次体检的时间，去过以后再来划掉',
  },
})
