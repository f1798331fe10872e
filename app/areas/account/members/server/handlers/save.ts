import { lockPatient, setProfile } from '#app/areas/access/patients/server/public.ts'
import { findArea } from '#app/areas/location/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { isPersonName, isSameName } from '#kit/text/name.ts'
import { dayOf } from '#kit/time/day.ts'
import type { ParsedInput, RefusalName } from '#kit/wire/call.ts'
import type { saveMember } from '../../contract.ts'
import {
  isCertifiable,
  MOST_MEMBERS,
  needsGuardian,
  type Person,
  type Relation,
  readPerson,
  saysWho,
} from '../../rules.ts'
import * as queries from '../queries.ts'

/** In whose name a member is written: a patient's own, or at a counter for them. */
type PatientContext = Context & { patient: PatientId }
type Ask = ParsedInput<typeof saveMember>
type Refused = RefusalName<typeof saveMember>

/** Adds a member or changes one, or names what stands in the way. */
export const save = async (ctx: PatientContext, input: Ask): Promise<{ id: number } | Refused> => {
  // Two savings at once could pass the limits together.
  await lockPatient(ctx.db, ctx.patient)
  const before =
    input.member_id === undefined ? undefined : await queries.lockMember(ctx.db, ctx.patient, input.member_id)
  if (input.member_id !== undefined && !before) return 'not-found'
  const person = read(input, before, dayOf(ctx.now))
  if (typeof person === 'string') return person
  const there = await queries.countMembers(ctx.db, ctx.patient)
  const relation = input.relation ?? (before?.relation as Relation | undefined) ?? (there.hasSelf ? 'other' : 'self')
  const fault = (await faultOf(ctx, input, before, person)) ?? faultAmong(there, before, relation)
  if (fault) return fault
  const id = await write(ctx, input, before, person, relation)
  await ctx.emit('member.identified', { memberId: id, patientId: ctx.patient })
  return { id }
}

/** The person that name, papers, sex and birthday make; what is not said stays as it was, unless a new number says it. */
const read = (input: Ask, before: queries.MemberRow | undefined, today: string): Person | Refused => {
  if (!isPersonName(input.truename)) return 'bad-name'
  if (before?.certifiedAt && (input.id_card !== undefined || !isSameName(input.truename, before.truename)))
    return 'certified'
  const known = input.id_card !== undefined && isCertifiable(input.id_card) ? undefined : before
  const person = readPerson(
    {
      idType: input.id_type,
      idNumber: input.id_card,
      sex: sexSaid(input.sex) ?? known?.sex,
      birthday: input.birthday ?? known?.birthday,
    },
    today,
  )
  if (typeof person === 'string' || input.id_card !== undefined || !before || !saysWho(before.idType)) return person
  return person.sex === before.sex && person.birthday === before.birthday ? person : 'id-mismatch'
}

const sexSaid = (code: number | undefined) => (code === 1 ? 'female' : code === 2 ? 'male' : undefined)

const faultOf = async (
  { db, now, patient, config }: PatientContext,
  input: Ask,
  before: queries.MemberRow | undefined,
  { idNumber, birthday }: Person,
): Promise<Refused | undefined> => {
  const consents = input.guardian_consent === 1 || Boolean(before?.guardianConsentAt)
  if (needsGuardian(birthday, dayOf(now)) && !consents) return 'guardian-needed'
  if (input.area_id !== undefined && !(await findArea(db, input.area_id))) return 'unknown-area'
  const indexes = idNumber === null ? [] : sealOf(config).indexes(idNumber, 'id-number')
  return (await queries.hasId(db, patient, indexes, before?.id)) ? 'known-member' : undefined
}

const faultAmong = (
  there: { count: number; hasSelf: boolean },
  before: queries.MemberRow | undefined,
  relation: Relation,
): Refused | undefined => {
  if (!before && there.count >= MOST_MEMBERS) return 'too-many'
  return relation === 'self' && there.hasSelf && before?.relation !== 'self' ? 'self-taken' : undefined
}

const write = async (
  ctx: PatientContext,
  input: Ask,
  before: queries.MemberRow | undefined,
  person: Person,
  relation: Relation,
): Promise<number> => {
  const { db, now, patient } = ctx
  const becomesDefault = input.is_default === 1
  if (becomesDefault) await queries.clearDefault(db, patient)
  const { truename } = input
  const { sex, birthday } = person
  const row = {
    ...sealedOf(ctx, input, person),
    truename,
    relation,
    sex,
    birthday,
    isDefault: becomesDefault || Boolean(before?.isDefault),
    guardianConsentAt: before?.guardianConsentAt ?? (input.guardian_consent === 1 ? now : null),
  }
  const id = before?.id ?? (await queries.insertMember(db, { ...row, patientId: patient, createdAt: now }))
  if (before) await queries.updateMember(db, id, row)
  if (!(await queries.findDefaultMember(db, patient))) await queries.makeSomeDefault(db, patient)
  const areaId = input.area_id ?? before?.areaId ?? null
  if (relation === 'self') await setProfile(db, patient, { truename, sex, birthday, areaId })
  return id
}

/** What is sealed or optional; what was not given is left out, and so stays as it is. */
const sealedOf = ({ config }: PatientContext, input: Ask, { idType, idNumber }: Person) => {
  const seal = sealOf(config)
  return {
    ...(idNumber && { idType, idSealed: seal.seal(idNumber, 'id-number'), idIndex: seal.index(idNumber, 'id-number') }),
    ...(input.mobile && { mobileSealed: seal.seal(input.mobile, 'mobile') }),
    ...(input.address && { addressSealed: seal.seal(input.address, 'address') }),
    ...(input.area_id && { areaId: input.area_id }),
    ...(input.nation && { nation: input.nation }),
  }
}
