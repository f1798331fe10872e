import { type SQL, sql } from 'drizzle-orm'
import { PURPOSE } from '#app/areas/consult/consultations/rules.ts'
import { consultConsultations as asks } from '#app/areas/consult/consultations/server/public.ts'
import { payLedger as ledger, payPayments as payments } from '#app/areas/pay/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'

/** What settling itself enters: it is no business of the party's. */
export const ownEntries = sql.raw(`'^(settle-fee|settle-charge|settle-direct|payout|receipt):'`)

/**
 * Every entry that is some party's: of a hospital all that moved on its account, and in its own accounts at providers; of a doctor and of a partner what came and went back
 * for consultations, from the account of who sold them. `seller` is that account.
 */
const movements = sql`
  select l.credit as party, l.id as entry_id, l.payment_id, l.happening, l.entered_at, l.amount_fen as fen, l.credit as seller,
    case l.debit when 'direct' || substr(l.credit, 9) then l.amount_fen else 0 end as direct_fen
  from ${ledger} l where l.credit like 'hospital:%' and l.happening !~ ${ownEntries}
  union all
  select l.debit, l.id, l.payment_id, l.happening, l.entered_at, -l.amount_fen, l.debit, 0
  from ${ledger} l where l.debit like 'hospital:%' and l.happening !~ ${ownEntries}
  union all
  select 'hospital' || substr(l.credit, 7), l.id, l.payment_id, l.happening, l.entered_at, 0, 'hospital' || substr(l.credit, 7), -l.amount_fen
  from ${ledger} l where l.credit like 'direct:%' and l.happening !~ ${ownEntries}
  union all
  select who.party, l.id, l.payment_id, l.happening, l.entered_at,
    case when l.credit = p.payee then l.amount_fen else -l.amount_fen end, p.payee, 0
  from ${ledger} l
  join ${payments} p on p.id = l.payment_id and p.purpose = ${sql.raw(`'${PURPOSE}'`)} and p.payee in (l.debit, l.credit)
  join ${asks} a on a.out_trade_no = p.out_trade_no
  cross join lateral (
    select 'doctor:' || a.doctor_id as party where a.doctor_id is not null
    union all select 'partner:' || a.channel where a.channel > 0
  ) who`

/** Of all those what nobody has settled with its party, before an instant. */
const open = (before: Date): SQL => sql`
  select m.* from (${movements}) m
  where m.entered_at < ${before}
    and not exists (select from desk_settlement_lines s where s.party = m.party and s.entry_id = m.entry_id)`

/** By whose terms an entry goes: of the day on which its payment was paid. */
const ratedOn = sql`to_char(coalesce(p.paid_at, m.entered_at) at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`

/** An entry that is to be settled with a party. */
export interface Movement {
  entryId: number
  /** The payment behind it; null where there is none. */
  paymentId: number | null
  /** In which month it was entered. */
  month: string
  happening: string
  fen: number
  seller: string
  /** What it moved in the hospital's own account at a provider. */
  directFen: number
  /** Who took the money; null where no payment stands behind it. */
  provider: string | null
  /** The seller's own account there that has it; '' or null where that is the platform's. */
  merchant: string | null
  ratedOn: Day
}

export const listMovements = async (db: Db, party: string, before: Date): Promise<Movement[]> => {
  const { rows } = await db.execute<Record<keyof Movement, never>>(sql`
    select m.entry_id as "entryId", m.payment_id as "paymentId", m.happening,
      to_char(m.entered_at at time zone 'Asia/Shanghai', 'YYYY-MM') as "month", m.fen, m.seller, m.direct_fen as "directFen", p.provider, p.merchant,
      ${ratedOn} as "ratedOn"
    from (${open(before)}) m left join ${payments} p on p.id = m.payment_id
    where m.party = ${party} order by m.entered_at, m.entry_id`)
  return (rows as unknown as Movement[]).map((row) => ({
    ...row,
    entryId: Number(row.entryId),
    paymentId: row.paymentId === null ? null : Number(row.paymentId),
    fen: Number(row.fen),
    directFen: Number(row.directFen),
  }))
}

/** What waits to be settled with each party, before an instant: how many entries, what came, and what went. */
export const sumOpen = async (db: Db, before: Date) => {
  const { rows } = await db.execute<{
    party: string
    entries: number
    came: string
    went: string
    from_day: string
  }>(sql`
    select m.party, count(*)::int as entries, coalesce(sum(m.fen) filter (where m.fen > 0), 0)::bigint as came,
      coalesce(-sum(m.fen) filter (where m.fen < 0), 0)::bigint as went
    from (${open(before)}) m left join ${payments} p on p.id = m.payment_id
    where m.party like 'hospital:%' or exists (
      select from desk_settlement_terms t where t.party = m.party and t.from_day <= ${ratedOn}::date)
    group by m.party order by split_part(m.party, ':', 1) = 'hospital' desc, m.party`)
  return rows.map(({ party, entries, came, went }) => ({
    party,
    entries,
    cameFen: Number(came),
    wentFen: Number(went),
  }))
}
