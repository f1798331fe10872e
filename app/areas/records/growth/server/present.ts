import { ageWords, countedFrom } from '#app/areas/records/children/rules.ts'
import type { Child, SealedRow } from '#app/areas/records/children/server/public.ts'
import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import type { Day } from '#kit/time/day.ts'
import {
  bmiOf,
  type Chart,
  type Charted,
  levels,
  type Measure,
  type Measured,
  measures,
  postures,
  type Score,
  type Standard,
  type StandardCode,
  scoresOf,
  tableStature,
  usualPosture,
} from '../rules.ts'

/** The kind of sealed text. */
export const MEASUREMENT = 'measurement'

/** What is written of a measurement. */
export interface Stored extends Measured {
  /** What who wrote it is to the child; '' of who began the record. */
  by: string
}

/** Seals a measurement. */
export const sealed = ({ config }: Pick<Context, 'config'>, stored: Stored): string =>
  sealOf(config).seal(JSON.stringify(stored), MEASUREMENT)

/** A measurement as it was written. */
export const asStored = ({ config }: Pick<Context, 'config'>, row: SealedRow): Stored & { id: number } => ({
  id: row.id,
  ...(JSON.parse(sealOf(config).open(row.contentSealed, MEASUREMENT)) as Stored),
})

/** By the day on which they were measured. */
export const byDay = <T extends Measured>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => (a.on === b.on ? 0 : a.on < b.on ? -1 : 1))

/** Why there is no figure between two of China's standards. */
export const GAP_WORDS =
  '满 6 岁 9 个月到 7 岁之间，中国标准没有数字：前一个标准到 81 个月，后一个从 7 岁起。这段时间只画您量的点，可以换世界卫生组织标准看。'

/** What stands under every score. */
export const CAUTION = '和标准比较只供参考，不是诊断。一次的数字不如一段时间的走势要紧；有疑问请带着记录问儿保医生。'

export const asNamed = ({ code, title, edition, source, effectiveOn }: Standard) => ({
  code: code as StandardCode,
  title,
  edition,
  source,
  effective_date: effectiveOn,
})

const asScore = ({ measure, value, z, level }: Score) => ({
  measure,
  name: measures[measure],
  value: rounded(value, 100),
  z: rounded(z, 100),
  level,
  words: levels[level],
})

/** A measurement beside the standard; without one its values alone. */
export const asMeasurement = (standard: Standard | undefined, child: Child, stored: Stored & { id: number }) => {
  const { on } = stored
  const { birthday, gestationDays } = child
  const from = countedFrom(birthday, gestationDays, on)
  return {
    id: stored.id,
    date: on,
    age_words: ageWords(birthday, on),
    corrected_words: from === birthday ? '' : ageWords(from, on),
    weight: stored.weightKg ?? 0,
    stature: stored.statureCm ?? 0,
    posture_words: stored.statureCm === undefined ? '' : postures[stored.posture ?? usualPosture(child, on)],
    head: stored.headCm ?? 0,
    by: stored.by,
    scores: standard ? scoresOf(standard, child, stored).map(asScore) : [],
  }
}

interface Point {
  on: Day
  age_words: string
  value: number
  /** At which length or height a weight was; 0 of other measures. */
  size: number
  words: string
}

/** What of the measurements stands on the chart of a measure. */
export const asPoints = (
  standard: Standard | undefined,
  child: Child,
  measure: Charted,
  stored: readonly (Stored & { id: number })[],
): Point[] =>
  stored.flatMap((one) => {
    const wanted: Measure[] = measure === 'stature' ? ['stature', 'stature_school'] : [measure]
    const score = standard && scoresOf(standard, child, one, wanted)[0]
    const value = score?.value ?? plainValue(measure, one)
    if (value === undefined) return []
    const words = score ? levels[score.level] : ''
    return { on: one.on, age_words: ageWords(child.birthday, one.on), value: rounded(value, 100), size: 0, words }
  })

/** The weights that stand on the chart of weight for length or height: those that were taken at an age of that table. */
export const asSizePoints = (
  standard: Standard,
  child: Child,
  measure: 'weight_for_length' | 'weight_for_height',
  stored: readonly (Stored & { id: number })[],
): Point[] =>
  stored.flatMap((one) => {
    const score = scoresOf(standard, child, one, [measure])[0]
    if (!score || one.statureCm === undefined) return []
    const posture = one.posture ?? usualPosture(child, one.on)
    const size = tableStature(one.statureCm, posture, measure === 'weight_for_length')
    return {
      on: one.on,
      age_words: ageWords(child.birthday, one.on),
      value: rounded(score.value, 100),
      size: rounded(size, 10),
      words: levels[score.level],
    }
  })

const plainValue = (measure: Charted, { weightKg, statureCm, headCm }: Stored): number | undefined => {
  if (measure === 'bmi')
    return weightKg === undefined || statureCm === undefined ? undefined : bmiOf(weightKg, statureCm)
  if (measure === 'weight_for_length') return undefined
  return { weight: weightKg, stature: statureCm, head: headCm }[measure]
}

export const asChart = ({ width, height, xTicks, yTicks, curves, points }: Chart) => ({
  width,
  height,
  x_ticks: xTicks,
  y_ticks: yTicks,
  curves: curves.map(({ z, path, endX, endY }) => ({ z, path, end_x: endX, end_y: endY })),
  points,
})

const rounded = (value: number, parts: number): number => Math.round(value * parts) / parts
