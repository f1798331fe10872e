import { insertStocks } from '#app/areas/mall/stock/server/public.ts'
import type { Seed } from '#app/room.ts'
import type { ThingShape } from '#kit/pictures/thing.ts'
import { insertKinds } from './queries.ts'

const gifts: { name: string; picture: ThingShape; points: number }[] = [
  { name: '一颗爱心', picture: 'heart', points: 10 },
  { name: '一杯热茶', picture: 'cup', points: 30 },
  { name: '一束鲜花', picture: 'flower', points: 66 },
  { name: '一面锦旗', picture: 'pennant', points: 188 },
]
const PIECES = 100_000

/** What can be given, where a product begins. */
export const seed: Seed = {
  real: true,
  async run({ db }) {
    const made = gifts.map(({ name }) => ({ pieces: PIECES, limitName: `doctor gift ${name}` }))
    const stockIds = await insertStocks(db, made)
    await insertKinds(
      db,
      gifts.map((gift, position) => ({ ...gift, position, stockId: stockIds[position] as number })),
    )
  },
}
