import { ReasonForm } from '#app/desk-shell/reason-form.tsx'
import { COMPLAINT_LETTERS } from '../../rules.ts'
import { deskComplaintDecide } from '../contract.ts'

const questions = {
  agree: {
    title: '同意退款？',
    text: '问诊费会全额原路退回，医生的收入同时扣回。',
    action: '同意退款',
    said: '已同意，问诊费会原路退回',
  },
  decline: { title: '不退款？', text: '请写清楚原因，患者会看到。', action: '不退款', said: '已答复患者' },
  answer: { title: '答复投诉', text: '患者会看到，请说清楚怎么处理的。', action: '发给患者', said: '已答复患者' },
} as const
/** What is about to be decided. */
export type Deciding = keyof typeof questions

interface DecideDialogProps {
  deciding: Deciding
  complaintId: number
  onClose: () => void
  onDone: () => void
}

/** What the desk says with a decision. */
export function DecideDialog({ deciding, complaintId, onClose, onDone }: DecideDialogProps) {
  const { title, text, action, said } = questions[deciding]
  return (
    <ReasonForm
      title={title}
      label="给患者的答复"
      maxLength={COMPLAINT_LETTERS}
      action={action}
      danger={deciding === 'decline'}
      save={(answer, send) =>
        send(deskComplaintDecide, { complaint_id: complaintId, agrees: deciding === 'decline' ? 0 : 1, answer })
      }
      said={() => said}
      onSaved={onDone}
      onClose={onClose}
    >
      <p className="text-14 text-ink-2">{text}</p>
    </ReasonForm>
  )
}
