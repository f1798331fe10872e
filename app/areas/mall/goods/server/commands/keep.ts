import { setMark } from '#app/areas/account/marks/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { findGoods } from '../queries/list.ts'

/** Keeps goods among the favourites, or lets go of them; false where there are none. */
export const keepGoods = async ({ db, patient, now }: PatientContext, id: number, on: boolean): Promise<boolean> => {
  if (on && !(await findGoods(db, id))?.isOn) return false
  await setMark(db, patient, 'goods', id, on, now)
  return true
}
