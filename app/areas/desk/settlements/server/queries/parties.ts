import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { contentChannels as channels } from '#app/areas/content/channels/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { type ListRequest, listQuery } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import { dayOf } from '#kit/time/day.ts'
import type { PartyKind } from '../../rules.ts'
import { deskSettlementTerms as terms } from '../tables.ts'

export type TermsRow = typeof terms.$inferSelect

/** Everybody with whom a month may be settled, by account and name. */
export const allParties = (db: Db) =>
  unionAll(
    db
      .select({ party: sql<string>`'hospital:' || ${hospitals.id}`.as('account'), name: hospitals.name })
      .from(hospitals),
    db.select({ party: sql<string>`'doctor:' || ${doctors.id}`.as('account'), name: doctors.name }).from(doctors),
    db
      .select({ party: sql<string>`'partner:' || ${channels.channel}`.as('account'), name: channels.brand })
      .from(channels),
  ).as('parties')

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
    () =>
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
    },
    asked,
  )
}

export type PartyRow = Awaited<ReturnType<ReturnType<typeof partiesOf>['upTo']>>[number]

/** What a party is called; undefined where there is none. */
export const findPartyName = async (db: Db, party: string): Promise<string | undefined> => {
  const parties = allParties(db)
  return (await db.select({ name: parties.name }).from(parties).where(eq(parties.party, party)))[0]?.name
}

/** The same of several, by account. */
export const listPartyNames = async (db: Db, wanted: readonly string[]): Promise<Map<string, string>> => {
  if (wanted.length === 0) return new Map()
  const parties = allParties(db)
  const found = await db
    .select()
    .from(parties)
    .where(inArray(parties.party, [...wanted]))
  return new Map(found.map(({ party, name }) => [party, name]))
}

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
