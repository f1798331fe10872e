import { useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Field } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { deskPayoutPaid } from '../contract.ts'
import { PaperField, paperIn } from './paper-field.tsx'

interface PaidFormProps {
  payout: { payout_id: number; amount: string }
  onSaved: () => void
  onClose: () => void
}

/** What the bank did: its number, its day, and its paper. */
export function PaidForm({ payout, onSaved, onClose }: PaidFormProps) {
  const [isUploading, setUploading] = useState(false)
  return (
    <EditForm
      title={`登记已付款 ${payout.amount} 元`}
      action="登记"
      disabled={isUploading}
      refusedFields={{ days: 'paid_on', 'number-used': 'bank_no' }}
      save={(form, send) =>
        send(deskPayoutPaid, {
          ...readForm(deskPayoutPaid, form, { bank_no: 'text', paid_on: 'text' }),
          proof: paperIn(form),
          payout_id: payout.payout_id,
        })
      }
      said={() => '已登记付款，账上已记'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Field label="银行流水号" name="bank_no" maxLength={40} required />
      <Field label="付款日期" name="paid_on" keyboard="date" required />
      <PaperField onBusy={setUploading} />
    </EditForm>
  )
}
