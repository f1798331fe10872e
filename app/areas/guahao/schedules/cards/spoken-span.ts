import type { Day } from '#kit/time/day.ts'
import { datedDay, spokenDay } from '#kit/time/spoken.ts'

/** From when to when, of an answer of the wire. */
export interface Span {
  begin_time: string
  end_time: string
}

/** Word joiners: a line never ends within it. */
const DASH = '\u2060–\u2060'

/** 08:30–09:00. */
export const clockSpan = ({ begin_time, end_time }: Span): string =>
  `${begin_time.slice(11, 16)}${DASH}${end_time.slice(11, 16)}`

/** 明天 周日 08:30–09:00. */
export const spokenSpan = (span: Span, today: Day): string =>
  `${spokenDay(span.begin_time.slice(0, 10), today)} ${clockSpan(span)}`

/** 11月28日 周六 08:30–09:00: what stays true when it is looked at another day. */
export const datedSpan = (span: Span, today: Day): string =>
  `${datedDay(span.begin_time.slice(0, 10), today)} ${clockSpan(span)}`
