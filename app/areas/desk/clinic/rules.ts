import { type Day, dayOf, instantAt } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'

/** A visit as far as its acts ask. */
export interface VisitMoment {
  date: Day
  beginMinutes: number
}

/** Whether it is the visit's day: before and after it nobody is called. */
export const isToday = ({ date }: VisitMoment, now: Date): boolean => date === dayOf(now)

/** Whether somebody can have missed their visit: not before it begins. */
export const mayMiss = ({ date, beginMinutes }: VisitMoment, now: Date): boolean => instantAt(date, beginMinutes) <= now

/** An appointment's id out of what was scanned or typed: the QR code's whole text, or the id alone. */
export const orderIdOf = (scanned: string): string => scanned.trim().replace(/^YILU:GUAHAO:/i, '')

/** How many of those who wait are shown on the wall. */
export const SHOWN_ON_SCREEN = 6

/** Most screens that a hospital hangs up. */
export const MOST_SCREENS = 200

/** Whether a screen is switched on and has a line: it asks every few seconds, and each minute of it is kept. */
export const isScreenOn = (seenAt: Date | null, now: Date): boolean =>
  seenAt !== null && seenAt >= earlier(now, { minutes: 3 })
