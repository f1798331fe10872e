import type { Handlers, PatientContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import type * as contract from '../../contract/own.ts'
import { type ConsultationRequest, openConsultation } from '../commands/open.ts'
import type { ConsultationRow } from '../queries.ts'

type Create = Pick<Handlers<typeof contract>, 'askCreate' | 'embedAddAsk' | 'embedAddReport'>

const asMade = ({ id, state, priceFen, outTradeNo }: ConsultationRow) => ({
  ask_id: id,
  state,
  pay_amount: state === 'unpaid' ? priceFen : 0,
  out_trade_no: outTradeNo ?? '',
})

/** What the health embed asks for: by text, of a doctor, with the patient beside it. */
const fromEmbed = (
  ctx: PatientContext,
  request: Pick<ConsultationRequest, 'doctorId' | 'memberId' | 'content' | 'images' | 'topic' | 'illnessId'>,
) => openConsultation(ctx, { ...request, kind: 'text', facts: {}, isRevisit: false, withGuardian: false })

export const createHandlers: Create = {
  async askCreate({ doctor_id, dep_id, member_id, type = 'text', ill_id, content, image, call_at, ...said }, ctx) {
    const consultation = await openConsultation(ctx, {
      doctorId: doctor_id,
      catalogueId: dep_id,
      memberId: member_id,
      illnessId: ill_id,
      kind: type,
      topic: 'advice' as const,
      content,
      images: image,
      facts: said,
      isRevisit: said.is_revisit === 1,
      withGuardian: said.with_guardian === 1,
      callAt: call_at,
    })
    return consultation instanceof Refused ? consultation : asMade(consultation)
  },

  async embedAddAsk({ doctor_id: doctorId, member_id: memberId, ill_id: illnessId, content, images }, ctx) {
    const consultation = await fromEmbed(ctx, { doctorId, memberId, illnessId, content, images, topic: 'advice' })
    return consultation instanceof Refused ? consultation : asMade(consultation)
  },

  async embedAddReport({ doctor_id: doctorId, member_id: memberId, content, images }, ctx) {
    const consultation = await fromEmbed(ctx, { doctorId, memberId, content, images, topic: 'report' })
    return consultation instanceof Refused ? consultation : { ...asMade(consultation), order_id: consultation.id }
  },
}
