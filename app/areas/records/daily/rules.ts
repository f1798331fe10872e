import { earlier, later } from '#kit/time/span.ts'

/** What is written down, by code: its words, and the amount that it has, with unit and bounds. */
export const kinds = {
  milk: { words: '喝奶', unit: '毫升', least: 1, most: 1_000 },
  breast: { words: '母乳', unit: '分钟', least: 1, most: 180 },
  sleep: { words: '睡觉', unit: '分钟', least: 1, most: 1_440 },
  wet: { words: '小便', unit: '', least: 0, most: 0 },
  dirty: { words: '大便', unit: '', least: 0, most: 0 },
  temperature: { words: '体温', unit: '℃', least: 34, most: 43 },
  medicine: { words: '吃药', unit: '', least: 0, most: 0 },
} as const
/** The code of a kind. */
export type Kind = keyof typeof kinds

/** Whether an entry of this kind has an amount. */
export const hasAmount = (kind: Kind): boolean => kinds[kind].most > 0

/** Entries older than this are of a day that nobody remembers, and most likely a slip of the year. */
const OLDEST_DAYS = 60

/** A phone's clock may be ahead by so many minutes. */
const AHEAD_MINUTES = 5

/** What is wrong with an entry; undefined where nothing is. */
export const faultOfEntry = (
  { kind, at, amount, note }: { kind: Kind; at: Date; amount: number | undefined; note: string },
  now: Date,
  bornAt: Date,
): 'not-yet' | 'too-old' | 'amount' | 'which-medicine' | undefined => {
  if (at > later(now, { minutes: AHEAD_MINUTES })) return 'not-yet'
  if (at < bornAt || at < earlier(now, { days: OLDEST_DAYS })) return 'too-old'
  if (kind === 'medicine' && note === '') return 'which-medicine'
  if (!hasAmount(kind)) return undefined
  const { least, most } = kinds[kind]
  return amount === undefined || amount < least || amount > most ? 'amount' : undefined
}

const FEVER_OF_YOUNG = 38
const HIGH_FEVER = 40
const YOUNG_MONTHS = 3

/** Whether a temperature wants a doctor at once, whatever else: 38 °C under three months, 40 °C at any age. */
export const isUrgent = (temperature: number, months: number): boolean =>
  temperature >= HIGH_FEVER || (months < YOUNG_MONTHS && temperature >= FEVER_OF_YOUNG)

/** What is added up over a day. */
export const summed = ['milk', 'breast', 'sleep', 'wet', 'dirty'] as const

/** A day's entries added up: amounts where the kind has one, else how often. */
export const sumsOf = (entries: readonly { kind: Kind; amount: number }[]) =>
  summed.flatMap((kind) => {
    const own = entries.filter((entry) => entry.kind === kind)
    if (own.length === 0) return []
    const total = own.reduce((sum, { amount }) => sum + amount, 0)
    const { words, unit } = kinds[kind]
    return [
      { kind, words: hasAmount(kind) ? `${words} ${own.length} 次，共 ${total} ${unit}` : `${words} ${own.length} 次` },
    ]
  })
