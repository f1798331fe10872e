import { keepMember } from '#app/areas/account/members/server/public.ts'
import type { CareRefusal } from '#app/areas/consult/care/rules.ts'
import { decideCare } from '#app/areas/consult/care/server/public.ts'
import { takePictures } from '#app/areas/files/server/public.ts'
import { needsPrescription } from '#app/areas/mall/goods/rules.ts'
import { findSku } from '#app/areas/mall/goods/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { ageOn } from '#kit/time/spoken.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import type { prescriptionUpload } from '../../contract.ts'
import { putUploaded } from '../commands/write.ts'
import type { PrescriptionRow } from '../queries.ts'

type Ask = ParsedInput<typeof prescriptionUpload>
/** Why nothing is taken in. */
export type Refused =
  | CareRefusal<'upload'>
  | ('no-member' | 'no-consent' | 'goods-gone' | 'off-shelf' | 'no-need' | 'bad-picture' | 'already-waiting')

/** Takes a photograph of a prescription in, or says why not; of a repeat it was taken in with the former one. */
export const upload = async (
  consultation: Ask,
  ctx: PatientContext,
  former?: PrescriptionRow,
): Promise<PrescriptionRow | Refused> => {
  if (consultation.consent !== 1) return 'no-consent'
  const ware = await findWare(ctx, consultation)
  if (typeof ware === 'string') return ware
  const fault = await findCareFault(ctx, consultation, ware.goods.hospitalId)
  if (fault) return fault
  if (!former && !(await takePictures(ctx.db, ctx.patient, 'prescription', consultation.image))) return 'bad-picture'
  const { goods, sku } = ware
  const drug = `${goods.name} ${sku.name}`.trim()
  const draft = {
    patientId: ctx.patient,
    memberId: consultation.member_id,
    hospitalId: goods.hospitalId,
    goodsId: goods.id,
    skuId: sku.id,
    pieces: consultation.buy_num,
    withGuardian: consultation.with_guardian === 1,
    ...(former && { repeatOf: former.id, firstMadeAt: former.firstMadeAt ?? former.madeAt }),
    content: { drug, allergy: consultation.allergy ?? '', diagnosis: '', dosage: '' },
  }
  return (await putUploaded(ctx, draft, consultation.image)) ?? 'already-waiting'
}

const findWare = async ({ db }: PatientContext, { goods_id, special_id }: Ask) => {
  const found = await findSku(db, special_id)
  if (!found || found.goods.id !== goods_id) return 'goods-gone'
  if (!found.goods.isOn || !found.sku.isOn) return 'off-shelf'
  return needsPrescription(found.goods.drugType) ? found : 'no-need'
}

const findCareFault = async (ctx: PatientContext, consultation: Ask, hospitalId: number | null) => {
  const { db, patient, now } = ctx
  const member = await keepMember(db, patient, consultation.member_id)
  if (!member) return 'no-member'
  const { hasIdNumber, birthday } = member
  const asking = { byKind: 'patient', byId: patient, patientId: patient, memberId: member.id, hospitalId } as const
  const facts = { hasIdNumber, age: ageOn(birthday, dayOf(now)), withGuardian: consultation.with_guardian === 1 }
  return decideCare(ctx, 'upload', asking, facts)
}
