import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import {
  activitiesDraws as draws,
  activitiesHelps as helps,
  activitiesLotteries as lotteries,
  activitiesPrizes as prizes,
} from '../tables.ts'

/** Takes one piece of a prize; false where none is left. */
export const takePiece = async (db: Db, prizeId: number): Promise<boolean> => {
  const taken = await db
    .update(prizes)
    .set({ left: sql`${prizes.left} - 1` })
    .where(and(eq(prizes.id, prizeId), gt(prizes.left, 0)))
    .returning({ id: prizes.id })
  return taken.length > 0
}

/** Puts a piece back that could not be given. */
export const putPieceBack = (db: Db, prizeId: number) =>
  db
    .update(prizes)
    .set({ left: sql`${prizes.left} + 1` })
    .where(eq(prizes.id, prizeId))

/** Writes a draw into a seat of the patient's day. */
export const insertDraw = async (db: Db, row: typeof draws.$inferInsert): Promise<number> =>
  ((await db.insert(draws).values(row).returning({ id: draws.id }))[0] as { id: number }).id

type NewHelp = typeof helps.$inferInsert

/** Whether this friend helped before. */
export const hasHelped = async (
  db: Db,
  { actId, patientId, helperId }: Pick<NewHelp, 'actId' | 'patientId' | 'helperId'>,
): Promise<boolean> => {
  const same = and(eq(helps.actId, actId), eq(helps.patientId, patientId), eq(helps.helperId, helperId))
  return (await db.$count(helps, same)) > 0
}

/** Writes a friend's help; the database takes each friend's once. */
export const insertHelp = (db: Db, row: NewHelp) => db.insert(helps).values(row)

export type NewPrize = typeof prizes.$inferInsert

/** Writes how often one may draw in an activity, and what can be won. */
export const insertLottery = async (
  db: Db,
  lottery: typeof lotteries.$inferInsert,
  won: readonly Omit<NewPrize, 'actId' | 'position'>[],
) => {
  await db.insert(lotteries).values(lottery)
  await db.insert(prizes).values(won.map((row, position) => ({ ...row, actId: lottery.actId, position })))
}
