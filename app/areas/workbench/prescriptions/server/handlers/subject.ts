import { sexCode, sexWord } from '#app/areas/access/patients/rules.ts'
import { membersOf } from '#app/areas/account/members/server/public.ts'
import { isOpen } from '#app/areas/consult/consultations/rules.ts'
import { caseFactsOf, findConsultationOfDoctor } from '#app/areas/consult/consultations/server/public.ts'
import { findAnyOrder } from '#app/areas/guahao/booking/server/public.ts'
import { mayWrite } from '#app/areas/guahao/visit-notes/rules.ts'
import type { DoctorContext, PatientId } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { ageOn } from '#kit/time/spoken.ts'

/** Whom a doctor has before them, in a consultation or at a visit. */
export interface Subject {
  patientId: PatientId
  memberId: number
  withGuardian: boolean
  /** Something can be prescribed now. */
  isOpen: boolean
  /** It is about what they were seen for before. */
  isRevisit: boolean
  consultationId: string | null
  visitId: string | null
  /** Whose audit writes it down; undefined: of the doctor's first post. */
  hospitalId?: number
  /** What they said of allergies when they asked. */
  allergies: string
}

/** Who asks in a consultation of the doctor's; undefined where it is not theirs. */
export const askSubject = async (ctx: DoctorContext, askId: string): Promise<Subject | undefined> => {
  const asked = await findConsultationOfDoctor(ctx.db, ctx.doctor.doctorId, askId)
  if (!asked) return undefined
  const { patientId, memberId, withGuardian, isRevisit } = asked
  return {
    patientId: patientId as PatientId,
    memberId,
    withGuardian,
    isOpen: isOpen(asked, ctx.now),
    isRevisit,
    consultationId: asked.id,
    visitId: null,
    allergies: caseFactsOf(asked, ctx).allergies ?? '',
  }
}

/** Who comes to a visit of the doctor's own; undefined where it is not theirs. */
export const visitSubject = async (ctx: DoctorContext, orderId: string): Promise<Subject | undefined> => {
  const order = (await findAnyOrder(ctx.db, orderId))?.order
  if (!order || order.doctorId !== ctx.doctor.doctorId) return undefined
  const { patientId, memberId, hospitalId } = order
  return {
    patientId: patientId as PatientId,
    memberId,
    // A small child does not come alone.
    withGuardian: true,
    isOpen: mayWrite(order, ctx.now),
    isRevisit: order.visitType !== 'first',
    consultationId: null,
    visitId: order.id,
    hospitalId,
    allergies: '',
  }
}

/** What a doctor must know of whom they prescribe to. */
export const patientOf = async ({ db, now }: DoctorContext, { memberId }: Subject) => {
  const member = (await membersOf(db, [memberId])).get(memberId)
  return {
    truename: member?.truename ?? '',
    sex_name: member ? sexWord(sexCode(member.sex)) : '',
    age: member ? ageOn(member.birthday, dayOf(now)) : 0,
  }
}
