import type { ConsultationState } from '#app/areas/consult/consultations/states.ts'

/** Lists of a doctor's consultations by the name that asks for them. */
export const benchLists = {
  talking: { words: '进行中', states: ['accepted', 'answered'] },
  over: { words: '已结束', states: ['ended', 'rated'] },
  closed: { words: '未接诊', states: ['refunded', 'cancelled', 'missed'] },
} as const satisfies Record<string, { words: string; states: readonly ConsultationState[] }>
/** The name of a list. */
export type BenchList = keyof typeof benchLists

/** The most that a doctor may ask for one consultation, in yuan. */
export const MOST_YUAN = 5_000

/** What is the matter with the terms of a service; undefined where nothing is. An answer is promised within the hours of the talk. */
export const faultOfTerms = ({ hours, replyMinutes }: { hours: number; replyMinutes: number }) =>
  replyMinutes > hours * 60 ? ('too-few-hours' as const) : undefined
