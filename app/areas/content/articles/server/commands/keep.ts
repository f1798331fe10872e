import { setMark } from '#app/areas/account/marks/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { findPublished } from '../queries/read.ts'

/** Keeps an article among the favourites, or lets go of it; false where there is none to keep. */
export const keepArticle = async ({ db, patient, now }: PatientContext, id: number, on: boolean): Promise<boolean> => {
  if (on && !(await findPublished(db, id))) return false
  await setMark(db, patient, 'article', id, on, now)
  return true
}
