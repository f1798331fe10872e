import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import { accountMembers as members } from './tables.ts'

export type MemberRow = typeof members.$inferSelect
export type NewMember = typeof members.$inferInsert

/** What rooms above show of a member whom their rows name: for joins. By its first column one sees whether there is one. */
export const whoMemberIs = { id: members.id, truename: members.truename, sex: members.sex, birthday: members.birthday }

const present = (patient: PatientId) => and(eq(members.patientId, patient), isNull(members.leftAt))

export const listMembers = (db: Db, patient: PatientId, asked: { page: number; size: number }) =>
  page(db, selectMembers(db, patient).$dynamic(), asked)

/** All of them, of whom an account has a few. */
export const listAllMembers = (db: Db, patient: PatientId): Promise<MemberRow[]> => selectMembers(db, patient)

const selectMembers = (db: Db, patient: PatientId) =>
  db.select().from(members).where(present(patient)).orderBy(desc(members.isDefault), asc(members.id))

export const findMember = async (db: Db, patient: PatientId, id: number): Promise<MemberRow | undefined> =>
  (
    await db
      .select()
      .from(members)
      .where(and(present(patient), eq(members.id, id)))
  )[0]

/** The same, and they cannot leave before the transaction ends. */
export const keepMember = async (db: Db, patient: PatientId, id: number): Promise<MemberRow | undefined> =>
  (
    await db
      .select()
      .from(members)
      .where(and(present(patient), eq(members.id, id)))
      .for('key share')
  )[0]

/** The same, and nobody else can keep or change them before the transaction ends. */
export const lockMember = async (db: Db, patient: PatientId, id: number): Promise<MemberRow | undefined> =>
  (
    await db
      .select()
      .from(members)
      .where(and(present(patient), eq(members.id, id)))
      .for('update')
  )[0]

export const findDefaultMember = async (db: Db, patient: PatientId): Promise<MemberRow | undefined> =>
  (
    await db
      .select()
      .from(members)
      .where(and(eq(members.patientId, patient), eq(members.isDefault, true)))
  )[0]

/** Members by their ids, whoever they belong to, also those who left. */
export const listByIds = async (db: Db, ids: readonly number[]): Promise<MemberRow[]> =>
  ids.length === 0 ? [] : selectByIds(db, { ids })

const selectByIds = (db: Db, { ids }: { ids: readonly number[] }) =>
  db.select().from(members).where(isAnyOf(members.id, ids))

/** Members of all accounts whose identity number this is, by its indexes; the oldest first, at most so many. */
export const listByIdNumber = (db: Db, idIndexes: readonly string[], most: number): Promise<MemberRow[]> =>
  db
    .select()
    .from(members)
    .where(and(inArray(members.idIndex, [...idIndexes]), isNull(members.leftAt)))
    .orderBy(asc(members.id))
    .limit(most)

/** What is there already: how many members, and whether one of them is the patient themselves. */
export const countMembers = async (db: Db, patient: PatientId) => {
  const hasSelf = sql<boolean>`coalesce(bool_or(${members.relation} = 'self'), false)`
  const [row] = await db.select({ count: sql<number>`count(*)`, hasSelf }).from(members).where(present(patient))
  return row ?? { count: 0, hasSelf: false }
}

/** Whether one of these indexes is that of another member's identity number. */
export const hasId = async (
  db: Db,
  patient: PatientId,
  idIndexes: string[],
  besides: number | undefined,
): Promise<boolean> => {
  const found = await db
    .select({ id: members.id })
    .from(members)
    .where(and(present(patient), inArray(members.idIndex, idIndexes)))
  return found.some(({ id }) => id !== besides)
}

export const insertMember = async (db: Db, row: NewMember): Promise<number> => {
  const [made] = await db.insert(members).values(row).returning({ id: members.id })
  if (!made) throw new Error('the member was not written')
  return made.id
}

export const insertMembers = (db: Db, rows: NewMember[]) => db.insert(members).values(rows)

export const updateMember = (db: Db, id: number, change: Partial<NewMember>) =>
  db.update(members).set(change).where(eq(members.id, id))

/** Changes a member who is the patient's own; false where they are not. */
export const updateOwnMember = async (db: Db, patient: PatientId, id: number, change: Partial<NewMember>) => {
  const own = and(present(patient), eq(members.id, id))
  return (await db.update(members).set(change).where(own).returning({ id: members.id })).length > 0
}

/** Nobody is the default any more: before another becomes it. */
export const clearDefault = (db: Db, patient: PatientId) =>
  db
    .update(members)
    .set({ isDefault: false })
    .where(and(eq(members.patientId, patient), eq(members.isDefault, true)))

/** Makes the patient themselves, or else the member who came first, the default. */
export const makeSomeDefault = (db: Db, patient: PatientId) => {
  const first = db
    .select({ id: members.id })
    .from(members)
    .where(present(patient))
    .orderBy(desc(sql`${members.relation} = 'self'`), asc(members.id))
    .limit(1)
  return db.update(members).set({ isDefault: true }).where(inArray(members.id, first))
}

/** Writes how the resident of an identity number stands with a family doctor: on the account that signed, and on all others. */
export const setSigning = (
  db: Db,
  idIndexes: readonly string[],
  { ownerId, own, others }: { ownerId: number | null; own: number; others: number },
) =>
  db
    .update(members)
    .set({
      signingStatus: sql`case when ${members.patientId} = ${ownerId}::bigint then ${own}::smallint else ${others}::smallint end`,
    })
    .where(inArray(members.idIndex, [...idIndexes]))

/** Forgets a member but for what past visits bear. */
export const forgetMember = (db: Db, id: number, now: Date) =>
  updateMember(db, id, {
    leftAt: now,
    isDefault: false,
    idType: null,
    idSealed: null,
    idIndex: null,
    ...forgotten,
  })

const forgotten = { mobileSealed: null, addressSealed: null, socialSealed: null, areaId: null, nation: null }

/** All members of a patient, those who left too. */
export const listEver = (db: Db, patient: PatientId): Promise<MemberRow[]> =>
  db.select().from(members).where(eq(members.patientId, patient)).orderBy(asc(members.id))

/** Nobody can keep or change any member of the patient before the transaction ends. */
export const lockMembers = (db: Db, patient: PatientId) =>
  db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.patientId, patient))
    .orderBy(asc(members.id))
    .for('update')

/** Takes members out of an account that is about to be deleted: name, sex and birthday stay, of nobody's. */
export const disownMembers = (db: Db, patient: PatientId, ids: readonly number[], now: Date) =>
  db
    .update(members)
    .set({
      patientId: null,
      leftAt: sql`coalesce(${members.leftAt}, ${now})`,
      isDefault: false,
      relation: 'other',
      idType: null,
      idSealed: null,
      idIndex: null,
      guardianConsentAt: null,
      signingStatus: 0,
      ...forgotten,
    })
    .where(and(eq(members.patientId, patient), inArray(members.id, [...ids])))
