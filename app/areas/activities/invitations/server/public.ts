import type { Db } from '#kit/db/open.ts'
import { countByState, type pageInvitations } from './queries.ts'

export { friendName } from './present.ts'
export { insertInvite, pageInvitations as listInvitations } from './queries.ts'

/** An invitation with the names of both. */
export type InvitedRow = Awaited<ReturnType<typeof pageInvitations>>['rows'][number]

/** How many friends came in each of these activities, and for how many there was a reward that stands. */
export const countInvitations = async (db: Db, actIds: readonly number[]) => {
  const rows = await countByState(db, actIds)
  return (actId: number) => {
    const own = rows.filter((row) => row.actId === actId)
    const many = (of: typeof own) => of.reduce((sum, row) => sum + row.many, 0)
    return {
      invited: many(own.filter(({ state }) => state !== 'refused')),
      rewarded: many(own.filter(({ state }) => state === 'rewarded')),
    }
  }
}
