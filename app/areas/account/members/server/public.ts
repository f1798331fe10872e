import type { Context, PatientId } from '#app/context.ts'
import { normaliseIdNumber } from '#kit/check/id-card.ts'
import type { Db } from '#kit/db/open.ts'
import type { Papers } from '#kit/outside/person.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import type { ParsedInput, RefusalName } from '#kit/wire/call.ts'
import type { saveMember } from '../contract.ts'
import { type Relation, relations } from '../rules.ts'
import { save } from './handlers/save.ts'
import * as queries from './queries.ts'

/** For rooms above whose rows are named by these. */
export { names as memberNames } from './names.ts'
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
  (await queries.listAllMembers(db, patient)).map(asKnown)

/** Ids of members of all accounts who have this identity number: a family may have them in several accounts. */
export const listMembersWithId = async (
  { db, config }: Pick<Context, 'db' | 'config'>,
  idNumber: string,
  most: number,
): Promise<number[]> => {
  const indexes = sealOf(config).indexes(normaliseIdNumber(idNumber), 'id-number')
  return (await queries.listByIdNumber(db, indexes, most)).map(({ id }) => id)
}

/** Somebody as a counter sees them, who may belong to any account. */
export interface PersonAtCounter extends Member {
  idNumber: string | undefined
  relationName: string
}

/** Members by their ids with their papers, for a counter that has looked for them; who has left is not among them. */
export const listAtCounter = async (
  { db, config }: Pick<Context, 'db' | 'config'>,
  ids: readonly number[],
): Promise<PersonAtCounter[]> => {
  const rows = await queries.listByIds(db, ids)
  return rows
    .filter(({ leftAt }) => leftAt === null)
    .map((row) => ({
      ...asKnown(row),
      idNumber: row.idSealed ? sealOf(config).open(row.idSealed, 'id-number') : undefined,
      relationName: relations[row.relation as Relation],
    }))
}

/** What is said of somebody who is registered for an account at a counter. */
export type NewMember = Pick<
  ParsedInput<typeof saveMember>,
  'truename' | 'id_type' | 'id_card' | 'sex' | 'birthday' | 'relation' | 'mobile' | 'guardian_consent'
>

/** Adds a member to an account in its patient's name, by the rules by which they add one; why not, where those forbid it. */
export const registerMember = (
  ctx: Context,
  patient: PatientId,
  said: NewMember,
): Promise<{ id: number } | RefusalName<typeof saveMember>> =>
  save(Object.assign(Object.create(ctx), { patient }), said)

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
