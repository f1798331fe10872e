import { sumBalance } from '#app/areas/points/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import type { Wish } from '../../rules.ts'
import type { ExchangeGoodsRow } from '../queries.ts'

/** What is known of goods and of who wants so many of them. */
export const wishOf = async (
  { db, patient }: PatientContext,
  { goods, left, limitEach, had, level }: ExchangeGoodsRow,
  pieces: number,
): Promise<Wish> => ({
  isOn: goods.isOn,
  pieces,
  points: goods.points,
  left,
  limitEach,
  minLevel: goods.minLevel,
  had,
  level,
  balance: (await sumBalance(db, patient)).amount,
})
