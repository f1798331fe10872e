import type { Context, PatientId } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { firstNickname } from '../../rules.ts'
import { findPatientByMobile, insertPatients, type PatientRow, updateFirstNumber } from '../queries/patients.ts'
import { completeNumber } from './former-account.ts'

type Here = Pick<Context, 'db' | 'now' | 'config'>

/** The account of a number, made if there is none; who signs up by themselves does so through a channel. */
export const accountOf = async (
  ctx: Here,
  mobile: string,
  joinedChannel: number | null = null,
): Promise<PatientRow> => {
  const found = await findAccountOf(ctx, mobile)
  if (found) return found
  const { db, now } = ctx
  const [made] = await insertPatients(db, [
    { ...numberOf(ctx, mobile), nickname: firstNickname(mobile), joinedChannel, createdAt: now },
  ])
  // Two phones may have signed in with the same new number at once.
  const patient = made ?? (await findAccountOf(ctx, mobile))
  if (!patient) throw new Error('the account that was there a moment ago is gone')
  return patient
}

/** The account of a number; undefined where nobody has signed in with it. */
export const findAccountOf = async (ctx: Here, mobile: string): Promise<PatientRow | undefined> => {
  await completeNumber(ctx, mobile)
  return findPatientByMobile(ctx.db, sealOf(ctx.config).indexes(mobile, 'mobile'))
}

/** An account for somebody who has no number: nobody can sign in to it before it is given one. */
export const openWithoutNumber = async ({ db, now }: Here): Promise<PatientId> => {
  const [made] = await insertPatients(db, [{ nickname: '现场登记', createdAt: now }])
  if (!made) throw new Error('the account was not written')
  return made.id as PatientId
}

/**
 * Gives an account that has no number its first one: whoever has that phone signs in to it from then on. `number-taken` where the
 * number has an account already: two accounts are not made one here.
 */
export const giveNumber = async (
  ctx: Here,
  patientId: number,
  mobile: string,
): Promise<'given' | 'number-taken' | 'has-number'> => {
  if (await findAccountOf(ctx, mobile)) return 'number-taken'
  return (await updateFirstNumber(ctx.db, patientId, numberOf(ctx, mobile))) ? 'given' : 'has-number'
}

const numberOf = ({ config }: Here, mobile: string) => {
  const seal = sealOf(config)
  return { mobileSealed: seal.seal(mobile, 'mobile'), mobileIndex: seal.index(mobile, 'mobile') }
}
