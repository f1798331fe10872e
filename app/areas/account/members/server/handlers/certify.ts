import { lockPatient } from '#app/areas/access/patients/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { normaliseIdNumber } from '#kit/check/id-card.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { isPersonName, isSameName } from '#kit/text/name.ts'
import { dayOf } from '#kit/time/day.ts'
import type { ParsedInput, RefusalName } from '#kit/wire/call.ts'
import type { certification } from '../../contract.ts'
import { isCertifiable, readPerson } from '../../rules.ts'
import * as queries from '../queries.ts'

/** Writes down that name and number belong together; the name of a refusal where they do not. */
export const certify = async (
  ctx: PatientContext,
  input: ParsedInput<typeof certification>,
): Promise<RefusalName<typeof certification> | undefined> => {
  const { db, now, patient, config } = ctx
  await lockPatient(db, patient)
  const member = await queries.lockMember(db, patient, input.member_id)
  if (!member) return 'not-found'
  if (!isPersonName(input.truename)) return 'bad-name'
  if (!isSameName(input.truename, member.truename)) return 'name-mismatch'
  const idNumber = normaliseIdNumber(input.id_card)
  if (!isCertifiable(idNumber)) return 'bad-id'
  const seal = sealOf(config)
  const [idIndex, indexes] = [seal.index(idNumber, 'id-number'), seal.indexes(idNumber, 'id-number')]
  if (member.idIndex !== null && !indexes.includes(member.idIndex)) return 'id-mismatch'
  const { sex, birthday } = member as { sex: 'female' | 'male'; birthday: string }
  const person = readPerson({ idNumber, sex, birthday }, dayOf(now))
  if (typeof person === 'string') return person === 'id-mismatch' ? person : 'bad-id'
  if (await queries.hasId(db, patient, indexes, member.id)) return 'known-member'
  const sealed = { idType: person.idType, idSealed: seal.seal(idNumber, 'id-number'), idIndex }
  await queries.updateMember(db, member.id, { ...sealed, certifiedAt: member.certifiedAt ?? now })
  await ctx.emit('member.identified', { memberId: member.id, patientId: patient })
  return undefined
}
