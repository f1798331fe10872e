import type { Context } from '#app/context.ts'
import { normaliseCreditCode } from '#kit/check/credit-code.ts'
import { normaliseLogin } from '#kit/check/login-name.ts'
import { isMobile, normalisePhone } from '#kit/check/phone.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { plainName } from '#kit/text/name.ts'
import { cleanedNumber } from '#kit/text/visible.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import type { hospitalAuditSave } from '../../contract.ts'
import type { ApplicationForm, JoinField } from '../../rules.ts'
import type { ApplicationRow, NewApplication } from '../queries.ts'

/** Fields as a device sent them. */
export type Typed = Omit<ParsedInput<typeof hospitalAuditSave>, 'emptied'>

/** What a mobile number of an application is sealed as. */
const MOBILE = 'mobile'

/** The row's columns that these fields fill; what was not sent is not among them, what was emptied is empty. */
export const columnsOf = (
  { config }: Pick<Context, 'config'>,
  typed: Typed,
  emptied: readonly JoinField[] = [],
): Partial<NewApplication> => {
  const given = Object.entries(readers).flatMap(([field, read]) => {
    const value = (typed as Record<string, unknown>)[field]
    if (value !== undefined) return Object.entries(read(value, config))
    return emptied.includes(field as JoinField) ? Object.entries(read(undefined, config)) : []
  })
  return Object.fromEntries(given)
}

type Reader = (value: unknown, config: Context['config']) => Partial<NewApplication>
const words = (value: unknown): string => (value === undefined ? '' : String(value))
const wordsList = (value: unknown): string[] => [...new Set((value ?? []) as string[])]

const readers: Readonly<Record<JoinField, Reader>> = {
  contact: (value) => ({ contact: plainName(words(value)) }),
  mobile: (value, config) => ({ mobileSealed: sealMobile(config, words(value)) }),
  login_name: (value) => ({ loginName: normaliseLogin(words(value)) }),
  unit_name: (value) => ({ unitName: plainName(words(value)) }),
  level: (value) => ({ level: (value as number | undefined) ?? null }),
  class_id: (value) => ({ kind: (value as number | undefined) ?? null }),
  address: (value) => ({ address: words(value) }),
  phone: (value) => ({ phone: words(value) }),
  introduction: (value) => ({ introduction: words(value) }),
  credit_code: (value) => ({ creditCode: normaliseCreditCode(words(value)) }),
  licence_no: (value) => ({ licenceNo: cleanedNumber(words(value)).toUpperCase() }),
  licence_until: (value) => ({ licenceUntil: (value as string | undefined) ?? null }),
  license_images: (value) => ({ licenceImages: wordsList(value) }),
  cert_images: (value) => ({ certImages: wordsList(value) }),
  services: (value) => ({ services: wordsList(value) }),
}

/** A number as it is stored while it is typed: whole ones in their one spelling, others as they are. */
export const sealMobile = (config: Context['config'], mobile: string): string =>
  mobile === '' ? '' : sealOf(config).seal(isMobile(mobile) ? normalisePhone(mobile) : mobile, MOBILE)

/** The same opened. */
export const mobileIn = (config: Context['config'], { mobileSealed }: Pick<ApplicationRow, 'mobileSealed'>): string =>
  mobileSealed === '' ? '' : sealOf(config).open(mobileSealed, MOBILE)

/** An application as the rules read it. */
export const formOf = (config: Context['config'], row: ApplicationRow): ApplicationForm => ({
  contact: row.contact,
  mobile: mobileIn(config, row),
  loginName: row.loginName,
  unitName: row.unitName,
  level: row.level,
  kind: row.kind,
  address: row.address,
  phone: row.phone,
  introduction: row.introduction,
  creditCode: row.creditCode,
  licenceNo: row.licenceNo,
  licenceUntil: row.licenceUntil,
  licenceImages: row.licenceImages,
  certImages: row.certImages,
  services: row.services,
})
