import { addressIndexOf, countUp, lockPatient } from '#app/areas/access/patients/server/public.ts'
import { drawCoupon, findCoupon } from '#app/areas/mall/coupons/server/public.ts'
import type { Context, PatientContext, PatientId } from '#app/context.ts'
import { rollbackIf, transactInside } from '#kit/db/inside.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { later } from '#kit/time/span.ts'
import { TooMany } from '#kit/wire/errors.ts'
import { readCode, triesAnHour } from '../../rules.ts'
import * as queries from '../queries.ts'
import { addTerm } from './add-term.ts'
import { CODE } from './supplement.ts'

/** Why a code does nothing. */
export type CodeFault = 'not-found' | 'used' | 'withdrawn' | 'over'

/** Counts a try before it is made, so that a hundred at once are a hundred; throws where it is one too many. */
export const countTry = async (ctx: PatientContext) => {
  const { db, now, patient, config } = ctx
  const counts: [string, number][] = [[`membership-code ${patient}`, triesAnHour.patient]]
  if (config.limits === 'on') counts.push([`membership-code ${addressIndexOf(ctx)}`, triesAnHour.address])
  for (const [bucket, most] of counts)
    if ((await countUp(db, bucket, now, later(now, { hours: 1 }))) > most)
      throw new TooMany(3_600, '试的次数太多了，请一小时后再试')
}

type Found = { code: queries.CodeRow; isMine: boolean } | CodeFault

const find = async ({ db, config, now }: Context, patient: PatientId, written: string): Promise<Found> => {
  const read = readCode(written)
  const code = read && (await queries.findCode(db, sealOf(config).indexes(read, CODE)))
  if (!code) return 'not-found'
  const isMine = code.state === 'used' && code.usedBy === patient
  if (isMine) return { code, isMine }
  if (code.state !== 'open') return code.state
  return code.endsAt <= now ? 'over' : { code, isMine }
}

/** Activates the package of a code, once; who did so themselves gets the same term again. */
export const activateCode = (
  ctx: Context,
  patient: PatientId,
  written: string,
): Promise<queries.TermRow | CodeFault | 'is-coupon'> =>
  transactInside(ctx, async (inside) => {
    const { db, now } = inside
    await lockPatient(db, patient)
    const found = await find(inside, patient, written)
    if (typeof found === 'string') return found
    const { id: codeId, comboId, months, promised } = found.code
    if (comboId === null) return 'is-coupon'
    if (found.isMine) return (await queries.findTermOf(db, { codeId })) ?? 'used'
    if (!(await queries.spendCode(db, codeId, patient, now))) return 'used'
    const title = (await queries.findCombo(db, comboId))?.combo.title ?? ''
    return addTerm(inside, patient, { comboId, title, months, promised, source: { codeId } })
  })

/** Gives the coupon of a code, once; who did so themselves is told the same again. */
export const redeemCode = (ctx: Context, patient: PatientId, written: string) =>
  rollbackIf(
    ctx,
    (outcome: { couponId: number; title: string } | CodeFault | 'is-package' | 'not-drawable') =>
      typeof outcome === 'string',
    async (inside) => {
      const { db, now } = inside
      await lockPatient(db, patient)
      const found = await find(inside, patient, written)
      if (typeof found === 'string') return found
      const { id, couponId } = found.code
      if (couponId === null) return 'is-package'
      const title = (await findCoupon(db, couponId))?.title ?? ''
      if (found.isMine) return { couponId, title }
      if (!(await queries.spendCode(db, id, patient, now))) return 'used'
      const drawn = await drawCoupon(inside, { couponId, patientId: patient })
      return drawn === undefined ? 'not-drawable' : { couponId, title }
    },
  )
