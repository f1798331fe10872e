import { doctorInTime, LEAST_RINGS, missedBefore } from '#app/areas/consult/consultations/rules/agreed.ts'
import {
  type ConsultationRow,
  listAgreedBefore,
  missConsultation,
} from '#app/areas/consult/consultations/server/public.ts'
import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { each } from '#kit/jobs/each.ts'
import * as queries from '../queries.ts'
import { finishCall } from './finish.ts'

/** Where the doctor came at the agreed time and has waited long enough, a patient who did not come has missed it. */
export const endMissed = async (ctx: Context) =>
  each(await listAgreedBefore(ctx.db, missedBefore(ctx.now), ctx.now), (consultation) =>
    transactInside(ctx, async (inside) => {
      await queries.lockConsultation(inside.db, consultation.id)
      const call = await queries.findOpenCall(inside.db, consultation.id)
      const isMissed = call
        ? await hasSatOut(inside, call, consultation)
        : consultation.kind === 'phone' && (await hasRung(inside, consultation))
      if (!isMissed) return
      if (call) await finishCall(inside, call, { to: 'missed', by: 'ask' })
      await missConsultation(inside, consultation.id)
    }),
  )

/** The doctor sits there alone, and came in time. */
const hasSatOut = async ({ db, now }: Context, call: queries.CallRow, { id, agreedAt }: ConsultationRow) => {
  if (call.state !== 'waiting' || agreedAt === null) return false
  const present = (await queries.listPresent(db, call.id, now)).map(({ who }) => who)
  if (!present.includes('doctor') || present.includes('patient')) return false
  return queries.hasDoctorJoined(db, id, doctorInTime(agreedAt))
}

/** The doctor had the phone ring often enough, the first time in time. */
const hasRung = async ({ db }: Context, { id, agreedAt }: ConsultationRow) => {
  const rung = await queries.listMissedRings(db, id)
  const [first] = rung
  return agreedAt !== null && first !== undefined && rung.length >= LEAST_RINGS && first <= doctorInTime(agreedAt)
}
