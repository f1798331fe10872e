import { cleanedNumber } from '#kit/text/visible.ts'
import { later } from '#kit/time/span.ts'

/** Who is younger on the day comes with a grown-up. */
export const GROWN_UP_AGE = 18
/** So many sign-ups of a patient go on at once, at most. */
export const MOST_SIGNUPS = 10
/** Doors open so many hours before it begins. */
export const CHECK_IN_HOURS = 2
/** A place that came free waits so many hours for an answer, but never beyond the beginning. */
const OFFER_HOURS = 12

/** Who has a place is reminded so many hours before it begins. */
export const REMIND_HOURS = 24

/** How much an event has at most; texts in characters. */
export const MOST = {
  title: 40,
  place: 60,
  intro: 1_000,
  places: 5_000,
  /** Points for who came; a patient has them once, however many of their family came. */
  points: 50,
  doctors: 6,
  reason: 100,
  notice: 200,
  /** Of a check-in code, with what it is pasted with. */
  code: 40,
} as const

/** What is asked before an event at which one moves. */
export const healthQuestions = [
  '最近一个月，活动时有过胸痛、胸闷或晕倒',
  '医生说过您的心脏、血压或血管要限制运动',
  '现在发烧、感染，或手术后还在恢复',
  '骨头、关节或怀孕的情况，让您不能随意活动',
] as const

/** By what a desk's events may be sorted. */
export const eventSorts = { begin: 'asc', newest: 'desc', taken: 'desc' } as const

/** A certificate's number: letters and digits that nobody takes for another, 58 bits of them. */
const CERTIFICATE = /^[2-9A-HJ-NP-RT-Z]{12}$/

/** The number of a certificate as somebody typed it: in capitals, without spaces and strokes; undefined where it is none. */
export const readCertificateNo = (text: string): string | undefined => {
  const number = text.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '')
  return CERTIFICATE.test(number) ? number : undefined
}

/** The same as it is read out: 7F3K-9QWX-2MTR. */
export const groupedCertificateNo = (number: string): string => number.replace(/^(.{4})(.{4})(.{4})$/, '$1-$2-$3')

/** Where anybody checks the number of a certificate. */
export const CERTIFICATE_PAGE = '/activity/certificate'

/** What a certificate is: stands below the name of who came. */
export const certificateIs = '兹证明以上人员到场参加了这次健康活动' as const
/** What it is not; stands on the paper and on its pages. */
export const certificateIsNot = '由主办医院现场签到产生；不是学历、资格证书，也不是诊断证明' as const

/** Where an event stands. */
export type EventState = 'open' | 'full' | 'closed' | 'on' | 'over' | 'off'

/** The same in words. */
export const eventWords: Readonly<Record<EventState, string>> = {
  open: '报名中',
  full: '已满，可候补',
  closed: '报名截止',
  on: '进行中',
  over: '已结束',
  off: '已取消',
}

interface Standing {
  startsAt: Date
  endsAt: Date
  signUntil: Date
  places: number
  taken: number
  waitingCount: number
  calledOffAt: Date | null
}

/** Where an event stands now; who waits comes before who comes new, so that a free place is not free for them. */
export const stateOf = (event: Standing, now: Date): EventState => {
  if (event.calledOffAt) return 'off'
  if (now >= event.endsAt) return 'over'
  if (now >= event.startsAt) return 'on'
  if (now >= event.signUntil) return 'closed'
  return isFull(event) ? 'full' : 'open'
}

const isFull = ({ places, taken, waitingCount }: Standing): boolean => taken >= places || waitingCount > 0

/** Until when an offered place waits for its answer. */
export const offerUntil = (now: Date, startsAt: Date): Date => {
  const usual = later(now, { hours: OFFER_HOURS })
  return usual < startsAt ? usual : startsAt
}

interface Draft {
  startsAt: Date
  endsAt: Date
  signUntil: Date
  minAge: number | null
  maxAge: number | null
}

/** What is wrong with an event as it is written, in words; undefined where nothing is. */
export const draftFault = ({ startsAt, endsAt, signUntil, minAge, maxAge }: Draft, now: Date): string | undefined => {
  if (startsAt <= now) return '开始时间要晚于现在'
  if (endsAt <= startsAt) return '结束时间要晚于开始时间'
  if (signUntil > startsAt) return '报名截止不能晚于开始'
  return minAge !== null && maxAge !== null && minAge > maxAge ? '最小年龄不能大于最大年龄' : undefined
}

/** Ages that an event is for: 6–12 岁, 60 岁及以上; '' where everybody. */
export const agesText = (minAge: number | null, maxAge: number | null): string => {
  if (minAge !== null && maxAge !== null) return `${minAge}–${maxAge} 岁`
  if (minAge !== null) return `${minAge} 岁及以上`
  return maxAge === null ? '' : `${maxAge} 岁及以下`
}

/** Whether somebody of that age is among those whom it is for. */
export const fitsAge = (age: number, { minAge, maxAge }: Pick<Draft, 'minAge' | 'maxAge'>): boolean =>
  age >= (minAge ?? 0) && age <= (maxAge ?? Number.POSITIVE_INFINITY)

/** What the QR code of a sign-up says to whoever scans it at the door. */
export const codeText = (code: string): string => `YILU:ACTIVITY:${code}`

/** The code of a sign-up out of what a scanner read or somebody typed or pasted. */
export const codeIn = (scanned: string): string => cleanedNumber(scanned.trim().replace(/^YILU:ACTIVITY:/i, ''))
