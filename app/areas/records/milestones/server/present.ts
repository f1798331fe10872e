import type { Child } from '#app/areas/records/children/server/public.ts'
import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import type { Day } from '#kit/time/day.ts'
import { type Answer, currentAge, monthsOld, needsVisit, nextVisit, signs } from '../rules.ts'

/** The kind of sealed text. */
export const MILESTONES = 'milestones'

/** What was said, by sign. */
export type Answers = Readonly<Record<string, Answer | undefined>>

export const sealed = ({ config }: Pick<Context, 'config'>, said: Answers): string =>
  sealOf(config).seal(JSON.stringify(said), MILESTONES)

export const opened = ({ config }: Pick<Context, 'config'>, text: string | undefined): Answers =>
  text === undefined ? {} : (JSON.parse(sealOf(config).open(text, MILESTONES)) as Answers)

const ageWordsOf = (months: number): string =>
  months >= 36 && months % 12 === 0 ? `${months / 12} 岁` : `${months} 个月`

export const asMilestones = ({ birthday, gestationDays }: Child, said: Answers, today: Day) => {
  const months = monthsOld(birthday, gestationDays, today)
  const visit = nextVisit(birthday, today)
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
    visit: visit ? { age_words: ageWordsOf(visit.months), date: visit.on } : null,
    source: '依据国家儿童心理行为发育问题预警征象筛查表改写为“会不会”的问法；体检年龄依据国家基本公共卫生服务规范',
  }
}
