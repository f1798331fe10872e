import { type FilledMessage, filled } from '#app/areas/notices/messages/rules/templates.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { dayOf } from '#kit/time/day.ts'
import { messages } from '../../rules/messages.ts'
import { termEnd } from '../../rules.ts'
import { linkOf } from '../present.ts'
import * as queries from '../queries.ts'
import { refreshStatusOf, residentOf } from './status.ts'

/** The application of this id that waits for the team of a doctor, with the team, which is locked. */
const findWaiting = async ({ db }: Context, doctorId: number, id: string) => {
  const team = await queries.lockTeam(db, { doctorId })
  const row = await queries.findSigning(db, id)
  return team && row?.teamId === team.id && row.state === 'pending' ? { team, row } : undefined
}

/** What the resident has already, when they applied for the next term. */
const termBefore = async (ctx: Context, { idSealed }: queries.SigningRow) => {
  const idNumber = sealOf(ctx.config).open(idSealed, 'id-number')
  const live = await queries.findLive(ctx.db, residentOf(ctx, idNumber))
  return live?.state === 'signed' ? live : undefined
}

const tellApplicant = async (
  ctx: Context,
  { id, patientId }: queries.SigningRow,
  { template, values }: FilledMessage,
) => {
  if (patientId !== null) await notifyBy(ctx, template, { patientId, values, link: linkOf(id) })
}

/** A team takes a resident for a term; the one that they had ends, and its last days are added. False where it cannot. */
export const acceptApplication = (ctx: Context, doctorId: number, id: string): Promise<boolean> =>
  transactInside(ctx, async (inside) => {
    const { db, now } = inside
    const found = await findWaiting(inside, doctorId, id)
    if (!found) return false
    const { team, row } = found
    const before = await termBefore(inside, row)
    const isFull = (await queries.countResidents(db, team.id)) >= team.capacity
    if (isFull && before?.teamId !== team.id) return false
    if (before) await queries.moveSigning(db, before.id, { state: 'ended' })
    const beginsOn = dayOf(now)
    const endsOn = termEnd(beginsOn, before?.endsOn)
    const signed = await queries.moveSigning(db, id, { state: 'signed', decidedAt: now, beginsOn, endsOn })
    if (!signed) return false
    const promised = await queries.listBasePromises(db, team.id)
    await queries.insertAgreed(
      db,
      promised.map((one) => ({ ...one, signingId: id })),
    )
    await refreshStatusOf(inside, signed)
    await tellApplicant(inside, signed, filled(messages.accepted, { team: team.name, until: endsOn }))
    return true
  })

/** A team declines an application and says why; false where there is none that waits. */
export const declineApplication = (ctx: Context, doctorId: number, id: string, reason: string): Promise<boolean> =>
  transactInside(ctx, async (inside) => {
    const found = await findWaiting(inside, doctorId, id)
    if (!found) return false
    const declined = await queries.moveSigning(inside.db, id, {
      state: 'declined',
      decidedAt: inside.now,
      reason,
    })
    if (!declined) return false
    await refreshStatusOf(inside, declined)
    await tellApplicant(inside, declined, filled(messages.declined, { reason }))
    return true
  })
