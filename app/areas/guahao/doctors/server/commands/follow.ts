import { setMark } from '#app/areas/account/marks/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { updateFans } from '../queries/change.ts'
import { findDoctor } from '../queries/one.ts'

/** Follows or unfollows a doctor: how many follow them now; null where there is no such doctor. */
export const followDoctor = (ctx: PatientContext, id: number, on: boolean): Promise<number | null> =>
  ctx.transact(async ({ db, patient, now }) => {
    const doctor = await findDoctor(db, id)
    if (!doctor) return null
    const changed = await setMark(db, patient, 'doctor', id, on, now)
    return changed ? updateFans(db, id, on ? 1 : -1) : doctor.fansCount
  })
