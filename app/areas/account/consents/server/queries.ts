import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import { batchLoader } from '#kit/db/batch-loader.ts'
import type { Db } from '#kit/db/open.ts'
import type { Document, Purpose } from '../rules.ts'
import { accountAgreements as agreements, accountConsents as consents, accountConsentTexts as texts } from './tables.ts'

/** The newest version that staff published of the text that a consent is about; null where they published none. */
const published = sql<
  number | null
>`(select max(${texts.version}) from ${texts} where ${texts.document} = ${consents.purpose})`

const listNewest = (db: Db, patients: readonly number[]) =>
  db
    .selectDistinctOn([consents.patientId, consents.purpose], {
      patientId: consents.patientId,
      purpose: consents.purpose,
      version: consents.version,
      isGiven: consents.isGiven,
      saidAt: consents.saidAt,
      published,
    })
    .from(consents)
    .where(inArray(consents.patientId, [...patients]))
    .orderBy(consents.patientId, consents.purpose, desc(consents.id))

/** A patient's last word on a purpose, with the newest published version of its text. */
export type LastWord = Awaited<ReturnType<typeof listNewest>>[number]

/** The last words of patients: calls that are asked together ask together. */
const findNewest = batchLoader(async (db, patients: readonly number[]) =>
  Map.groupBy(await listNewest(db, patients), (word) => word.patientId),
)

/** What a patient last said, by purpose. */
export const findLastWords = async (db: Db, patient: PatientId): Promise<ReadonlyMap<Purpose, LastWord>> =>
  new Map((await findNewest(db, patient))?.map((word) => [word.purpose, word]))

export const insertConsents = (db: Db, rows: (typeof consents.$inferInsert)[]) => db.insert(consents).values(rows)

/** All that the patient has agreed to and taken back, the oldest first. */
export const listConsents = (db: Db, patient: PatientId) =>
  db.select().from(consents).where(eq(consents.patientId, patient)).orderBy(asc(consents.id))

/** To which versions of the former protocol a patient agreed, and when. */
export const listAgreements = (db: Db, patientId: PatientId) =>
  db.select().from(agreements).where(eq(agreements.patientId, patientId)).orderBy(asc(agreements.version))

/** What staff published of a text, the newest first; without its words. */
export const listPublished = (db: Db, document?: Document) =>
  db
    .select({
      document: texts.document,
      version: texts.version,
      title: texts.title,
      change: texts.change,
      publishedAt: texts.publishedAt,
    })
    .from(texts)
    .where(document && eq(texts.document, document))
    .orderBy(desc(texts.version))

export const findPublished = async (db: Db, document: Document, version: number) =>
  (
    await db
      .select()
      .from(texts)
      .where(and(eq(texts.document, document), eq(texts.version, version)))
  )[0]

/** Adds a version; undefined where somebody else has just published the one of this number. */
export const insertText = async (db: Db, row: typeof texts.$inferInsert) =>
  (await db.insert(texts).values(row).onConflictDoNothing().returning({ version: texts.version }))[0]
