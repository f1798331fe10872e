import { type FilledMessage, filled } from '#app/areas/notices/messages/rules/templates.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { formatTime } from '#kit/time/day.ts'
import { messages } from '../../rules/messages.ts'
import type { PrescriptionState } from '../../states.ts'
import { linkOf } from '../present.ts'
import type { PrescriptionRow } from '../queries.ts'

/** What a patient is told when a prescription of their comes to a state. */
const toldOf: Partial<Record<PrescriptionState, (row: PrescriptionRow) => FilledMessage | undefined>> = {
  // In a consultation it stands in the talk at once.
  waiting: ({ visitId }) => (visitId ? filled(messages.waiting, {}) : undefined),
  approved: ({ expiresAt, goodsId }) =>
    filled(messages.approved, {
      until: formatTime(expiresAt as Date).slice(0, 16),
      how: goodsId === null ? '凭处方到药店购买' : '下单，只能使用一次',
    }),
  refused: ({ reason }) => filled(messages.refused, { reason: reason ?? '' }),
  withdrawn: (row) => filled(messages.withdrawn, { words: withdrawnWords(row) }),
  expired: () => filled(messages.expired, {}),
}

const withdrawnWords = ({ source, visitId }: PrescriptionRow): string => {
  if (source === 'upload') return '您撤回了处方，可以重新上传。'
  return visitId ? '门诊医生撤回了处方，有疑问请问开方的医生。' : '开方的医生撤回了处方，有疑问请在问诊里问医生。'
}

/** Tells the patient and the rooms above that a prescription went to the state in which it is. */
export const emitMoved = async (ctx: Context, row: PrescriptionRow) => {
  const { id: prescriptionId, patientId, doctorId, consultationId, state } = row
  await ctx.emit('prescription.moved', { prescriptionId, patientId, doctorId, consultationId, state })
  const told = toldOf[state]?.(row)
  if (told) await notifyBy(ctx, told.template, { patientId, values: told.values, link: linkOf(prescriptionId) })
}
