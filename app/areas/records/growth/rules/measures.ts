/** What is measured or made of what was measured, by code; `stature_school` is stature from seven years on in a standard of its own. */
export const measures = {
  weight: '体重',
  stature: '身长/身高',
  head: '头围',
  bmi: '体质指数',
  weight_for_length: '身长别体重',
  weight_for_height: '身高别体重',
  stature_school: '身高（7 岁起）',
} as const
/** The code of a measure. */
export type Measure = keyof typeof measures

/** Measures of which there is a chart, with their units: all by age, but weight for length, which from two years on is for height. */
export const charted = {
  weight: '公斤',
  stature: '厘米',
  head: '厘米',
  bmi: '公斤/米²',
  weight_for_length: '公斤',
} as const
/** The code of a measure that has a chart. */
export type Charted = keyof typeof charted

/** Standards of growth, by code; the first counts where nobody chose. */
export const standards = { china: '中国标准', who: '世界卫生组织标准' } as const
/** The code of a standard. */
export type StandardCode = keyof typeof standards

/** How a child's stature was taken, by code. */
export const postures = { lying: '躺着量', standing: '站着量' } as const
/** The code of a posture. */
export type Posture = keyof typeof postures

/** What was measured on one day; at least one of the three. */
export interface Measured {
  on: string
  weightKg?: number | undefined
  statureCm?: number | undefined
  posture?: Posture | undefined
  headCm?: number | undefined
}

/** What a form takes at all; wide, so that a wrong unit is asked about and not just refused. */
export const bounds = { weight: [0.1, 9_999], stature: [0.1, 9_999], head: [1, 999] } as const

/** Levels of a score in words that a parent may read: a reason to ask a doctor, never a diagnosis. */
export const levels = {
  usual: '在多数孩子的范围里',
  low: '偏低',
  'very-low': '明显偏低',
  high: '偏高',
  'very-high': '明显偏高',
} as const
/** The code of a level. */
export type Level = keyof typeof levels

/** Measures of a size beside which weight stands. */
const isForSize = (measure: Measure): boolean => !['weight', 'stature', 'stature_school', 'head'].includes(measure)

/**
 * The level of a score: below −2 SD low, below −3 very low. Weight for one's size is high from +1 and very high from +2 (WS/T
 * 423-2022, table 3); by age alone only from above +2.
 */
export const levelOf = (measure: Measure, z: number): Level => {
  if (z < -3) return 'very-low'
  if (z < -2) return 'low'
  if (!isForSize(measure)) return z > 2 ? 'high' : 'usual'
  if (z >= 2) return 'very-high'
  return z >= 1 ? 'high' : 'usual'
}
