import { useState } from 'react'
import { PicturesField, picturesOf } from '#app/areas/files/cards/pictures-field.tsx'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Field } from '#kit/ui/field.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { deskPayoutProof, deskReceiptPropose } from '../contract.ts'

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
          proof: picturesOf(form, 'proof')[0] ?? '',
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
      <PicturesField
        name="proof"
        label="银行回单照片"
        images={[]}
        most={1}
        hint="流水号和金额要清楚；只有看账的同事能看到"
        upload={async (file, options) => (await callApi(deskPayoutProof, { file }, options)).url}
        onBusy={setUploading}
      />
    </EditForm>
  )
}
