import { takePictures } from '#app/areas/files/server/public.ts'
import { undoneIf } from '#kit/db/inside.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import type { Handlers } from '#server/here.ts'
import type * as contract from '../../contract.ts'
import { SIGN } from '../present.ts'
import { findDue } from '../commands/bought.ts'
import * as queries from '../queries.ts'

export const sign: Handlers<typeof contract>['signConsent'] = async (ask, here) => {
  const { order_id: orderId, goods_id: goodsId, sign_image: address } = ask
  const due = await findDue(here.db, here.patient, { orderId, goodsId })
  if ('refused' in due) return here.refuse(due.refused, due.fill)
  if (due.consent === '') return here.refuse('no-consent')
  const row = {
    ...{ orderId, goodsId: due.item.goodsId, patientId: here.patient, text: due.consent, signedAt: here.now },
    signSealed: sealOf(here.config).seal(address, SIGN),
  }
  const outcome = await undoneIf(
    here,
    (said: string) => said !== 'done',
    async ({ db }) => {
      if (!(await queries.insertConsent(db, row))) return 'signed'
      return (await takePictures(db, here.patient, 'consent', [address])) ? 'done' : 'no-picture'
    },
  )
  return outcome === 'done'
    ? { order_id: orderId, goods_id: row.goodsId, sign_time: here.now }
    : here.refuse(outcome === 'signed' ? 'signed' : 'no-picture')
}
