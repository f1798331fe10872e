import { actAsDoctor } from '#app/areas/access/doctors/server/public.ts'
import { findBond, recallAsDoctor, sendAsDoctor } from '#app/areas/consult/chat/server/public.ts'
import { findConsultationOfDoctor } from '#app/areas/consult/consultations/server/public.ts'
import { asMessage } from '#app/areas/consult/talk/server/public.ts'
import type { DoctorContext, Handlers } from '#app/context.ts'
import type * as contract from '../../contract.ts'

type SayCalls = Pick<typeof contract, 'benchSend' | 'benchInvite' | 'benchRecall'>

export const sayHandlers: Handlers<SayCalls> = {
  async benchSend({ ask_id: consultationId, kind, content, client_msg_id: clientMsgId }, ctx) {
    const said = await sendAsDoctor(ctx, ctx.doctor.doctorId, { consultationId, kind, content, clientMsgId })
    return typeof said === 'string' ? ctx.refuse(said) : { message: asMessage(said, ctx) }
  },

  async benchInvite({ ask_id: consultationId, client_msg_id: clientMsgId }, ctx) {
    const said = await invite(ctx, consultationId, clientMsgId)
    return typeof said === 'string' ? ctx.refuse(said) : { message: asMessage(said, ctx) }
  },

  async benchRecall({ ask_id, message_id }, ctx) {
    const taken = await actAsDoctor(
      ctx,
      (inside) => recallAsDoctor(inside, ctx.doctor.doctorId, ask_id, message_id),
      () => ({ act: 'consultation.recall', kind: 'consultation', id: ask_id, after: { messageId: message_id } }),
    )
    if (taken === 'not-found') return ctx.refuse(taken)
    return taken ? { message: asMessage(taken, ctx) } : ctx.refuse('too-late')
  },
}

/** Says the invitation, once per talk and only to who does not keep to them already. */
const invite = async (ctx: DoctorContext, consultationId: string, clientMsgId: string) => {
  const { db, doctor } = ctx
  if (!(await findConsultationOfDoctor(db, doctor.doctorId, consultationId))) return 'not-found'
  const { isBound, isInvited } = await findBond(db, consultationId)
  if (isBound || isInvited) return 'bound'
  const said = await sendAsDoctor(ctx, doctor.doctorId, { consultationId, kind: 'invite', content: '', clientMsgId })
  return said === 'no-picture' ? 'over' : said
}
