import { randomUUID } from 'node:crypto'
import { sayInside } from '#app/areas/consult/chat/server/public.ts'
import { findOwnConsultation } from '#app/areas/consult/consultations/server/public.ts'
import { holdPieces, takeHeld } from '#app/areas/mall/stock/server/public.ts'
import { spendPoints } from '#app/areas/points/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { later } from '#kit/time/span.ts'
import { giftWords } from '../../rules.ts'
import { imageOf } from '../present.ts'
import { insertGiven, type KindRow } from '../queries.ts'

interface Giving {
  kind: KindRow
  doctorId: number
  pieces: number
  consultationId: string | undefined
}

type Failed = 'points' | 'sold-out' | 'no-talk'

/** Points, pieces, the gift and its card in the talk: all in one transaction, or none; the gift's number. */
export const give = (ctx: PatientContext, giving: Giving): Promise<number | Failed> =>
  ctx.transact((inside) =>
    rollbackIf(
      inside,
      (done) => typeof done === 'string',
      (ctx) => giveInside(ctx, giving),
    ),
  )

const giveInside = async (
  ctx: PatientContext,
  { kind, doctorId, pieces, consultationId }: Giving,
): Promise<number | Failed> => {
  const { db, patient, now } = ctx
  const objectId = randomUUID()
  const points = kind.points * pieces
  if (!(await spendPoints(ctx, { what: 'gift', objectId, amount: points }))) return 'points'
  const held = { holdKey: `gift ${objectId}`, stockId: kind.stockId, patientId: patient, pieces }
  const [verdict] = await holdPieces(db, [{ ...held, until: later(now, { minutes: 1 }) }], now)
  if (verdict !== 'held') return 'sold-out'
  await takeHeld(db, held.holdKey)
  if (consultationId !== undefined && !(await sayGift(ctx, consultationId, { kind, doctorId, pieces })))
    return 'no-talk'
  const row = {
    kindId: kind.id,
    doctorId,
    patientId: patient,
    consultationId: consultationId ?? null,
    pieces,
    points,
    givenAt: now,
  }
  return insertGiven(db, row)
}

/** Puts the gift's card into the talk; false where the consultation is not their with that doctor, or nobody has accepted it. */
const sayGift = async (
  ctx: PatientContext,
  consultationId: string,
  { kind, doctorId, pieces }: Omit<Giving, 'consultationId'>,
): Promise<boolean> => {
  const consultation = await findOwnConsultation(ctx.db, ctx.patient, consultationId)
  if (!consultation || consultation.doctorId !== doctorId) return false
  const content = JSON.stringify({ words: giftWords(kind.name, pieces), image: imageOf(kind) })
  return (
    (await sayInside(ctx, consultation, { consultationId, sender: 'patient', kind: 'gift', content })) !== undefined
  )
}
