import { setMark } from '#app/areas/account/marks/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { listSharedOf } from '../queries.ts'

/** Keeps a consultation that others may read among the patient's favourites, or lets go of it; false where there is none. */
export const keepConsultation = async ({ db, now, patient }: PatientContext, id: string, on: boolean) => {
  const [open] = await listSharedOf(db, [id])
  if (open) await setMark(db, patient, 'consultation', id, on, now)
  return open !== undefined
}
