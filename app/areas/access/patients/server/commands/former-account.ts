import type { RequestContext } from '#app/context.ts'
import { formerDigits, needsRegion } from '#kit/check/phone.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { findPatientByMobile, type PatientRow, updatePatient } from '../queries/patients.ts'

type Here = Pick<RequestContext, 'db' | 'config'>

/** The account that stands under a number without its country code, as all did before 0.3. */
const findWithoutCode = async ({ db, config }: Here, mobile: string): Promise<PatientRow | undefined> => {
  const digits = formerDigits(mobile)
  if (digits === undefined || (await findPatientByMobile(db, sealOf(config).indexes(mobile, 'mobile'))))
    return undefined
  return findPatientByMobile(db, sealOf(config).indexes(digits, 'mobile'))
}

/** An account that may be of who has this number, or of who has the same digits in the other region; undefined where none is. */
export const findFormer = async (ctx: Here, mobile: string): Promise<PatientRow | undefined> =>
  needsRegion(formerDigits(mobile) ?? '') ? findWithoutCode(ctx, mobile) : undefined

/** Writes the whole number into an account that stood under its digits alone. */
export const claimAccount = async ({ db, config }: Here, patientId: number, mobile: string): Promise<void> => {
  const seal = sealOf(config)
  await updatePatient(db, patientId, {
    mobileSealed: seal.seal(mobile, 'mobile'),
    mobileIndex: seal.index(mobile, 'mobile'),
  })
}

/** Gives an account its country code where its digits are of one region alone. */
export const completeNumber = async (ctx: Here, mobile: string): Promise<void> => {
  if (needsRegion(formerDigits(mobile) ?? '')) return
  const account = await findWithoutCode(ctx, mobile)
  if (account) await claimAccount(ctx, account.id, mobile)
}
