import { useState } from 'react'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type benchPhone, benchPhoneSave } from '../contract.ts'

/** The number at which a doctor is rung. */
export function PhoneForm({ first }: { first: CallOutput<typeof benchPhone> }) {
  const [phone, setPhone] = useState(first)
  const [mobile, setMobile] = useState('')
  return (
    <Card title="接听电话" aside={phone.mobile || '还没有填写'}>
      <PageForm
        action="保存"
        kind="secondary"
        disabled={mobile.trim() === ''}
        save={(form, send) => send(benchPhoneSave, readForm(benchPhoneSave, form, { mobile: 'text' }))}
        said={() => '已保存'}
        onSaved={(saved) => {
          setPhone(saved)
          setMobile('')
        }}
      >
        <Field
          label="手机号"
          name="mobile"
          inputMode="tel"
          value={mobile}
          hint={
            phone.is_on === 1 ? '打电话时先响这个号码；患者看不到它。' : '平台还没有开通电话，填写后等开通即可使用。'
          }
          onChange={(event) => setMobile(event.target.value)}
        />
      </PageForm>
    </Card>
  )
}
