import { randomBytes } from 'node:crypto'
import { hashOf, lockPatient } from '#app/areas/access/patients/server/public.ts'
import type { PatientContext, PatientId } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { type Day, dayOf } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { type CarerRelation, type CarerRights, INVITED_HOURS, MOST_CARERS } from '../../rules.ts'
import * as queries from '../queries.ts'

/** Who is asked to care for a child, and how far. */
interface Asked {
  childId: number
  relation: CarerRelation
  rights: CarerRights
  until?: Day | undefined
}

/** Asks somebody to care for a child of who asks; the token of the link, which one person may use. */
export const inviteCarer = (ctx: PatientContext, { childId, relation, rights, until }: Asked) =>
  transactInside(ctx, async ({ db, now, patient }) => {
    const today = dayOf(now)
    const seen = await queries.findChild(db, patient, childId, today)
    if (seen?.child.patientId !== patient) return new Refused('not-found')
    if (until !== undefined && until < today) return new Refused('past')
    if ((await queries.listCarers(db, childId)).length >= MOST_CARERS)
      return new Refused('too-many', { most: MOST_CARERS })
    await queries.deleteExpired(db, now)
    const token = randomBytes(24).toString('base64url')
    const expiresAt = later(now, { hours: INVITED_HOURS })
    const row = { childId, relation, rights, until: until ?? null, tokenHash: hashOf(token), expiresAt }
    await queries.insertInvitation(db, row)
    return { token, expiresAt }
  })

/** Takes an invitation: who asks cares for the child from now on; gives the child's id. */
export const joinCarers = (
  ctx: PatientContext,
  token: string,
): Promise<number | Refused<'over' | 'own' | 'too-many'>> =>
  transactInside(ctx, async ({ db, now, patient }) => {
    const hash = hashOf(token)
    const found = await queries.findInvitation(db, hash, now)
    if (!found) return new Refused('over')
    const { child } = found
    if (child.patientId === patient) return new Refused('own')
    // Two who join at once could pass the limit.
    await lockPatient(db, child.patientId as PatientId)
    const there = await queries.listCarers(db, child.id)
    if (there.length >= MOST_CARERS && !there.some((carer) => carer.patientId === patient))
      return new Refused('too-many', { most: MOST_CARERS })
    const taken = await queries.takeInvitation(db, hash, now)
    if (!taken) return new Refused('over')
    const { relation, rights, until } = taken
    await queries.upsertCarer(db, { childId: child.id, patientId: patient, relation, rights, until, addedAt: now })
    return child.id
  })

/** Ends somebody's caring: the owner anybody's, a carer their own; whether there was something to end. */
export const endCarer = async ({ db, now, patient }: PatientContext, childId: number, carerId: number) => {
  const seen = await queries.findChild(db, patient, childId, dayOf(now))
  if (!seen) return false
  if (seen.child.patientId === patient) return queries.deleteCarer(db, childId, carerId)
  return seen.carer?.id === carerId && queries.leaveChild(db, childId, patient)
}
