/** Kilograms that somebody may type. */
export const WEIGHT_KG = { least: 30, most: 200 } as const
/** Centimetres that somebody may type. */
export const HEIGHT_CM = { least: 120, most: 210 } as const

/** From what body mass index on before pregnancy how much should be gained in all, and a week from 14 weeks on (WS/T 801-2022). */
const gains = [
  { below: 18.5, total: [11, 16], perWeek: [0.37, 0.56] },
  { below: 24, total: [8, 14], perWeek: [0.26, 0.48] },
  { below: 28, total: [7, 11], perWeek: [0.22, 0.37] },
  { below: Number.POSITIVE_INFINITY, total: [5, 9], perWeek: [0.15, 0.3] },
] as const

/** What should be gained until 14 weeks, in all. */
const FIRST_TRIMESTER_KG = [0, 2] as const
const FIRST_TRIMESTER_WEEKS = 13

/** Why there is no curve: the standard is for grown women with one child. */
export type NoCurve = 'twins' | 'young' | 'short' | 'unknown'

/** The same in words. */
export const noCurveWords: Readonly<Record<NoCurve, string>> = {
  twins: '怀双胎或多胎时，标准没有给出范围，请按产科医生说的来。',
  young: '未满 18 岁，标准没有给出范围，请按产科医生说的来。',
  short: '身高不到 140 厘米，标准没有给出范围，请按产科医生说的来。',
  unknown: '填上身高和怀孕前的体重，就能看到建议的范围。',
}

/** What is known of a woman's body. */
export interface Body {
  heightCm?: number | undefined
  weightBeforeKg?: number | undefined
  babies: number
  /** In full years; undefined where nobody said. */
  age?: number | undefined
}

/** The kilograms between which a weight should be. */
export interface KgRange {
  low: number
  high: number
}

const tenth = (kg: number): number => Math.round(kg * 10) / 10

/** Why nothing can be said of a weight; undefined where something can. */
export const curveFault = ({ heightCm, weightBeforeKg, babies, age }: Body): NoCurve | undefined => {
  if (babies > 1) return 'twins'
  if (age !== undefined && age < 18) return 'young'
  if (heightCm === undefined || weightBeforeKg === undefined) return 'unknown'
  return heightCm < 140 ? 'short' : undefined
}

const gainOf = (bmi: number) => gains.find(({ below }) => bmi < below) ?? gains[3]

/** What should be gained over the whole pregnancy; undefined where there is no curve. */
export const totalGain = (body: Body): KgRange | undefined => {
  const { heightCm, weightBeforeKg } = body
  if (curveFault(body) || heightCm === undefined || weightBeforeKg === undefined) return undefined
  const [low, high] = gainOf(weightBeforeKg / (heightCm / 100) ** 2).total
  return { low, high }
}

/** What should have been gained by a day of the pregnancy; undefined where there is no curve. */
export const gainBy = (body: Body, day: number): KgRange | undefined => {
  const { heightCm, weightBeforeKg } = body
  if (curveFault(body) || heightCm === undefined || weightBeforeKg === undefined) return undefined
  const { total, perWeek } = gainOf(weightBeforeKg / (heightCm / 100) ** 2)
  const early = Math.min(1, Math.max(0, day / 7 / FIRST_TRIMESTER_WEEKS))
  const weeks = Math.max(0, day / 7 - FIRST_TRIMESTER_WEEKS)
  const by = (at: 0 | 1) => tenth(Math.min(total[at], FIRST_TRIMESTER_KG[at] * early + perWeek[at] * weeks))
  return { low: by(0), high: by(1) }
}

/** How a gain stands to what should be. */
export const gainState = (gainedKg: number, { low, high }: KgRange): 'below' | 'inside' | 'above' => {
  if (tenth(gainedKg) < low) return 'below'
  return tenth(gainedKg) > high ? 'above' : 'inside'
}

/** The largest change in a week that is not asked about, as a share. */
const ODD_CHANGE = 0.15

/** Whether a weight is so far from the one before that it may be jin for kilograms. */
export const isOddWeight = (kg: number, beforeKg: number | undefined): boolean =>
  beforeKg !== undefined && Math.abs(kg - beforeKg) > beforeKg * ODD_CHANGE

/** From these millimoles a litre on a value of the 75 g test is to be shown to a doctor; one is enough. */
export const OGTT = { fasting: 5.1, h1: 10, h2: 8.5 } as const

/** The values of a 75 g test that are at or over their line, in words. */
export const ogttOver = (values: { fasting: number; h1: number; h2: number }): string[] => {
  const names = { fasting: '空腹', h1: '1 小时', h2: '2 小时' } as const
  return (Object.keys(names) as (keyof typeof names)[]).flatMap((at) => (values[at] >= OGTT[at] ? [names[at]] : []))
}

/** So many movements within two hours are enough. */
export const ENOUGH_KICKS = { kicks: 10, minutes: 120 } as const

/** A contraction, by its beginning and its length. */
export interface Contraction {
  beganAt: Date
  seconds: number
}

const MINUTE_MS = 60_000

/** Whether contractions have come for an hour, five minutes apart or less, each about a minute long: it is time to go. */
export const isTimeToGo = (contractions: readonly Contraction[], now: Date): boolean => {
  const lastHour = contractions
    .filter(({ beganAt }) => now.getTime() - beganAt.getTime() <= 75 * MINUTE_MS)
    .sort((a, b) => a.beganAt.getTime() - b.beganAt.getTime())
  const [first, last] = [lastHour[0], lastHour.at(-1)]
  if (!first || !last || last.beganAt.getTime() - first.beganAt.getTime() < 60 * MINUTE_MS) return false
  const isNear = lastHour.every(({ beganAt }, at) => {
    const before = lastHour[at - 1]
    return before === undefined || beganAt.getTime() - before.beganAt.getTime() <= 5 * MINUTE_MS
  })
  return isNear && lastHour.filter(({ seconds }) => seconds >= 45).length * 2 > lastHour.length
}
