import type { ConsultationKey } from '#app/areas/consult/consultations/rules/statistics.ts'
import { ownChannels } from '#app/areas/content/channels/rules.ts'
import type { VisitKey } from '#app/areas/guahao/booking/rules/statistics.ts'
import { GIFT_CARD } from '#app/areas/pay/rules/counter.ts'
import type { MoneyKey } from '#app/areas/pay/rules/statistics.ts'
import { addDays, type Day, daysBetween } from '#kit/time/day.ts'

/** By what is told apart what is counted, as it is chosen: in words, and by which of its facts. */
interface GroupFacts<Key> {
  words: string
  by: readonly Key[]
  /** A row says of few people that they were treated: in which department, and so of what, or through whose app. */
  isHealth: boolean
}

/**
 * Every way to group appointments. Where a department or a doctor is told, the hospital stands beside it. A channel may be a firm's: of its
 * people it would be known who went to a doctor, and where.
 */
export const groups = {
  day: { words: '按天', by: ['date'], isHealth: false },
  hospital: { words: '按医院', by: ['hospital'], isHealth: false },
  origin: { words: '按途径', by: ['origin'], isHealth: false },
  channel: { words: '按渠道', by: ['channel'], isHealth: true },
  department: { words: '按科室', by: ['hospital', 'department'], isHealth: true },
  doctor: { words: '按医生', by: ['hospital', 'department', 'doctor'], isHealth: true },
  'day-department': { words: '按天和科室', by: ['date', 'hospital', 'department'], isHealth: true },
  'day-doctor': { words: '按天和医生', by: ['date', 'hospital', 'department', 'doctor'], isHealth: true },
  'day-channel': { words: '按天和渠道', by: ['date', 'channel'], isHealth: true },
  'hospital-channel': { words: '按医院和渠道', by: ['hospital', 'channel'], isHealth: true },
} as const satisfies Record<string, GroupFacts<VisitKey>>

/** A way to group. */
export type Group = keyof typeof groups
/** Every one of them, in order. */
export const allGroups = Object.keys(groups) as Group[]

/** The same of consultations. */
export const consultationGroups = {
  day: { words: '按天', by: ['date'], isHealth: false },
  hospital: { words: '按医院', by: ['hospital'], isHealth: false },
  channel: { words: '按渠道', by: ['channel'], isHealth: true },
  department: { words: '按科室', by: ['hospital', 'department'], isHealth: true },
  doctor: { words: '按医生', by: ['hospital', 'department', 'doctor'], isHealth: true },
  'day-department': { words: '按天和科室', by: ['date', 'hospital', 'department'], isHealth: true },
  'day-doctor': { words: '按天和医生', by: ['date', 'hospital', 'department', 'doctor'], isHealth: true },
} as const satisfies Record<string, GroupFacts<ConsultationKey>>
/** A way to group consultations. */
export type ConsultationGroup = keyof typeof consultationGroups
/** Every one of them, in order. */
export const allConsultationGroups = Object.keys(consultationGroups) as ConsultationGroup[]

/** The same of money. It tells of no department and no doctor, and has to be what the journal says: nothing of it is told in steps. */
export const moneyGroups = {
  day: { words: '按天', by: ['date'], isHealth: false },
  payee: { words: '按医院', by: ['payee'], isHealth: false },
  purpose: { words: '按种类', by: ['purpose'], isHealth: false },
  way: { words: '按渠道', by: ['way'], isHealth: false },
  'day-payee': { words: '按天和医院', by: ['date', 'payee'], isHealth: false },
  'day-purpose': { words: '按天和种类', by: ['date', 'purpose'], isHealth: false },
  each: { words: '全部分开', by: ['date', 'payee', 'purpose', 'way'], isHealth: false },
} as const satisfies Record<string, GroupFacts<MoneyKey>>
/** A way to group money. */
export type MoneyGroup = keyof typeof moneyGroups
/** Every one of them, in order. */
export const allMoneyGroups = Object.keys(moneyGroups) as MoneyGroup[]

/** What somebody does who came by a function of the product. */
export const deedWords = { visit: '挂号', ask: '问诊', order: '商品和服务', appointment: '到院预约' } as const
/** One of them. */
export type Deed = keyof typeof deedWords

/** By what of a deed funnels are told apart. */
export type FunnelKey = 'function' | 'date' | 'deed' | 'hospital' | 'department'

/** The same of funnels: what was seen and opened is told where a group is of functions and days alone. */
export const funnelGroups = {
  function: { words: '按入口', by: ['function'], isHealth: false },
  day: { words: '按天', by: ['date'], isHealth: false },
  deed: { words: '按入口和做什么', by: ['function', 'deed'], isHealth: false },
  hospital: { words: '按入口和医院', by: ['function', 'hospital'], isHealth: false },
  department: { words: '按入口和科室', by: ['function', 'hospital', 'department'], isHealth: true },
  'day-function': { words: '按天和入口', by: ['date', 'function'], isHealth: false },
} as const satisfies Record<string, GroupFacts<FunnelKey>>
/** A way to group funnels. */
export type FunnelGroup = keyof typeof funnelGroups
/** Every one of them, in order. */
export const allFunnelGroups = Object.keys(funnelGroups) as FunnelGroup[]

/** A channel in words: by the name that a partner's has, where it is one. */
export const channelWords = (channel: number, named: ReadonlyMap<number, string>): string =>
  named.get(channel) ?? (channel === 0 ? '没有记录' : (ownChannels[channel] ?? `渠道 ${channel}`))

const counterWays: Readonly<Record<string, string>> = {
  counter: '窗口现金',
  terminal: '窗口刷卡机',
  [GIFT_CARD]: '窗口礼品卡',
}
/** The way by which money came, in words. */
export const wayWords = (way: string, titles: Readonly<Record<string, { title: string }>>): string =>
  counterWays[way] ?? titles[way]?.title ?? way

/** Longest span, first and last day counted in. */
const MOST_DAYS = 366
/** The span where nobody says one: so many days, today the last. */
export const USUAL_DAYS = 30

/** The days that are counted where these are asked for; undefined where there are none, or too many. */
export const spanAsked = ({ from, to }: { from?: Day | undefined; to?: Day | undefined }, today: Day) => {
  const until = to ?? (from !== undefined && from > today ? from : today)
  const span = { from: from ?? addDays(until, 1 - USUAL_DAYS), to: until }
  const days = daysBetween(span.from, span.to) + 1
  return days >= 1 && days <= MOST_DAYS ? span : undefined
}

/** Fewer than so many are not told where it is about health, and all others in steps of it. */
const STEP = 5

/** What is said of so few. */
export const FEW = `<${STEP}`

/**
 * A count as it is told. Where it is about health, few are not told; and because they would be found as what is left of a sum, nothing is
 * told there but in steps.
 */
export const reported = (count: number, isHealth: boolean): string => {
  if (!isHealth || count === 0) return String(count)
  return count < STEP ? FEW : String(Math.round(count / STEP) * STEP)
}
