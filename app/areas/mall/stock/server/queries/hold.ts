import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import {
  mallStockHolds as holds,
  mallStockOuts as outs,
  mallStockShares as shares,
  mallStocks as stocks,
} from '../tables.ts'

/** Pieces that are wanted, all of them or none. */
export interface PiecesToHold {
  /** Who holds them: an order's id. */
  holdKey: string
  stockId: number
  patientId: number
  pieces: number
  until: Date
}

/** Why nothing is held. `limit`: they would have more than they may; `same-key`: this key holds some already. */
export type HoldVerdict = 'held' | 'not-found' | 'same-key' | 'limit' | 'sold-out'

/** A round in which somebody stood in the way who did not get any: ask again. */
type Round = HoldVerdict | 'again'

/** Holds pieces for many, each judged after those before them; verdicts in their order. */
export const holdPieces = async (db: Db, wanted: readonly PiecesToHold[], now: Date): Promise<HoldVerdict[]> => {
  const verdicts: Round[] = wanted.map(() => 'again')
  while (verdicts.includes('again')) {
    const open = wanted.flatMap((one, at) => (verdicts[at] === 'again' ? [{ ...one, at }] : []))
    for (const { at, verdict } of await holdOnce(db, open, now)) verdicts[at] = verdict
  }
  return verdicts as HoldVerdict[]
}

const UNLIMITED = 2 ** 31 - 1

/**
 * The one statement that holds. It locks the stocks in the order of their ids and gives to one wish of a patient and
 * limit, and of a key, at a time. Their share is raised by a guarded upsert, which sees what another process did in the same instant.
 * `limit 1` keeps each look in its index: without it a plan made on old statistics reads all holds and shares there ever were.
 * Who got a share is told by `in … is true`, which is looked up by hash: as a join it would be planned for one row, and read
 * all shares for each. What is left afterwards is reckoned from the locked row: an update begins with the row of its snapshot, and where
 * that was empty, its CHECK would refuse a piece that came back meanwhile (docs/decisions/0155).
 */
const holdOnce = async (db: Db, wanted: readonly (PiecesToHold & { at: number })[], now: Date) => {
  const stockIds = [...new Set(wanted.map(({ stockId }) => stockId))]
  const { rows } = await db.execute<{ at: number; verdict: Round }>(sql`
    with asked as materialized (
      select * from json_to_recordset(${JSON.stringify(wanted)}::json)
        as a("holdKey" text, "stockId" bigint, "patientId" bigint, pieces int, until timestamptz, at int)
    ), stock as materialized (
      select id, total, left_n, limit_name, coalesce(limit_each, ${UNLIMITED}) as most from ${stocks}
      where id = any(${sql.param(stockIds)}::bigint[]) order by id for update
    ), seen as materialized (
      select a.*, s.left_n, s.limit_name, s.most,
        greatest(
          row_number() over (partition by a."patientId", s.limit_name order by a.at),
          row_number() over (partition by a."holdKey", a."stockId" order by a.at)
        ) as turn,
        case
          when s.id is null then 'not-found'
          when (select true from ${holds} h where h.hold_key = a."holdKey" and h.stock_id = a."stockId" limit 1) then 'same-key'
          when coalesce(mine.pieces, 0) + a.pieces > s.most then 'limit'
          when a.pieces > s.left_n then 'sold-out'
        end as verdict
      from asked a
      left join stock s on s.id = a."stockId"
      left join lateral (
        select pieces from ${shares} where patient_id = a."patientId" and limit_name = s.limit_name limit 1
      ) mine on true
    ), fits as materialized (
      select * from (
        select *, sum(pieces) over (partition by "stockId" order by at) as up_to from seen where verdict is null and turn = 1
      ) ready where up_to <= left_n
    ), shared as (
      insert into ${shares} as mine (patient_id, limit_name, pieces, most)
      select "patientId", limit_name, pieces, most from fits order by "patientId", limit_name
      on conflict (patient_id, limit_name) do update set pieces = mine.pieces + excluded.pieces, most = excluded.most
        where mine.pieces + excluded.pieces <= excluded.most
      returning patient_id, limit_name
    ), held as (
      insert into ${holds} (hold_key, stock_id, patient_id, pieces, until_at, held_at)
      select f."holdKey", f."stockId", f."patientId", f.pieces, f.until, ${now}::timestamptz
      from fits f where ((f."patientId", f.limit_name) in (select patient_id, limit_name from shared)) is true
      returning hold_key, stock_id, pieces
    ), gone as (
      select stock_id, sum(pieces)::int as pieces from held group by stock_id
    ), lowered as (
      update ${stocks} s set total = stock.total, left_n = stock.left_n - gone.pieces,
        gone_since = case when stock.left_n = gone.pieces then ${now}::timestamptz end
      from gone join stock on stock.id = gone.stock_id where s.id = gone.stock_id
    )
    select seen.at, case
      when seen.verdict is not null then seen.verdict
      when seen.turn > 1 then 'again'
      when held.hold_key is not null then 'held'
      when fits.at is not null then 'limit'
      when seen.pieces > seen.left_n - coalesce(gone.pieces, 0) then 'sold-out'
      else 'again'
    end as verdict
    from seen
    left join fits on fits.at = seen.at
    left join held on held.hold_key = seen."holdKey" and held.stock_id = seen."stockId"
    left join gone on gone.stock_id = seen."stockId"`)
  return rows
}

