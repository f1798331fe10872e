/** How long it has been so, in steps that people can say. */
export const durations = {
  today: '今天刚开始',
  days: '两三天',
  week: '一周左右',
  month: '一个月以内',
  longer: '一个月以上',
} as const
/** One of `durations`. */
export type Duration = keyof typeof durations
/** Every one of them, the shortest first. */
export const allDurations = Object.keys(durations) as Duration[]

/** Whether somebody is with child or nurses: some drugs are not for them. */
export const pregnancies = {
  no: '没有怀孕',
  trying: '正在备孕',
  pregnant: '怀孕中',
  nursing: '哺乳期',
  unsure: '不确定',
} as const
/** One of `pregnancies`. */
export type Pregnancy = keyof typeof pregnancies
/** Every one of them. */
export const allPregnancies = Object.keys(pregnancies) as Pregnancy[]

/** What a patient says of themselves beside the question; what they were not asked or did not say is not there. */
export interface CaseFacts {
  duration?: Duration | undefined
  /** In their words, or one of `unspecific`. */
  allergies?: string | undefined
  medicines?: string | undefined
  pregnancy?: Pregnancy | undefined
}

/** What stands in the place of words where there are none to say. */
export const unspecific = { no: '没有', unsure: '不清楚' } as const
/** Letters of an answer in words. */
export const CASE_LETTERS = 200

const CHILDBEARING = { from: 12, to: 55 }

/** Whether it is asked of somebody if they are pregnant. */
export const isAskedPregnancy = ({ sex, age }: { sex: 'female' | 'male'; age: number }): boolean =>
  sex === 'female' && age >= CHILDBEARING.from && age <= CHILDBEARING.to

/** One line of a case card; `warns` where a doctor must not overlook it. */
export interface CaseLine {
  name: string
  value: string
  warns: boolean
}

const isSomething = (words: string): boolean => !Object.values<string>(unspecific).includes(words)

/** What was said, line by line, in the order in which doctors look at it. */
export const caseLines = ({ duration, allergies, medicines, pregnancy }: CaseFacts): CaseLine[] => [
  ...(duration ? [{ name: '多久了', value: durations[duration], warns: false }] : []),
  ...(allergies ? [{ name: '过敏', value: allergies, warns: isSomething(allergies) }] : []),
  ...(medicines ? [{ name: '正在用的药', value: medicines, warns: false }] : []),
  ...(pregnancy ? [{ name: '怀孕', value: pregnancies[pregnancy], warns: pregnancy !== 'no' }] : []),
]
