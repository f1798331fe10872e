import { currencies } from '#app/areas/overseas/directory/rules.ts'
import type { Day } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import type { InquiryState } from './states.ts'

/** Within so many hours somebody answers, and within so many the first quote is there; else the service fee goes back by itself. */
export const PROMISE = { answerHours: 24, quoteHours: 72 } as const

/** Wrong secrets for one inquiry, and of one patient in an hour, before nobody is listened to any more. */
export const BIND_TRIES = 10
/** Inquiries from one network in an hour. */
export const MOST_INQUIRIES = 20
/** An inquiry that nobody has signed in for waits so many days. */
export const DRAFT_DAYS = 30
/** Tries at codes of letters and shares from one network within so many minutes. */
export const CODE_TRIES = { most: 20, minutes: 15 } as const
/** A payment of the fee or of a deposit waits so many minutes. */
export const HOLD_MINUTES = 30
/** A rate that is older is no rate of the day any more, in days: weekends and holidays have none. */
export const RATE_DAYS = 7

/** What the payment of the service fee is for. */
export const FEE_PURPOSE = 'inquiry-fee'
/** What the payment of a deposit is for. */
export const DEPOSIT_PURPOSE = 'inquiry-deposit'

/** How much of everything there is at most; texts in characters. */
export const MOST = {
  content: 1_000,
  images: 9,
  hospitals: 5,
  words: 500,
  reason: 100,
  papers: 60,
  paperName: 40,
  lines: 30,
  lineName: 60,
  assumptions: 600,
  who: 30,
  shareDays: 90,
  /** With what it is pasted with. */
  passportTyped: 40,
} as const

/** Whether this can be the number of a passport as it is stored. */
export const isPassportNumber = (number: string): boolean => /^[A-Z0-9]{6,12}$/.test(number)

/** What one may ask a price for, by the number that travels as `project_id`. */
export const projects = {
  1: '肿瘤治疗',
  2: '质子或重离子治疗',
  3: '细胞治疗',
  4: '心脏与血管',
  5: '脑与神经',
  6: '骨科与关节',
  7: '辅助生殖',
  8: '儿科与罕见病',
  9: '体检与筛查',
  10: '第二诊疗意见',
  99: '其他',
} as const
/** The number of one of them. */
export type ProjectId = keyof typeof projects
/** All numbers, the rest last. */
export const projectIds = Object.keys(projects).map(Number) as ProjectId[]

/** Kinds of papers. */
export const paperKinds = {
  summary: '病历与出院小结',
  imaging: '影像与报告',
  pathology: '病理',
  lab: '化验',
  medicine: '用药清单',
  passport: '护照',
  discharge: '海外出院资料',
  other: '其他',
} as const
/** One of them. */
export type PaperKind = keyof typeof paperKinds

/** Languages of papers. */
export const languages = {
  zh: '中文',
  en: '英语',
  ja: '日语',
  de: '德语',
  ko: '韩语',
  th: '泰语',
  other: '其他语言',
} as const
/** One of them. */
export type Language = keyof typeof languages

/** All of them. */
export const languageCodes = Object.keys(languages) as [Language, ...Language[]]

/** Those that something is translated into. */
export const foreignLanguages = languageCodes.filter((language) => language !== 'zh') as [Language, ...Language[]]

/** Who is paid for a line of a quote. */
export const payees = { hospital: '付给医院', platform: '付给平台', other: '付给第三方' } as const
/** One of them. */
export type LinePayee = keyof typeof payees

/** Currencies of quotes, in words. */
export { currencies }
/** One of them. */
export type Currency = keyof typeof currencies
/** All of them. */
export const currencyCodes = Object.keys(currencies) as Currency[]

/** Those that need a rate. */
export const foreignCodes = currencyCodes.filter((currency) => currency !== 'CNY') as [Currency, ...Currency[]]

/** A line of a quote; `priceCents` are hundredths of the currency for one. */
export interface QuoteLine {
  name: string
  count: number
  priceCents: number
  currency: Currency
  isIncluded: boolean
  payee: LinePayee
}

/** What one unit of a currency was worth in CNY on a day, in millionths. */
export interface DayRate {
  rateMillionths: number
  day: Day
}

/** The rates by which a quote was summed up. */
export type QuoteRates = Partial<Record<Currency, DayRate>>

/** CNY needs no rate. */
const ONE: DayRate = { rateMillionths: 1_000_000, day: '' }

/** What a line costs in fen by these rates; undefined where its currency has none. */
export const lineFen = ({ count, priceCents, currency }: QuoteLine, rates: QuoteRates): number | undefined => {
  const rate = currency === 'CNY' ? ONE : rates[currency]
  return rate && Math.round((count * priceCents * rate.rateMillionths) / 1_000_000)
}

/** What is included in a quote and what is paid besides, in fen; undefined where a currency has no rate, or it is beyond 20 million yuan. */
export const sumsOf = (
  lines: readonly QuoteLine[],
  rates: QuoteRates,
): { includedFen: number; besidesFen: number } | undefined => {
  const sums = { includedFen: 0, besidesFen: 0 }
  for (const line of lines) {
    const fen = lineFen(line, rates)
    if (fen === undefined) return undefined
    sums[line.isIncluded ? 'includedFen' : 'besidesFen'] += fen
  }
  return sums.includedFen + sums.besidesFen > 2_000_000_000 ? undefined : sums
}

