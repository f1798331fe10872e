import type { RequestContext } from '#app/context.ts'
import { type ClassRow, findClass } from '../queries/classes.ts'
import { hasClass } from '../queries/owned.ts'
import { hasHeard } from '../queries/plays.ts'

/** A class that who asks may see: a published one, or one that was taken off the shelf where they have it. */
export const findOpen = async (
  { db, patient }: Pick<RequestContext, 'db' | 'patient'>,
  id: number,
): Promise<ClassRow | undefined> => {
  const row = await findClass(db, id)
  if (!row || row.state === 'draft') return undefined
  return row.state === 'on' || (await hasClass(db, patient, id)) ? row : undefined
}

/** Whether who asks has a class, or has heard something of it. */
export const knowsClass = async (
  { db, patient }: Pick<RequestContext, 'db' | 'patient'>,
  classId: number,
): Promise<boolean> =>
  patient !== null && ((await hasClass(db, patient, classId)) || (await hasHeard(db, patient, classId)))
