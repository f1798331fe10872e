import { insertStocks } from '#app/areas/mall/stock/server/public.ts'
import { insertGrant } from '#app/areas/points/server/queries.ts'
import type { NewGoods } from '#app/areas/points-mall/server/public.ts'
import { findGoods, insertGoods, putCategory } from '#app/areas/points-mall/server/queries.ts'
import { dayOf } from '#kit/time/day.ts'
import type { TestApp } from './start-test-app.ts'

let made = 0

/** Gives a patient points, as a task of a test does. */
export const earnPoints = async (app: TestApp, patientId: number, amount: number) => {
  const now = app.clock.now()
  const task = { businessMark: 'test', taskId: `gift-${++made}`, action: 'action_view', objectId: '' } as const
  await insertGrant(app.db, patientId as never, task, { amount, growth: 0, day: dayOf(now), happenedAt: now })
}

/** What goods of a test differ in; without a word a parcel for 100 points of which there are ten. */
type Ware = Partial<NewGoods> & { pieces?: number; limitEach?: number | null }

/** Puts goods on the shelf of the points mall. */
export const putPointsGoods = async (app: TestApp, { pieces = 10, limitEach = null, ...more }: Ware = {}) => {
  const name = `积分商品 ${++made}`
  const [stockId = 0] = await insertStocks(app.db, [{ pieces, limitName: `points goods ${name}`, limitEach }])
  const categoryId = await putCategory(app.db, '测试')
  const usual = { kind: 'parcel', name, points: 100, categoryId, stockId, createdAt: app.clock.now() } as const
  return insertGoods(app.db, { ...usual, ...more })
}

/** How many pieces of goods are free. */
export const leftOfPointsGoods = async (app: TestApp, goodsId: number) => (await findGoods(app.db, goodsId))?.left
