import type { PatientContext } from '#app/context.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import type { prescriptionRepeat } from '../../contract.ts'
import { mayRepeat } from '../../rules.ts'
import { contentOf } from '../present.ts'
import * as queries from '../queries.ts'
import { type Refused, upload } from './upload.ts'

/** Asks a pharmacist for the same drug anew by the photograph of a former prescription; everything is looked at as at the first time. */
export const repeat = async (
  { prescription_id: id, buy_num, with_guardian, consent }: ParsedInput<typeof prescriptionRepeat>,
  ctx: PatientContext,
): Promise<queries.PrescriptionRow | Refused | 'not-found' | 'not-repeatable'> => {
  const former = await queries.findOwn(ctx.db, ctx.patient, id)
  if (!former) return 'not-found'
  const { goodsId, skuId } = former
  if (!mayRepeat(former, ctx.now) || goodsId === null || skuId === null) return 'not-repeatable'
  const asked = {
    member_id: former.memberId,
    goods_id: goodsId,
    special_id: skuId,
    buy_num: Math.min(buy_num ?? former.pieces, former.pieces),
    image: former.images,
    allergy: contentOf(former, ctx).allergy,
    with_guardian,
    consent,
  }
  return upload(asked, ctx, former)
}
