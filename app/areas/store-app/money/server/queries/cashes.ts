import { and, desc, eq, sql } from 'drizzle-orm'
import { type ListRequest, listQuery } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import { cashSorts } from '../../rules.ts'
import { allCashStates, type CashState, mayMove } from '../../states.ts'
import { storeAppCashes as cashes } from '../tables.ts'

export type CashRow = typeof cashes.$inferSelect

export const insertCash = async (db: Db, row: typeof cashes.$inferInsert): Promise<CashRow> =>
  (await db.insert(cashes).values(row).returning())[0] as CashRow

export const findCash = async (db: Db, hospitalId: number, id: number): Promise<CashRow | undefined> =>
  (
    await db
      .select()
      .from(cashes)
      .where(and(eq(cashes.id, id), eq(cashes.hospitalId, hospitalId)))
  )[0]

/** Moves a cash-out on; undefined where it does not stand where one may go there from. */
export const moveCash = async (
  db: Db,
  id: number,
  to: CashState,
  { by, now, ...set }: { by: string; now: Date; reason?: string; bankNo?: string },
): Promise<CashRow | undefined> => {
  const from = allCashStates.filter((state) => mayMove(state, to))
  return (
    await db
      .update(cashes)
      .set({
        path: sql`array_append(${cashes.path}, ${to}::text)`,
        pathAt: sql`array_append(${cashes.pathAt}, ${now}::timestamptz(3))`,
        pathBy: sql`array_append(${cashes.pathBy}, ${by}::text)`,
        ...set,
      })
      .where(and(eq(cashes.id, id), sql`${cashes.state} = any(${sql.param(from)})`))
      .returning()
  )[0]
}

/** Cash-outs of a store, for its app. */
export const listCashes = (db: Db, hospitalId: number, state: CashState | undefined, asked: PageRequest) =>
  page(
    db,
    db
      .select()
      .from(cashes)
      .where(and(eq(cashes.hospitalId, hospitalId), state && eq(cashes.state, state)))
      .orderBy(desc(cashes.askedAt), desc(cashes.id))
      .$dynamic(),
    asked,
  )

interface Asked extends ListRequest<keyof typeof cashSorts> {
  state?: CashState | undefined
}

/** The same for its desk: what is to be done first. */
export const listCashesAtDesk = (db: Db, hospitalId: number, asked: Asked) =>
  listQuery(
    db,
    (db) => db.select().from(cashes),
    {
      scope: eq(cashes.hospitalId, hospitalId),
      searched: [cashes.bankNo, sql`array_to_string(${cashes.pathBy}, ' ')`],
      filters: { state: (state) => eq(cashes.state, state) },
      sorts: cashSorts,
      sortedBy: { asked: cashes.askedAt, amount: cashes.amountFen },
      usual: [desc(sql`${cashes.state} = 'asked'`), desc(sql`${cashes.state} = 'approved'`), desc(cashes.askedAt)],
      last: desc(cashes.id),
      key: cashes.id,
    },
    asked,
  )
