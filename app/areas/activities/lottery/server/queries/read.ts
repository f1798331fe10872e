import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { accessPatients as patients } from '#app/areas/access/patients/server/public.ts'
import { activitiesActs as acts } from '#app/areas/activities/acts/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import type { Day } from '#kit/time/day.ts'
import type { OwnDraws } from '../../rules.ts'
import {
  activitiesDraws as draws,
  activitiesHelps as helps,
  activitiesLotteries as lotteries,
  activitiesParcels as parcels,
  activitiesPrizes as prizes,
} from '../tables.ts'

export type PrizeRow = typeof prizes.$inferSelect
export type LotteryRow = typeof lotteries.$inferSelect

/** How often one may draw. */
export const findLottery = async (db: Db, actId: number): Promise<LotteryRow | undefined> =>
  (await db.select().from(lotteries).where(eq(lotteries.actId, actId)))[0]

/** What can be won, in the order in which it is shown. */
export const listPrizes = (db: Db, actId: number): Promise<PrizeRow[]> =>
  db.select().from(prizes).where(eq(prizes.actId, actId)).orderBy(asc(prizes.position), asc(prizes.id))

/** A patient's draws and helps of a day. */
export const countOwn = async (db: Db, patient: PatientId, lottery: LotteryRow, day: Day): Promise<OwnDraws> => {
  const { actId, freeEach: free, helpsEach: mostHelps } = lottery
  const used = db.$count(draws, and(eq(draws.patientId, patient), eq(draws.actId, actId), eq(draws.day, day)))
  const helped = countHelps(db, patient, actId, day)
  const { rows } = await db.execute<{ used: number; helps: number }>(
    sql`select ${used}::int as used, ${helped}::int as helps`,
  )
  return { free, mostHelps, used: rows[0]?.used ?? 0, helps: rows[0]?.helps ?? 0 }
}

/** How many friends helped a patient on a day. */
export const countHelps = (db: Db, patient: number, actId: number, day: Day) =>
  db.$count(helps, and(eq(helps.patientId, patient), eq(helps.actId, actId), eq(helps.day, day)))

/** Those who won something of a lottery, the last first. */
export const listWinners = (db: Db, actId: number, asked: { page: number; size: number }) =>
  page(
    db,
    db
      .select({ nickname: patients.nickname, title: prizes.title, drawnAt: draws.drawnAt })
      .from(draws)
      .innerJoin(prizes, eq(prizes.id, draws.prizeId))
      .innerJoin(patients, eq(patients.id, draws.patientId))
      .where(and(eq(draws.actId, actId), ne(prizes.kind, 'thanks')))
      .orderBy(desc(draws.id))
      .$dynamic(),
    asked,
  )

const won = (db: Db) =>
  db
    .select({ draw: draws, prize: prizes, parcel: parcels, actTitle: acts.title })
    .from(draws)
    .innerJoin(prizes, eq(prizes.id, draws.prizeId))
    .innerJoin(acts, eq(acts.id, draws.actId))
    .leftJoin(parcels, eq(parcels.drawId, draws.id))

/** What a patient won, the last first; without what is a thanks. */
export const listWon = (
  db: Db,
  patient: PatientId,
  actId: number | undefined,
  asked: { page: number; size: number },
) => {
  const mine = and(eq(draws.patientId, patient), ne(prizes.kind, 'thanks'), actId ? eq(draws.actId, actId) : undefined)
  return page(db, won(db).where(mine).orderBy(desc(draws.id)).$dynamic(), asked)
}
export type WonRow = Awaited<ReturnType<typeof listWon>>['rows'][number]

/** One thing that a patient won. */
export const findWon = async (db: Db, patient: PatientId, drawId: number): Promise<WonRow | undefined> =>
  (await won(db).where(and(eq(draws.id, drawId), eq(draws.patientId, patient))))[0]

/** All draws of a patient, and all that they helped with or were helped with. */
export const listOwn = async (db: Db, patient: PatientId) => ({
  drawn: await won(db).where(eq(draws.patientId, patient)).orderBy(asc(draws.id)),
  helped: await db.select().from(helps).where(eq(helps.helperId, patient)).orderBy(asc(helps.helpedAt)),
  gotHelp: await db.select().from(helps).where(eq(helps.patientId, patient)).orderBy(asc(helps.helpedAt)),
})

/** How often was drawn in each of these lotteries; one in which nobody drew is missing. */
export const countDraws = async (db: Db, actIds: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const found = await db
    .select({ actId: draws.actId, n: count() })
    .from(draws)
    .where(inArray(draws.actId, [...actIds]))
    .groupBy(draws.actId)
  return new Map(found.map(({ actId, n }) => [actId, n]))
}

/** How many prizes of those that end were won in each of these lotteries; one that has none is missing. */
export const countWon = async (db: Db, actIds: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const found = await db
    .select({ actId: prizes.actId, n: sql<number>`coalesce(sum(${prizes.total} - ${prizes.left}), 0)::int` })
    .from(prizes)
    .where(inArray(prizes.actId, [...actIds]))
    .groupBy(prizes.actId)
  return new Map(found.map(({ actId, n }) => [actId, n]))
}
