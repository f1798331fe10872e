import { useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { FormDialog } from '#app/desk-shell/form-dialog.tsx'
import { Button } from '#kit/ui/button.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskPrescriptionApprove, type deskPrescriptionLook, deskPrescriptionRefuse } from '../contract.ts'
import { PrescriptionFacts } from './prescription-facts.tsx'

/** A prescription as its pharmacist sees it. */
export type LookedAt = CallOutput<typeof deskPrescriptionLook>

interface ReviewDialogProps {
  seen: LookedAt
  /** Nobody has decided about it. */
  isWaiting: boolean
  onClose: () => void
  onDecided: () => void
}

/** One prescription with all that a pharmacist needs to know, and what they decide. */
export function ReviewDialog({ seen, isWaiting, onClose, onDecided }: ReviewDialogProps) {
  if (isWaiting) return <Review seen={seen} onClose={onClose} onDecided={onDecided} />
  return (
    <FormDialog
      open
      title="处方"
      onClose={onClose}
      action={
        <Button wide kind="secondary" onClick={onClose}>
          关闭
        </Button>
      }
    >
      <PrescriptionFacts seen={seen} />
    </FormDialog>
  )
}

function Review({ seen, onClose, onDecided }: Omit<ReviewDialogProps, 'isWaiting'>) {
  const { prescription_id, buy_num } = seen
  const [isRefusing, setRefusing] = useState(false)
  return (
    <EditForm
      draft="private"
      title="审核处方"
      action={isRefusing ? '确认退回' : '通过'}
      kind={isRefusing ? 'danger' : 'primary'}
      beside={
        <Button kind="secondary" onClick={() => setRefusing(!isRefusing)}>
          {isRefusing ? '返回' : '退回'}
        </Button>
      }
      save={(form, send) => {
        if (isRefusing) {
          const { reason } = readForm(deskPrescriptionRefuse, form, { reason: 'text' })
          return send(deskPrescriptionRefuse, { prescription_id, reason })
        }
        const pieces = readForm(deskPrescriptionApprove, form, { buy_num: 'text' })
        return send(deskPrescriptionApprove, { prescription_id, buy_num: pieces.buy_num || buy_num })
      }}
      said={() => (isRefusing ? '已退回，患者会收到原因' : '已通过，患者会收到消息')}
      onSaved={onDecided}
      onClose={onClose}
    >
      <PrescriptionFacts seen={seen} />
      {!isRefusing && seen.may_change === 1 && (
        <Select
          label="批准数量"
          name="buy_num"
          hint="按处方上写的数量，不能超过患者要的数量"
          defaultValue={String(buy_num)}
          options={Array.from({ length: buy_num }, (_, at) => ({ value: String(at + 1), text: `${at + 1} 件` }))}
        />
      )}
      {isRefusing && (
        <TextField
          label="退回原因"
          name="reason"
          rows={2}
          maxLength={100}
          placeholder="例如：处方照片看不清，请重新拍摄"
          hint="患者会看到"
          required
        />
      )}
    </EditForm>
  )
}
