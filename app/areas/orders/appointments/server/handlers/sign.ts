import { takePictures } from '#app/areas/files/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { Refused } from '#kit/wire/refused.ts'
import type * as contract from '../../contract.ts'
import { findDue } from '../commands/bought.ts'
import { SIGN } from '../present.ts'
import * as queries from '../queries.ts'

export const sign: Handlers<typeof contract>['signConsent'] = async (input, ctx) => {
  const { order_id: orderId, goods_id: goodsId, sign_image: address } = input
  const due = await findDue(ctx.db, ctx.patient, { orderId, goodsId })
  if (due instanceof Refused) return due
  if (due.consent === '') return ctx.refuse('no-consent')
  const row = {
    orderId,
    goodsId: due.item.goodsId,
    patientId: ctx.patient,
    text: due.consent,
    signedAt: ctx.now,
    signSealed: sealOf(ctx.config).seal(address, SIGN),
  }
  const outcome = await rollbackIf(
    ctx,
    (said: string) => said !== 'done',
    async ({ db }) => {
      if (!(await queries.insertConsent(db, row))) return 'signed'
      return (await takePictures(db, ctx.patient, 'consent', [address])) ? 'done' : 'no-picture'
    },
  )
  return outcome === 'done'
    ? { order_id: orderId, goods_id: row.goodsId, sign_time: ctx.now }
    : ctx.refuse(outcome === 'signed' ? 'signed' : 'no-picture')
}
