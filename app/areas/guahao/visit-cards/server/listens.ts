import type { Listens } from '#server/tell.ts'
import { deleteCardsOf } from './queries.ts'

export const listens: Listens = {
  'member.leaving': async ({ memberId }, { db }) => {
    await deleteCardsOf(db, memberId)
  },
}
