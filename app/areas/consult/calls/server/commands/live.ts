import { userOfDoctor } from '#app/areas/consult/chat/rules.ts'
import type { Context } from '#app/context.ts'
import { afterCommit } from '#kit/db/after-commit.ts'
import { type CallLive, type Participant, userOfGuest } from '../../rules.ts'
import * as queries from '../queries.ts'

type Whose = Pick<queries.CallRow, 'id' | 'consultationId' | 'patientId' | 'doctorId'>

/** The user on the bus who sits there; undefined where no companion was asked. */
const userAt = async ({ db }: Context, call: Whose, who: Participant): Promise<number | undefined> => {
  if (who === 'patient') return call.patientId
  if (who === 'doctor') return userOfDoctor(call.doctorId)
  const guest = await queries.findGuest(db, call.id)
  return guest && userOfGuest(guest.id)
}

/** Tells one who belongs to a call, once what it is about is stored. */
export const sendToOne = async (ctx: Context, call: Whose, who: Participant, live: CallLive) => {
  const userId = await userAt(ctx, call, who)
  if (userId !== undefined) afterCommit(ctx.db, () => ctx.bus?.publish(userId, live))
}

/** Tells all who belong to a call that it is to be looked at anew. */
export const sendToAll = async (ctx: Context, call: Whose) => {
  for (const who of ['patient', 'doctor', 'guest'] as const)
    await sendToOne(ctx, call, who, { type: 'call', of: call.consultationId })
}
