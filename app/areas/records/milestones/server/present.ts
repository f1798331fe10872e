import type { Child } from '#app/areas/records/children/server/public.ts'
import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import type { Day } from '#kit/time/day.ts'
import {
  type Answer,
  currentAge,
  monthsOld,
  needsVisit,
  nextVisit,
  signs,
  type Visit,
  visitStateWords,
  visitsOf,
} from '../rules.ts'

/** The kind of sealed text. */
export const MILESTONES = 'milestones'

/** What was said, by sign. */
export type Answers = Readonly<Record<string, Answer | undefined>>

/** What was said of a child, and to which visits it has been, by their ages in months. */
export interface ChildAnswers {
  answers: Answers
  visits: readonly number[]
}

export const sealed = ({ config }: Pick<Context, 'config'>, { answers, visits }: ChildAnswers): string =>
  sealOf(config).seal(JSON.stringify({ ...answers, visits }), MILESTONES)

export const opened = ({ config }: Pick<Context, 'config'>, text: string | undefined): ChildAnswers => {
  if (text === undefined) return { answers: {}, visits: [] }
  // Answers stand by their signs, as they did before there were visits.
  const { visits = [], ...answers } = JSON.parse(sealOf(config).open(text, MILESTONES))
  return { answers, visits }
}

/** An age of the milestones and visits in words. */
export const ageWordsOf = (months: number): string =>
  months >= 36 && months % 12 === 0 ? `${months / 12} 岁` : `${months} 个月`

const asVisit = ({ months, on, state }: Visit) => ({
  months,
  age_words: ageWordsOf(months),
  date: on,
  state,
  state_words: visitStateWords[state],
})

export const asMilestones = (
  { birthday, gestationDays }: Child,
  { answers: said, visits: done }: ChildAnswers,
  today: Day,
) => {
  const months = monthsOld(birthday, gestationDays, today)
  const visits = visitsOf(birthday, today, done)
  const visit = nextVisit(visits)
  return {
    ages: signs.map((age) => ({
      months: age.months,
      age_words: ageWordsOf(age.months),
      has_come: age.months <= months,
      is_current: age.months === currentAge(months),
      needs_visit: needsVisit(age.months, months, said),
      signs: age.signs.map(({ id, words }) => ({ id, words, answer: said[id] ?? ('' as const) })),
    })),
    is_corrected: months !== monthsOld(birthday, null, today),
    visit: visit ? asVisit(visit) : null,
    visits: visits.map(asVisit),
    source: '依据国家儿童心理行为发育问题预警征象筛查表改写为“会不会”的问法；体检年龄依据国家基本公共卫生服务规范',
  }
}
