import type { PatientContext } from '#app/context.ts'
import { addDays, type Day } from '#kit/time/day.ts'
import { earlier, later } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { type Context, faultOfGlucose, mondayOf, toMmol, type Unit } from '../../rules.ts'
import { asStored, rowOf, weekIndexesOf } from '../present.ts'
import * as queries from '../queries.ts'
import { asFound, findOwn, hasAgreed } from './record.ts'

/** Ten a day for five years. */
const MOST = 18_000
/** A phone's clock may be ahead by so many minutes. */
const AHEAD_MINUTES = 5
/** Older readings are most likely a slip of the year. */
const OLDEST_DAYS = 366

/** A reading as it is sent. */
export interface Sent {
  clientId: string
  at: Date
  context: Context
  value: number
  unit: Unit
  note: string
  /** It was asked about, and is right. */
  isSure: boolean
}

/** Writes a reading into the own record; gives it with the record, or what is to be looked at again. */
export const log = async (ctx: PatientContext, id: number, sent: Sent) => {
  const found = await findOwn(ctx, id)
  if (!found) return new Refused('not-found')
  if (!(await hasAgreed(ctx.db, ctx.patient))) return new Refused('not-agreed')
  if (sent.at > later(ctx.now, { minutes: AHEAD_MINUTES })) return new Refused('not-yet')
  if (sent.at < earlier(ctx.now, { days: OLDEST_DAYS })) return new Refused('too-old')
  const stored = await logInto(ctx, id, sent)
  return stored instanceof Refused ? stored : { found, stored }
}

/** Writes a reading of a time that is known to be right into a record that is their own. */
export const logInto = async (
  ctx: PatientContext,
  recordId: number,
  { clientId, at, context, value, unit, note, isSure }: Sent,
) => {
  const before = await queries.findSent(ctx.db, recordId, clientId)
  if (before) return asStored(ctx, before)
  const fault = faultOfGlucose(value, unit)
  if (fault && !(fault.kind === 'look-again' && isSure)) return new Refused(fault.kind, { why: fault.why })
  if ((await queries.countReadings(ctx.db, recordId)) >= MOST) return new Refused('too-many')
  const row = rowOf(ctx, { recordId, clientId, at, mmol: toMmol(value, unit), context, note })
  return asStored(ctx, await queries.insertReading(ctx.db, row))
}

/** What was measured from one day to another, the newest first. */
export const listBetween = async (ctx: PatientContext, recordId: number, from: Day, to: Day) => {
  const rows = await queries.listReadings(ctx.db, recordId, weekIndexesOf(ctx, recordId, weeksOf(from, to)))
  return between(ctx, rows, from, to)
}

/** The own record of this id with the same, in one question; undefined where it is not theirs. */
export const findOwnBetween = async (ctx: PatientContext, recordId: number, from: Day, to: Day) => {
  const weekIndexes = weekIndexesOf(ctx, recordId, weeksOf(from, to))
  const found = await queries.findRecordWithReadings(ctx.db, ctx.patient, recordId, weekIndexes)
  return found && { ...asFound(ctx, found.row), readings: between(ctx, found.readings, from, to) }
}

/** The Mondays of the weeks that have a day of these. */
const weeksOf = (from: Day, to: Day): Day[] => {
  const mondays: Day[] = []
  for (let day = mondayOf(from); day <= to; day = addDays(day, 7)) mondays.push(day)
  return mondays
}

const between = (ctx: PatientContext, rows: readonly queries.ReadingBeside[], from: Day, to: Day) =>
  rows
    .map((row) => asStored(ctx, row))
    .filter(({ at }) => at.slice(0, 10) >= from && at.slice(0, 10) <= to)
    // Times are texts of one form: the one that sorts later is later.
    .sort((a, b) => (a.at === b.at ? b.id - a.id : a.at < b.at ? 1 : -1))
