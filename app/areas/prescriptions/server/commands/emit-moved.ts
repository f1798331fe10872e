import { notifyPatient } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { formatTime } from '#kit/time/day.ts'
import type { PrescriptionState } from '../../states.ts'
import { linkOf } from '../present.ts'
import type { PrescriptionRow } from '../queries.ts'

interface Told {
  title: string
  text: string
  sms?: true
}

/** What a patient is told when a prescription of their comes to a state. No drug is named: messages are read over shoulders. */
const words: Partial<Record<PrescriptionState, (row: PrescriptionRow) => Told>> = {
  approved: ({ expiresAt, goodsId }) => ({
    title: '处方审核通过',
    text: `请在 ${formatTime(expiresAt as Date).slice(0, 16)} 前${goodsId === null ? '凭处方到药店购买' : '下单，只能使用一次'}。`,
    sms: true,
  }),
  refused: ({ reason }) => ({ title: '处方没有通过审核', text: `${reason}。可以按说明重新上传。`, sms: true }),
  withdrawn: ({ source }) => ({
    title: '处方已撤回',
    text: source === 'doctor' ? '开方的医生撤回了处方，有疑问请在问诊里问医生。' : '您撤回了处方，可以重新上传。',
  }),
  expired: () => ({ title: '处方已过期', text: '还需要用药的话，请重新上传处方，或请医生再开。' }),
}

/** Tells the patient and the rooms above that a prescription went to the state in which it is. */
export const emitMoved = async (ctx: Context, row: PrescriptionRow) => {
  const { id: prescriptionId, patientId, doctorId, consultationId, state } = row
  await ctx.emit('prescription.moved', { prescriptionId, patientId, doctorId, consultationId, state })
  const told = words[state]?.(row)
  if (told) await notifyPatient(ctx, { patientId, kind: 'order', link: linkOf(prescriptionId), ...told })
}
