/** Units in which a glucose is typed and shown. */
export const units = { mmol: 'mmol/L', mgdl: 'mg/dL' } as const
/** One of them. */
export type Unit = keyof typeof units

/** Milligrams a decilitre that a millimole a litre of glucose is. */
const MGDL_A_MMOL = 18.016

/** When a glucose was measured, in words. */
export const contexts = {
  fasting: '空腹',
  'before-meal': '餐前',
  'after-meal': '餐后 2 小时',
  bed: '睡前',
  night: '夜间',
  other: '其他时间',
} as const
/** One of them. */
export type Context = keyof typeof contexts
/** All of them, in the order of the day. */
export const contextNames = Object.keys(contexts) as [Context]

/** From where to where a glucose should lie, in mmol/L, both included. */
export interface Target {
  low: number
  high: number
}
/** The targets of every time of the day. */
export type Targets = Readonly<Record<Context, Target>>

const fastingTarget: Target = { low: 4.4, high: 7 }
const otherTarget: Target = { low: 3.9, high: 10 }
/** Usual targets of adults; the doctor sets others. */
const adultTargets: Targets = {
  fasting: fastingTarget,
  'before-meal': fastingTarget,
  'after-meal': otherTarget,
  bed: otherTarget,
  night: otherTarget,
  other: otherTarget,
}
const pregnantFasting: Target = { low: 3.3, high: 5.3 }
const pregnantOther: Target = { low: 3.3, high: 6.7 }
const pregnantTargets: Targets = {
  fasting: pregnantFasting,
  'before-meal': pregnantFasting,
  'after-meal': pregnantOther,
  bed: pregnantOther,
  night: pregnantOther,
  other: pregnantOther,
}

/** The targets that count until somebody chooses others: in pregnancy they are narrower. */
export const usualTargets = (isPregnancy: boolean): Targets => (isPregnancy ? pregnantTargets : adultTargets)

/** Bounds within which a target may be chosen, in mmol/L; between low and high lies one at least. */
export const targetBounds = { low: { least: 3, most: 8 }, high: { least: 5, most: 20 }, apart: 1 } as const

/** Whether a target may be chosen. */
export const isTarget = ({ low, high }: Target): boolean =>
  low >= targetBounds.low.least &&
  low <= targetBounds.low.most &&
  high >= targetBounds.high.least &&
  high <= targetBounds.high.most &&
  high - low >= targetBounds.apart

/** A value of a unit in mmol/L, to four places: typed in mg/dL it is shown again as it was typed. */
export const toMmol = (value: number, unit: Unit): number =>
  unit === 'mmol' ? value : Math.round((value / MGDL_A_MMOL) * 10_000) / 10_000

/** A glucose as it is shown in a unit: a tenth of mmol/L, or whole mg/dL. */
export const shownIn = (mmol: number, unit: Unit): string =>
  unit === 'mmol' ? mmol.toFixed(1) : `${Math.round(mmol * MGDL_A_MMOL)}`

/** Values are compared as they are shown: 70 mg/dL is 3.9 mmol/L, and not less. */
const tenth = (mmol: number): number => Math.round(mmol * 10) / 10

/** What meters measure, in mmol/L (20 to 600 mg/dL); beyond they show LO and HI. */
const METER = { least: 1.1, most: 33.3 } as const
/** Outside of these a value is asked about once: rare, and dangerous where it is true. */
const USUAL = { least: 2.8, most: 22.2 } as const

/** What is wrong with a typed glucose: none, or one that is asked about. */
export interface GlucoseFault {
  kind: 'impossible' | 'look-again'
  why: string
}

/** What is to be looked at again of a typed glucose; undefined where nothing is. */
export const faultOfGlucose = (value: number, unit: Unit): GlucoseFault | undefined => {
  const mmol = tenth(toMmol(value, unit))
  if (mmol < METER.least || mmol > METER.most) return { kind: 'impossible', why: whyImpossible(value, unit) }
  if (mmol >= USUAL.least && mmol <= USUAL.most) return undefined
  const why =
    mmol < USUAL.least
      ? '这个值很低。请洗手复测一次；确实这么低，请马上吃糖，不舒服就拨打 120'
      : '这个值很高。请洗手复测一次；确实这么高，请马上联系医生'
  return { kind: 'look-again', why }
}

const whyImpossible = (value: number, unit: Unit): string => {
  const other: Unit = unit === 'mmol' ? 'mgdl' : 'mmol'
  const asOther = tenth(toMmol(value, other))
  if (asOther >= METER.least && asOther <= METER.most)
    return `${value} 像是 ${units[other]} 的数字，请换成 ${units[other]} 再记`
  return '血糖仪能测 1.1 到 33.3 mmol/L（20 到 600 mg/dL），请核对。仪器显示 LO 或 HI，请马上联系医生'
}

const VERY_LOW = 3
const LOW = 3.9
const VERY_HIGH = 13.9

/** How a glucose stands, in words; low and very low are low for everybody, the others beside the own target. */
export const glucoseStates = {
  'very-low': '很低',
  low: '低血糖',
  below: '低于目标',
  inside: '达标',
  above: '高于目标',
  'very-high': '很高',
} as const
/** One of them. */
export type GlucoseState = keyof typeof glucoseStates

/** How a glucose stands beside its target; below 3.0 mmol/L is very low whatever the target. */
export const stateOf = (mmol: number, target: Target): GlucoseState => {
  const value = tenth(mmol)
  if (value < VERY_LOW) return 'very-low'
  if (value < tenth(target.low)) return value < LOW ? 'low' : 'below'
  if (value <= tenth(target.high)) return 'inside'
  return value > VERY_HIGH ? 'very-high' : 'above'
}

/** What to do at once about a reading; '' where nothing is urgent. */
export const urgentWords: Readonly<Record<GlucoseState, string>> = {
  'very-low': '血糖很低：马上吃 15 克糖（例如半杯果汁），15 分钟后复测；意识不清请不要喂食，拨打 120。',
  low: '血糖偏低：吃 15 克糖，15 分钟后复测，回到 3.9 mmol/L 以上再吃点主食。',
  below: '',
  inside: '',
  above: '',
  'very-high': '血糖很高：多喝水，按医生的嘱咐复测；恶心、呕吐或呼吸急促，请马上去急诊。',
}
