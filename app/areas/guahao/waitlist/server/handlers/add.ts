import { randomUUID } from 'node:crypto'
import { keepMember } from '#app/areas/account/members/server/public.ts'
import { bookingBlockFor, expireHolds, findStanding } from '#app/areas/guahao/booking/server/public.ts'
import { bookingRulesOf } from '#app/areas/guahao/hospitals/server/public.ts'
import {
  addWaiting,
  findSlot,
  listSlotsOfDoctor,
  lockSlots,
  type SlotRow,
} from '#app/areas/guahao/schedules/server/public.ts'
import type { Handlers } from '#app/context.ts'

import type * as contract from '../../contract.ts'
import { listEndsAt, MOST_WAITS, type WaitSpan } from '../../rules.ts'
import * as queries from '../queries.ts'

type Add = Handlers<typeof contract>['addWait']
type Here = Parameters<Add>[1]

export const add: Add = async ({ slot_id: slotId, member_id: memberId, span = 'slot' }, ctx) => {
  const { db, now, patient, refuse } = ctx
  const member = await keepMember(db, patient, memberId)
  const slot = member && (await findSlot(db, slotId))
  if (!slot) return refuse('not-found')
  const sheet = await bookingRulesOf(db, slot.hospitalId)
  const block = await bookingBlockFor(ctx, { slot, member, sheet })
  if (block) return block
  const endsAt = listEndsAt(slot.date, sheet)
  if (now >= endsAt) return refuse('closed')
  const standing = await findStanding(db, memberId, slot)
  if (standing) return refuse(standing.name, {}, { order_id: standing.orderId })
  const row = { patientId: patient, memberId, doctorId: slot.doctorId, date: slot.date, endsAt }
  const queued = await queue(ctx, row, await slotsOf(ctx, slot, span), span)
  return typeof queued === 'string' ? refuse(queued, { most: MOST_WAITS }) : { ...queued, end_time: endsAt }
}

/** The slots that would do: this one, or all of the doctor's half day or day in this department, the earliest id first. */
const slotsOf = async ({ db, now }: Here, slot: SlotRow, span: WaitSpan): Promise<SlotRow[]> => {
  if (span === 'slot') return [slot]
  const { doctorId, depId, hospitalId, date, half } = slot
  const all = await listSlotsOfDoctor(db, { doctorId, depId, hospitalId, from: date, to: date })
  return all
    .filter((one) => one.state === 'open' && one.releasedAt <= now && (span === 'day' || one.half === half))
    .sort((a, b) => a.id - b.id)
}

interface Waiting {
  patientId: number
  memberId: number
  doctorId: number
  date: string
  endsAt: Date
}

/** Puts somebody at the end of the lines of slots that are all really full, or says why not. */
const queue = async (ctx: Here, row: Waiting, slots: readonly SlotRow[], span: WaitSpan) => {
  const { db } = ctx
  for (const { id } of slots) await expireHolds(ctx, id)
  const lines = await lockSlots(
    db,
    slots.map(({ id }) => id),
  )
  if (lines.length === 0) return 'not-found'
  if (lines.some(({ left, waitingCount }) => left > 0 && waitingCount === 0)) return 'not-full'
  if ((await queries.countWaits(db, row.memberId)) >= MOST_WAITS) return 'too-many'
  return standInLines(
    ctx,
    row,
    lines.map(({ id }) => id),
    span,
  )
}

/** One place in each of the lines in which the member does not stand yet; of several the shortest one counts. */
const standInLines = async ({ db, now }: Here, row: Waiting, slotIds: readonly number[], span: WaitSpan) => {
  const wishId = span === 'slot' ? null : randomUUID()
  const places: { id: number; before_num: number }[] = []
  for (const slotId of slotIds) {
    const id = await queries.insertWait(db, { ...row, slotId, span, wishId, madeAt: now })
    if (id === undefined) continue
    await addWaiting(db, slotId, 1)
    places.push({ id, before_num: await queries.countBefore(db, slotId, id) })
  }
  return places.sort((a, b) => a.before_num - b.before_num)[0] ?? 'already-waiting'
}
