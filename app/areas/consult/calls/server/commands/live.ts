import { userOfDoctor } from '#app/areas/consult/chat/rules.ts'
import { afterCommit } from '#kit/db/after-commit.ts'
import type { Within } from '#server/here.ts'
import { type CallLive, type Seat, userOfGuest } from '../../rules.ts'
import * as queries from '../queries.ts'

type Whose = Pick<queries.CallRow, 'id' | 'askId' | 'patientId' | 'doctorId'>

/** The user on the bus who sits there; undefined where no companion was asked. */
const userAt = async ({ db }: Within, call: Whose, who: Seat): Promise<number | undefined> => {
  if (who === 'patient') return call.patientId
  if (who === 'doctor') return userOfDoctor(call.doctorId)
  const guest = await queries.findGuest(db, call.id)
  return guest && userOfGuest(guest.id)
}

/** Tells one who belongs to a call, once what it is about is stored. */
export const tellOne = async (within: Within, call: Whose, who: Seat, live: CallLive) => {
  const userId = await userAt(within, call, who)
  if (userId !== undefined) afterCommit(within.db, () => within.bus?.publish(userId, live))
}

/** Tells all who belong to a call that it is to be looked at anew. */
export const tellAll = async (within: Within, call: Whose) => {
  for (const who of ['patient', 'doctor', 'guest'] as const)
    await tellOne(within, call, who, { type: 'call', of: call.askId })
}
