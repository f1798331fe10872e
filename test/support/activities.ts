import { insertAct } from '#app/areas/activities/acts/server/public.ts'
import { insertBargainItems } from '#app/areas/activities/bargain/server/public.ts'
import { insertLottery, listPrizes, type NewPrize } from '#app/areas/activities/lottery/server/public.ts'
import { insertStocks } from '#app/areas/mall/stock/server/public.ts'
import { earlier, later } from '#kit/time/span.ts'
import type { TestApp } from './start-test-app.ts'

/** What can be won in a test, with so many pieces of so many hundredths of a percent. */
type Won = Partial<Omit<NewPrize, 'actId' | 'position'>> & Pick<NewPrize, 'kind' | 'weight'>

const texts = { rule: '每人每天可抽奖。', shareTitle: '来抽奖', shareText: '天天有好礼' }

/** A lottery that is on for two days, if nothing else is said: its number, and its prizes by their order. */
export const aLottery = async (
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  prizes: readonly Won[],
  { free = 1, helps = 2, startsAt = earlier(clock.now(), { hours: 1 }), hours = 49 } = {},
) => {
  const act = { kind: 'lottery', title: '健康抽奖', ...texts, startsAt, endsAt: later(startsAt, { hours }) } as const
  const actId = await insertAct(db, act)
  const usual = { picture: 'gift', worthFen: 1_000 }
  await insertLottery(
    db,
    { actId, freeEach: free, helpsEach: helps },
    prizes.map(({ total = PIECES, ...one }) => ({
      ...usual,
      title: one.kind,
      points: one.kind === 'points' ? 5 : 0,
      ...one,
      ...(one.kind === 'thanks' ? {} : { total, left: total }),
    })),
  )
  return { actId, prizes: await listPrizes(db, actId) }
}

const PIECES = 100

/** Goods on offer in a bargain activity that is on for two days: from 50 yuan down to 20 in four cuts. */
export const aBargain = async (
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  { goods_id: goodsId, special_id: skuId }: { goods_id: number; special_id: number },
  { priceFen = 5_000, floorFen = 2_000, cuts = 4, hours = 24, pieces = 10, lasts = 48 } = {},
) => {
  const startsAt = earlier(clock.now(), { hours: 1 })
  const act = {
    kind: 'bargain',
    title: '邀好友砍价',
    ...texts,
    startsAt,
    endsAt: later(startsAt, { hours: lasts }),
  } as const
  const actId = await insertAct(db, act)
  const limit = { limitName: `bargain ${actId} ${goodsId}`, limitEach: 1 }
  const [stockId] = (await insertStocks(db, [{ pieces, ...limit }])) as [number]
  await insertBargainItems(db, [{ actId, goodsId, skuId, priceFen, floorFen, cuts, hours, stockId, position: 0 }])
  return { act_id: actId, goods_id: goodsId, stockId }
}
