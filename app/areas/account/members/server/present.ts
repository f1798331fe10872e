import { sexCode } from '#app/areas/access/patients/rules.ts'
import type { Context } from '#app/context.ts'
import { maskIdNumber, maskPhone } from '#kit/seal/mask.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { dayOf } from '#kit/time/day.ts'
import { ageOn } from '#kit/time/spoken.ts'
import { address } from '#kit/wire/address.ts'
import { nations } from '../rules/nations.ts'
import { type Relation, relations } from '../rules.ts'
import type { MemberRow } from './queries.ts'

export const asMember = (row: MemberRow, { config, now }: Pick<Context, 'config' | 'now'>) => {
  const age = ageOn(row.birthday, dayOf(now))
  return {
    member_id: row.id,
    truename: row.truename,
    age,
    sex: sexCode(row.sex),
    signing_status: row.signingStatus,
    image: address(`/pictures/portrait/${faceOf(row)}.svg`, { sex: row.sex, age }),
    relation: row.relation,
    relation_name: relations[row.relation as Relation],
    mobile: row.mobileSealed ? maskPhone(sealOf(config).open(row.mobileSealed, 'mobile')) : '',
    id_type: row.idType ?? '',
    id_card: row.idSealed ? maskIdNumber(sealOf(config).open(row.idSealed, 'id-number')) : '',
    is_default: row.isDefault,
    is_certified: row.certifiedAt !== null,
  }
}

/** The patient themselves has the face of their account. */
const faceOf = ({ id, patientId, relation }: MemberRow) =>
  relation === 'self' ? `patient-${patientId}` : `member-${id}`

export const asWholeMember = (row: MemberRow, ctx: Pick<Context, 'config' | 'now'>, areaName: string) => ({
  ...asMember(row, ctx),
  birthday: row.birthday,
  area_id: row.areaId ?? 0,
  area_name: areaName,
  address: row.addressSealed ? sealOf(ctx.config).open(row.addressSealed, 'address') : '',
  social_no: row.socialSealed ? maskIdNumber(sealOf(ctx.config).open(row.socialSealed, 'social')) : '',
  nation: row.nation ?? 0,
  nation_name: nations[(row.nation ?? 0) - 1]?.name ?? '',
  guardian_consent: row.guardianConsentAt !== null,
})
