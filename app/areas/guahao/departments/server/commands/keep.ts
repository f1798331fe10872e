import { setMark } from '#app/areas/account/marks/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { findDepartment } from '../queries.ts'

/** Puts a department among the favourites or takes it out; false where there is none. */
export const keepDepartment = async (
  { db, patient, now }: PatientContext,
  id: number,
  on: boolean,
): Promise<boolean> => {
  if (!(await findDepartment(db, id))) return false
  await setMark(db, patient, 'department', id, on, now)
  return true
}
