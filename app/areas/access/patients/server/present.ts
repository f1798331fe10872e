import { findArea, findCity } from '#app/areas/location/server/public.ts'
import type { RequestContext } from '#app/context.ts'
import { authorizeUrlOf } from '#kit/outside/server/identity.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { dayOf, formatTime } from '#kit/time/day.ts'
import { ageOn } from '#kit/time/spoken.ts'
import { type Sex, SIGN_IN_PATH, sexCode } from '../rules.ts'
import { hasIdentity } from './queries/identities.ts'
import type { PatientRow } from './queries/patients.ts'

/** Who asks, as the specification's user info; a visitor has all of its fields, with nothing in them. */
export const asUserInfo = async (ctx: RequestContext, key: string, patient: PatientRow | undefined) => {
  const city = await findCity(ctx.db, ctx.city)
  return {
    city_id: ctx.city,
    city_name: city?.name ?? '',
    loginUrl: SIGN_IN_PATH,
    // Nobody is in a group (docs/decisions/0132).
    group_id: 0,
    oss_domain: { nykjb2c_url: ctx.config.publicUrl },
    ...(patient ? { jump_url: '', ...(await asKnown(ctx, key, patient)) } : { jump_url: jumpOf(ctx), ...nobody }),
  }
}

/** Where the channel signs its visitors in by itself, with `{back}` for the page; '' where it does not. */
const jumpOf = (ctx: RequestContext): string => {
  const { signIn, identity } = ctx.config
  const provider = identity.ofChannel.get(ctx.channel)
  return signIn.jumps.get(ctx.channel) ?? (provider && authorizeUrlOf(ctx, provider)) ?? ''
}

/** Who a patient is, as their own copy of their data says it. */
export const asProfile = async (ctx: Pick<RequestContext, 'db' | 'config' | 'now'>, patient: PatientRow) => {
  const { truename, mobile, sex, area_name } = await knownOf(ctx, patient)
  const { birthday, nickname } = patient
  return {
    truename,
    nickname,
    mobile,
    sex,
    birthday: birthday ?? '',
    area_name,
    opened_at: formatTime(patient.createdAt),
  }
}

const nobody = {
  status: 0,
  user_key: '',
  user_id: 0,
  client_id: '',
  truename: '',
  mobile: '',
  sex: 0,
  age: 0,
  area_id: 0,
  area_name: '',
  is_has_open_id: 0,
}

const asKnown = async (ctx: RequestContext, key: string, patient: PatientRow) => ({
  status: 1,
  user_key: key,
  user_id: patient.id,
  client_id: `patient-${patient.id}`,
  ...(await knownOf(ctx, patient)),
})

const knownOf = async ({ db, config, now }: Pick<RequestContext, 'db' | 'config' | 'now'>, patient: PatientRow) => {
  const area = patient.areaId === null ? undefined : await findArea(db, patient.areaId)
  return {
    truename: patient.truename || patient.nickname,
    mobile: patient.mobileSealed ? sealOf(config).open(patient.mobileSealed, 'mobile') : '',
    sex: sexCode(patient.sex as Sex),
    age: patient.birthday === null ? 0 : ageOn(patient.birthday, dayOf(now)),
    area_id: area?.id ?? 0,
    area_name: area?.name ?? '',
    is_has_open_id: (await hasIdentity(db, patient.id, 'messenger')) ? 1 : 0,
  }
}
