import type { Db } from '#kit/db/open.ts'
import type { PatientId } from '#server/here.ts'
import * as queries from './queries.ts'

export { disownMembers, lockMembers } from './queries.ts'
/** For the statement that books: it reads who is there and never writes. */
export { accountMembers } from './tables.ts'

/** A member as other rooms know him. */
export interface Member {
  id: number
  /** Null where his account is gone. */
  patientId: number | null
  truename: string
  sex: 'female' | 'male'
  birthday: string
  hasIdNumber: boolean
  isCertified: boolean
  /** He is no longer among the patient's members. */
  hasLeft: boolean
}

/** A patient's own member who has not left; undefined for anybody else's. */
export const findMember = async (db: Db, patient: PatientId, memberId: number): Promise<Member | undefined> =>
  known(await queries.findMember(db, patient, memberId))

/** The same, and he cannot leave before the transaction ends: for who is about to need him. */
export const keepMember = async (db: Db, patient: PatientId, memberId: number): Promise<Member | undefined> =>
  known(await queries.keepMember(db, patient, memberId))

/** The member whom a patient books for unless he says otherwise. */
export const findDefaultMember = async (db: Db, patient: PatientId): Promise<Member | undefined> =>
  known(await queries.findDefaultMember(db, patient))

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
  sex: row.sex as Member['sex'],
  birthday: row.birthday,
  hasIdNumber: row.idIndex !== null,
  isCertified: row.certifiedAt !== null,
  hasLeft: row.leftAt !== null,
})
