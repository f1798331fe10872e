import { GUARDED_UNTIL } from '#app/areas/account/members/rules.ts'
import { addDays, addMonths, type Day, daysBetween } from '#kit/time/day.ts'
import { ageOn } from '#kit/time/spoken.ts'

/** An account has so many children at most. */
export const MOST_CHILDREN = 10

/** A child has so many carers at most, besides who began the record. */
export const MOST_CARERS = 8

/** From this age on somebody is no child here. */
export const GROWN_AT = 18

/** Days of a whole gestation, from which the corrected age counts. */
export const TERM_DAYS = 280

/** A child that came before this day of gestation (37 weeks) is preterm. */
export const PRETERM_BELOW_DAYS = 259

/** Until so many months after birth the corrected age counts. */
export const CORRECTED_UNTIL_MONTHS = 24

/** Days of gestation that a record takes: 20 to 44 weeks. */
export const GESTATION_DAYS = { least: 140, most: 314 } as const

/** Hours for which an invitation is good. */
export const INVITED_HOURS = 48

/** What a carer is to the child, by code. */
export const carerRelations = {
  mother: '妈妈',
  father: '爸爸',
  grandparent: '祖辈',
  nanny: '月嫂或保姆',
  other: '其他家人',
} as const
/** The code of a carer's relation. */
export type CarerRelation = keyof typeof carerRelations

/** What a carer may, by code. */
export const carerRights = { log: '可以看，也可以记', see: '只能看' } as const
/** The code of what a carer may. */
export type CarerRights = keyof typeof carerRights

/** What somebody may with a child: who began the record everything. */
export type Rights = 'own' | CarerRights

/** Whether somebody with these rights may write about the child. */
export const mayWrite = (rights: Rights): boolean => rights !== 'see'

/** The sex of a child by its code on the wire [X116]. */
export const sexOf = (code: number): 'female' | 'male' => (code === 1 ? 'female' : 'male')

/** What is said of a child. */
export interface ChildClaim {
  name: string
  sex: 'female' | 'male'
  birthday: Day
  /** Days of gestation at birth; undefined where nobody said. */
  gestationDays?: number | undefined
  /** Whether a guardian consents. */
  hasConsent: boolean
}

/** Why a child is not taken as it was said to be. */
export type ChildFault = 'not-born' | 'grown' | 'guardian-needed'

/** What is wrong with what is said of a child; undefined where nothing is. */
export const faultOfChild = ({ birthday, hasConsent }: ChildClaim, today: Day): ChildFault | undefined => {
  if (birthday > today) return 'not-born'
  const age = ageOn(birthday, today)
  if (age >= GROWN_AT) return 'grown'
  return age < GUARDED_UNTIL && !hasConsent ? 'guardian-needed' : undefined
}

/** Full months from one day to another; a month that is too short ends on its last day, so 31 January + 1 month is 28 February. */
export const monthsBetween = (from: Day, to: Day): number => {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  const months = years * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))
  return addMonths(from, months) <= to ? months : months - 1
}

/** From which day age is counted on that day: the day a preterm child was due, until 24 months after birth; else the birthday. */
export const countedFrom = (birthday: Day, gestationDays: number | null, on: Day): Day => {
  if (gestationDays === null || gestationDays >= PRETERM_BELOW_DAYS) return birthday
  return on < addMonths(birthday, CORRECTED_UNTIL_MONTHS) ? addDays(birthday, TERM_DAYS - gestationDays) : birthday
}

/** Days of a corrected age on that day, negative before the day the child was due; undefined where none is counted. */
export const correctedDays = (birthday: Day, gestationDays: number | null, on: Day): number | undefined => {
  const from = countedFrom(birthday, gestationDays, on)
  return from === birthday ? undefined : daysBetween(from, on)
}

/** An age as parents say it: `12 天`, `5 个月 3 天`, `2 岁 1 个月`; negative where the day lies before. */
export const ageWords = (from: Day, on: Day): string => {
  if (on < from) return `还差 ${daysBetween(on, from)} 天`
  const months = monthsBetween(from, on)
  if (months === 0) return `${daysBetween(from, on)} 天`
  const [years, rest] = [Math.floor(months / 12), months % 12]
  if (years >= 1) return rest === 0 ? `${years} 岁` : `${years} 岁 ${rest} 个月`
  const days = daysBetween(addMonths(from, months), on)
  return days === 0 ? `${months} 个月` : `${months} 个月 ${days} 天`
}

/** Stages of childhood, by code. */
export const growthStates = {
  newborn: '新生儿期',
  infant: '婴儿期',
  toddler: '幼儿期',
  preschool: '学龄前期',
  school: '学龄期',
} as const
/** The code of a stage of childhood. */
export type GrowthState = keyof typeof growthStates

/** The stage of childhood on that day: 28 days, 1, 3 and 6 years end the first four [X097]. */
export const growthStateOf = (birthday: Day, on: Day): GrowthState => {
  if (daysBetween(birthday, on) < 28) return 'newborn'
  const months = monthsBetween(birthday, on)
  if (months < 12) return 'infant'
  if (months < 36) return 'toddler'
  return months < 72 ? 'preschool' : 'school'
}

/** Length of a gestation in words: 36 周 4 天; '' where nobody said. */
export const gestationWords = (days: number | null): string => {
  if (days === null) return ''
  return days % 7 === 0 ? `${days / 7} 周` : `${Math.floor(days / 7)} 周 ${days % 7} 天`
}
