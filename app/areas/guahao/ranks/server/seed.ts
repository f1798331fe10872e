import type { Seed } from '#app/room.ts'
import { computeRanks } from './public.ts'

export const seed: Seed = {
  after: ['guahao/comments'],
  run: ({ db, now }) => computeRanks(db, now),
}