/** Makes what a key holds its own for good; false where it holds nothing any more. */
export const takeHeld = async (db: Db, holdKey: string): Promise<boolean> => {
  const taken = await db
    .update(holds)
    .set({ until: null })
    .where(and(eq(holds.holdKey, holdKey), gt(holds.pieces, 0)))
    .returning({ stockId: holds.stockId })
  return taken.length > 0
}

/** Which pieces go back: all of these keys, or so many of one stock. */
export type Back = { holdKeys: readonly string[] } | { holdKey: string; stockId: number; pieces: number }

/**
 * Gives pieces back, once; how many went back, by their stocks. More than are out go back not at all. Since when a stock was gone is read
 * from its locked row: a row beside it, written by who took the last piece meanwhile, would not be seen.
 */
export const returnPieces = async (db: Db, back: Back, now: Date): Promise<{ stockId: number; pieces: number }[]> => {
  const [keys, stockId, pieces] =
    'holdKeys' in back ? [back.holdKeys, null, null] : [[back.holdKey], back.stockId, back.pieces]
  const { rows } = await db.execute<{ stock_id: string; pieces: number }>(sql`
    with stock as materialized (
      select id, total, left_n, limit_name, gone_since from ${stocks} where id in (
        select stock_id from ${holds} where hold_key = any(${sql.param(keys)}::text[])
      ) order by id for update
    ), due as materialized (
      select h.hold_key, h.stock_id, h.patient_id, stock.limit_name, coalesce(${pieces}::int, h.pieces) as pieces
      from ${holds} h join stock on stock.id = h.stock_id
      where h.hold_key = any(${sql.param(keys)}::text[]) and h.stock_id = coalesce(${stockId}::bigint, h.stock_id)
        and h.pieces > 0 and h.pieces >= coalesce(${pieces}::int, 1)
      order by h.hold_key, h.stock_id for update of h
    ), freed as (
      update ${holds} h set pieces = h.pieces - due.pieces from due
      where h.hold_key = due.hold_key and h.stock_id = due.stock_id
    ), unshared as (
      update ${shares} mine set pieces = mine.pieces - sum.pieces
      from (select patient_id, limit_name, sum(pieces)::int as pieces from due group by 1, 2) sum
      where mine.patient_id = sum.patient_id and mine.limit_name = sum.limit_name
    ), raised as (
      update ${stocks} s set total = stock.total, left_n = stock.left_n + sum.pieces, gone_since = null
      from (select stock_id, sum(pieces)::int as pieces from due group by 1) sum join stock on stock.id = sum.stock_id
      where s.id = sum.stock_id
    ), ended as (
      insert into ${outs} (stock_id, since_at, until_at) select id, gone_since, ${now}::timestamptz from stock
      where gone_since < ${now}::timestamptz and id in (select stock_id from due)
    )
    select stock_id, sum(pieces)::int as pieces from due group by stock_id`)
  return rows.map((row) => ({ stockId: Number(row.stock_id), pieces: row.pieces }))
}
