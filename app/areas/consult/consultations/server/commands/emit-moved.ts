import { kindWords, spokenMinutes } from '#app/areas/consult/doctors/rules.ts'
import { notifyPatient } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { agreedWords } from '../../rules/agreed.ts'
import { FOLLOW_UP } from '../../rules.ts'
import type { ConsultationState } from '../../states.ts'
import { linkOf } from '../present.ts'
import type { ConsultationRow } from '../queries.ts'

/** What a patient is told when their consultation comes to a state, and whether by SMS too. */
const words: Partial<
  Record<ConsultationState, (consultation: ConsultationRow, now: Date) => { title: string; text: string; sms?: true }>
> = {
  waiting: ({ acceptMinutes }) => ({
    title: '问诊已提交',
    text: `医生会在 ${spokenMinutes(acceptMinutes)} 内接诊，没有接诊会自动全额退款。`,
  }),
  accepted: ({ replyMinutes, agreedAt, kind }, now) =>
    agreedAt
      ? {
          title: '通话时间约好了',
          text: `${agreedWords(agreedAt, now)} ${kindWords[kind]}，开始前会提醒您。`,
          sms: true,
        }
      : {
          title: '医生已接诊',
          text: `医生会在 ${spokenMinutes(replyMinutes)} 内回复您，没有回复会自动全额退款。`,
          sms: true,
        },
  answered: () => ({ title: '医生回复了您', text: '请进入问诊查看医生的回复。', sms: true }),
  ended: ({ summaryAt }) => ({
    title: '问诊已结束',
    text: `${summaryAt ? '医生写好了小结和建议，请查看。' : ''}${FOLLOW_UP.hours} 小时内还可以就这次问诊再追问 ${FOLLOW_UP.replies} 次。愿意的话，请给医生一个评价。`,
  }),
  expired: () => ({ title: '问诊已关闭', text: '没有在规定时间内付款，问诊已关闭。仍需要的话可以重新提问。' }),
  cancelled: ({ backFen }) => ({ title: '问诊已取消', text: `问诊已取消${backWords(backFen)}` }),
  missed: ({ agreedAt, kind }, now) => ({
    title: '您没有赴约',
    text: `${agreedAt ? agreedWords(agreedAt, now) : ''} 的${kindWords[kind]}，医生等了您，没有接通，按约定问诊费不退。有异议可以在问诊里申请退款。`,
    sms: true,
  }),
  refunded: ({ reason, backFen }) => ({ title: '问诊已退回', text: `${reason}${backWords(backFen)}`, sms: true }),
}

const backWords = (backFen: number) =>
  backFen > 0 ? `，${fenToYuan(backFen)} 元将原路退回。可以换一位医生再问。` : '。可以换一位医生再问。'

/** Tells the patient and the rooms above that a consultation went to the state in which it is. */
export const emitMoved = async (ctx: Context, consultation: ConsultationRow) => {
  const { id: consultationId, patientId, doctorId, state } = consultation
  await ctx.emit('ask.moved', { consultationId, patientId, doctorId, state })
  const told = words[state]?.(consultation, ctx.now)
  if (told) await notifyPatient(ctx, { patientId, kind: 'order', link: linkOf(consultationId), ...told })
}
