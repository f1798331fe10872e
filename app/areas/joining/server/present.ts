import { lendAddress } from '#app/areas/files/server/public.ts'
import { kinds, levels } from '#app/areas/guahao/hospitals/rules.ts'
import type { Context } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { emptyForm, type Fault, faultsOf, fields, isTooOften, type Service } from '../rules.ts'
import { applicationStates, isOpenToChange } from '../states.ts'
import { freeFrom } from './commands/apply.ts'
import { formOf } from './commands/form.ts'
import { asPromise } from './present/promise.ts'
import type { ApplicationRow } from './queries.ts'

type Ctx = Pick<Context, 'config' | 'now'>

export const asFault = ({ field, words }: Fault) => ({ field, words, step: fields[field].step })

/** Where an application stands; `sends` are those of the last thirty days. */
export const asStanding = (row: ApplicationRow | undefined, sends: readonly Date[], now: Date) => {
  const state = row?.state ?? 'draft'
  const isRefused = state === 'refused'
  return {
    ...promiseOf(row, now),
    state: applicationStates[state].code,
    state_name: state,
    state_desc: applicationStates[state].words,
    token: row?.token ?? '',
    decide_time: row?.decidedAt ?? null,
    reasons: isRefused ? (row?.reasons ?? []).map(asFault) : [],
    resend_time: isRefused && isTooOften(sends.length) ? freeFrom(sends) : null,
    can_change: isOpenToChange(state),
  }
}

/** When it was sent, and until when it is answered. */
const promiseOf = (row: ApplicationRow | undefined, now: Date) => {
  if (!row?.sentAt)
    return {
      has_audit: false,
      has_cert: false,
      addTime: null,
      deadline_time: null,
      working_deadline: '',
      is_overdue: false,
    }
  return {
    has_audit: true,
    has_cert: row.certImages.length > 0,
    addTime: row.sentAt,
    ...asPromise(row.state, row.sentAt, now),
  }
}

/** The whole application, as its owner and who audits it see it: scans by addresses that are good for an hour. */
export const asApplication = (ctx: Ctx, row: ApplicationRow | undefined) => {
  const form = row ? formOf(ctx.config, row) : emptyForm
  const picture = (url: string) => ({ url, preview: lendAddress(ctx, url) })
  return {
    contact: form.contact,
    mobile: form.mobile,
    login_name: form.loginName,
    unit_name: form.unitName,
    level: form.level,
    level_name: levels[form.level ?? 0] ?? '',
    class_id: form.kind,
    class_name: kinds[form.kind ?? 0] ?? '',
    address: form.address,
    phone: form.phone,
    introduction: form.introduction,
    credit_code: form.creditCode,
    licence_no: form.licenceNo,
    licence_until: form.licenceUntil ?? '',
    license_images: form.licenceImages.map(picture),
    cert_images: form.certImages.map(picture),
    services: form.services as Service[],
    save_time: row?.savedAt ?? null,
  }
}

/** What is to be mended before it can be sent. */
export const asFaults = ({ config, now }: Ctx, row: ApplicationRow) =>
  faultsOf(formOf(config, row), dayOf(now)).map(asFault)
