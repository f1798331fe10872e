import type { Context, PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { WHOLE } from '#kit/db/page.ts'
import type { Papers } from '#kit/outside/person.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import * as queries from './queries.ts'

export { disownMembers, lockMembers, setSigning, whoMemberIs } from './queries.ts'
/** For joins: rooms above read it and never write it. */
export { accountMembers } from './tables.ts'

/** A member as other rooms know them. */
export interface Member {
  id: number
  /** Null where their account is gone. */
  patientId: number | null
  truename: string
  sex: 'female' | 'male'
  birthday: string
  hasIdNumber: boolean
  isCertified: boolean
  /** They are no longer among the patient's members. */
  hasLeft: boolean
}

/** A patient's own member who has not left; undefined for anybody else's. */
export const findMember = async (db: Db, patient: PatientId, memberId: number): Promise<Member | undefined> =>
  known(await queries.findMember(db, patient, memberId))

/** The same, and they cannot leave before the transaction ends: for who is about to need them. */
export const keepMember = async (db: Db, patient: PatientId, memberId: number): Promise<Member | undefined> =>
  known(await queries.keepMember(db, patient, memberId))

/** The members of a patient, the default one first. */
export const listOwnMembers = async (db: Db, patient: PatientId): Promise<Member[]> =>
  (await queries.listMembers(db, patient, WHOLE)).rows.map(asKnown)

/** The member whom a patient books for unless they say otherwise. */
export const findDefaultMember = async (db: Db, patient: PatientId): Promise<Member | undefined> =>
  known(await queries.findDefaultMember(db, patient))

/** Name and identity number of a patient's own member who is certified; undefined for everybody else. */
export const findPapers = async (
  { db, config }: Pick<Context, 'db' | 'config'>,
  patient: PatientId,
  memberId: number,
): Promise<Papers | undefined> => {
  const row = await queries.findMember(db, patient, memberId)
  if (!row?.idSealed || row.certifiedAt === null) return undefined
  return { truename: row.truename, idNumber: sealOf(config).open(row.idSealed, 'id-number') }
}

/** A patient's own member with their identity number, which is undefined where they have given none. */
export const findMemberWithId = async (
  { db, config }: Pick<Context, 'db' | 'config'>,
  patient: PatientId,
  memberId: number,
): Promise<{ member: Member; idNumber: string | undefined } | undefined> => {
  const row = await queries.findMember(db, patient, memberId)
  const idNumber = row?.idSealed ? sealOf(config).open(row.idSealed, 'id-number') : undefined
  return row && { member: asKnown(row), idNumber }
}

/** The identity number of a patient's own member; undefined where they have given none. */
export const findIdNumber = async (
  ctx: Pick<Context, 'db' | 'config'>,
  patient: PatientId,
  memberId: number,
): Promise<string | undefined> => (await findMemberWithId(ctx, patient, memberId))?.idNumber

/** Members by their ids, whoever they belong to, also those who left: for rooms whose own rows name them. */
export const membersOf = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Member>> => {
  const rows = await queries.listByIds(db, ids)
  return new Map(rows.map((row) => [row.id, asKnown(row)]))
}

const known = (row: queries.MemberRow | undefined) => row && asKnown(row)

const asKnown = (row: queries.MemberRow): Member => ({
  id: row.id,
  patientId: row.patientId,
  truename: row.truename,
  sex: row.sex,
  birthday: row.birthday,
  hasIdNumber: row.idIndex !== null,
  isCertified: row.certifiedAt !== null,
  hasLeft: row.leftAt !== null,
})
