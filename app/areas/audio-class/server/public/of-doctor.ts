import type { Within } from '#server/here.ts'
import { asPage } from '../present.ts'
import { countClasses, listClasses } from '../queries/classes.ts'

/** A doctor's published classes as their cards show them, the newest first, and how many he has. */
export const classesOfDoctor = async (within: Pick<Within, 'db' | 'now'>, doctorId: number, size: number) => {
  const { list } = await asPage(within, await listClasses(within.db, { doctorId }, { page: 1, size }))
  return { list, total: list.length < size ? list.length : await countClasses(within.db, { doctorId }) }
}
