import { sheetWhereOnline } from '#app/areas/guahao/hospitals/rules.ts'
import type { Context } from '#app/context.ts'
import { microBatch } from '#kit/db/micro-batch.ts'
import { type Day, dayOf } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { type BookingBlock, bookingBlockOf, visitCardBlockOf } from '../../rules.ts'
import { missedAt } from '../queries/booking-block.ts'
import { type Facts, gatherFacts } from '../queries/booking-facts.ts'
import type * as queries from '../queries.ts'
import { expireOverdue } from './expire.ts'
import { billOf, intentionOf, type Made, type NotTaken, type Taken, takeAll } from './take.ts'

/** A place that a patient wants for a member. */
export interface BookRequest {
  patientId: number
  memberId: number
  slotId: number
  visitType: string
  cardNo: string
  remark: string
  /** Who books: the patient themselves, or the counter for them. */
  origin?: 'patient' | 'counter'
  /** The idempotency key, and a digest of what was sent with it. */
  key: string | null
  digest: string | null
}

/** Why nothing was booked: by the rules, or because somebody else has it. */
export type NotMade = NotTaken | BookingBlock | Refused<'visit-card' | 'key-reused'>

/**
 * Books a place, or holds it where something is to pay. What the rules refuse is answered at once, and what was made before
 * with the same key. Where the slot looks full, places that were held too long come back first.
 */
export const book = async (ctx: Context, request: BookRequest): Promise<Made | NotMade> => {
  const taken = await bookOnce(ctx, request)
  if (taken === 'same-key') return book(ctx, request)
  if (!isFull(taken) || !(await expireOverdue(ctx, request.slotId))) return taken
  const second = await bookOnce(ctx, request)
  return second === 'same-key' ? book(ctx, request) : second
}

const isFull = (taken: Made | NotMade) => taken instanceof Refused && taken.name === 'full'

interface Asking {
  ctx: Context
  request: BookRequest
}

type Judged = Made | NotMade | queries.BookingIntent

/** Looked at and taken apart from each other: while the places of some are being taken the next are looked at. */
const bookOnce = async (ctx: Context, request: BookRequest): Promise<Taken | NotMade> => {
  const judged = await judgeTogether(ctx.db, { ctx, request })
  return isWanted(judged) ? takeTogether(ctx.db, { ctx, wanted: judged }) : judged
}

/** Requests that arrive together, and while others are under way, need as many statements as one. */
const judgeTogether = microBatch<Asking, Judged>(async (db, askings) => {
  const requests = askings.map(({ request }) => request)
  const facts = await gatherFacts(db, requests, latestOf(askings))
  return askings.map(({ ctx, request }) => judge(ctx, request, facts))
})

const latestOf = (askings: readonly Asking[]): Date =>
  askings.map(({ ctx }) => ctx.now).reduce((a, b) => (b > a ? b : a))

const takeTogether = microBatch<{ ctx: Context; wanted: queries.BookingIntent }, Taken>(async (_, asked) => {
  const latest = asked.map(({ ctx }) => ctx).reduce((a, b) => (b.now > a.now ? b : a))
  const taken = await takeAll(
    latest,
    asked.map(({ wanted }) => wanted),
  )
  return asked.map(({ wanted }) => taken.get(wanted) as Taken)
})

const isWanted = (one: Judged): one is queries.BookingIntent => 'overWaiters' in one

/** Missed visits, and what staff keep somebody from. */
const standsAgainst = (
  { patientId, memberId, origin }: BookRequest,
  facts: Facts,
  { slot: { hospitalId, date }, now }: { slot: { hospitalId: number; date: Day }; now: Date },
) => {
  const isAtCounter = origin === 'counter'
  // Who is banned for missed visits is told to come to the counter: there they are taken for the same day.
  const missed = isAtCounter && date === dayOf(now) ? [] : missedAt(facts.missed, memberId, hospitalId)
  // What staff keep somebody from is done by their telephone: the counter sees the block, and books for whoever stands there.
  return { missed, bar: isAtCounter ? undefined : facts.barOf(patientId, hospitalId) }
}

const judge = (
  { now, config, fromFunctionId = null, channel }: Context,
  request: BookRequest,
  facts: Facts,
): Judged => {
  const { patientId, memberId, slotId, cardNo, digest } = request
  const before = facts.before(request)
  if (before) return before.digest === digest ? before : new Refused('key-reused')
  const member = facts.members.get(memberId)
  const slot = facts.slots.get(slotId)
  const sheet = slot && facts.sheets.get(slot.hospitalId)
  if (!sheet || member?.patientId !== patientId || member.hasLeft) return new Refused('not-found')
  const who = { birthday: member.birthday, hasPapers: member.hasIdNumber }
  const against = standsAgainst(request, facts, { slot, now })
  const block = bookingBlockOf({ slot, member: who, sheet, ...against, now }) ?? visitCardBlockOf(sheet, cardNo)
  if (block) return block
  const held = later(now, { minutes: sheet.holdMinutes })
  const bill = billOf(sheetWhereOnline(sheet, config.payments.providers.length > 0), slot.feeFen, held)
  const origin = request.origin ?? 'patient'
  // The counter's browser is not how its patient came.
  const came = origin === 'patient' && { fromFunctionId, channel }
  return intentionOf(request, { origin, sheet, now, ...bill, ...came })
}
