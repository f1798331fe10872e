/** How much is written about a job, in characters. */
export const MOST = {
  title: 40,
  dep: 30,
  place: 60,
  pay: 30,
  duty: 1_000,
  wants: 1_000,
  apply: 200,
  people: 200,
} as const

/** Kinds of employment. */
export const jobKinds = { full: '全职', part: '兼职', intern: '实习', volunteer: '志愿' } as const
/** One of them. */
export type JobKind = keyof typeof jobKinds
/** The same as a list. */
export const allKinds = Object.keys(jobKinds) as [JobKind, ...JobKind[]]

/** Jobs on a page. */
export const PAGE_SIZE = 10

/** By what the desk's jobs may be sorted. */
export const jobSorts = { newest: 'desc', until: 'asc' } as const

const money = /押金|保证金|培训费|报名费|服装费|先(交|付|转)(钱|费)/
const birth = /(限|仅限?|只招)(男|女)|(男|女)(性|士|生)?优先|已婚已育|未婚|\d{2}\s*岁(以下|以内)/

/** What a job may not say: that one pays for it, or of whom the law forbids to choose (Labour Law § 13, Employment Promotion Law § 27). */
export const faultIn = (words: string): string | undefined => {
  if (money.test(words)) return '招聘不能向应聘的人收钱，请去掉押金、培训费这类内容'
  return birth.test(words) ? '招聘不能限定性别、婚育或年龄，请改成岗位本身的要求' : undefined
}
