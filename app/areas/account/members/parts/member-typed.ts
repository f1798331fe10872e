import { birthdayOf, normaliseIdNumber } from '#kit/check/id-card.ts'
import { type IdTypeCode, isIdTypeCode } from '#kit/check/id-types.ts'
import { isMobile, NEEDS_REGION, NO_MOBILE, needsRegion } from '#kit/check/phone.ts'
import { nameFault } from '#kit/text/name.ts'
import { isDay } from '#kit/time/day.ts'
import { needsGuardian, type PersonFault, type Relation, readPerson, saysWho } from '../rules.ts'
import type { WholeMember } from './member-form.tsx'

/** What stands in the form, all of it text. */
export interface Typed {
  truename: string
  id_type: string
  id_card: string
  sex: string
  birthday: string
  relation: string
  mobile: string
  nation: string
  address: string
  guardian_consent: string
  is_default: string
}

/** The form for a member who is there, or for a new one. Masked numbers are not filled in: they would be saved. */
export const formOf = (member: WholeMember | undefined, hasSelf: boolean): Typed => ({
  truename: member?.truename ?? '',
  id_type: member?.id_type || 'id_card',
  id_card: '',
  sex: member ? String(member.sex) : '',
  birthday: member?.birthday ?? '',
  relation: member?.relation ?? (hasSelf ? 'child' : 'self'),
  mobile: '',
  nation: member?.nation ? String(member.nation) : '',
  address: member?.address ?? '',
  guardian_consent: member?.guardian_consent ? '1' : '',
  is_default: member?.is_default ? '1' : '',
})

const typeOf = ({ id_type }: Typed): IdTypeCode => (isIdTypeCode(id_type) ? id_type : 'id_card')

/** Whether sex and birthday must be asked: the number that is typed, or is known, does not say them. */
export const needsOwnWords = (typed: Typed, member: WholeMember | undefined): boolean => {
  const hasNumber = typed.id_card.trim() !== '' || (Boolean(member?.id_card) && member?.id_type === typed.id_type)
  return !(hasNumber && saysWho(typeOf(typed)))
}

const birthdayIn = (typed: Typed, member: WholeMember | undefined): string | null => {
  if (needsOwnWords(typed, member)) return isDay(typed.birthday) ? typed.birthday : null
  return typed.id_card ? birthdayOf(typed.id_card) : (member?.birthday ?? null)
}

/** Whether a guardian must consent for who is typed. */
export const isChildOf = (typed: Typed, member: WholeMember | undefined, today: string): boolean => {
  const birthday = birthdayIn(typed, member)
  return birthday !== null && birthday <= today && needsGuardian(birthday, today)
}

const words: Record<PersonFault, readonly [keyof Typed, string]> = {
  'bad-id': ['id_card', '证件号码不正确，请核对后再填'],
  'id-mismatch': ['id_card', '证件号码和性别或出生日期不一致，请核对'],
  incomplete: ['birthday', '请填写出生日期'],
  'bad-birthday': ['birthday', '出生日期不正确，请核对'],
}

/** What is wrong in the form, by field. */
export const faultsOf = (
  typed: Typed,
  member: WholeMember | undefined,
  today: string,
): Partial<Record<keyof Typed, string>> => ({
  ...nameIn(typed),
  ...(typed.mobile.trim() && !isMobile(typed.mobile) && { mobile: NO_MOBILE }),
  ...(needsRegion(typed.mobile) && { mobile: NEEDS_REGION }),
  ...(needsOwnWords(typed, member) && typed.sex === '' && { sex: '请选择性别' }),
  ...personFault(typed, member, today),
  ...(isChildOf(typed, member, today) && typed.guardian_consent !== '1' && { guardian_consent: '请先勾选监护人同意' }),
})

const nameIn = ({ truename }: Typed) => {
  const fault = nameFault(truename)
  return fault === undefined ? {} : { truename: fault }
}

const personFault = (typed: Typed, member: WholeMember | undefined, today: string) => {
  const number = normaliseIdNumber(typed.id_card)
  const asks = needsOwnWords(typed, member)
  if (number === '' && !asks) return {}
  const person = readPerson(
    {
      ...(number && { idType: typeOf(typed), idNumber: number }),
      ...(asks && { sex: typed.sex === '1' ? 'female' : 'male', birthday: typed.birthday || undefined }),
    },
    today,
  )
  if (typeof person !== 'string') return {}
  const [field, text] = words[person]
  return { [field]: text }
}

/** What is sent: only what was typed, so that all else stays as it is. */
export const inputOf = (typed: Typed, member: WholeMember | undefined) => {
  const asks = needsOwnWords(typed, member)
  const isFixed = member?.is_certified === 1
  const given = Object.entries({ mobile: typed.mobile, nation: typed.nation, address: typed.address }).filter(
    ([, text]) => text.trim(),
  )
  return {
    member_id: member?.member_id,
    truename: typed.truename.trim(),
    relation: typed.relation as Relation,
    ...(typed.id_card.trim() && !isFixed && { id_type: typeOf(typed), id_card: typed.id_card }),
    ...(asks && { sex: typed.sex, birthday: typed.birthday }),
    ...Object.fromEntries(given),
    guardian_consent: typed.guardian_consent,
    is_default: typed.is_default,
  }
}
