import { listGoods, listSkus } from '#app/areas/mall/goods/server/public.ts'
import { insertStocks } from '#app/areas/mall/stock/server/public.ts'
import type { Seed } from '#app/room.ts'
import { seeded } from '#kit/random/seeded.ts'
import { addDays, instantAt } from '#kit/time/day.ts'
import { insertItems, insertSessions } from './queries/write.ts'

/** Sessions of a day: from, to, and what they are called. */
const hours = [
  ['00:00', '09:00', '夜猫场'],
  ['09:00', '14:00', '早场'],
  ['14:00', '19:00', '下午场'],
  ['19:00', '24:00', '晚间场'],
] as const
const DAYS = 14
const EACH = 8
/** What costs less is not made cheaper: it would cost nothing. */
const LEAST_FEN = 1_000

export const seed: Seed = {
  after: ['mall/goods'],
  async run({ db, today }) {
    const made = Array.from({ length: DAYS }, (_, n) => addDays(today, n)).flatMap((day) =>
      hours.map(([from, to, title]) => ({ title, startsAt: instantAt(day, from), endsAt: instantAt(day, to) })),
    )
    const sessionIds = await insertSessions(db, made)
    const cheap = (await listGoods(db, { city: 5, kinds: ['parcel', 'project', 'exam'] }, { page: 1, size: 60 })).rows
    const skus: Awaited<ReturnType<typeof listSkus>>[number]['sku'][] = []
    for (const { id } of cheap)
      skus.push(...(await listSkus(db, id)).slice(0, 1).flatMap(({ sku }) => (sku.priceFen < LEAST_FEN ? [] : [sku])))
    const chosen = sessionIds.flatMap((sessionId) => {
      const chance = seeded(`seckill ${sessionId}`)
      return chance
        .shuffle(skus)
        .slice(0, EACH)
        .map((sku, position) => ({
          sessionId,
          goodsId: sku.goodsId,
          skuId: sku.id,
          position,
          priceFen: Math.round((sku.priceFen * chance.int(45, 75)) / 10_000) * 100,
          pieces: chance.int(20, 200),
        }))
    })
    const stockIds = await insertStocks(
      db,
      chosen.map(({ sessionId, goodsId, pieces }) => ({
        pieces,
        limitName: `seckill ${sessionId} ${goodsId}`,
        limitEach: 1,
      })),
    )
    await insertItems(
      db,
      chosen.map(({ pieces: _, ...item }, at) => ({ ...item, limitEach: 1, stockId: stockIds[at] as number })),
    )
  },
}
