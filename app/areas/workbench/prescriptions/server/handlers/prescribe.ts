import { membersOf } from '#app/areas/account/members/server/public.ts'
import { type CareRefusal, isControlledDrug } from '#app/areas/consult/care/rules.ts'
import { decideCare } from '#app/areas/consult/care/server/public.ts'
import { isOpen } from '#app/areas/consult/consultations/rules.ts'
import { type ConsultationRow, findConsultationOfDoctor } from '#app/areas/consult/consultations/server/public.ts'
import { isCertified } from '#app/areas/consult/doctors/rules.ts'
import { findConsultDoctor } from '#app/areas/consult/doctors/server/public.ts'
import { findDoctor } from '#app/areas/guahao/doctors/server/public.ts'
import { needsPrescription } from '#app/areas/mall/goods/rules.ts'
import { findSku } from '#app/areas/mall/goods/server/public.ts'
import { type PrescriptionRow, putSigned } from '#app/areas/prescriptions/server/public.ts'
import type { DoctorContext } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { ageOn } from '#kit/time/spoken.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import type { benchPrescribe } from '../../contract.ts'
import { isChildDoctor } from '../queries.ts'

type Ask = ParsedInput<typeof benchPrescribe>
type Refused = CareRefusal<'prescribe'> | ('not-found' | 'over' | 'no-drug' | 'goods-gone' | 'not-confirmed')

/** Keeps what a doctor prescribes in a consultation of their and confirms, or says why not. */
export const prescribe = async (input: Ask, ctx: DoctorContext): Promise<PrescriptionRow | Refused> => {
  const { db, doctor } = ctx
  const asked = await findConsultationOfDoctor(db, doctor.doctorId, input.ask_id)
  if (!asked) return 'not-found'
  if (!isOpen(asked, ctx.now)) return 'over'
  if (input.is_confirmed !== 1) return 'not-confirmed'
  const home = (await findDoctor(db, doctor.doctorId))?.hospitalId ?? null
  const drug = await findDrug(input, ctx, home)
  if (typeof drug === 'string') return drug
  const refused = await findCareFault(input, ctx, asked, { drug: drug.name, hospitalId: home })
  if (refused) return refused
  const { goodsId, skuId, hospitalId, name } = drug
  const { dosage, diagnosis = '', allergy = '' } = input
  const draft = {
    patientId: asked.patientId,
    memberId: asked.memberId,
    withGuardian: asked.withGuardian,
    hospitalId,
    goodsId,
    skuId,
    pieces: input.buy_num,
    content: { drug: name, dosage, diagnosis, allergy },
  }
  return putSigned(ctx, draft, { doctorId: doctor.doctorId, consultationId: asked.id })
}

/** What is prescribed: something that the mall sells on prescription, where the doctor chose it, else what they wrote. */
const findDrug = async ({ special_id, drug_name }: Ask, { db }: DoctorContext, home: number | null) => {
  if (special_id === undefined)
    return drug_name ? { goodsId: null, skuId: null, hospitalId: home, name: drug_name } : 'no-drug'
  const found = await findSku(db, special_id)
  if (!found?.goods.isOn || !found.sku.isOn || !needsPrescription(found.goods.drugType)) return 'goods-gone'
  const { goods, sku } = found
  if (goods.hospitalId !== null && goods.hospitalId !== home) return 'goods-gone'
  const name = `${goods.name} ${sku.name}`.trim()
  return { goodsId: goods.id, skuId: sku.id, hospitalId: goods.hospitalId, name }
}

const findCareFault = async (
  input: Ask,
  ctx: DoctorContext,
  { patientId, memberId, isRevisit, withGuardian }: ConsultationRow,
  { drug, hospitalId }: { drug: string; hospitalId: number | null },
) => {
  const { db, now, doctor } = ctx
  const { doctorId } = doctor
  const member = (await membersOf(db, [memberId])).get(memberId)
  const licence = await findConsultDoctor(db, doctorId)
  return decideCare(
    ctx,
    'prescribe',
    { byKind: 'doctor', byId: doctorId, patientId, memberId, hospitalId },
    {
      // The call opens to a doctor's own session alone; nothing else writes prescriptions.
      author: 'doctor',
      isLicensed: isCertified(licence, dayOf(now)),
      isRevisit,
      hasDiagnosis: input.diagnosis !== undefined,
      withGuardian,
      isControlled: isControlledDrug(drug),
      isChildDoctor: await isChildDoctor(db, doctorId),
      hasIdNumber: member?.hasIdNumber === true,
      age: member ? ageOn(member.birthday, dayOf(now)) : 0,
    },
  )
}
