import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { insertAct } from '#app/areas/activities/acts/server/public.ts'
import { needsPrescription } from '#app/areas/mall/goods/rules.ts'
import { listGoods, listSkus } from '#app/areas/mall/goods/server/public.ts'
import { insertStocks } from '#app/areas/mall/stock/server/public.ts'
import type { Seed, Seeding } from '#app/room.ts'
import { seeded } from '#kit/random/seeded.ts'
import { addDays, instantAt } from '#kit/time/day.ts'
import { earlier, later } from '#kit/time/span.ts'
import { cutFen } from '../rules.ts'
import { type ItemRow, insertBargain, insertCut, insertItems, listItems, lowerPrice } from './queries.ts'

const RULE = [
  '选一件商品发起砍价，自己先砍一刀，再请好友帮忙；每位好友对同一次砍价只能帮砍一刀，金额随机。',
  '砍价在所示时间内有效；期间随时可以按当前价格下单，不必砍到底价。每件商品同时只能有一次进行中的砍价，每人限购一件。',
  '砍价商品数量有限，下单时占用库存，先到先得；砍价价格不与优惠券、秒杀同享。订单未付款关闭后，砍价在有效期内可继续。',
  '请只邀请真正的好友，不要使用外挂或虚假账号，否则我们可能取消该次砍价。',
].join('\n')

const GOODS = 6
const usual = { cuts: 8, hours: 24 }

/** A bargain activity that is on for a month; the first of the demonstration's patients bargains already, and helps the second. */
export const seed: Seed = {
  after: ['mall/goods'],
  async run(seeding) {
    const { db, today } = seeding
    const { rows } = await listGoods(db, { city: 0, kinds: ['parcel'] }, { page: 1, size: 40 })
    const chosen = []
    for (const { id } of rows.filter(({ drugType }) => !needsPrescription(drugType))) {
      const [found] = await listSkus(db, id)
      if (found && found.sku.priceFen >= 3_000 && found.limitEach === null) chosen.push(found.sku)
      if (chosen.length === GOODS) break
    }
    if (chosen.length === 0) return
    const actId = await insertAct(db, {
      kind: 'bargain',
      title: '邀好友一起砍',
      rule: RULE,
      shareTitle: '帮我砍一刀，马上就到底价了',
      shareText: '点一下就能帮我砍价，你也可以来砍。',
      startsAt: instantAt(addDays(today, -3), 0),
      endsAt: instantAt(addDays(today, 30), 0),
    })
    const stockIds = await insertStocks(
      db,
      chosen.map(({ goodsId }) => ({ pieces: 50, limitName: `bargain ${actId} ${goodsId}`, limitEach: 1 })),
    )
    await insertItems(
      db,
      chosen.map(({ goodsId, id: skuId, priceFen }, position) => ({
        ...usual,
        actId,
        goodsId,
        skuId,
        priceFen,
        position,
        stockId: stockIds[position] as number,
        floorFen: Math.round(priceFen / 250) * 100,
      })),
    )
    const people = (await listPatients(db)).slice(0, 4)
    const [one, other] = (await listItems(db, actId, { page: 1, size: 2 })).rows
    await bargain(seeding, { id: 'demo-bargain-0001', offered: one, people })
    await bargain(seeding, {
      id: 'demo-bargain-0002',
      offered: other,
      people: [...people.slice(1, 3), ...people.slice(0, 1)],
    })
  },
}

interface Bargained {
  id: string
  offered: ItemRow | undefined
  /** Who began, then who helped. */
  people: readonly { id: number }[]
}

/** The first of them began an hour ago, and the others helped. */
const bargain = async ({ db, now }: Seeding, { id, offered, people: [owner, ...friends] }: Bargained) => {
  const chance = seeded(id)
  if (!offered || !owner) return
  const { id: itemId, priceFen, floorFen, cuts, hours } = offered.item
  const startedAt = earlier(now, { hours: 1 })
  const terms = { priceFen, floorFen, cuts, nowFen: priceFen, cutsDone: 0 }
  await insertBargain(db, { id, itemId, patientId: owner.id, ...terms, startedAt, endsAt: later(startedAt, { hours }) })
  let nowFen = priceFen
  for (const [at, { id: patientId }] of [owner, ...friends].entries()) {
    const cut = cutFen(nowFen - floorFen, cuts - at, (below) => chance.int(0, below - 1))
    const cutAt = later(startedAt, { minutes: 9 * at })
    await insertCut(db, { bargainId: id, seat: at + 1, patientId, cutFen: cut, cutAt })
    await lowerPrice(db, id, cut)
    nowFen -= cut
  }
}
