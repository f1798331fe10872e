import { keepMember } from '#app/areas/account/members/server/public.ts'
import { bookingBlockFor, expireHolds, findStanding } from '#app/areas/guahao/booking/server/public.ts'
import { bookingRulesOf } from '#app/areas/guahao/hospitals/server/public.ts'
import { addWaiting, findSlot, lockSlots } from '#app/areas/guahao/schedules/server/public.ts'
import type { Handlers } from '#app/context.ts'
import type * as contract from '../../contract.ts'
import { listEndsAt, MOST_WAITS } from '../../rules.ts'
import * as queries from '../queries.ts'

export const add: Handlers<typeof contract>['addWait'] = async ({ slot_id: slotId, member_id: memberId }, ctx) => {
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
  const queued = await queue(ctx, {
    slotId,
    patientId: patient,
    memberId,
    doctorId: slot.doctorId,
    date: slot.date,
    endsAt,
  })
  return typeof queued === 'string' ? refuse(queued, { most: MOST_WAITS }) : { ...queued, end_time: endsAt }
}

type Here = Parameters<Handlers<typeof contract>['addWait']>[1]

/** Puts somebody at the end of the line of a slot that is really full, or says why not. */
const queue = async (
  ctx: Here,
  row: { slotId: number; patientId: number; memberId: number; doctorId: number; date: string; endsAt: Date },
) => {
  const { db, now } = ctx
  await expireHolds(ctx, row.slotId)
  const [line] = await lockSlots(db, [row.slotId])
  if (!line) return 'not-found'
  if (line.left > 0 && line.waitingCount === 0) return 'not-full'
  if ((await queries.countWaits(db, row.memberId)) >= MOST_WAITS) return 'too-many'
  const id = await queries.insertWait(db, { ...row, madeAt: now })
  if (id === undefined) return 'already-waiting'
  await addWaiting(db, row.slotId, 1)
  return { id, before_num: await queries.countBefore(db, row.slotId, id) }
}
