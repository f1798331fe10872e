import { countShares } from '#app/areas/mall/stock/server/public.ts'
import { sumBalance } from '#app/areas/points/server/public.ts'
import type { PatientHere } from '#server/here.ts'
import type { Wish } from '../../rules.ts'
import { findLevel, type ShownRow } from '../queries.ts'

/** What is known of goods and of who wants so many of them. */
export const wishOf = async (
  { db, patient }: PatientHere,
  { goods, left, limitName, limitEach }: ShownRow,
  pieces: number,
): Promise<Wish> => ({
  ...{ isOn: goods.isOn, pieces, points: goods.points, left, limitEach, minLevel: goods.minLevel },
  had: (await countShares(db, patient, [limitName])).get(limitName) ?? 0,
  level: await findLevel(db, patient),
  balance: (await sumBalance(db, patient)).amount,
})
