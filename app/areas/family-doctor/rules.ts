import { addDays, type Day, dayOf, daysBetween, instantAt } from '#kit/time/day.ts'
import type { SigningState } from './states.ts'

/** Groups of people whom a family doctor looks after first, by the number that an application names them by. */
export const crowdTags = {
  1: '一般人群',
  2: '65 岁及以上老年人',
  3: '孕产妇',
  4: '0–6 岁儿童',
  5: '高血压患者',
  6: '糖尿病患者',
  7: '残疾人',
  8: '计划生育特殊家庭',
} as const

/** Number of a crowd tag. */
export type CrowdTag = keyof typeof crowdTags

/** Whether a number names a crowd tag. */
export const isCrowdTag = (id: number): id is CrowdTag => Object.hasOwn(crowdTags, id)

/** Days of a term: a year at least. */
export const TERM_DAYS = 365
/** So many days before its end a term may be renewed. */
export const RENEWAL_DAYS = 30

/** Last day of a term that begins on a day; the next term follows on what is left of the one before. */
export const termEnd = (today: Day, before: Day | null = null): Day =>
  addDays(before !== null && before > today ? before : today, TERM_DAYS)

/** Whether a term is near enough to its end to be renewed. */
export const isNearEnd = (endsOn: Day, today: Day): boolean => daysBetween(today, endsOn) <= RENEWAL_DAYS

/** Signing status of a resident on an account: 0 none, 1 and 2 pending and signed by it, 3 and 4 by another [X117]. */
export const signingStatus = (state: SigningState | undefined, isOwn: boolean): number => {
  if (state !== 'pending' && state !== 'signed') return 0
  return (isOwn ? 1 : 3) + (state === 'signed' ? 1 : 0)
}

/** What each signing status is called. */
export const statusWords = ['未签约', '审核中', '已签约', '其他账号审核中', '其他账号已签约'] as const

/** Whether a resident may apply: without a signing, or their own account's near its end [X117]. */
export const mayApply = (status: number, endsOn: Day | null, today: Day): boolean =>
  status === 0 || (status === 2 && endsOn !== null && isNearEnd(endsOn, today))

/** State of a plan's item: 1 confirmed, 0 open, −1 while now is before `spanNew` (seconds) [X157]. */
export const confirmState = (isConfirmed: boolean, spanNew: number, nowMs: number): -1 | 0 | 1 => {
  if (isConfirmed) return 1
  return nowMs < spanNew * 1000 ? -1 : 0
}

const LATE_MS = 3 * 24 * 60 * 60 * 1000
/** Whether an item that has been due since `spanNew` (seconds) is passed over: nobody is reminded of what is days ago. */
export const isLateReminder = (spanNew: number, nowMs: number): boolean => nowMs - spanNew * 1000 > LATE_MS

/** What happens between a team and a resident. */
export const eventWords = {
  visit: '上门随访',
  phone: '电话随访',
  report: '检查报告',
  assess: '健康评估',
  plan: '健康计划',
} as const

/** Kind of an event. */
export type EventKind = keyof typeof eventWords
/** Every kind of event. */
export const eventKinds = Object.keys(eventWords) as [EventKind]

/** Blood types that a record may name. */
export const bloodTypes = ['A', 'B', 'AB', 'O', '不清楚'] as const

/** What a resident measures at home: name and unit. */
export const measures = {
  pressure: { words: '血压', unit: 'mmHg' },
  sugar: { words: '空腹血糖', unit: 'mmol/L' },
  weight: { words: '体重', unit: '公斤' },
  steps: { words: '步数', unit: '步' },
} as const

/** Something that is measured. */
export type Measure = keyof typeof measures

/** What is measured, and at what time of the day (`08:00`) one wants to be reminded; '' is never. */
interface Measuring {
  is_on: number
  remind_time: string
}

/** When what is measured is to be reminded of next after a moment; null where nothing is. */
export const nextReminder = (config: readonly Measuring[], after: Date): Date | null => {
  const times = config.flatMap(({ is_on, remind_time }) => (is_on === 1 && remind_time !== '' ? [remind_time] : []))
  const today = dayOf(after)
  const moments = [today, addDays(today, 1)].flatMap((day) => times.map((time) => instantAt(day, time)))
  return moments.filter((moment) => moment > after).sort((a, b) => a.getTime() - b.getTime())[0] ?? null
}

/** So late a reminder is of no use any more. */
export const REMINDER_LASTS_MS = 60 * 60_000

/** Pictures of a check report. */
export const MOST_PICTURES = 9

/** Body mass index of height (cm) and weight (kg), one digit behind the point. */
export const bmiOf = (heightCm: number, weightKg: number): number =>
  Math.round((weightKg / (heightCm / 100) ** 2) * 10) / 10

/** What a body mass index of a grown-up is called in China. */
export const bmiWords = (bmi: number): string => {
  if (bmi < 18.5) return '偏瘦'
  if (bmi < 24) return '正常'
  return bmi < 28 ? '超重' : '肥胖'
}
