import { listCatalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import { insertStocks } from '#app/areas/mall/stock/server/public.ts'
import type { Seed } from '#app/room.ts'
import { seeded } from '#kit/random/seeded.ts'
import { earlier } from '#kit/time/span.ts'
import { limitNameOf } from '../rules.ts'
import {
  categoriesByKey,
  insertComments,
  insertGoods,
  insertPurchases,
  insertSkus,
  listHosts,
  nameDoctors,
} from './queries/seed.ts'
import { type Grown, goodsRow, type Offer, offersOf, skusOf } from './seed/a-ware.ts'
import { buyerNames, commentTexts } from './seed/comments.ts'

export const seed: Seed = {
  after: ['mall/catalogue', 'guahao/hospitals', 'guahao/catalogue', 'guahao/doctors'],
  async run({ db, now }) {
    const departments = new Map((await listCatalogue(db)).map((row) => [row.name, row.id]))
    const ground: Grown = { categories: await categoriesByKey(db), departments, now }
    const offers = offersOf(await listHosts(db))
    const texts = offers.map((offer) => textsOf(offer, now))
    const idOf = await insertGoods(
      db,
      offers.map((offer, at) => ({ ...goodsRow(offer, ground), ...countsOf(texts[at] ?? noTexts) })),
    )
    await nameDoctors(db)
    const idsOf = (offer: Offer) => idOf.get(offer.key) as number
    const wanted = offers.flatMap((offer) => skusOf(offer).map((sku) => ({ goodsId: idsOf(offer), offer, sku })))
    const stockIds = await insertStocks(
      db,
      wanted.map(({ goodsId, offer: { ware, key } }) => ({
        pieces: ware.stock ?? seeded(`stock ${key}`).int(60, 600),
        limitName: limitNameOf(goodsId),
        limitEach: ware.limitEach ?? null,
      })),
    )
    await insertSkus(
      db,
      wanted.map(({ goodsId, sku }, at) => ({ ...sku, goodsId, stockId: stockIds[at] as number })),
    )
    await insertComments(
      db,
      offers.flatMap((offer, at) => (texts[at]?.comments ?? []).map((row) => ({ ...row, goodsId: idsOf(offer) }))),
    )
    await insertPurchases(
      db,
      offers.flatMap((offer, at) => (texts[at]?.purchases ?? []).map((row) => ({ ...row, goodsId: idsOf(offer) }))),
    )
  },
}

const noTexts: ReturnType<typeof textsOf> = { comments: [], purchases: [], soldCount: 0 }

/** Of which kind of goods buyers talk alike. */
const textKindOf = (kind: Offer['ware']['kind']): keyof typeof commentTexts => {
  if (kind === 'parcel' || kind === 'drug' || kind === 'exam') return kind
  return 'service'
}

/** What buyers said and did. */
const textsOf = ({ key, ware }: Offer, now: Date) => {
  const chance = seeded(`texts ${key}`)
  const lines = chance.shuffle(commentTexts[textKindOf(ware.kind)])
  const names = ware.specials.map(([name]) => name)
  const comments = lines.slice(0, chance.int(1, 6)).map(([stars, content]) => ({
    stars,
    content,
    authorName: chance.pick(buyerNames),
    skuName: chance.pick(names),
    createdAt: earlier(now, { days: chance.int(2, 120), hours: chance.int(0, 12) }),
  }))
  const purchases = Array.from({ length: chance.int(3, 8) }, () => ({
    buyerName: chance.pick(buyerNames),
    skuName: chance.pick(names),
    pieces: chance.int(1, 2),
    boughtAt: earlier(now, { minutes: chance.int(5, 60 * 72) }),
  }))
  return { comments, purchases, soldCount: chance.int(20, 1200) }
}

const countsOf = ({ comments, soldCount }: ReturnType<typeof textsOf>) => ({
  soldCount,
  viewCount: soldCount * 14,
  commentCount: comments.length,
  starSum: comments.reduce((sum, { stars }) => sum + stars, 0),
})
