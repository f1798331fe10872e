import { agreedWords } from '#app/areas/consult/consultations/rules/agreed.ts'
import { type ConsultationState, consultationStates } from '#app/areas/consult/consultations/states.ts'
import { notifyPhone } from '#app/areas/notices/messages/server/public.ts'
import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { messages } from '../rules/messages.ts'
import { callStates } from '../states.ts'
import { finishCall } from './commands/finish.ts'
import { phoneOfDoctor } from './commands/phone.ts'
import * as queries from './queries.ts'
import { consultCallPhones, consultCalls } from './tables.ts'

export const subscribers: Subscribers = {
  async 'ask.moved'({ consultationId, state }, ctx) {
    if (consultationStates[state as ConsultationState].open) return
    const call = await queries.findOpenCall(ctx.db, consultationId)
    if (call) await finishCall(ctx, call, { to: call.state === 'talking' ? 'ended' : 'cancelled', by: 'ask' })
    else await queries.forgetAgain(ctx.db, consultationId)
  },

  async 'ask.near'({ doctorId, agreedAt }, ctx) {
    const mobile = await phoneOfDoctor(ctx, doctorId)
    if (!mobile) return
    await notifyPhone(ctx, messages.doctorNear, { mobile, values: { time: agreedWords(agreedAt, ctx.now) } })
  },

  async 'patient.exporting'({ patientId, hand }, { db }) {
    hand({ title: '医生接听电话的号码', tables: [consultCallPhones], why: '是医生的号码，不是患者的资料' })
    hand({
      name: 'calls',
      title: '视频和电话问诊',
      tables: [consultCalls],
      keptBecause: '视频和电话问诊的过程记录依法至少保存三年：谁、什么时候、通话多久；通话内容不录音录像',
      rows: (await queries.listEver(db, patientId)).map((call) => ({
        ask_id: call.consultationId,
        doctor_id: call.doctorId,
        kind: call.kind,
        state_desc: callStates[call.state].words,
        add_time: formatTime(call.madeAt),
        talked_seconds: call.talkedSeconds,
      })),
    })
  },
}
