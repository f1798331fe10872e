import { and, asc, eq, sql } from 'drizzle-orm'
import { type ListRequest, listQuery } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import { certificateSorts, helpSorts } from '../rules.ts'
import { storeAppCertificates as certificates, storeAppHelp as help } from './tables.ts'

export type HelpRow = typeof help.$inferSelect
export type CertificateRow = typeof certificates.$inferSelect
export type NewCertificate = typeof certificates.$inferInsert

/** Help that is shown, in its order. */
export const listShownHelp = (db: Db, asked: PageRequest) =>
  page(
    db,
    db.select().from(help).where(eq(help.isOn, true)).orderBy(asc(help.position), asc(help.id)).$dynamic(),
    asked,
  )

export const findShownHelp = async (db: Db, id: number): Promise<HelpRow | undefined> =>
  (
    await db
      .select()
      .from(help)
      .where(and(eq(help.id, id), eq(help.isOn, true)))
  )[0]

/** One more has opened it: how many now; undefined where it is not shown. */
export const countView = async (db: Db, id: number): Promise<number | undefined> =>
  (
    await db
      .update(help)
      .set({ viewCount: sql`${help.viewCount} + 1` })
      .where(and(eq(help.id, id), eq(help.isOn, true)))
      .returning({ views: help.viewCount })
  )[0]?.views

export const insertHelp = async (db: Db, row: typeof help.$inferInsert): Promise<number> =>
  (await db.insert(help).values(row).returning({ id: help.id }))[0]?.id as number

export const updateHelp = async (db: Db, id: number, set: Partial<typeof help.$inferInsert>) =>
  (await db.update(help).set(set).where(eq(help.id, id)).returning())[0]

interface HelpAsked extends ListRequest<keyof typeof helpSorts> {
  state?: 'on' | 'off' | undefined
}

/** All help, for the desk. */
export const listHelp = (db: Db, asked: HelpAsked) =>
  listQuery(
    db,
    (db) => db.select().from(help),
    {
      scope: undefined,
      searched: [help.title, help.text],
      filters: { state: (state) => eq(help.isOn, state === 'on') },
      sorts: helpSorts,
      sortedBy: { position: help.position, views: help.viewCount, changed: help.changedAt },
      usual: [asc(help.position)],
      last: asc(help.id),
      key: help.id,
    },
    asked,
  )

/** A store's certificates, those that end first before the others. */
export const listCertificates = (db: Db, hospitalId: number): Promise<CertificateRow[]> =>
  db
    .select()
    .from(certificates)
    .where(eq(certificates.hospitalId, hospitalId))
    .orderBy(sql`${certificates.validUntil} nulls last`, asc(certificates.id))
    .limit(200)

export const findCertificate = async (db: Db, hospitalId: number, id: number): Promise<CertificateRow | undefined> =>
  (
    await db
      .select()
      .from(certificates)
      .where(and(eq(certificates.id, id), eq(certificates.hospitalId, hospitalId)))
  )[0]

/** Undefined where the store has one of this number. */
export const insertCertificate = async (db: Db, row: NewCertificate): Promise<number | undefined> =>
  (await db.insert(certificates).values(row).onConflictDoNothing().returning({ id: certificates.id }))[0]?.id

export const updateCertificate = (db: Db, id: number, set: Partial<NewCertificate>) =>
  db.update(certificates).set(set).where(eq(certificates.id, id))

export const deleteCertificate = (db: Db, id: number) => db.delete(certificates).where(eq(certificates.id, id))

/** The same for the desk. */
export const listCertificatesAtDesk = (db: Db, hospitalId: number, asked: ListRequest<keyof typeof certificateSorts>) =>
  listQuery(
    db,
    (db) => db.select().from(certificates),
    {
      scope: eq(certificates.hospitalId, hospitalId),
      searched: [certificates.name, certificates.number, certificates.issuer],
      filters: {},
      sorts: certificateSorts,
      sortedBy: { until: certificates.validUntil, name: certificates.name },
      usual: [sql`${certificates.validUntil} nulls last`],
      last: asc(certificates.id),
      key: certificates.id,
    },
    asked,
  )
