import { sexOf } from '#app/areas/records/children/rules.ts'
import type { Handlers, PatientContext } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { addDays, dayOf, parseTime } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import type * as contract from '../contract.ts'
import { discussOf, glucoseStates, linesOf, mondayOf, shareOf, stateOfReading, units, urgentWords } from '../rules.ts'
import { findOwnBetween, listBetween, log, logInto } from './commands/readings.ts'
import { agree, chooseTargets, findInfo, findOwn, hasAgreed, protocolVersion, putOwn } from './commands/record.ts'
import { aboutWords, asLine, asReading, asRecord, CAUTION, urgentOf } from './present.ts'
import { deleteReading, deleteRecord } from './queries.ts'

/** What was measured in so many days is shown with the record. */
const SHOWN_DAYS = 14

/** The record of who asks with what was measured lately. */
const shownRecord = async (ctx: PatientContext, found: NonNullable<Awaited<ReturnType<typeof findOwn>>>) => {
  const { row, content, targets } = found
  const today = dayOf(ctx.now)
  // A phone's clock may be ahead: what it wrote just before midnight stands on tomorrow.
  const recent = await listBetween(ctx, row.id, addDays(today, 1 - SHOWN_DAYS), addDays(today, 1))
  return {
    ...asRecord(row, content, targets, ctx.now),
    recent: { ...shareOf(recent, targets), days: SHOWN_DAYS },
    readings: recent.map((one) => asReading(targets, content.unit, one)),
    urgent: urgentOf(recent[0], targets, ctx.now),
  }
}

const isRefused = (result: unknown): boolean => result instanceof Refused

export const handlers: Handlers<typeof contract> = {
  async checkProtocolAndGetInfo({ agree: said }, ctx) {
    if (said === 1) await ctx.transact((inside) => agree(inside))
    return {
      is_agreed: await hasAgreed(ctx.db, ctx.patient),
      version: await protocolVersion(ctx.db),
      info: await findInfo(ctx),
    }
  },

  async createDiabetic({ diabetes_type: type, diagnosed_date: diagnosedOn, sex, ...said }, ctx) {
    const { truename, age, mobile, unit, glucose, context = 'other', is_sure } = said
    // Nothing of it stands where the glucose is refused.
    return rollbackIf(ctx, isRefused, async (inside) => {
      const id = await putOwn(inside, { truename, sex: sexOf(sex), age, mobile, type, diagnosedOn, unit })
      if (id instanceof Refused || glucose === undefined) return id instanceof Refused ? id : { id }
      const clientId = `made-${inside.now.getTime()}`
      const first = { clientId, at: inside.now, context, value: glucose, unit: unit ?? ('mmol' as const), note: '' }
      const made = await logInto(inside, id, { ...first, isSure: is_sure === 1 })
      return made instanceof Refused ? made : { id }
    })
  },

  async diabeticRecord({ id }, ctx) {
    const found = await findOwn(ctx, id)
    if (!found && id !== undefined) return ctx.refuse('not-found')
    return {
      is_agreed: await hasAgreed(ctx.db, ctx.patient),
      record: found ? await shownRecord(ctx, found) : null,
    }
  },

  async addGlucose({ id, client_id: clientId, time, context, value, unit, note = '', is_sure }, ctx) {
    const sent = { clientId, at: parseTime(time), context, value, unit, note, isSure: is_sure === 1 }
    const made = await ctx.transact((inside) => log(inside, id, sent))
    if (made instanceof Refused) return made
    const state = stateOfReading(made.stored, made.found.targets)
    return { id: made.stored.id, state, state_words: glucoseStates[state], urgent: urgentWords[state] }
  },

  async removeGlucose({ id, reading_id }, ctx) {
    const found = await findOwn(ctx, id)
    const isGone = found !== undefined && (await deleteReading(ctx.db, found.row.id, reading_id))
    return isGone ? {} : ctx.refuse('not-found')
  },

  setGlucoseTargets: ({ id, unit, context, low, high }, ctx) =>
    ctx.transact((inside) => chooseTargets(inside, id, { unit, context, low, high })),

  async removeDiabetic({ id }, ctx) {
    return (await deleteRecord(ctx.db, ctx.patient, id)) ? {} : ctx.refuse('not-found')
  },

  async glucoseReport({ id, date }, ctx) {
    const today = dayOf(ctx.now)
    const from = mondayOf(date ?? today)
    const to = addDays(from, 6)
    const found = await findOwnBetween(ctx, id, from, to)
    if (!found) return ctx.refuse('not-found')
    const { content, targets, readings } = found
    const days = Array.from({ length: 7 }, (_, n) => addDays(from, n))
    return {
      from,
      to,
      is_current: from === mondayOf(today),
      truename: content.truename,
      about: aboutWords(content, today),
      unit_words: units[content.unit],
      share: shareOf(readings, targets),
      lines: linesOf(readings, targets).map((line) => asLine(line, content.unit)),
      days: days.map((day) => ({
        date: day,
        readings: readings
          .filter(({ at }) => at.startsWith(day))
          .map((one) => asReading(targets, content.unit, one))
          .toReversed(),
      })),
      discuss: discussOf(readings, targets),
      caution: CAUTION,
    }
  },
}
