import { bmiOf, bmiWords } from '#app/areas/family-doctor/rules.ts'

/** One value of a measurement: its words, the range that is taken, its code in LOINC. */
export interface Part {
  words: string
  least: number
  most: number
  /** Digits behind the point. */
  digits: number
  loinc: string
}

/** Something that is measured. */
interface Measured {
  words: string
  unit: string
  /** The unit in UCUM. */
  ucum: string
  /** What to look at where a value is refused. */
  hint: string
  /** One value is enough of several. */
  isPartial?: boolean
  /** The code in LOINC of all parts together, where they are one finding. */
  panel?: string
  contexts?: Readonly<Record<string, string>>
  parts: readonly Part[]
}

const lipid = (words: string, most: number, loinc: string): Part => ({ words, least: 0.1, most, digits: 2, loinc })

/** What is measured, with its unit and the range in which a value can be. */
export const measures = {
  pressure: {
    words: '血压',
    unit: 'mmHg',
    ucum: 'mm[Hg]',
    hint: '收缩压 60–260、舒张压 30–160，收缩压要比舒张压高；单位是毫米汞柱，1 kPa 是 7.5 毫米汞柱',
    panel: '85354-9',
    parts: [
      { words: '收缩压', least: 60, most: 260, digits: 0, loinc: '8480-6' },
      { words: '舒张压', least: 30, most: 160, digits: 0, loinc: '8462-4' },
    ],
  },
  heart: {
    words: '心率',
    unit: '次/分',
    ucum: '/min',
    hint: '心率在 25–250 次/分之间',
    parts: [{ words: '心率', least: 25, most: 250, digits: 0, loinc: '8867-4' }],
  },
  weight: {
    words: '体重',
    unit: '公斤',
    ucum: 'kg',
    hint: '体重在 2–300 公斤之间；1 斤是 0.5 公斤，1000 克是 1 公斤',
    parts: [{ words: '体重', least: 2, most: 300, digits: 1, loinc: '29463-7' }],
  },
  height: {
    words: '身高',
    unit: '厘米',
    ucum: 'cm',
    hint: '身高在 40–250 厘米之间；1.70 米请填 170',
    parts: [{ words: '身高', least: 40, most: 250, digits: 1, loinc: '8302-2' }],
  },
  glucose: {
    words: '血糖',
    unit: 'mmol/L',
    ucum: 'mmol/L',
    hint: '血糖在 1–40 mmol/L 之间；仪器显示 mg/dL 的，除以 18',
    contexts: { fasting: '空腹', after: '餐后 2 小时', other: '其他时候' },
    parts: [{ words: '血糖', least: 1, most: 40, digits: 1, loinc: '14743-9' }],
  },
  lipids: {
    words: '血脂',
    unit: 'mmol/L',
    ucum: 'mmol/L',
    hint: '血脂在 0.1–30 mmol/L 之间，至少填一项；单子上是 mg/dL 的，胆固醇除以 38.7，甘油三酯除以 88.6',
    isPartial: true,
    parts: [
      lipid('总胆固醇', 30, '14647-2'),
      lipid('甘油三酯', 30, '14927-8'),
      lipid('高密度脂蛋白', 10, '14646-4'),
      lipid('低密度脂蛋白', 30, '22748-8'),
    ],
  },
} as const satisfies Record<string, Measured>

/** One thing that is measured. */
export type Item = keyof typeof measures
/** All of them. */
export const allItems = Object.keys(measures) as [Item, ...Item[]]
/** What is measured, whatever it is. */
export const measureOf = (item: Item): Measured => measures[item]

/** Values of the parts in their order; null where a part was not measured. */
export type Values = readonly (number | null)[]

/** The words of when a value was taken; '' where the item has no such context. */
export const contextWords = (item: Item, context: string): string => measureOf(item).contexts?.[context] ?? ''

