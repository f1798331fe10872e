import { randomBytes } from 'node:crypto'
import { hashOf } from '#app/areas/access/patients/server/public.ts'
import type { Context } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { comingStates } from '../../states.ts'
import * as queries from '../queries.ts'

/** Lets one member of the family see an appointment: the token of their link. Whoever had one before has none any more. */
export const inviteGuest = async ({ db, now }: Context, orderId: string): Promise<string> => {
  const token = randomBytes(24).toString('base64url')
  await queries.upsertGuest(db, { orderId, tokenHash: hashOf(token), invitedAt: now })
  return token
}

/** Whether an appointment can be shown to a guest: it is coming, and its day is not over. */
export const isComing = ({ state, date }: Pick<queries.OrderRow, 'state' | 'date'>, now: Date): boolean =>
  comingStates.includes(state) && date >= dayOf(now)

/** The appointment that a token opens; `over` once its visit is. */
export const openAsGuest = async ({ db, now }: Context, token: string) => {
  const guest = await queries.findGuestBy(db, hashOf(token))
  const found = guest && (await queries.findAnyOrderWhole(db, guest.orderId))
  if (!found) return 'not-found'
  if (!isComing(found.order, now)) return 'over'
  if (guest.openedAt === null) await queries.updateOpened(db, guest.orderId, now)
  return found
}
