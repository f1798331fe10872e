import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { filesPapers as papers, filesPieces as pieces, filesUploads as uploads } from './tables.ts'

/** Whose a picture is. */
export type Owner = { patientId: PatientId } | { hospitalId: number } | { doctorId: number }
type NewUpload = typeof uploads.$inferInsert & Owner

const isOf = (owner: Owner) => {
  if ('patientId' in owner) return eq(uploads.patientId, owner.patientId)
  return 'doctorId' in owner ? eq(uploads.doctorId, owner.doctorId) : eq(uploads.hospitalId, owner.hospitalId)
}

export const insertUpload = (db: Db, row: NewUpload) => db.insert(uploads).values(row)

export const countUploadsSince = (db: Db, owner: Owner, since: Date): Promise<number> =>
  db.$count(uploads, and(isOf(owner), gt(uploads.createdAt, since)))

/** All pictures of the patient, the oldest first. */
export const listOwn = (db: Db, patient: PatientId) =>
  db.select().from(uploads).where(eq(uploads.patientId, patient)).orderBy(asc(uploads.id))

/** By an address that cannot be guessed, for whoever has it: `maySee` decides what they get. */
export const findUpload = async (db: Db, address: string) => {
  const [found] = await db.select().from(uploads).where(eq(uploads.address, address))
  return found ?? null
}

/** Keeps an owner's pictures of a type from being removed, all of them or, where one is not theirs, none. */
export const takeUploads = async (
  db: Db,
  owner: Owner,
  uploadtype: string,
  addresses: readonly string[],
): Promise<boolean> => {
  const named = [...new Set(addresses)]
  const mine = and(isOf(owner), eq(uploads.uploadtype, uploadtype))
  const own = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(mine, inArray(uploads.address, named)))
    .orderBy(asc(uploads.id))
    .for('update')
  if (own.length < named.length) return false
  const ids = own.map(({ id }) => id)
  await db.update(uploads).set({ unusedUntil: null }).where(inArray(uploads.id, ids))
  return true
}

/** The address of a picture of a desk that is there already; where no room has taken it up it waits anew. */
export const findSame = async (
  db: Db,
  {
    hospitalId,
    uploadtype,
    digest,
    unusedUntil,
  }: { hospitalId: number; uploadtype: string; digest: string; unusedUntil: Date },
): Promise<string | undefined> => {
  const isSame = and(isOf({ hospitalId }), eq(uploads.uploadtype, uploadtype), eq(uploads.digest, digest))
  const [found] = await db
    .update(uploads)
    .set({
      unusedUntil: sql`case when ${uploads.unusedUntil} is null then null else ${unusedUntil.toISOString()}::timestamptz end`,
    })
    .where(isSame)
    .returning({ address: uploads.address })
  return found?.address
}

/** Forgets pictures that no room took up in time; their addresses. */
export const deleteUnused = async (db: Db, now: Date): Promise<string[]> => {
  const gone = await db.delete(uploads).where(lt(uploads.unusedUntil, now)).returning({ address: uploads.address })
  return gone.map(({ address }) => address)
}

/** Those of the addresses that have a row, whoever owns it. */
export const listKnownAddresses = async (db: Db, addresses: string[]): Promise<Set<string>> => {
  const pictures = db.select({ address: uploads.address }).from(uploads).where(inArray(uploads.address, addresses))
  const written = db.select({ address: papers.address }).from(papers).where(inArray(papers.address, addresses))
  const arriving = db.select({ address: pieces.address }).from(pieces).where(inArray(pieces.address, addresses))
  return new Set((await pictures.unionAll(written).unionAll(arriving)).map(({ address }) => address))
}

export const insertPaper = (db: Db, row: typeof papers.$inferInsert) => db.insert(papers).values(row)

/** By an address that cannot be guessed, for whoever has it: who is lent it is decided before. */
export const findPaper = async (db: Db, address: string) =>
  (await db.select().from(papers).where(eq(papers.address, address)))[0]

/** All papers of the patient, the oldest first. */
export const listOwnPapers = (db: Db, patient: PatientId) =>
  db.select().from(papers).where(eq(papers.patientId, patient)).orderBy(asc(papers.id))

/** Every file that has a row, the oldest uploads first; a thousand at a time. */
export async function* listAll(db: Db): AsyncGenerator<{ address: string; bytes: number }[]> {
  for (const table of [uploads, papers]) {
    for (let after = 0; ; ) {
      const { id, address, bytes } = table
      const rows = await db.select({ id, address, bytes }).from(table).where(gt(id, after)).orderBy(asc(id)).limit(1000)
      const last = rows.at(-1)
      if (!last) break
      yield rows
      after = last.id
    }
  }
}
