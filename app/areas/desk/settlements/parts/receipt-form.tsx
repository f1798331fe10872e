import { useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Field } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { deskReceiptPropose } from '../contract.ts'
import { PaperField, paperIn } from './paper-field.tsx'

const AMOUNT = '\\d{1,8}(\\.\\d{1,2})?'

interface ReceiptFormProps {
  claim: { settlement_id: number; party_name: string; open: string }
  onSaved: () => void
  onClose: () => void
}

/** What a party paid of what it owes: the bank's number, its day, and its paper. */
export function ReceiptForm({ claim, onSaved, onClose }: ReceiptFormProps) {
  const [isUploading, setUploading] = useState(false)
  return (
    <EditForm
      title={`登记${claim.party_name}的还款`}
      action="登记"
      disabled={isUploading}
      refusedFields={{ amount: 'amount', days: 'received_on', 'number-used': 'bank_no' }}
      save={(form, send) =>
        send(deskReceiptPropose, {
          ...readForm(deskReceiptPropose, form, { amount: 'text', bank_no: 'text', received_on: 'text' }),
          proof: paperIn(form),
          settlement_id: claim.settlement_id,
        })
      }
      said={(receipt) =>
        receipt.state === 'entered' ? '没有别人可以同意，已直接入账，操作记录里会写明' : '已登记，等另一位同意'
      }
      onSaved={onSaved}
      onClose={onClose}
    >
      <Field
        label="收到金额"
        name="amount"
        keyboard="decimal"
        pattern={AMOUNT}
        end="元"
        defaultValue={claim.open}
        hint={`还欠 ${claim.open} 元；可以分几次还`}
        required
      />
      <Field label="银行流水号" name="bank_no" maxLength={40} required />
      <Field label="收款日期" name="received_on" keyboard="date" required />
      <PaperField onBusy={setUploading} />
    </EditForm>
  )
}
