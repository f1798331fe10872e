import { asc, desc, eq, sql } from 'drizzle-orm'
import { deskTillShifts as shifts, deskTillTakings as takings } from '#app/areas/desk/till/server/public.ts'
import type { CounterWay } from '#app/areas/pay/rules/counter.ts'
import { type ListRequest, listQuery } from '#kit/db/list-query.ts'
import { localDay } from '#kit/db/local-day.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import { depositSorts } from '../rules.ts'
import { deskDeposits as deposits, deskDepositShifts, deskDepositTakings } from './tables.ts'

export type DepositRow = typeof deposits.$inferSelect

const net = sql`case t.direction when 'in' then t.amount_fen else -t.amount_fen end`

/** Closed shifts of a hospital whose cash no deposit has: what moved in each, and what was counted beside what was there. */
const openShifts = (hospitalId: number) => sql`
  select s.id, ${localDay(sql`s.closed_at`)} as day, s.counted_fen - s.float_fen as counted,
    coalesce((select sum(${net}) from ${takings} t where t.shift_id = s.id and t.way = 'counter'), 0) as should
  from ${shifts} s where s.hospital_id = ${hospitalId} and s.closed_at is not null
    and not exists (select from ${deskDepositShifts} d where d.shift_id = s.id)`

/** Slips of a hospital's terminals that no deposit has. */
const openSlips = (hospitalId: number) => sql`
  select t.id, ${localDay(sql`t.taken_at`)} as day, null::bigint as counted, ${net} as should
  from ${takings} t join ${shifts} s on s.id = t.shift_id
  where s.hospital_id = ${hospitalId} and t.way = 'terminal'
    and not exists (select from ${deskDepositTakings} d where d.taking_id = t.id)`

const openOf = (hospitalId: number, way: CounterWay) =>
  way === 'counter' ? openShifts(hospitalId) : openSlips(hospitalId)

/** What waits to be banked, by way and day: how many shifts or slips, what the books say, and of cash what was counted. */
export const listDue = async (db: Db, hospitalId: number, way: CounterWay) => {
  const { rows } = await db.execute<{ day: Day; n: number; should: string; counted: string | null }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, count(*)::int as n, sum(should)::bigint as should, sum(counted)::bigint as counted
    from (${openOf(hospitalId, way)}) o group by day order by day`)
  return rows.map(({ day, n, should, counted }) => ({
    way,
    day,
    count: n,
    shouldFen: Number(should),
    countedFen: counted === null ? null : Number(counted),
  }))
}

/** Lets nobody bank anything beside us. */
export const holdDeposits = (db: Db) => db.execute(sql`lock table ${deposits} in share row exclusive mode`)

/** Which shifts or slips wait up to a day. */
export const findOpen = async (db: Db, hospitalId: number, way: CounterWay, until: Day) => {
  const { rows } = await db.execute<{ id: string; should: string; counted: string | null }>(sql`
    select id, should, counted from (${openOf(hospitalId, way)}) o where day <= ${until}`)
  const sum = (of: (row: (typeof rows)[number]) => unknown) => rows.reduce((fen, row) => fen + Number(of(row)), 0)
  return {
    ids: rows.map(({ id }) => Number(id)),
    shouldFen: sum(({ should }) => should),
    countedFen: way === 'counter' ? sum(({ counted }) => counted) : null,
  }
}

/** Writes a deposit down; undefined where the bank's paper of this number has one already. */
export const insertDeposit = async (
  db: Db,
  row: typeof deposits.$inferInsert,
  ids: readonly number[],
): Promise<DepositRow | undefined> => {
  const [made] = await db.insert(deposits).values(row).onConflictDoNothing().returning()
  if (!made) return undefined
  if (row.way === 'counter')
    await db.insert(deskDepositShifts).values(ids.map((shiftId) => ({ shiftId, depositId: made.id })))
  else await db.insert(deskDepositTakings).values(ids.map((takingId) => ({ takingId, depositId: made.id })))
  return made
}

interface DepositsAsked extends ListRequest<keyof typeof depositSorts> {
  way?: CounterWay | undefined
  has_difference?: '1' | undefined
}

/** A hospital's deposits as the desk asks for them. */
export const depositsOf = (db: Db, hospitalId: number, asked: DepositsAsked) =>
  listQuery(
    db,
    (db) => db.select().from(deposits),
    {
      scope: eq(deposits.hospitalId, hospitalId),
      searched: [deposits.slipNo, deposits.enteredByName],
      filters: {
        way: (way) => eq(deposits.way, way),
        has_difference: () => sql`${deposits.differenceFen} <> 0`,
      },
      sorts: depositSorts,
      sortedBy: { slip_day: deposits.slipDay },
      usual: [desc(deposits.slipDay)],
      last: asc(deposits.id),
      key: deposits.id,
    },
    asked,
  )
