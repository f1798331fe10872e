import { eq, inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { contentChannels as channels } from '#app/areas/content/channels/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { accountWords } from '#app/areas/pay/rules/accounts.ts'
import type { Db } from '#kit/db/open.ts'

/** Everybody to whom money may be owed by name: hospitals, doctors and partners, by account. */
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

/** Says accounts in words, those of parties by their names. */
export const wordsOfAccounts = async (db: Db, accounts: readonly string[]): Promise<(account: string) => string> => {
  const names = await listPartyNames(db, [...new Set(accounts)])
  return (account) => accountWords(account, names.get(account))
}
