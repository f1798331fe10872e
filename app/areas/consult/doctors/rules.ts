import { addDays } from '#kit/time/day.ts'
import { spokenMinutes } from '#kit/time/spoken.ts'

/** How one asks: by text, by phone, by video. */
export const consultationKinds = ['text', 'phone', 'video'] as const
/** A way to ask. */
export type ConsultationKind = (typeof consultationKinds)[number]

/** Ways to ask as patients call them. */
export const kindWords: Readonly<Record<ConsultationKind, string>> = {
  text: '图文问诊',
  phone: '电话问诊',
  video: '视频问诊',
}

/** Whether the papers of a doctor were looked at: only a certified one can be asked [X251]. */
export const certifyStates = {
  none: { code: 0, words: '未认证' },
  pending: { code: 1, words: '认证审核中' },
  certified: { code: 2, words: '已认证' },
  refused: { code: 3, words: '认证未通过' },
  /** Their licence is over, or was withdrawn. */
  lapsed: { code: 4, words: '执业证书已失效' },
} as const
/** Where the certification of a doctor stands. */
export type CertifyState = keyof typeof certifyStates

/** Sort choices of the list of doctors who can be asked, the default first. */
export const consultDoctorSorts = {
  default: '综合排序',
  fastest: '回复最快',
  score: '评价最好',
  price: '价格最低',
} as const
/** A sort choice. */
export type ConsultDoctorSort = keyof typeof consultDoctorSorts

/** Bands of prices that the filter offers, in yuan; null: no end. */
export const priceBands = [
  { min: 0, max: 30 },
  { min: 30, max: 80 },
  { min: 80, max: 200 },
  { min: 200, max: null },
] as const

/** A band of prices in words. */
export const bandWords = ({ min, max }: { min: number; max: number | null }): string =>
  max === null ? `${min} 元以上` : `${min}–${max} 元`

/** The class of the catalogue whose doctors care for the mind. */
export const PSYCHOLOGY_CLASS = 15

/** So many of the last answers are measured, and from so many on a wait is told. */
export const WAITS_STORED = 20
/** From so many answers on, a wait is told: fewer say nothing about the next one. */
export const WAITS_NEEDED = 3

/** The middle of the waits that were measured, in whole minutes from 1 up; null where there are too few to say. */
export const usualWait = (waitSeconds: readonly number[]): number | null => {
  if (waitSeconds.length < WAITS_NEEDED) return null
  const sorted = [...waitSeconds].sort((a, b) => a - b)
  const at = Math.floor(sorted.length / 2)
  const upper = sorted[at] as number
  const middle = sorted.length % 2 === 1 ? upper : ((sorted[at - 1] as number) + upper) / 2
  return Math.max(1, Math.round(middle / 60))
}

/** A usual wait in words; '' where too little was measured. */
export const waitWords = (minutes: number | null): string =>
  minutes === null ? '' : `通常约 ${spokenMinutes(minutes)}回复`

/** Places in which an advert of ours can stand. */
export const advertPlaces = ['phone', 'video', 'prescription', 'famous'] as const
/** A place of an advert. */
export type AdvertPlace = (typeof advertPlaces)[number]

/** What stands in each way to ask before its doctor has said anything: prices in fen. */
export const usualTerms = {
  text: { priceFen: 2_900, replies: 5, hours: 48, callMinutes: 0, acceptMinutes: 240, replyMinutes: 720 },
  phone: { priceFen: 5_900, replies: 3, hours: 24, callMinutes: 10, acceptMinutes: 240, replyMinutes: 720 },
  video: { priceFen: 8_900, replies: 3, hours: 24, callMinutes: 15, acceptMinutes: 240, replyMinutes: 720 },
} as const satisfies Record<ConsultationKind, object>

/** Whether a doctor's papers hold on this day. */
export const isCertified = (
  asked: { certifyState: CertifyState; certifiedUntil: string | null } | undefined,
  today: string,
): boolean => asked?.certifyState === 'certified' && (asked.certifiedUntil === null || asked.certifiedUntil >= today)

/** Who keeps licences and their doctor are reminded so many days before one ends. */
export const REMINDED_DAYS = 60

/** Whether a last day is so near. */
export const isEnding = (lastDay: string, today: string): boolean => lastDay <= addDays(today, REMINDED_DAYS)
