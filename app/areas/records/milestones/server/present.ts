import { countedFrom } from '#app/areas/records/children/rules.ts'
import type { Child } from '#app/areas/records/children/server/public.ts'
import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { type Day, daysBetween } from '#kit/time/day.ts'
import {
  type Answer,
  currentAge,
  HOME_VISIT,
  homeVisitWords,
  MONTH_OLD,
  monthsOld,
  motors,
  needsVisit,
  nextVisit,
  signs,
  type Visit,
  visitStateWords,
  visitsOf,
  windowState,
  windowWords,
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

/** What a visit is called. */
export const visitTitle = (months: number): string => {
  if (months === HOME_VISIT) return '新生儿家庭访视'
  return months === MONTH_OLD ? '满月体检' : `${ageWordsOf(months)}体检`
}

const visitWhen = ({ months, on }: Visit): string => {
  if (months === HOME_VISIT) return '出院后 7 天内，社区医生上门'
  return months === MONTH_OLD ? `${on} 起三天，出生 28 到 30 天` : `${on} 前后`
}

const asVisit = (visit: Visit) => ({
  months: visit.months,
  age_words: visit.months === HOME_VISIT ? '新生儿' : ageWordsOf(visit.months),
  title: visitTitle(visit.months),
  date: visit.on,
  when_words: visitWhen(visit),
  state: visit.state,
  state_words: (visit.months === HOME_VISIT ? homeVisitWords : visitStateWords)[visit.state],
})

const asMotor = (ageDays: number) =>
  motors.map((one) => {
    const state = windowState(one, ageDays)
    return { ...one, state, state_words: windowWords[state] }
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
    motor: asMotor(daysBetween(countedFrom(birthday, gestationDays, today), today)),
    motor_source:
      '世界卫生组织大运动发育时间窗（2006）：100 个孩子里有 98 个在这段时间里学会，早晚都正常；每 100 个孩子里约有 4 个一直不爬，直接站和走。过了时间还不会，带孩子看看儿童保健门诊',
    source:
      '依据国家儿童心理行为发育问题预警征象筛查表改写为“会不会”的问法；家庭访视和体检依据国家基本公共卫生服务规范',
  }
}
