import { findGift, giveGift } from '#app/areas/doctor-gifts/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { earlier } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { AGAIN_DAYS } from '../../rules.ts'
import { hasSentSince, insertHeart } from '../queries.ts'

interface Sending {
  doctorId: number
  giftId: number | undefined
  words: string
}

type SendFault = Refused<'sent-already' | 'no-gift' | 'points'>

/** Sends a heart with its gift, or neither. */
export const send = (ctx: PatientContext, sending: Sending): Promise<number | SendFault> =>
  ctx.transact((inside) =>
    rollbackIf<PatientContext, number | SendFault>(
      inside,
      (done) => done instanceof Refused,
      async (ctx) => {
        const { doctorId, giftId, words } = sending
        if (await hasSentSince(ctx.db, ctx.patient, doctorId, earlier(ctx.now, { days: AGAIN_DAYS })))
          return new Refused('sent-already')
        const fault = giftId === undefined ? undefined : await addGift(ctx, doctorId, giftId)
        if (fault) return fault
        return insertHeart(ctx.db, {
          doctorId,
          patientId: ctx.patient,
          giftId: giftId ?? null,
          words,
          sentAt: ctx.now,
        })
      },
    ),
  )

const addGift = async (ctx: PatientContext, doctorId: number, giftId: number): Promise<SendFault | undefined> => {
  const gift = await findGift(ctx.db, giftId)
  if (!gift) return new Refused('no-gift')
  const given = await giveGift(ctx, { kind: gift.kind, doctorId, pieces: 1, consultationId: undefined })
  if (typeof given === 'number') return undefined
  return new Refused(given === 'points' ? 'points' : 'no-gift')
}