/** Whether these can be values of an item at all: as many as it has parts, each in its range, the upper pressure above the lower. */
export const canBe = (item: Item, values: Values): boolean => {
  const { parts, isPartial = false } = measureOf(item)
  if (values.length !== parts.length || values.every((value) => value === null)) return false
  const fits = parts.every(({ least, most }, at) => {
    const value = values[at] ?? null
    return value === null ? isPartial : value >= least && value <= most
  })
  return fits && (item !== 'pressure' || (values[0] ?? 0) > (values[1] ?? 0))
}

/** What is known of somebody when they are weighed. */
export interface Known {
  weightKg?: number | undefined
  heightCm?: number | undefined
  isAdult: boolean
}

/** Between these a grown-up's weight is taken unasked while nothing else is known of them. */
const USUAL_KG = { least: 30, most: 150 } as const

/** Whether a weight (kg) or height (cm) is to be asked about: far from the last one, or a body mass index that hardly anybody has. */
export const isDoubtful = (item: Item, values: Values, known: Known): boolean => {
  const value = values[0] ?? 0
  if (!known.isAdult) return false
  if (item === 'height') return known.heightCm !== undefined && Math.abs(value - known.heightCm) > 5
  if (item !== 'weight') return false
  if (known.weightKg !== undefined) return Math.abs(value - known.weightKg) > known.weightKg * 0.15
  if (known.heightCm === undefined) return value < USUAL_KG.least || value > USUAL_KG.most
  const bmi = bmiOf(known.heightCm, value)
  return bmi < 12 || bmi > 45
}

/** A remark on a measurement: words for the doctor, and whether it is to be seen at once. */
export interface Remark {
  words: string
  isUrgent: boolean
}

const say = (words: string, isUrgent = false): Remark => ({ words, isUrgent })

const ofPressure = ([upper, lower]: Values): Remark | null => {
  const [high, low] = [upper ?? 0, lower ?? 0]
  if (high >= 180 || low >= 110)
    return say('血压很高：坐下休息 5 分钟再量一次；还是这么高，或者头痛、胸痛、看不清、说话不清，马上拨打 120', true)
  return high >= 135 || low >= 85 ? say('达到在家测量的界值 135/85，请给医生看看') : null
}

const ofGlucose = ([value]: Values, context: string): Remark | null => {
  const glucose = value ?? 0
  if (glucose < 3.9) return say('低于 3.9：心慌、出汗、手抖时先吃糖，15 分钟后再量；不清醒马上拨打 120', true)
  if (glucose >= 16.7) return say('很高：多喝水，今天就联系医生；恶心、呼吸快、没精神马上就医', true)
  if (context === 'fasting' && glucose >= 7) return say('空腹达到 7.0，请给医生看看')
  return context !== 'fasting' && glucose >= 11.1 ? say('达到 11.1，请给医生看看') : null
}

const ofWeight = ([value]: Values, { heightCm, isAdult }: Known): Remark | null => {
  if (!isAdult || heightCm === undefined) return null
  const bmi = bmiOf(heightCm, value ?? 0)
  return say(`体质指数 ${bmi}，${bmiWords(bmi)}`)
}

/** What is to be said of a measurement; null where nothing is. It is for reading and never a diagnosis. */
export const remarkOn = (item: Item, values: Values, context: string, known: Known): Remark | null => {
  // A child's values have bounds of their own.
  if (!known.isAdult) return null
  if (item === 'pressure') return ofPressure(values)
  if (item === 'glucose') return ofGlucose(values, context)
  if (item === 'weight') return ofWeight(values, known)
  return item === 'heart' && (values[0] ?? 0) > 100 ? say('安静时超过 100，请给医生看看') : null
}

/** Values as they are read: 128/82, or 总胆固醇 5.1、甘油三酯 1.7. */
export const valueWords = (item: Item, values: Values): string => {
  if (item === 'pressure') return values.join('/')
  const { parts } = measureOf(item)
  if (parts.length === 1) return String(values[0])
  return parts.flatMap(({ words }, at) => (values[at] == null ? [] : [`${words} ${values[at]}`])).join('、')
}
