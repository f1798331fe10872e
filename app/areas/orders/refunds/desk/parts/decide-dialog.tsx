import { type FormEvent, useId } from 'react'
import { FormDialog } from '#app/desk-shell/form-dialog.tsx'
import { Button } from '#kit/ui/button.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
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
  const form = useId()
  const [agreeing, declining, deciding] = [useAct(deskRefundAgree), useAct(deskRefundDecline), useAct(deskRefundDecide)]
  const { title, label, hint, yes, said } = questions[what]
  const run = (words: string) => {
    if (what === 'agree') return agreeing.run({ refund_id, send_to: words })
    if (what === 'decline') return declining.run({ refund_id, reason: words })
    return deciding.run({ refund_id, agrees: what === 'support' ? 1 : 0, reason: words })
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!(await run(String(new FormData(event.currentTarget).get('words') ?? '').trim()))) return
    toast(said)
    onDone()
  }
  const error = agreeing.error ?? declining.error ?? deciding.error
  return (
    <FormDialog
      open
      title={title}
      onClose={onClose}
      action={
        <Button type="submit" form={form} wide busy={agreeing.busy || declining.busy || deciding.busy}>
          {yes}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} className="space-y-12">
        {error && <Notice tone="danger">{error.words}</Notice>}
        <TextField
          label={label}
          name="words"
          rows={3}
          maxLength={ANSWER_LENGTH}
          hint={hint}
          required={what !== 'agree'}
        />
      </form>
    </FormDialog>
  )
}