/** Currencies of lines that need a rate. */
export const foreignOf = (lines: readonly QuoteLine[]): Currency[] => [
  ...new Set(lines.map(({ currency }) => currency).filter((currency) => currency !== 'CNY')),
]

/** The steps at which a part of a deposit still comes back, in percent of it: withdrawn in this state. */
export interface BackPercents {
  deposit: number
  letter: number
  travel: number
}

/** The same steps in words, in their order. */
export const backSteps = {
  deposit: '邀请函开出以前取消',
  letter: '邀请函开出以后、出发以前取消',
  travel: '已安排行程、治疗开始以前取消',
} as const satisfies Record<keyof BackPercents, string>

/** Whether a step never gives back more than the one before it. */
export const isFalling = ({ deposit, letter, travel }: BackPercents): boolean => deposit >= letter && letter >= travel

/** How much of a deposit comes back where somebody withdraws in this state, in fen. */
export const depositBackFen = (depositFen: number, steps: BackPercents, state: InquiryState): number =>
  Object.hasOwn(steps, state) ? Math.floor((depositFen * steps[state as keyof BackPercents]) / 100) : 0

/** Where a promise stands. */
export type ClockState = 'running' | 'waiting' | 'met' | 'missed'

/** The moments of an inquiry that its promises are told from. */
export interface Clocks {
  answerBy: Date | null
  answeredAt: Date | null
  quoteBy: Date | null
  quotedAt: Date | null
  /** Since when we wait for the patient's papers; the clock of the quote stands still meanwhile. */
  waitingSince: Date | null
}

/** Where the promise of an answer stands. */
export const answerClock = ({ answerBy, answeredAt }: Clocks, now: Date): ClockState => {
  if (answerBy === null) return 'met'
  if (answeredAt) return answeredAt <= answerBy ? 'met' : 'missed'
  return now <= answerBy ? 'running' : 'missed'
}

/** Where the promise of a first quote stands. */
export const quoteClock = ({ quoteBy, quotedAt, waitingSince }: Clocks, now: Date): ClockState => {
  if (quoteBy === null) return 'met'
  if (quotedAt) return quotedAt <= quoteBy ? 'met' : 'missed'
  if (waitingSince) return waitingSince <= quoteBy ? 'waiting' : 'missed'
  return now <= quoteBy ? 'running' : 'missed'
}

/** Whether one of both was not held: then the fee goes back. */
export const isLate = (clocks: Clocks, now: Date): boolean =>
  answerClock(clocks, now) === 'missed' || quoteClock(clocks, now) === 'missed'

/** Until when a promise that begins now is held. */
export const promisedFrom = (now: Date) => ({
  answerBy: later(now, { hours: PROMISE.answerHours }),
  quoteBy: later(now, { hours: PROMISE.quoteHours }),
})

/** The quote's deadline once somebody for whom it stood still is there again. */
export const movedQuoteBy = (quoteBy: Date, waitingSince: Date, now: Date): Date =>
  later(quoteBy, { seconds: (now.getTime() - waitingSince.getTime()) / 1_000 })

/** Whether a paper may go to a hospital: as the patient gave it, or translated and checked by two. */
export const mayBeShown = (paper: {
  originalId: number | null
  firstCheckBy: number | null
  secondCheckBy: number | null
}) => paper.originalId === null || (paper.firstCheckBy !== null && paper.secondCheckBy !== null)

/** A word of the glossary. */
export interface GlossaryTerm {
  term: string
  language: Language
  translation: string
  note: string
}

/** The words of a glossary that stand in a text, each once, the longest first: one within a longer one of its language is that one. */
export const termsIn = <T extends GlossaryTerm>(text: string, glossary: readonly T[]): T[] => {
  const left = new Map<Language, string>()
  return [...glossary]
    .sort((a, b) => b.term.length - a.term.length)
    .filter(({ term, language }) => {
      const rest = left.get(language) ?? text
      left.set(language, rest.split(term).join('\n'))
      return rest.includes(term)
    })
}

/** By what the glossary may be sorted. */
export const termSorts = { term: 'asc' } as const

/** Letters and digits that nobody takes for another. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const CODE_LENGTH = 12

/** A code as it is compared: what people add when they write it down left out. */
export const plainCode = (given: string): string => given.toUpperCase().replace(/[^0-9A-Z]/g, '')
/** Whether a plain code may be one. */
export const isCode = (plain: string): boolean => plain.length === CODE_LENGTH
/** A code as it is read out: `ABCD-2345-EFGH`. */
export const spokenCode = (plain: string): string => plain.match(/.{1,4}/g)?.join('-') ?? ''
/** A code of random bytes, one for each letter; 31 letters of 256 byte values are near enough to even. */
export const codeOf = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('')

/** Where a hospital looks by its code, which stands behind the # and is sent to nobody. */
export const hospitalLink = (publicUrl: string, code: string): string =>
  new URL(`/inquiry/hospital#${code}`, publicUrl).href

/** By what the desk's list may be sorted. */
export const inquirySorts = { deadline: 'asc', newest: 'desc' } as const
