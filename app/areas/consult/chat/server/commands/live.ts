import { asMessage, type MessageRow } from '#app/areas/consult/talk/server/public.ts'
import type { Context } from '#app/context.ts'
import { afterCommit } from '#kit/db/after-commit.ts'
import { talkMessages } from '../../contract.ts'
import { type Live, userOfDoctor } from '../../rules.ts'

/** The two whom a consultation concerns. */
export interface Pair {
  patientId: number
  doctorId: number | null
}

/** Tells the devices of both, once what it is about is stored. */
export const sendToBoth = ({ db, bus }: Context, { patientId, doctorId }: Pair, live: Live): void =>
  afterCommit(db, () => {
    bus?.publish(patientId, live)
    if (doctorId !== null) bus?.publish(userOfDoctor(doctorId), live)
  })

/** A message as it goes to the devices. */
export const asLive = (row: MessageRow, ctx: Context): Live => ({
  type: 'message',
  ask_id: row.talkId,
  message: talkMessages.output.shape.list.element.parse(asMessage(row, ctx)),
})
