import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { ANSWER_LENGTH } from '../../rules/desk-lists.ts'
import { deskRefundAgree, deskRefundDecide, deskRefundDecline } from '../contract.ts'

/** What is about to be decided, and about which refund. */
export interface Asking {
  what: keyof typeof questions
  refund_id: string
  amount: string
}

const questions = {
  agree: {
    title: '同意退货',
    label: '退货地址',
    hint: '收件人、电话、地址，患者按它寄回；不填则用医院登记的地址。',
    yes: '同意退货',
    said: '已同意，等待患者寄回',
  },
  decline: {
    title: '拒绝退款',
    label: '拒绝的原因',
    hint: '患者会看到，请写清楚、客气一些。',
    yes: '拒绝退款',
    said: '已拒绝并通知患者',
  },
  support: {
    title: '支持患者',
    label: '裁定的理由',
    hint: '患者和商家都会看到。款项将退给患者。',
    yes: '裁定退款',
    said: '已裁定，支持患者',
  },
  uphold: {
    title: '维持拒绝',
    label: '裁定的理由',
    hint: '患者和商家都会看到。裁定后这笔申请结束。',
    yes: '裁定不退',
    said: '已裁定，维持拒绝',
  },
} as const

interface DecideDialogProps {
  asking: Asking
  onClose: () => void
  onDone: () => void
}

/** What the desk says with a decision. */
export function DecideDialog({ asking: { what, refund_id }, onClose, onDone }: DecideDialogProps) {
  const { title, label, hint, yes, said } = questions[what]
  return (
    <EditForm
      draft="private"
      title={title}
      action={yes}
      save={(form, send) => {
        if (what === 'agree')
          return send(deskRefundAgree, { refund_id, ...readForm(deskRefundAgree, form, { send_to: 'text' }) })
        const { reason } = readForm(deskRefundDecline, form, { reason: 'text' })
        if (what === 'decline') return send(deskRefundDecline, { refund_id, reason })
        return send(deskRefundDecide, { refund_id, agrees: what === 'support' ? 1 : 0, reason })
      }}
      said={() => said}
      onSaved={onDone}
      onClose={onClose}
    >
      <TextField
        label={label}
        name={what === 'agree' ? 'send_to' : 'reason'}
        rows={3}
        maxLength={ANSWER_LENGTH}
        hint={hint}
        required={what !== 'agree'}
      />
    </EditForm>
  )
}
