import { setMark } from '#app/areas/account/marks/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { findGoods } from '../queries/list.ts'
import { deleteWatch, putWatch } from '../queries/watches.ts'

/** Keeps goods among the favourites and watches their price, or lets go of them; false where there are none. */
export const keepGoods = async ({ db, patient, now }: PatientContext, id: number, on: boolean): Promise<boolean> => {
  const goods = on ? await findGoods(db, id) : undefined
  if (on && !goods?.isOn) return false
  const isChanged = await setMark(db, patient, 'goods', id, on, now)
  if (!goods) await deleteWatch(db, id, patient)
  else if (isChanged) await putWatch(db, { goodsId: id, patientId: patient, fen: goods.fromFen })
  return true
}
