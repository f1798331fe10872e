import { actAsDoctor } from '#app/areas/access/doctors/server/public.ts'
import { findConsultationOfDoctor } from '#app/areas/consult/consultations/server/public.ts'
import { findForConsultation, lookAt, sharedOf } from '#app/areas/records/sharing/server/public.ts'
import type { DoctorContext, Handlers } from '#app/context.ts'
import type * as contract from '../contract.ts'

/** What is shared for a consultation that this doctor holds; undefined where the consultation is not theirs. */
const findShare = async ({ db, doctor, now }: DoctorContext, askId: string) =>
  (await findConsultationOfDoctor(db, doctor.doctorId, askId)) && { share: await findForConsultation(db, askId, now) }

export const handlers: Handlers<typeof contract> = {
  async benchShared({ ask_id }, ctx) {
    const found = await findShare(ctx, ask_id)
    if (!found) return ctx.refuse('not-found')
    const { share } = found
    return { shared: share ? { parts: sharedOf(ctx, share).parts, end_time: share.endsAt } : null }
  },

  async benchOpenShared({ ask_id }, ctx) {
    const found = await findShare(ctx, ask_id)
    if (!found) return ctx.refuse('not-found')
    const { share } = found
    const shown =
      share &&
      (await actAsDoctor(
        ctx,
        (inside) => lookAt(inside, share, `${ctx.doctor.name}医生（问诊）`),
        () => ({ act: 'record.look', kind: 'consultation', id: ask_id }),
      ))
    return shown ?? ctx.refuse('over')
  },
}
