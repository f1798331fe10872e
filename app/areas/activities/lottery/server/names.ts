import { nameIn, type RowNamers } from '#kit/db/row-names.ts'
import { activitiesDraws as draws, activitiesPrizes as prizes } from './tables.ts'

/** What prizes are called. */
export const names = {
  // A prize is sent, or its winner looked up, by the number of the draw that won it.
  prize: { id: draws.id, name: nameIn({ id: prizes.id, name: prizes.title }, draws.prizeId) },
} satisfies RowNamers
