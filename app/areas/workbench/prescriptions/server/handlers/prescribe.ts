import { membersOf } from '#app/areas/account/members/server/public.ts'
import { type CareRefusal, isControlledDrug } from '#app/areas/consult/care/rules.ts'
import { decideCare } from '#app/areas/consult/care/server/public.ts'
import { isCertified } from '#app/areas/consult/doctors/rules.ts'
import { findConsultDoctor } from '#app/areas/consult/doctors/server/public.ts'
import { findDoctor } from '#app/areas/guahao/doctors/server/public.ts'
import { needsPrescription } from '#app/areas/mall/goods/rules.ts'
import { findSku } from '#app/areas/mall/goods/server/public.ts'
import type { Hint } from '#app/areas/prescriptions/rules/hints.ts'
import { findHints, type PrescriptionRow, putSigned } from '#app/areas/prescriptions/server/public.ts'
import type { DoctorContext } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { ageOn } from '#kit/time/spoken.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import type { benchPrescribe } from '../../contract.ts'
import { isChildDoctor } from '../queries.ts'
import type { Subject } from './subject.ts'

type Ask = Omit<ParsedInput<typeof benchPrescribe>, 'ask_id'>
/** What is about to be prescribed. */
type Meant = { [Name in keyof Ask]?: Ask[Name] | undefined }
type NoDrug = 'no-drug' | 'goods-gone'

/** Asks the care rules of where it is prescribed. */
type AskCare<Refusal> = (
  input: Ask,
  ctx: DoctorContext,
  subject: Subject,
  drug: { name: string; hospitalId: number | null },
) => Promise<Refusal | undefined>

/** Keeps what a doctor prescribes and confirms, with the hints that they were shown, or says why not. */
export const prescribe = async <Refusal extends string>(
  input: Ask,
  ctx: DoctorContext,
  subject: Subject,
  askCare: AskCare<Refusal>,
): Promise<PrescriptionRow | Refusal | NoDrug | 'over' | 'not-confirmed'> => {
  if (!subject.isOpen) return 'over'
  if (input.is_confirmed !== 1) return 'not-confirmed'
  const home = await homeOf(ctx, subject)
  const drug = await findDrug(input, ctx, home)
  if (typeof drug === 'string') return drug
  const refused = await askCare(input, ctx, subject, { name: drug.name, hospitalId: home })
  if (refused) return refused
  const { goodsId, skuId, hospitalId, name } = drug
  const { dosage, diagnosis = '', allergy = '' } = input
  const hints = (await hintsOf(input, ctx, subject, drug)).map(({ words }) => words)
  const draft = {
    patientId: subject.patientId,
    memberId: subject.memberId,
    withGuardian: subject.withGuardian,
    hospitalId,
    goodsId,
    skuId,
    pieces: input.buy_num,
    content: { drug: name, dosage, diagnosis, allergy, ...(hints.length > 0 ? { hints } : {}) },
  }
  const { consultationId, visitId } = subject
  return putSigned(ctx, draft, { doctorId: ctx.doctor.doctorId, consultationId, visitId })
}

/** What the data say of what is about to be prescribed; or why it is nothing. */
export const meantHints = async (input: Meant, ctx: DoctorContext, subject: Subject): Promise<Hint[] | NoDrug> => {
  const drug = await findDrug(input, ctx, await homeOf(ctx, subject))
  return typeof drug === 'string' ? drug : hintsOf(input, ctx, subject, drug)
}

/** Whose goods a doctor may prescribe beside the platform's: of the hospital of the visit, else of their first post. */
const homeOf = async ({ db, doctor }: DoctorContext, { hospitalId }: Subject): Promise<number | null> =>
  hospitalId ?? (await findDoctor(db, doctor.doctorId))?.hospitalId ?? null

interface Drug {
  goodsId: number | null
  skuId: number | null
  hospitalId: number | null
  name: string
}

const hintsOf = ({ dosage = '', allergy = '' }: Meant, ctx: DoctorContext, subject: Subject, drug: Drug) =>
  findHints(ctx, {
    memberId: subject.memberId,
    drugName: drug.name,
    goodsId: drug.goodsId,
    dosage,
    allergies: [
      { words: allergy, source: '您填的过敏史' },
      { words: subject.allergies, source: '患者问诊时' },
    ],
  })

/** What is prescribed: something that the mall sells on prescription, where the doctor chose it, else what they wrote. */
const findDrug = async (
  { special_id, drug_name }: Meant,
  { db }: DoctorContext,
  home: number | null,
): Promise<Drug | NoDrug> => {
  if (special_id === undefined)
    return drug_name ? { goodsId: null, skuId: null, hospitalId: home, name: drug_name } : 'no-drug'
  const found = await findSku(db, special_id)
  if (!found?.goods.isOn || !found.sku.isOn || !needsPrescription(found.goods.drugType)) return 'goods-gone'
  const { goods, sku } = found
  if (goods.hospitalId !== null && goods.hospitalId !== home) return 'goods-gone'
  const name = `${goods.name} ${sku.name}`.trim()
  return { goodsId: goods.id, skuId: sku.id, hospitalId: goods.hospitalId, name }
}

/** The care rules of a consultation: nobody sees the patient. */
export const careOfAsk: AskCare<CareRefusal<'prescribe'>> = async (input, ctx, subject, drug) => {
  const { by, facts, age } = await careFacts(ctx, subject, drug)
  return decideCare(ctx, 'prescribe', by, {
    ...facts,
    age,
    isRevisit: subject.isRevisit,
    hasDiagnosis: input.diagnosis !== undefined,
    withGuardian: subject.withGuardian,
    isChildDoctor: await isChildDoctor(ctx.db, ctx.doctor.doctorId),
  })
}

/** The care rules of a visit: the patient sits before the doctor. */
export const careAtVisit: AskCare<CareRefusal<'prescribe-at-visit'>> = async (_, ctx, subject, drug) => {
  const { by, facts } = await careFacts(ctx, subject, drug)
  return decideCare(ctx, 'prescribe-at-visit', by, facts)
}

const careFacts = async (
  { db, now, doctor: { doctorId } }: DoctorContext,
  { patientId, memberId }: Subject,
  { name, hospitalId }: { name: string; hospitalId: number | null },
) => {
  const member = (await membersOf(db, [memberId])).get(memberId)
  const licence = await findConsultDoctor(db, doctorId)
  return {
    by: { byKind: 'doctor', byId: doctorId, patientId, memberId, hospitalId } as const,
    age: member ? ageOn(member.birthday, dayOf(now)) : 0,
    facts: {
      // The call opens to a doctor's own session alone; nothing else writes prescriptions.
      author: 'doctor',
      isLicensed: isCertified(licence, dayOf(now)),
      isControlled: isControlledDrug(name),
      hasIdNumber: member?.hasIdNumber === true,
    } as const,
  }
}
