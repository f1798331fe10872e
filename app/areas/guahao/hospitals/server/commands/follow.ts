import { setMark } from '#app/areas/account/marks/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { updateFans } from '../queries/write.ts'
import { findHospital } from '../queries.ts'

/** Follows or unfollows a hospital; false where there is none. */
export const followHospital = (ctx: PatientContext, id: number, on: boolean): Promise<boolean> =>
  ctx.transact(async ({ db, patient, now }) => {
    if (!(await findHospital(db, id))) return false
    if (await setMark(db, patient, 'unit', id, on, now)) await updateFans(db, id, on ? 1 : -1)
    return true
  })
