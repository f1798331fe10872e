import { asc, desc, eq, sql } from 'drizzle-orm'
import { allParties } from '#app/areas/desk/money/server/public.ts'
import { type ListRequest, listQuery } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import { dayOf } from '#kit/time/day.ts'
import type { PartyKind } from '../../rules.ts'
import { deskSettlementTerms as terms } from '../tables.ts'

export type TermsRow = typeof terms.$inferSelect

interface PartiesAsked extends ListRequest<never> {
  kind: PartyKind
}

/** Parties with the terms that hold for them on a day; null where none were agreed. */
export const partiesOf = (db: Db, now: Date, asked: PartiesAsked) => {
  const today = dayOf(now)
  const parties = allParties(db)
  const held = db
    .selectDistinctOn([terms.party])
    .from(terms)
    .where(sql`${terms.fromDay} <= ${today}`)
    .orderBy(terms.party, desc(terms.fromDay))
    .as('held')
  const next = db
    .selectDistinctOn([terms.party])
    .from(terms)
    .where(sql`${terms.fromDay} > ${today}`)
    .orderBy(terms.party, asc(terms.fromDay))
    .as('coming')
  const selected = {
    party: parties.party,
    name: parties.name,
    shareBp: held.shareBp,
    feeBp: held.feeBp,
    fromDay: held.fromDay,
    setByName: held.setByName,
    nextShareBp: next.shareBp,
    nextFeeBp: next.feeBp,
    nextDay: next.fromDay,
  }
  return listQuery(
    db,
    (db) =>
      db
        .select(selected)
        .from(parties)
        .leftJoin(held, eq(held.party, parties.party))
        .leftJoin(next, eq(next.party, parties.party)),
    {
      scope: undefined,
      searched: [sql`${parties.name}`],
      filters: { kind: (kind) => sql`${parties.party} like ${`${kind}:%`}` },
      sorts: {},
      sortedBy: {},
      last: sql`length(${parties.party}), ${parties.party}`,
      key: parties.party,
    },
    asked,
  )
}

export type PartyRow = Awaited<ReturnType<ReturnType<typeof partiesOf>['upTo']>>[number]

/** Writes down what was agreed from a day on; of that day it holds instead of what was written before. */
export const upsertTerms = async (db: Db, row: TermsRow): Promise<void> => {
  const { party: _, fromDay: __, ...set } = row
  await db
    .insert(terms)
    .values(row)
    .onConflictDoUpdate({ target: [terms.party, terms.fromDay], set })
}

/** All that was ever agreed with a party, the newest first. */
export const listTerms = (db: Db, party: string): Promise<TermsRow[]> =>
  db.select().from(terms).where(eq(terms.party, party)).orderBy(desc(terms.fromDay))
