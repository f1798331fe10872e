import { createHash } from 'node:crypto'
import { and, type Column, type SQL, sql } from 'drizzle-orm'
import { checkDigitOf, readSpokenNumber, type SpokenNumber } from '#kit/check/spoken-number.ts'
import type { Day } from '#kit/time/day.ts'
import { contains } from './contains.ts'

const MANY = 10_000_000

/**
 * The number of a thing as it is said on the phone, made of its day and its id and so kept nowhere. It opens nothing: the id
 * stays the key, and one day's things may, seldom, share one.
 */
export const spokenNumberOf = (day: Day, id: string): string => {
  const ofThing = String(createHash('sha256').update(id).digest().readUInt32BE(0) % MANY).padStart(7, '0')
  const digits = day.slice(2).replaceAll('-', '') + ofThing
  return digits + checkDigitOf(digits)
}

/** The things whose number this is. `onDay` tells those of a day, so that no others are looked at. */
export const hasSpokenNumber = (
  id: Column,
  { day, digits }: SpokenNumber,
  onDay: (day: Day) => SQL | undefined,
): SQL => {
  const ofThing = sql`('x' || left(encode(sha256(convert_to(${id}, 'UTF8')), 'hex'), 8))::bit(32)::bigint % ${MANY}`
  return and(onDay(day), sql`${ofThing} = ${Number(digits.slice(6, 13))}`) ?? sql`false`
}

/** The same for whatever somebody searches for: nothing where it is no such number. */
export const spokenAs =
  (id: Column, onDay: (day: Day) => SQL | undefined) =>
  (words: string): SQL => {
    const said = readSpokenNumber(words)
    return typeof said === 'object' ? hasSpokenNumber(id, said, onDay) : sql`false`
  }

/** The things with a text that such a number stands in, grouped as it is said or not; nothing where it is no such number. */
export const holdsSpoken =
  (text: Column) =>
  (words: string): SQL => {
    const said = readSpokenNumber(words)
    return typeof said === 'object' ? contains(text, said.digits) : sql`false`
  }
