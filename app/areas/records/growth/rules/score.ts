import { countedFrom, monthsBetween } from '#app/areas/records/children/rules.ts'
import { addMonths, type Day, daysBetween } from '#kit/time/day.ts'
import { type Level, levelOf, type Measure, type Measured, type Posture } from './measures.ts'

/** A line of a standard's table: at an age or a size either L, M and S, or the values of −3 to +3 SD. */
export interface Line {
  at: number
  figures: readonly number[]
}

/** A standard as it counts: its tables by measure and sex, each by rising `at`. */
export interface Standard {
  code: string
  edition: string
  title: string
  source: string
  effectiveOn: Day
  /** In what ages are counted in its tables. */
  unit: 'days' | 'months'
  tables: ReadonlyMap<string, readonly Line[]>
}

/** Who is measured. */
export interface Measurable {
  sex: 'female' | 'male'
  birthday: Day
  gestationDays: number | null
}

/** A measurement beside its standard. */
export interface Score {
  measure: Measure
  value: number
  z: number
  level: Level
}

/** Measured lying a child is so much longer than standing, in centimetres. */
const LYING_LONGER_CM = 0.7

/** A table of a standard; undefined where it has none. */
export const tableOf = (standard: Standard, measure: Measure, sex: string): readonly Line[] | undefined =>
  standard.tables.get(`${measure} ${sex}`)

/** Where an age stands in the tables of a standard: days, or months with the part of the month that has begun. */
export const ageAt = (unit: Standard['unit'], from: Day, on: Day): number => {
  if (unit === 'days') return daysBetween(from, on)
  const months = monthsBetween(from, on)
  const begun = addMonths(from, months)
  return months + daysBetween(begun, on) / daysBetween(begun, addMonths(from, months + 1))
}

/** Where length becomes height: WHO's tables step from day 730 to 731, China's at 24 months. */
export const stepOf = (unit: Standard['unit']): number => (unit === 'days' ? 731 : 24)

/** Whether a measure is made of length before the step and of height after it: weight and head go on as they were. */
export const isStepped = (measure: Measure): boolean => measure === 'stature' || measure === 'bmi'

/**
 * The figures at an age or size, between two lines in proportion; undefined outside of the table. Across the step from length to
 * height nothing is mixed: the lines before it go on.
 */
export const figuresAt = (lines: readonly Line[], at: number, step?: number): readonly number[] | undefined => {
  const next = firstAfter(lines, at)
  const before = next - 1
  const here = lines[before]
  if (!here) return undefined
  if (here.at === at) return here.figures
  const after = lines[next]
  if (!after) return undefined
  if (step === undefined || at >= step || after.at < step) return between(here, after, at)
  const former = lines[before - 1]
  return former ? between(former, here, at) : here.figures
}

/** Where the first line after an age or size stands; behind the last where there is none. Tables have hundreds of lines. */
const firstAfter = (lines: readonly Line[], at: number): number => {
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle]?.at ?? at) > at) high = middle
    else low = middle + 1
  }
  return low
}

const between = (one: Line, other: Line, at: number): number[] => {
  const part = (at - one.at) / (other.at - one.at)
  return one.figures.map((figure, n) => figure + ((other.figures[n] ?? figure) - figure) * part)
}

/** Weight, and what is made of it: beyond ±3 SD it goes on by the distance of SD 2 to 3 (WHO's restricted score). */
const isOfWeight = (measure: Measure): boolean => !['stature', 'stature_school', 'head'].includes(measure)

/** The score of a value: how many SD from the median; `figures` are L, M and S, or the values of −3 to +3 SD. */
export const zOf = (measure: Measure, figures: readonly number[], value: number): number =>
  figures.length === 3 ? zOfLms(measure, figures, value) : zOfLines(figures, value)

/** The value that has a score. */
export const valueAt = (figures: readonly number[], z: number): number => {
  if (figures.length !== 3) return valueOfLines(figures, z)
  const [l = 1, m = 0, s = 1] = figures
  return l === 0 ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l)
}

const zOfLms = (measure: Measure, figures: readonly number[], value: number): number => {
  const [l = 1, m = 1, s = 1] = figures
  const z = l === 0 ? Math.log(value / m) / s : ((value / m) ** l - 1) / (l * s)
  if (Math.abs(z) <= 3 || !isOfWeight(measure)) return z
  const side = Math.sign(z)
  const [second, third] = [valueAt(figures, side * 2), valueAt(figures, side * 3)]
  return side * (3 + (value - third) / (third - second))
}

