import { type Day, daysBetween } from '#kit/time/day.ts'
import type { Measured } from './measures.ts'
import { type Measurable, type Standard, scoresOf } from './score.ts'

/** Something that is more likely a slip than a measurement; with what was probably meant, where that can be told. */
export interface Doubt {
  why: string
  /** What to write instead. */
  meant?: { field: 'weight' | 'stature' | 'head'; value: number }
}

const fields = { weight: 'weightKg', stature: 'statureCm', head: 'headCm' } as const
type Field = keyof typeof fields

/** How somebody may have written the value in another unit: the words, and by what it is to be multiplied. */
const slips: Record<Field, readonly (readonly [words: string, by: number])[]> = {
  weight: [
    ['像是按克写的', 0.001],
    ['像是按斤写的', 0.5],
    ['小数点像是点错了', 0.1],
    ['小数点像是点错了', 10],
  ],
  stature: [
    ['像是按米写的', 100],
    ['像是按毫米写的', 0.1],
  ],
  head: [['像是按毫米写的', 0.1]],
}
const words: Record<Field, string> = { weight: '体重', stature: '身长/身高', head: '头围' }
const units: Record<Field, string> = { weight: '公斤', stature: '厘米', head: '厘米' }

/** Beyond so many SD one asks again. */
const FAR_OUT = 5
/** Within so many a value is likely. */
const LIKELY = 3
/** Nobody grows shorter by more, in centimetres. */
const SHORTER_CM = 0.5
/** Weight that moves by more than this part within a week is asked about. */
const WEEKLY_PART = 0.15

/** What is doubtful in a measurement, beside the standard and what was measured before and after; undefined where nothing is. */
export const doubtOf = (
  standard: Standard,
  child: Measurable,
  measured: Measured,
  others: readonly Measured[],
): Doubt | undefined => unlikely(standard, child, measured) ?? fallOf(measured, others) ?? jumpOf(measured, others)

const unlikely = (standard: Standard, child: Measurable, measured: Measured): Doubt | undefined => {
  for (const field of Object.keys(fields) as Field[]) {
    const value = measured[fields[field]]
    if (value === undefined) continue
    const z = zOfField(standard, child, measured, field, value)
    if (z === undefined || Math.abs(z) <= FAR_OUT) continue
    return slipOf(standard, child, measured, field, value)
  }
  return undefined
}

const slipOf = (standard: Standard, child: Measurable, measured: Measured, field: Field, value: number): Doubt => {
  for (const [slip, by] of slips[field]) {
    const meant = Math.round(value * by * 1_000) / 1_000
    const z = zOfField(standard, child, measured, field, meant)
    if (z !== undefined && Math.abs(z) <= LIKELY)
      return {
        why: `${words[field]} ${value} ${units[field]}${slip}，应该是 ${meant} ${units[field]}吗？`,
        meant: { field, value: meant },
      }
  }
  return { why: `${words[field]} ${value} ${units[field]}和同龄孩子差得很远，请核对数字、单位和日期` }
}

const zOfField = (standard: Standard, child: Measurable, { on, posture }: Measured, field: Field, value: number) => {
  const scores = scoresOf(standard, child, { on, posture, [fields[field]]: value })
  return scores.find(({ measure }) => measure.startsWith(field))?.z
}

/** Of other days, those with a stature, the earliest first. */
const withStature = (on: Day, others: readonly Measured[]) =>
  others.filter((one) => one.statureCm !== undefined && one.on !== on).sort((a, b) => (a.on < b.on ? -1 : 1))

const fallOf = ({ on, statureCm }: Measured, others: readonly Measured[]): Doubt | undefined => {
  if (statureCm === undefined) return undefined
  const known = withStature(on, others)
  const [before, after] = [known.filter((one) => one.on < on).at(-1), known.find((one) => one.on > on)]
  if (before?.statureCm !== undefined && statureCm < before.statureCm - SHORTER_CM)
    return { why: `比 ${before.on} 记的 ${before.statureCm} 厘米矮了，请核对后再记` }
  if (after?.statureCm !== undefined && statureCm > after.statureCm + SHORTER_CM)
    return { why: `比后来 ${after.on} 记的 ${after.statureCm} 厘米还高，请核对后再记` }
  return undefined
}

const jumpOf = ({ on, weightKg }: Measured, others: readonly Measured[]): Doubt | undefined => {
  if (weightKg === undefined) return undefined
  const near = others.find(
    (one) =>
      one.weightKg !== undefined &&
      Math.abs(daysBetween(one.on, on)) <= 7 &&
      Math.abs(weightKg - one.weightKg) > one.weightKg * WEEKLY_PART,
  )
  return near && { why: `和 ${near.on} 记的 ${near.weightKg} 公斤相差很多，请核对单位：1 斤是 0.5 公斤` }
}
