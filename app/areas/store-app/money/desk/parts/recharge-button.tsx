import { useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { deskStoreRecharge } from '../contract.ts'

/** Writes down money that came in at the bank. */
export function RechargeButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" kind="secondary" onClick={() => setOpen(true)}>
        充值入账
      </Button>
      {isOpen && (
        <EditForm
          title="充值入账"
          action="入账"
          refusedFields={{ least: 'amount', taken: 'bank_no' }}
          save={(form, send) =>
            send(deskStoreRecharge, readForm(deskStoreRecharge, form, { amount: 'text', bank_no: 'text' }))
          }
          said={({ balance }) => `已入账，余额 ${balance} 元`}
          onSaved={() => setOpen(false)}
          onClose={() => setOpen(false)}
        >
          <Field label="金额（元）" name="amount" keyboard="decimal" required />
          <Field label="银行流水号" name="bank_no" maxLength={40} hint="同一个流水号只入账一次" required />
        </EditForm>
      )}
    </>
  )
}