const zOfLines = (values: readonly number[], value: number): number => {
  const above = values.findIndex((one) => one > value)
  const left = Math.min(Math.max((above === -1 ? values.length : above) - 1, 0), values.length - 2)
  const [low = 0, high = 1] = [values[left], values[left + 1]]
  return left - 3 + (value - low) / (high - low)
}

const valueOfLines = (values: readonly number[], z: number): number => {
  const left = Math.min(Math.max(Math.floor(z + 3), 0), values.length - 2)
  const [low = 0, high = 0] = [values[left], values[left + 1]]
  return low + (high - low) * (z + 3 - left)
}

/** How a child of that age is usually measured: lying until the step, standing from then on. */
export const usualPosture = (child: Measurable, on: Day): Posture =>
  monthsBetween(countedFrom(child.birthday, child.gestationDays, on), on) < 24 ? 'lying' : 'standing'

/** Stature as the table means it: 0.7 cm more for who stood under two years, 0.7 less for who lay from then on. */
export const tableStature = (statureCm: number, posture: Posture, isLyingTable: boolean): number => {
  if (isLyingTable) return posture === 'standing' ? statureCm + LYING_LONGER_CM : statureCm
  return posture === 'lying' ? statureCm - LYING_LONGER_CM : statureCm
}

/** Whether the tables are of length at an age in their unit, and not yet of height. */
const isLyingAt = ({ unit }: Pick<Standard, 'unit'>, at: number): boolean => at < stepOf(unit)

/** The table of weight for size that counts for a child on a day. */
export const sizeTableOf = (
  standard: Pick<Standard, 'unit'>,
  { birthday, gestationDays }: Measurable,
  on: Day,
): 'weight_for_length' | 'weight_for_height' => {
  const from = countedFrom(birthday, gestationDays, on)
  return isLyingAt(standard, ageAt(standard.unit, from, on)) ? 'weight_for_length' : 'weight_for_height'
}

/** Body mass index, kg/m². */
export const bmiOf = (weightKg: number, statureCm: number): number => weightKg / (statureCm / 100) ** 2

/**
 * What was measured beside a standard. The corrected age of a preterm child chooses table and line; before the day it was due, and
 * outside of the tables, there is no score. Of `wanted` measures alone where they are named.
 */
export const scoresOf = (
  standard: Standard,
  child: Measurable,
  measured: Measured,
  wanted?: readonly Measure[],
): Score[] => {
  const from = countedFrom(child.birthday, child.gestationDays, measured.on)
  if (measured.on < from) return []
  const at = ageAt(standard.unit, from, measured.on)
  const isLying = isLyingAt(standard, at)
  const { weightKg, statureCm, headCm } = measured
  const posture = measured.posture ?? usualPosture(child, measured.on)
  const stature = statureCm === undefined ? undefined : tableStature(statureCm, posture, isLying)
  const bmi = weightKg === undefined || stature === undefined ? undefined : bmiOf(weightKg, stature)
  const byAge: [Measure, number | undefined][] = [
    ['weight', weightKg],
    ['stature', stature],
    ['stature_school', stature],
    ['head', headCm],
    ['bmi', bmi],
  ]
  const isWanted = (measure: Measure) => wanted === undefined || wanted.includes(measure)
  const scores = byAge.flatMap(([measure, value]) =>
    isWanted(measure) ? (scoreOf(standard, child.sex, measure, at, value) ?? []) : [],
  )
  const bySize = isLying ? 'weight_for_length' : 'weight_for_height'
  if (stature === undefined || !isWanted(bySize)) return scores
  const forSize = scoreOf(standard, child.sex, bySize, stature, weightKg)
  return forSize ? [...scores, forSize] : scores
}

const scoreOf = (
  standard: Standard,
  sex: string,
  measure: Measure,
  at: number,
  value: number | undefined,
): Score | undefined => {
  const lines = tableOf(standard, measure, sex)
  if (value === undefined || !lines) return undefined
  const figures = figuresAt(lines, at, isStepped(measure) ? stepOf(standard.unit) : undefined)
  if (!figures) return undefined
  const z = zOf(measure, figures, value)
  return { measure, value, z, level: levelOf(measure, z) }
}
