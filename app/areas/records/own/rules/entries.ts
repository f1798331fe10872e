/** What is written into one's own record by hand, in the order in which a doctor reads it. */
export const kinds = {
  allergy: { words: '过敏', of: '对什么过敏', hint: '如：青霉素、花生' },
  condition: { words: '疾病', of: '什么病', hint: '如：高血压' },
  medicine: { words: '用药', of: '药名', hint: '如：氨氯地平片 5 毫克' },
  operation: { words: '手术和住院', of: '什么手术', hint: '如：阑尾切除' },
  family: { words: '家人的病史', of: '什么病', hint: '如：糖尿病' },
  report: { words: '检查报告', of: '报告名称', hint: '如：血常规' },
} as const

/** One of them. */
export type Kind = keyof typeof kinds
/** All of them. */
export const allKinds = Object.keys(kinds) as [Kind, ...Kind[]]

/** What is said besides of an entry of some kinds: how bad an allergy is, how a condition stands, whose a family's illness is. */
export const details: Readonly<Partial<Record<Kind, Readonly<Record<string, string>>>>> = {
  allergy: { severe: '严重', mild: '轻', unknown: '说不清' },
  condition: { active: '现在有', past: '已经好了' },
  family: { father: '父亲', mother: '母亲', sibling: '兄弟姐妹', grandparent: '祖父母、外祖父母', child: '子女' },
}

/** The word of a detail; '' where the kind has none of this name. */
export const detailWords = (kind: Kind, detail: string): string => details[kind]?.[detail] ?? ''

/** Pictures and papers of one report. */
export const MOST_FILES = 9
/** Entries of one record. */
export const MOST_ENTRIES = 5_000
/** Times of the day of one medicine. */
export const MOST_TIMES = 6

/** From when to when nobody is reminded, in minutes after midnight. */
const NIGHT = { from: 22 * 60, to: 6 * 60 }

/** Whether a time of the day, in minutes after midnight, lies in the quiet hours. */
export const isQuietAt = (minutes: number): boolean => minutes >= NIGHT.from || minutes < NIGHT.to

/** Below so many years a guardian must have agreed. */
export const GUARDED_UNDER = 14
